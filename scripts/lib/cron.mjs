import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./run.mjs";

/** The cron expressions of wrangler.toml. */
export function listCrons(toml = readFileSync(join(ROOT, "wrangler.toml"), "utf8")) {
  const list = /^crons\s*=\s*\[([^\]]*)\]/m.exec(toml)?.[1] ?? "";
  return [...list.matchAll(/"([^"]+)"/g)].map((match) => match[1]);
}

/**
 * Whether a cron expression with five numeric fields (star, list, range, step) is due in the minute of `date`, in UTC.
 * @param {string} expression
 * @param {Date} date
 */
export function isDue(expression, date) {
  const now = [date.getUTCMinutes(), date.getUTCHours(), date.getUTCDate(), date.getUTCMonth() + 1, date.getUTCDay()];
  const fields = expression.trim().split(/\s+/);
  return fields.length === now.length && fields.every((field, index) => matches(field, now[index]));
}

function matches(field, value) {
  return field.split(",").some((part) => {
    const [range, every = "1"] = part.split("/");
    const [from, to = part.includes("/") ? "99" : range] = range === "*" ? ["0", "99"] : range.split("-");
    return value >= Number(from) && value <= Number(to) && (value - Number(from)) % Number(every) === 0;
  });
}
