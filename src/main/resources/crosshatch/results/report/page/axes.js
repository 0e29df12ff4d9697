// Axes over any column, linear or logarithmic, and charts that are drawn when they come into sight.
const Axes = (() => {
  "use strict";
  const { byId, onAxis } = Text;

  const extent = (values) => {
    let [low, high] = [Infinity, -Infinity];
    for (const value of values) {
      if (value < low) low = value;
      if (value > high) high = value;
    }
    return [low, high];
  };

  /**
   * An axis for these values. On a logarithmic one, what is not positive stands a decade below the least that is.
   * Returns the option of the chart, where a value stands, and the ends.
   */
  const axis = (column, name, scale, values) => {
    const isLog = scale === "log";
    const positive = values.filter((value) => value > 0);
    const [low, high] = extent(isLog ? positive : values);
    const hasNone = isLog && positive.length < values.length;
    const known = Number.isFinite(low);
    const floor = isLog ? 10 ** (Math.floor(Math.log10(known ? low : 1)) - (hasNone ? 1 : 0)) : Math.min(0, known ? low : 0);
    const top = isLog ? Math.max(10 ** Math.ceil(Math.log10(known ? high : 10)), floor * 10) : known ? high : 1;
    const ticks = isLog ? [floor, floor * 10, floor * 100, top / 100, top / 10, top] : [floor, top / 2, top];
    const longest = Math.max(...ticks.map((tick) => onAxis(tick, column).length));
    return {
      gapUp: 24 + 7 * Math.min(longest, 9), // px from an upright axis to its name, past its labels
      at: (value) => (isLog && value <= 0 ? floor : value),
      ends: [floor, top],
      option: {
        type: isLog ? "log" : "value", name, nameLocation: "middle", nameGap: 30, min: floor, max: isLog ? top : null, boundaryGap: [0, "2%"],
        nameTextStyle: { color: Look.colour("soft"), fontSize: 13 },
        axisLabel: {
          formatter: (value) => (hasNone && value <= floor * 1.001 ? "0" : onAxis(value, column)),
          color: Look.colour("soft"), fontSize: 12, hideOverlap: true,
        },
        axisLine: { show: true, lineStyle: { color: Look.colour("soft") } },
        splitLine: { lineStyle: { color: Look.colour("line"), opacity: 0.5 } },
      },
    };
  };

  const BRIEF = 44; // characters
  /** Of a long spec the beginning. */
  const brief = (name) => (name.length > BRIEF ? name.slice(0, BRIEF - 1) + "…" : name);

  const frame = (legend, right = 30) => ({
    animation: false,
    textStyle: { fontFamily: getComputedStyle(document.body).fontFamily },
    grid: { left: 34, right, top: 44, bottom: 34, containLabel: true },
    legend: {
      data: legend, type: "scroll", top: 0, formatter: brief, tooltip: { show: true }, textStyle: { color: Look.colour("ink"), fontSize: 12 },
      pageTextStyle: { color: Look.colour("ink") }, pageIconColor: Look.colour("key"), pageIconInactiveColor: Look.colour("line"),
    },
    tooltip: {
      confine: true, backgroundColor: Look.colour("raised"), borderColor: Look.colour("line"),
      textStyle: { color: Look.colour("ink"), fontSize: 13 },
    },
    dataZoom: [{ type: "inside", xAxisIndex: 0, filterMode: "none", zoomOnMouseWheel: "ctrl", moveOnMouseMove: "ctrl" },
      { type: "inside", yAxisIndex: 0, filterMode: "none", zoomOnMouseWheel: "ctrl", moveOnMouseMove: "ctrl" }],
  });

  // A figure is drawn when it comes near the screen, and again only then.
  const figures = new Map();
  const watcher = new IntersectionObserver((entries) => {
    for (const entry of entries) {
      const figure = figures.get(entry.target.id);
      figure.near = entry.isIntersecting;
    }
    later();
  }, { rootMargin: "300px" });
  const redraw = (figure) => {
    if (!figure.stale) return;
    figure.stale = false;
    figure.draw();
  };
  // One at a time, so that the page answers in between.
  let timer = null;
  const later = () => {
    if (timer === null) timer = setTimeout(next);
  };
  const next = () => {
    timer = null;
    const figure = [...figures.values()].find((each) => each.near && each.stale);
    if (figure === undefined) return;
    redraw(figure);
    later();
  };
  const add = (id, draw) => {
    figures.set(id, { draw, stale: true, near: false });
    watcher.observe(byId(id));
  };
  const refresh = (ids) => {
    for (const [id, figure] of figures) {
      if (ids && !ids.includes(id)) continue;
      figure.stale = true;
    }
    later();
  };
  addEventListener("beforeprint", () => figures.forEach(redraw));

  const charts = new Map();
  const chart = (id) => {
    if (!charts.has(id)) {
      const made = echarts.init(byId(id), null, { renderer: "canvas" });
      new ResizeObserver(() => made.resize({ animation: { duration: 0 } })).observe(byId(id));
      charts.set(id, made);
    }
    return charts.get(id);
  };
  const show = (id, option, description) => {
    byId(id).setAttribute("aria-label", description);
    chart(id).setOption(option, true);
    return chart(id);
  };
  const nothing = (id, text) => show(id, {
    title: { text, left: "center", top: "middle", textStyle: { color: Look.colour("soft"), fontSize: 14, fontWeight: "normal" } },
  }, text);

  return { axis, brief, frame, add, refresh, show, nothing, extent };
})();
