// Asks for the state of the campaign every two seconds and shows it, until it is finished.
(() => {
  "use strict";
  const PAUSE = 2000; // ms, as Watch.java reads
  const PAUSE_WITHOUT_ANSWER = 10000;
  const MOST_SETS = 8;
  const byId = (id) => document.getElementById(id);
  const element = (name, text, style) => {
    const made = document.createElement(name);
    if (text !== undefined) made.textContent = text;
    if (style) made.className = style;
    return made;
  };
  const grouped = (number) => number.toLocaleString("en-US");
  const many = (count, noun) => grouped(count) + " " + noun + (count === 1 ? "" : "s");
  const threeDigits = (value) => (value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2));
  const scaled = (nanos, shown) => {
    const units = ["ns", "µs", "ms", "s"];
    let place = 0;
    for (; place < 3 && nanos >= 1000; place++) nanos /= 1000;
    return shown(nanos) + " " + units[place];
  };
  const time = (nanos) => scaled(nanos, threeDigits);
  const percent = (share) => (100 * share).toFixed(share > 0 && share < 0.1 ? 1 : 0) + " %";
  const duration = (nanos) => {
    const seconds = Math.round(nanos / 1e9);
    if (seconds < 60) return seconds + " s";
    if (seconds < 3600) return Math.floor(seconds / 60) + " min " + (seconds % 60) + " s";
    return Math.floor(seconds / 3600) + " h " + Math.floor((seconds % 3600) / 60) + " min";
  };
  /** A moment of today without its day. */
  const moment = (millis) => {
    const date = new Date(millis);
    const clock = date.toLocaleTimeString("en-GB");
    return date.toDateString() === new Date().toDateString() ? clock : date.toLocaleDateString("en-CA") + " " + clock;
  };

  const showText = (id, text) => {
    const shown = byId(id);
    if (shown.textContent !== text) shown.textContent = text;
    shown.hidden = text === "";
  };
  const showList = (list, lines) => {
    if (list.dataset.shown === JSON.stringify(lines)) return;
    list.dataset.shown = JSON.stringify(lines);
    list.replaceChildren(...lines.map((line) => element("li", line)));
  };
  const showSection = (id, lines) => {
    byId(id).hidden = lines.length === 0;
    showList(byId(id).querySelector("ul"), lines);
  };

  const status = (state) => {
    const recorded = `${grouped(state.done)} of ${many(state.planned, "measured run")} (${percent(state.planned ? state.done / state.planned : 0)})`;
    switch (state.status) {
      case "WAITING": return "The comparison is about to begin.";
      case "FINISHED": return `Finished: ${many(state.done, "measured run")}. This page asks no more. Report: crosshatch report ${state.directory}`;
      case "STOPPED": return `Interrupted: nobody is writing. ${recorded} are recorded.`;
      default: return state.warmup ? `Warming up: no measured run yet of ${grouped(state.planned)}.` : `Running: ${recorded}.`;
    }
  };

  const scope = (state) => {
    if (state.sets.length === 0) return "";
    const shown = state.sets.slice(0, MOST_SETS).map((set) => `${grouped(set.puzzles)} of ${set.name}`);
    if (state.sets.length > MOST_SETS) shown.push(`the rest of ${many(state.sets.length - MOST_SETS, "other set")}`);
    const puzzles = state.sets.reduce((sum, set) => sum + set.puzzles, 0);
    return `Question ${state.question}, ${many(puzzles, "puzzle")}: ${shown.join(", ")}`;
  };

  const ratio = ({ ratio: found }) => (found ? threeDigits(found.ratio) : "");
  const interval = ({ ratio: found }) => (found && found.low !== null ? `${threeDigits(found.low)} to ${threeDigits(found.high)}` : "");
  const pairs = ({ ratio: found }) => (!found ? "" : found.puzzles < found.both ? `${grouped(found.puzzles)} of ${grouped(found.both)}` : grouped(found.puzzles));
  const name = (solver) => {
    const cell = element("td");
    const look = element("span", undefined, solver.dash.length > 0 ? "look dashed" : "look");
    look.style.borderTopColor = onPaper(solver.colour);
    cell.title = solver.spec;
    cell.append(look, solver.label);
    return cell;
  };
  const count = (number, bad) => element("td", grouped(number), "number" + (bad && number > 0 ? " bad" : ""));
  const number = (text) => element("td", text, "number");

  const showSolvers = (state) => {
    byId("solvers").hidden = state.solvers.length === 0;
    const measured = !state.warmup;
    const hasRatio = state.reference !== "";
    const heads = ["solver", measured ? "runs" : "warm-up runs", "puzzles", "solved", "wrong", "crashed", "open", "median time"]
      .concat(hasRatio ? ["× time", "95 % interval", "puzzles both solved"] : []);
    const row = byId("solvers").querySelector("thead tr");
    row.replaceChildren(...heads.map((head, at) => element("th", head, at === 0 ? "" : "number")));
    byId("solvers").querySelector("tbody").replaceChildren(...state.solvers.map((solver) => {
      const made = element("tr");
      const runs = measured ? `${grouped(solver.runs)} of ${grouped(solver.planned)}` : grouped(solver.runs);
      made.append(name(solver), number(runs), count(solver.puzzles), count(solver.solved), count(solver.wrong, !solver.keptFault), count(solver.crashed, true),
        count(solver.open), number(solver.medianNanos === null ? "" : time(solver.medianNanos)));
      if (hasRatio) {
        const isReference = solver.label === state.reference;
        made.append(number(isReference ? "1" : ratio(solver)), number(interval(solver)), number(pairs(solver)));
      }
      return made;
    }));
    showText("ratios", !hasRatio ? (state.warmup && state.solvers.some((solver) => solver.runs > 0) ? "These are the answers of the warm-up, which are not measured." : "") :
      `× time: geometric mean of the ratios of times to those of ${state.reference}, over the puzzles that both solved. ` +
      `${state.reference} has the smallest geometric mean on the ${many(state.common, "puzzle")} that all solved. ` +
      "Intervals: bootstrap over puzzles. They hold for a number of puzzles that was chosen beforehand: do not stop because one looks good.");
  };

  // The chart is drawn again only where its data or the theme has changed.
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const colour = (variable) => getComputedStyle(document.documentElement).getPropertyValue("--" + variable).trim();
  /** Dark paper takes lighter colours. */
  const onPaper = (hex) => (!dark.matches ? hex
    : "#" + [1, 3, 5].map((at) => Math.round(parseInt(hex.slice(at, at + 2), 16) * 0.55 + 255 * 0.45).toString(16).padStart(2, "0")).join(""));
  let chart = null;
  let drawn = "";
  const series = (solver, last) => {
    const points = solver.curve.map(([nanos, solved]) => ({ value: [nanos, (100 * solved) / solver.puzzles], solved }));
    const end = points[points.length - 1];
    return {
      name: solver.label, type: "line", step: "end", symbol: "circle", symbolSize: 5, showSymbol: points.length < 40,
      lineStyle: { width: 2, type: solver.dash.length > 0 ? solver.dash : "solid" }, color: onPaper(solver.colour),
      data: [{ ...points[0], value: [points[0].value[0], 0], solved: 0, symbolSize: 0 }, ...points, { ...end, value: [last, end.value[1]], symbolSize: 0 }],
    };
  };
  const draw = (state) => {
    const curves = state.warmup ? [] : state.solvers.filter((solver) => solver.curve.length > 0);
    byId("figure").hidden = curves.length === 0;
    if (curves.length === 0) return;
    const now = JSON.stringify([dark.matches, curves]);
    if (now === drawn) return;
    drawn = now;
    if (chart === null) {
      chart = echarts.init(byId("chart"));
      new ResizeObserver(() => chart.resize()).observe(byId("chart"));
    }
    const times = curves.flatMap((solver) => solver.curve.map(([nanos]) => nanos));
    const first = 10 ** Math.floor(Math.log10(Math.min(...times)));
    const last = Math.max(10 ** Math.ceil(Math.log10(Math.max(...times))), 10 * first);
    const axis = {
      nameLocation: "middle", nameTextStyle: { color: colour("soft"), fontSize: 13 }, axisLine: { show: true, lineStyle: { color: colour("soft") } },
      splitLine: { lineStyle: { color: colour("line"), opacity: 0.5 } },
    };
    const label = { color: colour("soft"), fontSize: 12, hideOverlap: true };
    chart.setOption({
      animation: false,
      textStyle: { fontFamily: getComputedStyle(document.body).fontFamily },
      grid: { left: 34, right: 30, top: 44, bottom: 34, containLabel: true },
      legend: {
        type: "scroll", top: 0, textStyle: { color: colour("ink"), fontSize: 12 }, pageTextStyle: { color: colour("ink") },
        pageIconColor: colour("key"), pageIconInactiveColor: colour("line"),
      },
      tooltip: {
        confine: true, backgroundColor: colour("raised"), borderColor: colour("line"), textStyle: { color: colour("ink"), fontSize: 13 },
        formatter: ({ seriesName, data }) => element("span", `${seriesName}: ${many(data.solved, "puzzle")} (${data.value[1].toFixed(0)} %) within ${time(data.value[0])}`),
      },
      xAxis: { ...axis, type: "log", name: "time for a puzzle", nameGap: 30, min: first, max: last, axisLabel: { ...label, formatter: (nanos) => scaled(nanos, grouped) } },
      yAxis: { ...axis, type: "value", name: "puzzles solved", nameGap: 48, min: 0, max: 100, axisLabel: { ...label, formatter: "{value} %" } },
      series: curves.map((solver) => series(solver, last)),
    }, { replaceMerge: ["series"] });
  };

  const showMachine = (state) => {
    const noise = state.noise;
    byId("machine").hidden = state.lastRecord === null;
    const known = (value, text) => (value === null ? [] : [text + " " + value.toFixed(0) + " %"]);
    const facts = [...known(noise.othersPercent, "Other processes:"), ...known(noise.stealPercent, "taken by the host:")];
    showText("noise", (facts.length === 0 ? "The records do not say how busy the machine was. "
      : facts.join(", ") + " (upper quartile of the runs). ") + `Disturbed and repeated: ${many(noise.disturbed, "run")}.`);
    showList(byId("warnings"), noise.warnings.map((warning) => "Not quiet: " + warning + "."));
  };

  const show = (state) => {
    document.title = (state.planned ? percent(state.done / state.planned) + " " : "") + state.title;
    showText("title", state.title);
    showText("question", scope(state));
    showText("directory", state.directory === state.title ? "" : state.directory);
    showSection("alarms", state.alarms);
    showText("status", status(state));
    byId("bar").value = state.planned ? state.done / state.planned : 0;
    showText("parts", state.parts);
    const estimate = state.estimate;
    showText("end", estimate && estimate.leftNanos > 0
      ? `Estimated end: ${moment(state.read + estimate.leftNanos / 1e6)}, in ${duration(estimate.leftNanos)}.` : "");
    showText("how", estimate ? estimate.how : "");
    byId("idle").hidden = state.idle.length === 0;
    showList(byId("idle"), state.idle);
    showText("trouble", state.trouble === "" ? "" : `The last reading failed, and all below is of ${moment(state.read)}: ${state.trouble}`);
    showSolvers(state);
    draw(state);
    showMachine(state);
    showSection("notes", state.notes);
    showText("pooled", state.sets.length > 1 ? "All sets are taken together; the report shows each by itself." : "");
    showText("read", `Records read at ${moment(state.read)}` + (state.lastRecord === null ? "." : `; the last one is of ${moment(state.lastRecord)}.`));
  };

  let last = null;
  const ask = async () => {
    try {
      const answer = await fetch("state.json", { cache: "no-store" });
      if (!answer.ok) throw new Error(answer.status + " " + answer.statusText);
      last = await answer.json();
    } catch (noAnswer) {
      showText("trouble", "The program that serves this page does not answer: it has ended, or cannot be reached."
        + (last === null ? "" : ` All here is of ${moment(last.read)}.`));
      setTimeout(ask, PAUSE_WITHOUT_ANSWER);
      return;
    }
    show(last);
    if (last.status !== "FINISHED") setTimeout(ask, PAUSE);
  };
  dark.addEventListener("change", () => last !== null && show(last));
  ask();
})();
