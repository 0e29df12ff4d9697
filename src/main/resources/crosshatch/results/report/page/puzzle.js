// One puzzle: its grid, all runs on it, and the commands that repeat them.
(() => {
  "use strict";
  const { byId, element, grouped, ofColumn } = Text;

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
    const drawing = svg("svg", { class: "grid", viewBox: `0 0 ${size} ${size}`, role: "img", "aria-label": "Grid of " + puzzle.label });
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
      beside.append(element("p", "The grid is not in this file. This command prints it:"),
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

  /** All runs of a puzzle, whatever is filtered. */
  const runsOf = (puzzle) => Data.blocks.flatMap((block) => {
    const place = block.at(puzzle.number);
    return place === undefined ? [] : [{ block, place, line: block.line }];
  });

  const runTable = (runs) => {
    const table = element("table");
    const heading = table.createTHead().insertRow();
    const severalKinds = Data.unique(runs.map((run) => run.line.kind)).length > 1;
    const styleOf = ({ block, place }) => ({ wrong: "bad", crashed: "bad", solved: "" })[block.status[place]] ?? "open";
    const isCut = ({ block, place }) => block.status[place] !== "solved";
    const columns = [
      ["solver", "", (run) => run.line.name],
      ...(severalKinds ? [["runs of", "", (run) => run.line.kind]] : []),
      ["claim", "", (run) => Data.claim(run.block, run.place)],
      ["verdict", "", (run) => Data.verdict(run.block, run.place), styleOf],
      ...Data.columns.map((column, number) => [column.name, "number",
        (run) => (column.name === "time" && isCut(run) ? "> " : "") + ofColumn(Data.value(run.block, number, run.place), column)]),
      ["runs", "number", (run) => grouped(run.block.runs[run.place])],
      ["detail", "", (run) => Data.detail(run.block, run.place)],
    ].filter(([, , text]) => runs.some((run) => text(run) !== ""));
    for (const [name, style] of columns) {
      const cell = element("th", name, style);
      cell.scope = "col";
      heading.append(cell);
    }
    const body = table.createTBody();
    for (const run of runs) {
      const row = body.insertRow();
      for (const [, style, text, more] of columns) {
        row.append(element("td", text(run), [style, more ? more(run) : ""].join(" ").trim()));
      }
    }
    const wide = element("div", undefined, "wide");
    wide.tabIndex = 0;
    wide.setAttribute("role", "region");
    wide.setAttribute("aria-label", "Runs on this puzzle");
    wide.append(table);
    return wide;
  };

  const commands = (puzzle, runs) => {
    const all = element("details");
    all.append(element("summary", "Commands that repeat these runs"));
    for (const { line } of runs) {
      const text = command(puzzle, line);
      if (text === null) all.append(element("p", line.name + ": the puzzle was made from another puzzle, and its grid is not in this file."));
      else all.append(copyable(text, "the command for " + line.name));
    }
    return all;
  };

  // The puzzle that is open is one of the reader's choices, so that its address can be passed on.
  const dialog = byId("puzzle");
  let opener = null;
  const show = () => {
    const puzzle = Data.puzzleOf(State.of.puzzle);
    if (!puzzle) return dialog.close();
    const runs = runsOf(puzzle);
    byId("puzzle-title").textContent = puzzle.label;
    byId("puzzle-body").replaceChildren(drawn(puzzle), runTable(runs), commands(puzzle, runs));
    if (!dialog.open) {
      opener = document.activeElement;
      dialog.showModal();
    }
    dialog.scrollTop = 0;
  };
  byId("close").addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close(); // the backdrop
  });
  dialog.addEventListener("close", () => {
    if (State.of.puzzle !== "") State.set({ puzzle: "" });
    if (opener) opener.focus();
  });
  State.onChange((changed) => changed.includes("puzzle") && (State.of.puzzle !== "" || dialog.open) && show());
  show();
})();
