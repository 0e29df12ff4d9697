// A least-squares line through points, on axes that may be logarithmic: there it is a power or an exponential.
const Fit = (() => {
  "use strict";
  /** Student's t at 97.5 %, from the normal quantile by the expansion of Cornish and Fisher; to three digits from 4 degrees on. */
  const student = (degrees) => {
    const z = 1.959964;
    return z + (z ** 3 + z) / (4 * degrees) + (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * degrees ** 2)
      + (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / (384 * degrees ** 3)
      + (79 * z ** 9 + 776 * z ** 7 + 1482 * z ** 5 - 1920 * z ** 3 - 945 * z) / (92160 * degrees ** 4);
  };
  const FEWEST = 6; // points: 4 degrees of freedom

  /**
   * The line, in the values of the axes, and the 95 % confidence interval of the mean around it. Points that have no place on a
   * logarithmic axis are not counted. Null if there are fewer than six, or if all have one abscissa.
   */
  const of = (points, isLogX, isLogY) => {
    const onto = (isLog) => (isLog ? Math.log10 : (value) => value);
    const [over, up] = [onto(isLogX), onto(isLogY)];
    const used = points.filter((point) => (!isLogX || point.x > 0) && (!isLogY || point.y > 0)).map((point) => [over(point.x), up(point.y)]);
    const count = used.length;
    if (count < FEWEST) return null;
    const mean = (place) => used.reduce((sum, point) => sum + point[place], 0) / count;
    const [meanX, meanY] = [mean(0), mean(1)];
    const sum = (term) => used.reduce((total, [x, y]) => total + term(x - meanX, y - meanY), 0);
    const [xx, xy, yy] = [sum((x) => x * x), sum((x, y) => x * y), sum((x, y) => y * y)];
    if (xx === 0) return null;
    const slope = xy / xx;
    const intercept = meanY - slope * meanX;
    const variance = Math.max(0, yy - slope * xy) / (count - 2);
    const [least, most] = Axes.extent(used.map(([x]) => x));
    const back = (isLog) => (isLog ? (value) => 10 ** value : (value) => value);
    const [backX, backY] = [back(isLogX), back(isLogY)];
    const STEPS = 60;
    const curve = (sign) => Array.from({ length: STEPS + 1 }, (none, step) => {
      const x = least + (most - least) * step / STEPS;
      const error = student(count - 2) * Math.sqrt(variance * (1 / count + (x - meanX) ** 2 / xx));
      return [backX(x), backY(intercept + slope * x + sign * error)];
    });
    const error = student(count - 2) * Math.sqrt(variance / xx);
    return { count, slope, intercept, low: slope - error, high: slope + error, explained: yy === 0 ? 1 : (xy * xy) / (xx * yy), curve };
  };

  /** The line, and the ends of its interval. */
  const series = (fit) => (fit === null ? [] : [0, -1, 1].map((sign) => ({
    type: "line", name: sign === 0 ? "least squares" : "95 %", data: fit.curve(sign), showSymbol: false, silent: true, z: 4, tooltip: { show: false },
    lineStyle: { color: Look.colour("ink"), width: sign === 0 ? 2 : 1, type: sign === 0 ? "solid" : [3, 3] },
  })));
  /** Rows of a table: what is said, and its number. */
  const inWords = (fit, isLogX, isLogY) => {
    if (fit === null) return [["no line: both solved fewer than " + FEWEST + " puzzles, or all points have the same place on the lower axis", ""]];
    const digits = (value) => String(Number(value.toPrecision(3)));
    const [x, y] = [isLogX ? "log x" : "x", isLogY ? "log y" : "y"];
    return [["least squares through", String(fit.count)],
      [y + " = " + digits(fit.intercept) + " + " + digits(fit.slope) + " " + x + "; 95 % of the slope",
        digits(fit.low) + " to " + digits(fit.high)],
      ["share of the variance that the line explains", digits(fit.explained)]];
  };
  return { of, series, inWords };
})();
