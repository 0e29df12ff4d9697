// The table of puzzles: a row for each, a column for each solver and column of its runs. It is made when it comes into sight.
const Rows = (() => {
  "use strict";
  const { byId, element, escaped, ofColumn } = Text;
  const state = State.of;

  const measureOf = (name) => {
    if (name === "claim") return { name, value: Data.claim, text: Data.claim, isText: true };
    if (name === "verdict") return { name, value: Data.verdict, text: Data.verdict, isText: true };
    const place = Data.column(name);
    const value = (block, at) => Data.value(block, place, at);
    const isCut = (block, at) => name === "time" && block.status[at] !== "solved";
    return { name, value, text: (block, at) => (isCut(block, at) ? "> " : "") + ofColumn(value(block, at), Data.columns[place]) };
  };
  const measures = () => (state.measure.length > 0 ? state.measure : [Data.columns[0].name])
    .filter((name) => Data.column(name) >= 0 || name === "claim" || name === "verdict").map(measureOf);

  /** Of a cell, by the text of a filter: {@code >5ms} compares numbers, anything else is looked for. */
  const matches = (filter, value, text) => {
    const bound = /^([<>])(.*)$/.exec(filter);
    const number = bound ? Shown.number(bound[2]) : null;
    if (number === null) return text.toLowerCase().includes(filter.toLowerCase());
    if (typeof value !== "number") return false;
    return bound[1] === ">" ? value > number : value < number;
  };

  let table = null;
  const make = () => {
    const runs = Shown.runs();
    const shown = measures();
    const columns = Shown.solvers().flatMap((solver) => shown.map((measure) => ({
      solver, measure, name: Data.nameOf(solver) + (shown.length > 1 ? ": " + measure.name : ""),
      ofSet: new Map(runs.filter((each) => each.block.line.solver === solver).map((each) => [each.block.line.set, each])),
    })));
    const numbers = new Set();
    for (const { block, places } of runs) for (const place of places) numbers.add(block.puzzles[place]);
    const cellOf = (column, puzzle) => {
      const each = column.ofSet.get(puzzle.set);
      const place = each && each.block.at(puzzle.number);
      return place === undefined || !each.set.has(place) ? null : { block: each.block, place };
    };
    const rows = Data.puzzles.filter((puzzle) => numbers.has(puzzle.number));
    if (table) table.destroy();
    const made = element("table");
    made.id = "puzzle-rows";
    const [titles, filters] = [made.createTHead().insertRow(), made.tHead.insertRow()];
    filters.className = "filters";
    for (const [place, name] of ["puzzle", ...columns.map((column) => column.name)].entries()) {
      const heading = element("th", name, place > 0 ? "number" : "");
      heading.scope = "col";
      titles.append(heading);
      const input = element("input");
      input.type = "search";
      input.setAttribute("aria-label", "Filter " + name);
      const cell = element("td");
      cell.append(input);
      filters.append(cell);
    }
    byId("puzzle-table").replaceChildren(made);
    const link = (puzzle) => '<a href="#puzzle=' + escaped(encodeURIComponent(puzzle.label)) + '">' + escaped(puzzle.label) + "</a>";
    const ofColumnOf = (column) => ({
      className: "number",
      type: column.measure.isText ? "string" : "num",
      data: (puzzle, type) => {
        const cell = cellOf(column, puzzle);
        if (cell === null) return type === "sort" || type === "type" ? null : "";
        const text = column.measure.text(cell.block, cell.place);
        if (type === "sort" || type === "type") return column.measure.value(cell.block, cell.place);
        if (type !== "display") return text;
        const status = cell.block.status[cell.place];
        const style = status === "wrong" || status === "crashed" ? "bad" : status === "solved" ? "" : "open";
        return '<span class="' + style + '">' + escaped(text) + "</span>";
      },
    });
    table = new DataTable(made, {
      data: rows, order: [], autoWidth: false, deferRender: true, pageLength: Tables.PAGE, language: Tables.LANGUAGE, orderCellsTop: true,
      layout: { topStart: null, topEnd: "pageLength", bottomStart: "info", bottomEnd: "paging" },
      columns: [
        { data: (puzzle, type) => (type === "display" ? link(puzzle) : type === "sort" || type === "type" ? puzzle.number : puzzle.label), type: "num" },
        ...columns.map(ofColumnOf),
      ],
    });
    filters.querySelectorAll("input").forEach((input, place) => input.addEventListener("input", () => {
      const filter = input.value.trim();
      table.column(place).search.fixed("typed", filter === "" ? null : (text, puzzle) => {
        if (place === 0) return matches(filter, undefined, puzzle.label);
        const { measure } = columns[place - 1];
        const cell = cellOf(columns[place - 1], puzzle);
        return cell !== null && matches(filter, measure.value(cell.block, cell.place), String(measure.text(cell.block, cell.place)));
      });
      table.draw();
    }));
  };

  Axes.add("puzzle-table", make);
  State.onChange((changed) => {
    if (changed.every((name) => name === "puzzle" || /^(quantile|penalty|scatter|guides|fit|columns|across|up)/.test(name))) return;
    Axes.refresh(["puzzle-table"]);
  });
})();
