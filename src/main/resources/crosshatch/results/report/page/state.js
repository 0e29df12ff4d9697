// What the reader has chosen. It stands in the fragment of the address, so that a link shows what its sender saw.
const State = (() => {
  "use strict";
  const first = (values) => values[0] || "";
  const time = first(Data.columns.map((column) => column.name));
  const effort = Data.column("backtracks") >= 0 ? "backtracks" : time;

  /** Choices of one value, as they are before the reader chooses. */
  const DEFAULTS = {
    kind: first(Data.kinds), keep: "runs", label: "", where: time, from: "", to: "",
    where2: effort, from2: "", to2: "", where3: effort, from3: "", to3: "",
    quantileSet: "", quantile: time, quantileX: "log", quantileY: "linear", penalty: "",
    across: Data.solvers[0], up: Data.solvers[1] || Data.solvers[0], acrossColumn: time, upColumn: time, scatterX: "log", scatterY: "log",
    guides: "2, 10", fit: "none",
    columnsX: effort, columnsY: time, columnsSet: "", columnsScaleX: "log", columnsScaleY: "log",
    puzzle: "",
  };
  /** What is behind the names of the choices that bound a column. */
  const BOUNDS = ["", "2", "3"];
  /** Choices of several; none stands for all of them, but of measures, where it stands for the time. */
  const LISTS = ["set", "solver", "status", "verdict", "measure"];

  const state = {};
  const read = () => {
    const said = new URLSearchParams(location.hash.slice(1));
    for (const [name, value] of Object.entries(DEFAULTS)) state[name] = said.has(name) ? said.get(name) : value;
    for (const name of LISTS) state[name] = said.getAll(name);
  };
  const address = () => {
    const said = new URLSearchParams();
    for (const name of LISTS) for (const value of state[name]) said.append(name, value);
    for (const [name, value] of Object.entries(DEFAULTS)) if (state[name] !== value) said.set(name, state[name]);
    return "#" + said;
  };
  const write = () => history.replaceState(history.state, "", address());
  const listeners = [];
  const told = (changed) => {
    write();
    listeners.forEach((listener) => listener(changed));
  };

  read();
  addEventListener("hashchange", () => {
    const said = new URLSearchParams(location.hash.slice(1));
    // A link to a puzzle says nothing else: the rest stays as it is.
    if ([...said.keys()].join() === "puzzle") {
      state.puzzle = said.get("puzzle");
      return told(["puzzle"]);
    }
    if (location.hash.includes("=") || location.hash.length < 2) read();
    told(Object.keys(state));
  });

  return {
    of: state,
    lists: LISTS,
    bounds: BOUNDS,
    /** Changes choices and tells everybody. */
    set: (changes) => {
      Object.assign(state, changes);
      told(Object.keys(changes));
    },
    /** Back to the beginning, but for the puzzle that is open. */
    reset: () => {
      Object.assign(state, DEFAULTS, { puzzle: state.puzzle });
      for (const name of LISTS) state[name] = [];
      told(Object.keys(state));
    },
    onChange: (listener) => listeners.push(listener),
    address,
  };
})();

// Which runs the choices leave. Tables and figures ask here, so that all show the same.
const Shown = (() => {
  "use strict";
  const state = State.of;
  const isChosen = (list, value) => state[list].length === 0 || state[list].includes(value);
  const UNITS = { "": 1, "µs": 1, us: 1, ms: 1e3, s: 1e6, min: 6e7, kib: 1024, mib: 1048576, gib: 1073741824, bytes: 1, "%": 1 };
  /** A number with or without a unit, such as 5ms; null if it is none. */
  const number = (text) => {
    const parts = /^\s*([0-9][0-9,]*\.?[0-9]*(?:e[+-]?[0-9]+)?|\.[0-9]+)\s*([a-zµ%]*)\s*$/i.exec(text);
    const unit = parts && UNITS[parts[2].toLowerCase().replace("μ", "µ")];
    return unit ? Number(parts[1].replaceAll(",", "")) * unit : null;
  };
  /** Whether a run of a block is one that the filters leave. */
  const matcher = () => {
    const label = state.label.trim().toLowerCase();
    const bounds = bounded().map((behind) => ({
      column: Data.column(state["where" + behind]),
      from: number(state["from" + behind]) ?? -Infinity, to: number(state["to" + behind]) ?? Infinity,
    }));
    const within = (value, { from, to }) => value !== null && value >= from && value <= to;
    return (block, place) => isChosen("status", block.status[place]) && isChosen("verdict", Data.verdict(block, place))
      && Data.puzzles[block.puzzles[place]].label.toLowerCase().includes(label)
      && bounds.every((bound) => within(Data.value(block, bound.column, place), bound));
  };
  const bounded = () => State.bounds.filter((behind) => number(state["from" + behind]) !== null || number(state["to" + behind]) !== null);
  /** Whether runs are filtered, not only solvers and sets. */
  const isFiltered = () => state.status.length + state.verdict.length + bounded().length > 0 || state.label.trim() !== "";

  let memory = null;
  State.onChange((changed) => {
    if (changed.some((name) => /^(kind|keep|label|where.?|from.?|to.?|set|solver|status|verdict)$/.test(name))) memory = null;
  });
  const computed = () => {
    const ofKind = Data.blocks.filter((block) => block.line.kind === state.kind && isChosen("set", block.line.set));
    const judges = state.keep.startsWith("solver:") ? ofKind.filter((block) => "solver:" + block.line.solver === state.keep) : ofKind;
    const matches = matcher();
    let kept = null;
    if (state.keep !== "runs" && isFiltered()) {
      kept = new Set();
      for (const block of judges) block.puzzles.forEach((puzzle, place) => matches(block, place) && kept.add(puzzle));
    }
    const all = !isFiltered();
    return ofKind.filter((block) => isChosen("solver", block.line.solver)).map((block) => ({
      block,
      places: block.puzzles.map((puzzle, place) => place)
        .filter((place) => all || (kept === null ? matches(block, place) : kept.has(block.puzzles[place]))),
    }));
  };
  /** For each line that is shown: its block and the places of the runs that are. */
  const runs = () => (memory ||= computed().map((each) => ({ ...each, set: new Set(each.places) })));
  return {
    runs, isFiltered, number, isChosen,
    blocks: () => runs().map((each) => each.block),
    solvers: () => Data.unique(runs().map((each) => each.block.line.solver)),
    sets: () => Data.unique(runs().map((each) => each.block.line.set)),
    count: () => runs().reduce((sum, each) => sum + each.places.length, 0),
    all: () => Data.blocks.reduce((sum, block) => sum + (block.line.kind === state.kind ? block.puzzles.length : 0), 0),
  };
})();
