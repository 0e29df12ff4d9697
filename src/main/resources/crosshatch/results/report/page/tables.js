// The tables that are in the file, and one of the runs that are shown.
const Tables = (() => {
  "use strict";
  const { byId, element, grouped, median, ofColumn } = Text;
  const state = State.of;
  const LANGUAGE = {
    search: "Filter", info: "_START_ to _END_ of _TOTAL_", infoFiltered: "(filtered from _MAX_)", infoEmpty: "none",
    zeroRecords: "Nothing matches the filter.", lengthMenu: "_MENU_ rows", thousands: ",",
  };
  const PAGE = 25;

  // ---- tables of the report: from all runs, so only their solvers and sets can be chosen

  /** The longest of these names that a title begins with, or that stands in it before a comma. */
  const nameIn = (title, names) =>
    names.filter((name) => title === name || title.startsWith(name + ",") || title.startsWith(name + " (")).sort((one, other) => other.length - one.length)[0];
  const sets = Data.sets.map((each) => each.set);
  const names = new Map(Data.lines.map((line) => [line.name, line.solver]));
  const made = [];
  const make = (table) => {
    const rows = table.tBodies[0].rows.length;
    const headings = [...table.tHead.rows[0].cells].map((cell) => cell.textContent.trim());
    const api = new DataTable(table, {
      order: [], autoWidth: false, paging: rows > PAGE, pageLength: PAGE, info: rows > PAGE, searching: true,
      language: LANGUAGE,
      layout: { topStart: null, topEnd: null, bottomStart: rows > 1 ? "search" : null, bottomEnd: rows > PAGE ? ["info", "paging"] : null },
    });
    const text = (cells, place) => (place < 0 ? null : cells[place].display || cells[place]);
    const plain = (html) => new DOMParser().parseFromString(String(html), "text/html").body.textContent.trim();
    const [solver, set] = [headings.indexOf("solver"), headings.indexOf("set")];
    api.search.fixed("chosen", (typed, data) => {
      const own = solver < 0 ? null : plain(text(data, solver));
      const ofSet = set < 0 ? null : plain(text(data, set));
      return (own === null || !names.has(own) || Shown.isChosen("solver", names.get(own)))
        && (ofSet === null || !sets.includes(ofSet) || Shown.isChosen("set", ofSet));
    });
    made.push(api);
  };
  // Those that are folded are made when they are opened.
  for (const table of document.querySelectorAll(".table > table")) {
    const folded = table.closest("details");
    if (folded === null || folded.open) make(table);
    else folded.addEventListener("toggle", () => make(table), { once: true });
  }
  const follow = () => {
    made.forEach((api) => api.draw(false));
    for (const [selector, titleOf] of [[".table", (each) => each.getAttribute("aria-label")],
      ["#more > details", (each) => each.querySelector("summary").textContent], [".pictures figure", (each) => each.dataset.title]]) {
      for (const each of document.querySelectorAll(selector)) {
        const set = nameIn(titleOf(each), sets);
        each.hidden = set !== undefined && !Shown.isChosen("set", set);
      }
    }
    byId("all-runs").hidden = !Shown.isFiltered();
  };

  // ---- the runs that are shown

  const HEAD = ["set", "solver", "runs shown", "solved", "wrong or crashed", "not solved"];
  const measures = () => (state.measure.length > 0 ? state.measure : [Data.columns[0].name]).filter((name) => Data.column(name) >= 0);
  const summary = ({ block, places }) => {
    const count = (...wanted) => places.filter((place) => wanted.includes(block.status[place])).length;
    const solved = count("solved");
    const bad = count("wrong", "crashed");
    // An unsolved run counts as the limit, as in the other tables.
    const valueAt = (name, place) => (name === "time" && block.status[place] !== "solved"
      ? block.line.limit ?? Infinity : Data.value(block, Data.column(name), place));
    const values = (name) => places.map((place) => valueAt(name, place)).filter((value) => value !== null)
      .sort((one, other) => one - other);
    const cells = [block.line.set, block.line.name, places.length, solved, bad, places.length - solved - bad].map((each) => ({
      sort: each, text: typeof each === "number" ? grouped(each) : each,
    }));
    for (const name of measures()) {
      const own = values(name);
      const column = Data.columns[Data.column(name)];
      const sum = own.reduce((total, value) => total + value, 0);
      const open = name === "time" && solved < places.length;
      const measured = [[median(own), open && 2 * solved <= places.length], [sum / own.length, open], [own.at(-1), open]];
      for (const [value, isBound] of measured) {
        cells.push(Number.isFinite(value) ? { sort: value, text: (isBound ? "> " : "") + ofColumn(value, column) } : { sort: null, text: "" });
      }
    }
    return cells;
  };
  let live = null;
  const makeLive = () => {
    if (live) live.destroy();
    const headings = HEAD.concat(measures().flatMap((name) => ["median " + name, "mean " + name, "largest " + name]));
    const table = element("table");
    table.id = "shown-runs";
    const row = table.createTHead().insertRow();
    headings.forEach((heading, place) => {
      const cell = element("th", heading, place > 1 ? "number" : "");
      cell.scope = "col";
      row.append(cell);
    });
    byId("shown-table").replaceChildren(table);
    live = new DataTable(table, {
      data: Shown.runs().map(summary), order: [], autoWidth: false, paging: false, info: false, searching: false, language: LANGUAGE,
      layout: { topStart: null, topEnd: null, bottomStart: null, bottomEnd: null },
      columns: headings.map((heading, place) => ({
        className: place > 1 ? "number" : "", type: place > 1 ? "num" : "string", data: place,
        render: (cell, type) => (type === "display" ? Text.escaped(cell.text) : cell.sort),
      })),
    });
  };

  follow();
  makeLive();
  State.onChange((changed) => {
    if (changed.every((name) => name === "puzzle" || /^(quantile|penalty|scatter|guides|fit|columns|across|up)/.test(name))) return;
    follow();
    makeLive();
  });
  return { LANGUAGE, PAGE, measures };
})();
