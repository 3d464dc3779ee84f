/**
 * One line of the table. `value` is null if it could not be measured. A figure without a limit is for information only.
 * @typedef {{ what: string, value: number | null, figure: string, limit: string, verdict: "pass" | "pass, just" | "falls short" | "not measured" | "" }} Figure
 */

const SHOW = {
  count: (value) => String(value),
  bytes: showBytes,
  ms: (value) => `${value < 100 ? value.toFixed(1) : Math.round(value)} ms`,
  s: (value) => `${value} s`,
  times: (value) => `${value.toFixed(1)} ×`,
  percent: (value) => `${value.toFixed(1)} %`,
};

/** A kilobyte is 1000 bytes. */
function showBytes(value) {
  if (value < 1000) return `${value} B`;
  if (value >= 1_000_000) return `${Math.round(value / 1_000_000)} MB`;
  return value < 100_000 ? `${(value / 1000).toFixed(1)} KB` : `${Math.round(value / 1000)} KB`;
}

/** Limits are bounds and no aims, so up to a tenth above one passes. */
function judge(value, limit) {
  if (value <= limit) return "pass";
  return value <= 1.1 * limit ? "pass, just" : "falls short";
}

/** Figures in the order of measurement. */
export class Figures {
  /** @type {Figure[]} */
  list = [];

  /**
   * @param {string} what
   * @param {number | null} value
   * @param {{ unit?: keyof typeof SHOW, limit?: number, note?: string }} [options] `limit` is the highest passing value
   */
  add(what, value, { unit = "count", limit, note } = {}) {
    const show = SHOW[unit];
    const text = value === null ? "–" : show(value);
    this.list.push({
      what,
      value,
      figure: note ? `${text} (${note})` : text,
      limit: limit === undefined ? "–" : `≤ ${show(limit)}`,
      verdict: value === null ? "not measured" : limit === undefined ? "" : judge(value, limit),
    });
  }

  /** How many figures have this verdict. */
  count(verdict) {
    return this.list.filter((figure) => figure.verdict === verdict).length;
  }

  /** The table as text, including its last line. */
  print() {
    const columns = /** @type {const} */ (["what", "figure", "limit", "verdict"]);
    const head = { what: "what", figure: "figure", limit: "limit", verdict: "verdict" };
    const rows = [head, ...this.list];
    const widths = columns.map((column) => Math.max(...rows.map((row) => row[column].length)));
    const line = (cells) =>
      cells
        .map((cell, index) => cell.padEnd(widths[index] ?? 0))
        .join(" | ")
        .trimEnd();
    const missing = this.count("not measured");
    return [
      line(columns.map((column) => head[column])),
      widths.map((width) => "-".repeat(width)).join("-|-"),
      ...this.list.map((row) => line(columns.map((column) => row[column]))),
      "",
      `${this.count("pass")} within their limit, ${this.count("pass, just")} just above it, ${this.count("falls short")} fall short${missing > 0 ? `, ${missing} not measured` : ""}`,
    ].join("\n");
  }
}
