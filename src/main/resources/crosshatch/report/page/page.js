// Makes the page interactive. Everything it knows is in the data block; PageData.java says what is in that.
(() => {
  "use strict";
  const root = document.documentElement;
  const byId = (id) => document.getElementById(id);
  const data = JSON.parse(byId("data").textContent);

  // Places in the array of a run.
  const LINE = 0, RUNS = 1, CLAIMS = 2, VERDICTS = 3, MICROS = 4, ENCODE = 5, COUNTERS = 6;
  const NATIVES = COUNTERS + data.counters.length;
  const DETAIL = NATIVES + 1;
  const BACKTRACKS = COUNTERS + data.counters.indexOf("backtracks");

  const lines = new Map(data.lines.map((line) => [line.line, line]));
  const kinds = [...new Set(data.lines.map((line) => line.kind))];
  const state = { kind: kinds[0] };

  // ---- words and numbers

  const element = (name, text, style) => {
    const made = document.createElement(name);
    if (text !== undefined) made.textContent = text;
    if (style) made.className = style;
    return made;
  };
  const escaped = (text) => element("i", text).innerHTML;
  const unique = (values) => [...new Set(values)];
  const threeDigits = (value) => (value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2));
  const time = (micros) =>
    micros < 1e3 ? threeDigits(micros) + " µs"
      : micros < 1e6 ? threeDigits(micros / 1e3) + " ms"
      : threeDigits(micros / 1e6) + " s";
  const grouped = (number) => number.toLocaleString("en-US", { maximumFractionDigits: 2 });
  const shortTime = (micros) =>
    micros < 1e3 ? grouped(micros) + " µs" : micros < 1e6 ? grouped(micros / 1e3) + " ms" : grouped(micros / 1e6) + " s";
  const label = (puzzle) => puzzle.set + " " + puzzle.position + (puzzle.variant ? " " + puzzle.variant : "");

  /** Whether all runs answered, and not wrongly. */
  const isSolved = (run) => !/wrong|undecided|crashed/.test(run[VERDICTS]);
  const isBad = (run) => /wrong|crashed/.test(run[VERDICTS]);
  const isStopped = (run) => /out-of/.test(run[CLAIMS]);
  const shownTime = (run) => (isStopped(run) ? "> " : "") + time(run[MICROS]);

  const linesOfKind = () => data.lines.filter((line) => line.kind === state.kind);
  const runOf = (puzzle, solver) =>
    puzzle.runs.find((run) => lines.get(run[LINE]).kind === state.kind && lines.get(run[LINE]).solver === solver);

  const fill = (select, values, texts, chosen) => {
    select.replaceChildren(...values.map((value, place) => new Option((texts || values)[place], value)));
    if (chosen !== undefined && values.includes(chosen)) select.value = chosen;
    select.closest("label").hidden = values.length < 2;
  };

  // ---- themes

  const themeButton = byId("theme");
  const nameTheme = () => {
    themeButton.textContent = root.dataset.theme === "dark" ? "Light" : "Dark";
    themeButton.setAttribute("aria-label", "Switch to the " + themeButton.textContent.toLowerCase() + " theme");
  };
  const setTheme = (theme) => {
    root.dataset.theme = theme;
    nameTheme();
    drawAll();
  };
  themeButton.hidden = false;
  nameTheme();
  themeButton.addEventListener("click", () => {
    const theme = root.dataset.theme === "dark" ? "light" : "dark";
    try {
      localStorage.setItem("crosshatch-theme", theme);
    } catch (noStorage) {
      // then it lasts as long as the page
    }
    setTheme(theme);
  });

  // ---- figures

  // Solvers look as in the figures for print; dark paper takes lighter colours. Sets have colours of Okabe and Ito.
  const SYMBOLS = ["circle", "triangle", "rect", "diamond", "roundRect"];
  const SETS = ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9"];
  const onPaper = (hex) => {
    if (root.dataset.theme !== "dark") return hex;
    const light = [1, 3, 5].map((at) => Math.round(0.55 * parseInt(hex.slice(at, at + 2), 16) + 0.45 * 255));
    return "rgb(" + light.join(",") + ")";
  };
  const setLook = (place) => ({ colour: onPaper(SETS[place % SETS.length]), symbol: SYMBOLS[place % SYMBOLS.length] });
  const places = new Map(unique(data.lines.map((line) => line.solver)).map((solver, place) => [solver, place]));
  const solverLook = (solver) => {
    const { colour: hex, dash } = data.lines.find((line) => line.solver === solver);
    return { colour: onPaper(hex), dash: dash.length > 0 ? dash : "solid", symbol: SYMBOLS[places.get(solver) % SYMBOLS.length] };
  };

  const charts = new Map();
  const chart = (id, renderer) => {
    if (!charts.has(id)) {
      const made = echarts.init(byId(id), null, { renderer });
      new ResizeObserver(() => made.resize({ animation: { duration: 0 } })).observe(byId(id));
      charts.set(id, made);
    }
    return charts.get(id);
  };
  const colour = (name) => getComputedStyle(root).getPropertyValue("--" + name).trim();

  const logAxis = (name, format, from, to) => ({
    type: "log", name, nameLocation: "middle", nameGap: 30,
    min: 10 ** Math.floor(Math.log10(from)), max: 10 ** Math.ceil(Math.log10(to)),
    nameTextStyle: { color: colour("soft"), fontSize: 13 },
    axisLabel: { formatter: format, color: colour("soft"), fontSize: 12, hideOverlap: true },
    axisLine: { show: true, lineStyle: { color: colour("soft") } },
    splitLine: { lineStyle: { color: colour("line"), opacity: 0.5 } },
  });
  const frame = (legend) => ({
    animation: false,
    textStyle: { fontFamily: getComputedStyle(document.body).fontFamily },
    grid: { left: 34, right: 30, top: 44, bottom: 34, containLabel: true },
    legend: {
      data: legend, type: "scroll", top: 0, textStyle: { color: colour("ink"), fontSize: 12 },
      pageTextStyle: { color: colour("ink") }, pageIconColor: colour("key"), pageIconInactiveColor: colour("line"),
    },
    tooltip: {
      confine: true, backgroundColor: colour("raised"), borderColor: colour("line"), textStyle: { color: colour("ink"), fontSize: 13 },
    },
  });
  const nothing = (chart, text) => chart.setOption({
    title: { text, left: "center", top: "middle", textStyle: { color: colour("soft"), fontSize: 14, fontWeight: "normal" } },
  }, true);
  const range = (values) => {
    const positive = values.filter((value) => value > 0);
    return [Math.min(...positive), Math.max(...positive)];
  };

  const drawCurves = () => {
    const shown = linesOfKind().filter((line) => line.set === byId("curve-set").value && line.curve.length > 0);
    const view = chart("curves", "svg");
    if (shown.length === 0) return nothing(view, "No puzzle was solved.");
    const [from, to] = range(shown.flatMap((line) => [line.curve[0][0], line.curve.at(-1)[0]]));
    view.setOption({
      ...frame(shown.map((line) => line.name)),
      xAxis: logAxis("time", shortTime, from, to),
      yAxis: {
        type: "value", min: 0, name: "puzzles solved", nameTextStyle: { color: colour("soft"), align: "left" },
        axisLabel: { color: colour("soft") }, splitLine: { lineStyle: { color: colour("line"), opacity: 0.5 } },
        minInterval: 1,
      },
      series: shown.map((line) => {
        const { colour: own, dash } = solverLook(line.solver);
        return {
          type: "line", name: line.name, data: line.curve, step: "end", symbol: "circle", symbolSize: 5,
          showSymbol: line.curve.length < 12, lineStyle: { color: own, type: dash, width: 2 }, itemStyle: { color: own },
          emphasis: { focus: "series" },
          tooltip: { formatter: (point) => escaped(line.name) + "<br>" + grouped(point.value[1]) + " within " + time(point.value[0]) },
        };
      }),
    }, true);
  };

  /** A series of points, each a puzzle; hollow where it was not solved. */
  const points = (name, { colour: own, symbol }, values, extra) => ({
    type: "scatter", name, symbol, symbolSize: 8, itemStyle: { color: own, opacity: 0.75 }, cursor: "pointer",
    data: values.map((point) => point.solved ? point : {
      ...point, itemStyle: { color: "transparent", borderColor: own, borderWidth: 1.5, opacity: 1 },
    }),
    ...extra,
  });
  const openPoint = (event) => {
    if (event.data && event.data.puzzle !== undefined) location.hash = "#puzzle-" + event.data.puzzle;
  };
  const drawPoints = (id, option) => {
    const view = chart(id, "canvas");
    view.setOption({ ...option, legend: { ...option.legend, itemWidth: 12, itemHeight: 12 } }, true);
    view.off("click");
    view.on("click", openPoint);
  };

  const drawScatter = () => {
    const [across, up] = [byId("scatter-x").value, byId("scatter-y").value];
    const named = (solver) => linesOfKind().find((line) => line.solver === solver);
    const values = data.puzzles.flatMap((puzzle, number) => {
      const [x, y] = [runOf(puzzle, across), runOf(puzzle, up)];
      if (!x || !y) return [];
      return [{ value: [x[MICROS], y[MICROS]], puzzle: number, set: puzzle.set, solved: isSolved(x) && isSolved(y), texts: [shownTime(x), shownTime(y)] }];
    });
    if (values.length === 0) return nothing(chart("scatter", "canvas"), "No puzzle was run by both.");
    const limits = [named(across).limit, named(up).limit];
    const [from, to] = range(values.flatMap((point) => point.value));
    const [low, high] = [10 ** Math.floor(Math.log10(from)), 10 ** Math.ceil(Math.log10(to))];
    const near = (limit) => limit !== null && limit >= low && limit <= high;
    const guide = { silent: true, symbol: "none", label: { show: false }, lineStyle: { color: colour("soft"), type: "solid", width: 1 } };
    const sets = unique(values.map((point) => point.set));
    drawPoints("scatter", {
      ...frame(sets),
      xAxis: logAxis(named(across).name, shortTime, from, to),
      yAxis: { ...logAxis(named(up).name, shortTime, from, to), nameGap: 58 },
      tooltip: {
        ...frame([]).tooltip,
        formatter: ({ data: point }) => [label(data.puzzles[point.puzzle]), named(across).name + ": " + point.texts[0],
          named(up).name + ": " + point.texts[1]].map(escaped).join("<br>"),
      },
      series: sets.map((set, place) => points(set, setLook(place), values.filter((point) => point.set === set), place > 0 ? {} : {
        markLine: {
          ...guide,
          data: [[{ coord: [low, low] }, { coord: [high, high] }],
            ...(near(limits[0]) ? [{ xAxis: limits[0], lineStyle: { type: "dashed" } }] : []),
            ...(near(limits[1]) ? [{ yAxis: limits[1], lineStyle: { type: "dashed" } }] : [])],
        },
      })),
    });
  };

  const NONE = 0.1; // where no backtrack stands on a logarithmic axis
  const drawEffort = () => {
    const set = byId("effort-set").value;
    const shown = unique(linesOfKind().map((line) => line.solver)).map((solver) => ({
      solver,
      name: linesOfKind().find((line) => line.solver === solver).name,
      values: data.puzzles.flatMap((puzzle, number) => {
        const run = set === "" || puzzle.set === set ? runOf(puzzle, solver) : undefined;
        if (!run || run[BACKTRACKS] === null) return [];
        return [{ value: [Math.max(run[BACKTRACKS], NONE), run[MICROS]], puzzle: number, solved: isSolved(run), backtracks: run[BACKTRACKS], text: shownTime(run) }];
      }),
    })).filter((each) => each.values.length > 0);
    if (shown.length === 0) return nothing(chart("effort", "canvas"), "No solver counted backtracks.");
    const all = shown.flatMap((each) => each.values.map((point) => point.value));
    drawPoints("effort", {
      ...frame(shown.map((each) => each.name)),
      xAxis: logAxis("backtracks", (value) => (value < 1 ? "0" : grouped(value)), NONE, Math.max(10, ...all.map((value) => value[0]))),
      yAxis: { ...logAxis("time", shortTime, ...range(all.map((value) => value[1]))), nameGap: 58 },
      tooltip: {
        ...frame([]).tooltip,
        formatter: ({ data: point, seriesName }) => [label(data.puzzles[point.puzzle]),
          seriesName + ": " + grouped(point.backtracks) + " backtracks, " + point.text].map(escaped).join("<br>"),
      },
      series: shown.map((each) => points(each.name, solverLook(each.solver), each.values)),
    });
  };

  const drawAll = () => {
    drawCurves();
    drawScatter();
    drawEffort();
  };

  // ---- tables

  const LANGUAGE = {
    search: "Filter", info: "_START_ to _END_ of _TOTAL_", infoFiltered: "(filtered from _MAX_)", infoEmpty: "none",
    zeroRecords: "Nothing matches the filter.", lengthMenu: "_MENU_ rows", thousands: ",",
  };
  const PAGE = 25;
  for (const table of document.querySelectorAll(".table > table")) {
    const rows = table.tBodies[0].rows.length;
    new DataTable(table, {
      order: [], autoWidth: false, paging: rows > PAGE, pageLength: PAGE, info: rows > PAGE, searching: rows > 1,
      language: LANGUAGE,
      layout: { topStart: null, topEnd: null, bottomStart: rows > 1 ? "search" : null, bottomEnd: rows > PAGE ? ["info", "paging"] : null },
    });
  }

  const measures = () => [
    { name: "time", value: (run) => run[MICROS], text: shownTime },
    { name: "encoding time", value: (run) => run[ENCODE], text: (run) => (run[ENCODE] === null ? "" : time(run[ENCODE])) },
    ...data.counters.map((name, place) => ({
      name, value: (run) => run[COUNTERS + place], text: (run) => (run[COUNTERS + place] === null ? "" : grouped(run[COUNTERS + place])),
    })),
    { name: "claim", value: (run) => run[CLAIMS], text: (run) => run[CLAIMS] },
    { name: "verdict", value: (run) => run[VERDICTS], text: (run) => run[VERDICTS] },
  ].filter((measure) => data.puzzles.some((puzzle) => puzzle.runs.some((run) => measure.value(run) !== null)));

  /** Of a cell, by the text of a filter: {@code >100} compares numbers, anything else is looked for. */
  const matches = (filter, value, text) => {
    const bound = /^([<>])\s*([0-9.e]+)$/i.exec(filter);
    if (!bound) return text.toLowerCase().includes(filter.toLowerCase());
    if (typeof value !== "number") return false;
    return bound[1] === ">" ? value > Number(bound[2]) : value < Number(bound[2]);
  };

  let puzzleTable = null;
  const makePuzzleTable = () => {
    const measure = measures().find((each) => each.name === byId("puzzle-measure").value);
    const solvers = unique(linesOfKind().map((line) => line.solver));
    const rows = data.puzzles.map((puzzle, number) => ({ puzzle, number, runs: solvers.map((solver) => runOf(puzzle, solver)) }))
      .filter((row) => row.runs.some((run) => run));
    if (puzzleTable) puzzleTable.destroy();
    const table = element("table");
    table.id = "puzzle-rows";
    const [titles, filters] = [table.createTHead().insertRow(), table.tHead.insertRow()];
    filters.className = "filters";
    const names = ["puzzle", ...solvers.map((solver) => linesOfKind().find((line) => line.solver === solver).name)];
    for (const [place, name] of names.entries()) {
      const heading = element("th", name, place > 0 ? "number" : "");
      heading.scope = "col";
      titles.append(heading);
      const cell = element("td");
      const input = element("input");
      input.type = "search";
      input.setAttribute("aria-label", "Filter " + name);
      cell.append(input);
      filters.append(cell);
    }
    byId("puzzle-table").replaceChildren(table);
    const link = ({ puzzle, number }) => '<a href="#puzzle-' + number + '">' + escaped(label(puzzle)) + "</a>";
    const solverColumn = (solver, place) => ({
      className: "number",
      data: (row) => row.runs[place],
      defaultContent: "",
      render: (run, type) => {
        if (!run) return type === "display" || type === "filter" ? "" : null;
        if (type === "display") {
          return '<span class="' + (isBad(run) ? "bad" : isSolved(run) ? "" : "open") + '">' + escaped(measure.text(run)) + "</span>";
        }
        return type === "filter" ? measure.text(run) : measure.value(run);
      },
      type: ["claim", "verdict"].includes(measure.name) ? "string" : "num",
    });
    puzzleTable = new DataTable(table, {
      data: rows, order: [], autoWidth: false, deferRender: true, pageLength: PAGE, language: LANGUAGE, orderCellsTop: true,
      layout: { topStart: null, topEnd: "pageLength", bottomStart: "info", bottomEnd: "paging" },
      columns: [
        { data: (row) => row, type: "string", render: (row, type) => (type === "display" ? link(row) : type === "filter" ? label(row.puzzle) : row.number),
          orderDataType: undefined },
        ...solvers.map(solverColumn),
      ],
    });
    filters.querySelectorAll("input").forEach((input, place) => input.addEventListener("input", () => {
      const filter = input.value.trim();
      puzzleTable.column(place).search.fixed("typed", filter === "" ? null : (text, row) =>
        place === 0 ? matches(filter, undefined, label(row.puzzle))
          : row.runs[place - 1] !== undefined && matches(filter, measure.value(row.runs[place - 1]), String(measure.text(row.runs[place - 1]))));
      puzzleTable.draw();
    }));
  };

  // ---- one puzzle

  const SVG = "http://www.w3.org/2000/svg";
  const svg = (name, attributes, text) => {
    const made = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    if (text !== undefined) made.textContent = text;
    return made;
  };
  const cellsOf = (text) => (text.includes(" ") ? text.split(" ") : [...text]).map((cell) => (cell === "." || cell === "0" ? "" : cell));

  const CELL = 40, EDGE = 3;
  const drawGrid = (puzzle, withSolution) => {
    const givens = cellsOf(puzzle.grid);
    const found = withSolution ? cellsOf(puzzle.solution) : [];
    const n = Math.round(Math.sqrt(givens.length));
    const size = n * CELL + 2 * EDGE;
    const drawing = svg("svg", { class: "grid", viewBox: `0 0 ${size} ${size}`, role: "img", "aria-label": "Grid of " + label(puzzle) });
    const rules = (thick) => {
      let path = "";
      for (let i = 0; i <= n; i++) {
        const bounds = i === 0 || i === n || (puzzle.box > 0 && i % puzzle.box === 0);
        if (bounds === thick) path += `M${EDGE} ${EDGE + i * CELL}h${n * CELL}M${EDGE + i * CELL} ${EDGE}v${n * CELL}`;
      }
      drawing.append(svg("path", { d: path, class: thick ? "thick" : "thin" }));
    };
    rules(false);
    rules(true);
    givens.forEach((given, cell) => {
      const digit = given || found[cell];
      if (!digit) return;
      drawing.append(svg("text", {
        x: EDGE + ((cell % n) + 0.5) * CELL, y: EDGE + (Math.floor(cell / n) + 0.5) * CELL, class: given ? "given" : "found",
      }, digit));
    });
    return drawing;
  };

  const quoted = (word) => (/^[\w@%+=:,./-]+$/.test(word) ? word : "'" + word.replaceAll("'", "'\\''") + "'");
  /** What repeats a run; a puzzle that is not found by its set's name, or was made from another, must be at hand as a text. */
  const command = (puzzle, line) => {
    const named = puzzle.named ? puzzle.set + ":" + puzzle.position : puzzle.grid;
    if (named === null) return null;
    const limit = line.limit === null ? [] : ["--timeout", line.limit / 1e6 + "s"];
    return ["crosshatch", "solve", named, "--solver", line.spec, "--question", line.question, ...limit, "--stats"].map(quoted).join(" ");
  };

  const copyButton = (text, what) => {
    const button = element("button", "Copy");
    button.type = "button";
    button.setAttribute("aria-label", "Copy " + what);
    button.addEventListener("click", async () => {
      try {
        await navigator.clipboard.writeText(text);
        button.textContent = "Copied";
      } catch (refused) {
        getSelection().selectAllChildren(button.previousSibling);
        button.textContent = "Press Ctrl+C";
      }
    });
    return button;
  };
  const copyable = (text, what) => {
    const row = element("div", undefined, "command");
    row.append(element("code", text), copyButton(text, what));
    return row;
  };

  const facts = (puzzle) => {
    const list = element("dl");
    const fact = (name, value) => list.append(element("dt", name), element("dd", value));
    fact("id", puzzle.id);
    if (puzzle.grid !== null) fact("givens", String(cellsOf(puzzle.grid).filter((cell) => cell).length));
    if (!puzzle.drawn) fact("on this page", "picked, not drawn at random");
    return list;
  };

  const drawn = (puzzle) => {
    const row = element("div", undefined, "drawn");
    const beside = element("div");
    if (puzzle.grid === null) {
      beside.append(element("p", "The grid is not in this file. This shows it:"),
        copyable("crosshatch solve " + quoted(puzzle.set + ":" + puzzle.position) + " --format json", "the command"));
    } else {
      row.append(drawGrid(puzzle, false));
    }
    beside.append(facts(puzzle));
    if (puzzle.solution !== null) {
      const button = element("button", "Show the solution");
      button.type = "button";
      button.setAttribute("aria-pressed", "false");
      button.addEventListener("click", () => {
        const shows = button.getAttribute("aria-pressed") === "false";
        button.setAttribute("aria-pressed", String(shows));
        row.querySelector(".grid").replaceWith(drawGrid(puzzle, shows));
      });
      beside.append(button);
    }
    if (puzzle.grid !== null) beside.append(copyable(puzzle.grid, "the puzzle"));
    row.append(beside);
    return row;
  };

  const runTable = (puzzle) => {
    const table = element("table");
    const heading = table.createTHead().insertRow();
    const counters = data.counters.map((name, place) => ({ name, place: COUNTERS + place }))
      .filter(({ place }) => puzzle.runs.some((run) => run[place] !== null));
    const severalKinds = unique(puzzle.runs.map((run) => lines.get(run[LINE]).kind)).length > 1;
    const columns = [
      ["solver", "", (run, line) => line.name],
      ...(severalKinds ? [["runs of", "", (run, line) => line.kind]] : []),
      ["claim", "", (run) => run[CLAIMS]],
      ["verdict", "", (run) => run[VERDICTS], (run) => (isBad(run) ? "bad" : isSolved(run) ? "" : "open")],
      ["time", "number", shownTime],
      ["encoding", "number", (run) => (run[ENCODE] === null ? "" : time(run[ENCODE]))],
      ...counters.map(({ name, place }) => [name, "number", (run) => (run[place] === null ? "" : grouped(run[place]))]),
      ["runs", "number", (run) => grouped(run[RUNS])],
      ["library's own counters", "", (run) => run[NATIVES]],
      ["detail", "", (run) => run[DETAIL]],
    ].filter(([, , text]) => puzzle.runs.some((run) => text(run, lines.get(run[LINE])) !== ""));
    for (const [name, style] of columns) {
      const cell = element("th", name, style);
      cell.scope = "col";
      heading.append(cell);
    }
    const body = table.createTBody();
    for (const run of puzzle.runs) {
      const row = body.insertRow();
      for (const [, style, text, more] of columns) {
        row.append(element("td", text(run, lines.get(run[LINE])), [style, more ? more(run) : ""].join(" ").trim()));
      }
    }
    const wide = element("div", undefined, "wide");
    wide.tabIndex = 0;
    wide.append(table);
    return wide;
  };

  const commands = (puzzle) => {
    const all = element("details");
    all.append(element("summary", "Commands that repeat these runs"));
    for (const run of puzzle.runs) {
      const line = lines.get(run[LINE]);
      const text = command(puzzle, line);
      if (text === null) all.append(element("p", line.name + ": the puzzle was made from another, and its grid is not in this file."));
      else all.append(copyable(text, "the command for " + line.name));
    }
    return all;
  };

  const dialog = byId("puzzle");
  const openNamed = () => {
    const named = /^#puzzle-(\d+)$/.exec(location.hash);
    const puzzle = named ? data.puzzles[Number(named[1])] : undefined;
    if (!puzzle) return dialog.close();
    byId("puzzle-title").textContent = label(puzzle);
    byId("puzzle-body").replaceChildren(drawn(puzzle), runTable(puzzle), commands(puzzle));
    if (!dialog.open) dialog.showModal();
    dialog.scrollTop = 0;
  };
  byId("close").addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close(); // the backdrop
  });
  dialog.addEventListener("close", () => {
    if (/^#puzzle-/.test(location.hash)) history.replaceState(null, "", "#");
  });
  addEventListener("hashchange", openNamed);

  // ---- choices

  const choose = (id, drawn) => byId(id).addEventListener("change", drawn);
  const fillChoices = () => {
    const sets = unique(linesOfKind().map((line) => line.set));
    const solvers = unique(linesOfKind().map((line) => line.solver));
    const names = solvers.map((solver) => linesOfKind().find((line) => line.solver === solver).name);
    fill(byId("curve-set"), sets);
    fill(byId("effort-set"), sets.length > 1 ? ["", ...sets] : sets, sets.length > 1 ? ["all", ...sets] : sets);
    fill(byId("scatter-x"), solvers, names, solvers[0]);
    fill(byId("scatter-y"), solvers, names, solvers[1]);
    fill(byId("puzzle-kind"), kinds, kinds, state.kind);
    fill(byId("figure-kind"), kinds, kinds, state.kind);
    const wanted = measures().map((measure) => measure.name);
    fill(byId("puzzle-measure"), wanted, wanted, byId("puzzle-measure").value || "time");
  };
  const setKind = (kind) => {
    state.kind = kind;
    fillChoices();
    drawAll();
    makePuzzleTable();
  };
  choose("curve-set", drawCurves);
  choose("effort-set", drawEffort);
  choose("scatter-x", drawScatter);
  choose("scatter-y", drawScatter);
  choose("puzzle-measure", makePuzzleTable);
  choose("puzzle-kind", () => setKind(byId("puzzle-kind").value));
  choose("figure-kind", () => setKind(byId("figure-kind").value));

  // On paper everything is open and dark on white.
  let before = null;
  addEventListener("beforeprint", () => {
    before = { theme: root.dataset.theme, closed: [...document.querySelectorAll("main details:not([open])")] };
    before.closed.forEach((details) => (details.open = true));
    setTheme("light");
  });
  addEventListener("afterprint", () => {
    before.closed.forEach((details) => (details.open = false));
    setTheme(before.theme);
  });

  setKind(state.kind);
  openNamed();
})();
