// The figures: quantiles of a column, one solver against another, one column against another. All from the runs that are shown.
const Figures = (() => {
  "use strict";
  const { byId, element, escaped, grouped, median, ofColumn, many } = Text;
  const state = State.of;
  const LARGE = 3000; // points from which on a series is drawn as one shape
  const WIDE = 800; // px from which on a figure has room for names at the ends of its curves
  const NAME = 110; // px of that room
  const LINE = 12; // px of the height of a name
  const columnOf = (name) => Data.columns[Data.column(name)] || { name, unit: "" };
  const valuesOf = (block, name) => {
    if (name === Text.POSITION.name) return (place) => Data.puzzles[block.puzzles[place]].position;
    const values = block.values[Data.column(name)] || [];
    return (place) => (values[place] === undefined ? null : values[place]);
  };
  const isSolved = (block, place) => block.status[place] === "solved";
  const shownOf = (set) => Shown.runs().filter((each) => set === "" || each.block.line.set === set);
  const limitsOf = (lines) => Data.unique(lines.map((line) => line.limit).filter((limit) => limit !== null));

  /** A table below a figure that says in numbers what it shows. */
  const numbers = (id, headings, rows) => {
    const table = element("table");
    const top = table.createTHead().insertRow();
    headings.forEach((heading, place) => {
      const cell = element("th", heading, place > 0 ? "number" : "");
      cell.scope = "col";
      top.append(cell);
    });
    const body = table.createTBody();
    for (const row of rows) {
      const made = body.insertRow();
      row.forEach((text, place) => made.append(element("td", text, place > 0 ? "number" : "")));
    }
    byId(id).replaceChildren(table);
  };

  // ---- quantiles

  /** What a wrong answer takes from a score; null if what was typed is no number. */
  const penalty = () => (state.penalty.trim() === "" ? 0 : Shown.number(state.penalty));

  /** Steps of a curve are as many as a screen can show. */
  const thinned = (points) => {
    const step = Math.ceil(points.length / 1000);
    return points.filter((point, place) => place % step === 0 || place === points.length - 1);
  };
  const sorted = (runs, column, all) => {
    const values = [];
    for (const { block, places } of runs) {
      const valueOf = valuesOf(block, column);
      for (const place of places) {
        const value = valueOf(place);
        if (value !== null && isSolved(block, place) && (all || Data.puzzles[block.puzzles[place]].drawn)) values.push(value);
      }
    }
    return values.sort((one, other) => one - other);
  };
  /** From all runs of the experiment, also those that the page has no room for. */
  const recorded = (runs) => (state.quantile === "time" && !Shown.isFiltered() && runs.length === 1 ? runs[0].block.line.curve : null);

  /** Shows names at the ends of curves, where they cover no other name. */
  const nameEnds = (chart, series) => {
    const taken = [];
    const isFree = ({ name, data }) => {
      if (data.length === 0) return false;
      const [from, y] = chart.convertToPixel("grid", data.at(-1));
      const to = from + Math.min(NAME, 7 * name.length + 10);
      if (taken.some((other) => other.from < to && from < other.to && Math.abs(other.y - y) < LINE)) return false;
      taken.push({ from, to, y });
      return true;
    };
    chart.setOption({ series: series.map((each) => ({ endLabel: { show: isFree(each) } })) });
  };

  const drawQuantiles = () => {
    const runs = shownOf(state.quantileSet);
    const whole = runs.every((each) => Data.isWhole(each.block.line.set));
    const curves = Data.unique(runs.map((each) => each.block.line.solver)).map((solver) => {
      const own = runs.filter((each) => each.block.line.solver === solver);
      const ready = whole ? null : recorded(own);
      const values = ready ? ready.map(([value]) => value) : sorted(own, state.quantile, whole);
      const points = ready || thinned(values.map((value, place) => [value, place + 1]));
      const count = own.reduce((sum, each) => sum + each.places.length, 0);
      const wrong = own.reduce((sum, { block, places }) => sum + places.filter((place) => block.status[place] === "wrong").length, 0);
      const unsolved = own.reduce((sum, { block, places }) => sum + places.filter((place) => !isSolved(block, place)).length, 0);
      return { solver, name: Data.nameOf(solver), values, points, count, unsolved, start: -wrong * (penalty() || 0) };
    });
    const column = columnOf(state.quantile);
    const limits = column.name === "time" ? limitsOf(runs.map((each) => each.block.line)) : [];
    const limit = limits.length === 1 && curves.some((curve) => curve.unsolved > 0) ? limits[0] : null;
    if (curves.length === 0) return Axes.nothing("quantiles", "No run is shown.");
    const ends = curves.flatMap((curve) => curve.points.map((point) => point[0])).concat(limit === null ? [] : [limit]);
    if (ends.length === 0) return Axes.nothing("quantiles", "No solved run that is shown has this column.");
    const x = Axes.axis(column, column.name, state.quantileX, ends);
    const most = Math.max(1, ...curves.map((curve) => curve.points.length > 0 ? curve.start + curve.points.at(-1)[1] : 0));
    const least = Math.min(1, ...curves.map((curve) => curve.start));
    const counted = penalty() ? "score" : "puzzles solved";
    const y = Axes.axis({ unit: "" }, counted, state.quantileY, [least, 1, most]);
    const names = curves.map((curve) => curve.name);
    const isWide = byId("quantiles").clientWidth > WIDE;
    const chart = Axes.show("quantiles", {
      ...Axes.frame(names, isWide ? NAME : undefined),
      xAxis: x.option,
      yAxis: { ...y.option, nameGap: y.gapUp, max: state.quantileY === "log" ? y.ends[1] : null, minInterval: 1 },
      series: curves.map((curve, place) => {
        const { colour, dash, symbol } = Look.ofSolver(curve.solver);
        const last = curve.points.at(-1);
        const data = curve.points.map(([value, count]) => [x.at(value), y.at(curve.start + count), curve.start + count]);
        // What is left unsolved was given all the time there was.
        if (limit !== null && curve.unsolved > 0 && last && last[0] < limit) data.push([limit, ...data.at(-1).slice(1)]);
        return {
          type: "line", name: curve.name, data, step: "end", symbol, symbolSize: 7,
          showSymbol: data.length < 12, lineStyle: { color: colour, type: dash, width: 2 }, itemStyle: { color: colour },
          emphasis: { focus: "series" }, 
          endLabel: { formatter: "{a}", color: colour, width: NAME - 10, overflow: "truncate", offset: [-3, -9] },
          tooltip: { formatter: (point) => escaped(curve.name) + "<br>" + counted + ": " + grouped(point.value[2]) + " within " + ofColumn(point.value[0], column) },
          markLine: place > 0 || limit === null ? undefined : {
            silent: true, symbol: "none", lineStyle: { color: Look.colour("alarm"), type: "dashed" },
            label: { formatter: "limit " + ofColumn(limit, column), color: Look.colour("soft") }, data: [{ xAxis: limit }],
          },
        };
      }),
    }, (penalty() ? "Score" : "Puzzles solved") + " against " + column.name + ". " + curves.map((curve) => curve.name + ": " + grouped(curve.count - curve.unsolved)
      + " of " + grouped(curve.count)).join("; "));
    if (isWide) nameEnds(chart, chart.getOption().series);
    byId("quantiles-note").textContent = whole ? "" : "For sets that this page has only in part, curves of the time are from all runs,"
      + " and other curves are from the puzzles that were drawn at random.";
    const quantile = (values, part) => (values.length === 0 ? "" : ofColumn(values[Math.min(values.length - 1, Math.floor(part * values.length))], column));
    numbers("quantiles-numbers", ["solver", "runs", "solved", "not solved", ...(penalty() ? ["score"] : []), "least", "quartile", "median", "quartile", "most"],
      curves.map((curve) => [curve.name, grouped(curve.count), grouped(curve.count - curve.unsolved), grouped(curve.unsolved),
        ...(penalty() ? [grouped(curve.start + curve.count - curve.unsolved)] : []), ...[0, 0.25, 0.5, 0.75, 1].map((part) => quantile(curve.values, part))]));
  };

  // ---- points

  /** Two series of one name: what was solved, filled, and what was not, hollow. */
  const series = (name, { colour, symbol }, points, size, extra) => Data.unique(points.map((point) => point.solved)).map((solved, place) => ({
    // As one shape, a series can have no marker that is a path.
    type: "scatter", name, symbol: points.length > LARGE ? "circle" : symbol, symbolSize: points.length > LARGE ? 4 : size,
    cursor: "pointer", large: points.length > LARGE, largeThreshold: 1, progressive: 0,
    itemStyle: solved ? { color: colour, opacity: points.length > LARGE ? 0.5 : 0.75 }
      : { color: "transparent", borderColor: colour, borderWidth: 1.5 },
    data: points.filter((point) => point.solved === solved).map((point) => point.value),
    ...(place === 0 ? extra : {}),
  }));
  /** Gives each point its value: x, y, the number of the puzzle, and the two as recorded. */
  const placed = (points, x, y) => {
    for (const point of points) point.value = [x.at(point.x), y.at(point.y), point.puzzle, point.x, point.y];
    return points;
  };
  const opened = (chart) => {
    chart.off("click");
    chart.on("click", (event) => {
      const value = event.value || event.data;
      if (value) State.set({ puzzle: Data.puzzles[value[2]].label });
    });
  };

  const drawScatter = () => {
    const [xColumn, yColumn] = [columnOf(state.acrossColumn), columnOf(state.upColumn)];
    const [across, up] = [state.across, state.up];
    const runs = Shown.runs();
    const all = [];
    for (const one of runs.filter((each) => each.block.line.solver === across)) {
      const other = runs.find((each) => each.block.line.solver === up && each.block.line.set === one.block.line.set);
      if (!other) continue;
      const [xOf, yOf] = [valuesOf(one.block, xColumn.name), valuesOf(other.block, yColumn.name)];
      for (const place of one.places) {
        const puzzle = one.block.puzzles[place];
        const there = other.block.at(puzzle);
        if (there === undefined || !other.set.has(there)) continue;
        const [x, y] = [xOf(place), yOf(there)];
        if (x === null || y === null) continue;
        all.push({ x, y, puzzle, set: one.block.line.set, solved: isSolved(one.block, place) && isSolved(other.block, there) });
      }
    }
    const names = [Data.nameOf(across), Data.nameOf(up)];
    if (all.length === 0) return Axes.nothing("scatter", "Both solvers have these columns on no puzzle that is shown.");
    const same = xColumn.name === yColumn.name && state.scatterX === state.scatterY;
    const [xs, ys] = [all.map((point) => point.x), all.map((point) => point.y)];
    const x = Axes.axis(xColumn, Axes.brief(names[0]) + ", " + xColumn.name, state.scatterX, same ? xs.concat(ys) : xs);
    const y = Axes.axis(yColumn, Axes.brief(names[1]) + ", " + yColumn.name, state.scatterY, same ? xs.concat(ys) : ys);
    const points = placed(all, x, y);
    const sets = Data.unique(points.map((point) => point.set));
    const fit = state.fit === "none" ? null : Fit.of(points.filter((point) => point.solved), state.scatterX === "log", state.scatterY === "log");
    opened(Axes.show("scatter", {
      ...Axes.frame(sets),
      xAxis: x.option,
      yAxis: { ...y.option, nameGap: y.gapUp, max: same ? x.option.max : y.option.max },
      tooltip: {
        ...Axes.frame([]).tooltip,
        formatter: ({ value }) => [Data.puzzles[value[2]].label, names[0] + ": " + ofColumn(value[3], xColumn),
          names[1] + ": " + ofColumn(value[4], yColumn)].map(escaped).join("<br>"),
      },
      series: Fit.series(fit).concat(sets.flatMap((set, place) => series(set, Look.ofSet(place), points.filter((point) => point.set === set), 8,
        place > 0 ? {} : { markLine: guides(x, same, limitsAt(across, xColumn), limitsAt(up, yColumn)) }))),
    }, xColumn.name + " of " + names[0] + " against " + yColumn.name + " of " + names[1] + ", " + many(points.length, "puzzle")));
    const count = (test) => grouped(points.filter(test).length);
    numbers("scatter-numbers", ["", "puzzles"], [["both", grouped(points.length)],
      ...(same ? [1, ...(factors() || [])].flatMap((factor) => [
        [names[1] + less(factor), count((point) => factor * point.y < point.x)],
        [names[0] + less(factor), count((point) => factor * point.x < point.y)]]) : []),
      ["not solved by both", count((point) => !point.solved)], ...(state.fit === "none" ? [] : Fit.inWords(fit, state.scatterX === "log", state.scatterY === "log"))]);
  };
  const less = (factor) => (factor === 1 ? " less" : " less by a factor of more than " + grouped(factor));
  /** Of the guide lines, above 1 and in their order; null if what was typed is something else. */
  const factors = () => {
    const typed = state.guides.split(/[\s,;×]+/).filter((word) => word !== "").map(Number);
    return typed.every((factor) => factor > 1 && Number.isFinite(factor)) ? Data.unique(typed.sort((one, other) => one - other)) : null;
  };
  const limitsAt = (solver, column) => (column.name !== "time" ? []
    : limitsOf(Shown.blocks().map((block) => block.line).filter((line) => line.solver === solver)));
  /** The diagonal, the lines of the factors to either side, and the limits. */
  const guides = (axis, same, acrossLimits, upLimits) => {
    const [low, high] = axis.ends;
    const line = (factor) => {
      const colour = Look.colour("soft");
      const nearest = (factors() || [])[0];
      const style = { color: colour, type: factor === 1 ? "solid" : factor === nearest || factor === 1 / nearest ? "dashed" : "dotted", width: 1 };
      const name = factor === 1 ? "" : factor > 1 ? "×" + grouped(factor) : "÷" + grouped(1 / factor);
      const log = axis.option.type === "log";
      const from = log ? Math.max(low, low / factor) : 0;
      const to = Math.min(high, high / factor);
      return [{ coord: [from, from * factor], lineStyle: style, label: { show: name !== "", formatter: name, color: colour, position: "end" } },
        { coord: [to, to * factor] }];
    };
    const limit = { lineStyle: { color: Look.colour("alarm"), type: "dashed" }, label: { show: false } };
    const near = (value) => value >= low && value <= high;
    return {
      silent: true, symbol: "none",
      data: [...(same && Number.isFinite(high) ? [1, ...(factors() || []).flatMap((factor) => [factor, 1 / factor])].map(line) : []),
        ...acrossLimits.filter(near).map((value) => ({ xAxis: value, ...limit })), ...upLimits.filter(near).map((value) => ({ yAxis: value, ...limit }))],
    };
  };

  const drawColumns = () => {
    const [xColumn, yColumn] = [columnOf(state.columnsX), columnOf(state.columnsY)];
    const runs = shownOf(state.columnsSet);
    const all = Data.unique(runs.map((each) => each.block.line.solver)).map((solver) => {
      const points = [];
      for (const { block, places } of runs.filter((each) => each.block.line.solver === solver)) {
        const [xOf, yOf] = [valuesOf(block, xColumn.name), valuesOf(block, yColumn.name)];
        for (const place of places) {
          const [x, y] = [xOf(place), yOf(place)];
          if (x !== null && y !== null) points.push({ x, y, puzzle: block.puzzles[place], solved: isSolved(block, place) });
        }
      }
      return { solver, name: Data.nameOf(solver), points };
    }).filter((each) => each.points.length > 0);
    if (all.length === 0) return Axes.nothing("columns", "No run that is shown has both columns.");
    const x = Axes.axis(xColumn, xColumn.name, state.columnsScaleX, all.flatMap((each) => each.points.map((point) => point.x)));
    const y = Axes.axis(yColumn, yColumn.name, state.columnsScaleY, all.flatMap((each) => each.points.map((point) => point.y)));
    opened(Axes.show("columns", {
      ...Axes.frame(all.map((each) => each.name)),
      xAxis: x.option,
      yAxis: { ...y.option, nameGap: y.gapUp },
      tooltip: {
        ...Axes.frame([]).tooltip,
        formatter: ({ value, seriesName }) => [Data.puzzles[value[2]].label, seriesName, xColumn.name + ": " + ofColumn(value[3], xColumn),
          yColumn.name + ": " + ofColumn(value[4], yColumn)].map(escaped).join("<br>"),
      },
      series: all.flatMap((each) => series(each.name, Look.ofSolver(each.solver),
        placed(each.points, x, y), 9)),
    }, yColumn.name + " against " + xColumn.name + ": " + all.map((each) => each.name + ", " + many(each.points.length, "point")).join("; ")));
    const middle = (values, column) => ofColumn(median(values.sort((one, other) => one - other)), column);
    numbers("columns-numbers", ["solver", "puzzles", "median " + xColumn.name, "median " + yColumn.name],
      all.map((each) => [each.name, grouped(each.points.length), middle(each.points.map((point) => point.x), xColumn),
        middle(each.points.map((point) => point.y), yColumn)]));
  };

  Axes.add("quantiles", drawQuantiles);
  Axes.add("scatter", drawScatter);
  Axes.add("columns", drawColumns);
  const IDS = ["quantiles", "scatter", "columns"];
  Look.onTheme(() => Axes.refresh(IDS));
  State.onChange((changed) => {
    if (changed.length === 1 && changed[0] === "puzzle") return;
    const own = (names) => changed.every((name) => names.test(name));
    Axes.refresh(own(/^(quantile|penalty)/) ? ["quantiles"] : own(/^columns/) ? ["columns"] : own(/^(scatter|guides|fit|across|up)/) ? ["scatter"]
      : own(/^measure/) ? [] : IDS);
  });
  return { penalty, factors };
})();
