// What the page knows: the data block, as PageData.java writes it, in a form that is quick to ask. All else is built on this.
const Data = (() => {
  "use strict";
  const raw = JSON.parse(document.getElementById("data").textContent);
  const unique = (values) => [...new Set(values)];

  const lines = new Map(raw.lines.map((line) => [line.line, line]));
  const puzzles = raw.puzzles.map(([set, position, variant, id, drawn, named, box, grid, solution], number) => ({
    set, position, variant, id, drawn, named, box, grid, solution, number,
    label: set + " " + position + (variant ? " " + variant : ""),
  }));
  const byLabel = new Map(puzzles.map((puzzle) => [puzzle.label, puzzle]));

  /** What became of a run, for people, in the order in which it is listed. */
  const STATUS = ["solved", "wrong", "crashed", "memory", "timeout", "search limit", "gave up"];
  const statusOf = (claims, verdicts) =>
    /wrong/.test(verdicts) ? "wrong"
      : /crashed/.test(verdicts) ? "crashed"
      : /out-of-memory/.test(claims) ? "memory"
      : /out-of-(time|cpu)/.test(claims) ? "timeout"
      : /out-of-/.test(claims) ? "search limit"
      : /undecided/.test(verdicts) ? "gave up" : "solved";

  // A block holds the runs of one line; at finds the place of a puzzle in it.
  const sets = raw.sets.map((each) => each.set);
  const blocks = raw.runs.map((block) => {
    const status = block.claims.map((claim, place) => statusOf(raw.words[claim], raw.words[block.verdicts[place]]));
    const places = new Map(block.puzzles.map((puzzle, place) => [puzzle, place]));
    return { ...block, line: lines.get(block.line), status, at: (puzzle) => places.get(puzzle) };
  }).sort((one, other) => sets.indexOf(one.line.set) - sets.indexOf(other.line.set));
  const value = (block, column, place) => {
    const values = block.values[column];
    return values === undefined || values[place] === undefined ? null : values[place];
  };

  return {
    raw, lines: raw.lines, puzzles, blocks, columns: raw.columns, unique, value, STATUS,
    sets: raw.sets,
    kinds: unique(raw.lines.map((line) => line.kind)),
    solvers: unique(raw.lines.map((line) => line.solver)),
    nameOf: (solver) => raw.lines.find((line) => line.solver === solver).name,
    puzzleOf: (label) => byLabel.get(label),
    column: (name) => raw.columns.findIndex((column) => column.name === name),
    claim: (block, place) => raw.words[block.claims[place]],
    verdict: (block, place) => raw.words[block.verdicts[place]],
    detail: (block, place) => raw.words[block.details[place]],
    isWhole: (set) => raw.sets.every((each) => each.set !== set || each.shown === each.puzzles),
  };
})();

// Words, numbers and elements of the page.
const Text = (() => {
  "use strict";
  const element = (name, text, style) => {
    const made = document.createElement(name);
    if (text !== undefined) made.textContent = text;
    if (style) made.className = style;
    return made;
  };
  const grouped = (number) => number.toLocaleString("en-US", { maximumFractionDigits: 2 });
  const threeDigits = (value) => (value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2));
  /** A number with the unit of its scale that suits. */
  const scaled = (value, units, base, shown) => {
    let place = 0;
    for (; place < units.length - 1 && Math.abs(value) >= base; place++) value /= base;
    return shown(value) + " " + units[place];
  };
  const UNITS = { "µs": [["µs", "ms", "s"], 1000], bytes: [["bytes", "KiB", "MiB", "GiB"], 1024], "%": [["%"], 1] };
  const quantity = (value, unit, shown) => (UNITS[unit] ? scaled(value, ...UNITS[unit], shown) : grouped(value));
  /** Of sorted numbers. */
  const median = (values) => {
    const middle = values.length >> 1;
    return values.length % 2 === 1 ? values[middle] : (values[middle - 1] + values[middle]) / 2;
  };
  return {
    element, grouped, median,
    /** The place of a puzzle in its set, which is a column of the page alone. */
    POSITION: { name: "position in its set", unit: "" },
    byId: (id) => document.getElementById(id),
    escaped: (text) => element("i", text).innerHTML,
    /** A value of a column, to three digits where it has a unit. */
    ofColumn: (value, column) => (value === null ? "" : quantity(value, column.unit, threeDigits)),
    /** The same on an axis: round numbers. */
    onAxis: (value, column) => quantity(value, column.unit, grouped),
    many: (count, noun) => grouped(count) + " " + noun + (count === 1 ? "" : "s"),
  };
})();
