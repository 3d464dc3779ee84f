import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { describeCase } from "./lib/cases";
import { type Fault, fuzz, type Report, SLOW_MS } from "./lib/run";
import { type Subject, startSubject } from "./lib/worker";

/** KOMPAS_FUZZ_CASE resends single requests, `7` or `7-12,20`; KOMPAS_FUZZ_WITHOUT excludes kinds of mutation, by name. */
const {
  KOMPAS_FUZZ_SEED = "1",
  KOMPAS_FUZZ_SECONDS = "60",
  KOMPAS_FUZZ_CASE = "",
  KOMPAS_FUZZ_WITHOUT = "",
} = process.env;
const seed = Number(KOMPAS_FUZZ_SEED);
const only = casesOf(KOMPAS_FUZZ_CASE);
const without = KOMPAS_FUZZ_WITHOUT.split(",");

/**
 * How much more memory the isolate may use at the end than half-way, in MB. The process as a whole tells nothing: the local runtime grows
 * by some 20 KB with every request, even for a static file that no Worker sees.
 */
const MORE_MB = 10;
const MAX_SHOWN = 30;

let subject: Subject;
let report: Report;

beforeAll(async () => {
  subject = await startSubject();
  report = await fuzz(subject, { seed, seconds: Number(KOMPAS_FUZZ_SECONDS), only, without });
  const { sent, seconds, slowest, statuses, out } = report;
  console.log(
    `${sent} odd requests of seed ${seed} in ${Math.round(seconds)} s; slowest ${Math.round(slowest)} ms; signed out: ${out.join() || "nobody"}; memory ${seriesOf(report)} MB;`,
    [...statuses]
      .sort(([a], [b]) => a - b)
      .map(([status, count]) => `${status}: ${count}`)
      .join(", "),
  );
});
afterAll(() => subject?.stop());

const seriesOf = ({ memory }: Report) => memory.join(" ");

/** `7` or `7-12,20`. */
function casesOf(text: string): number[] {
  return text.split(",").flatMap((part) => {
    const [from, to = from] = part.split("-").map(Number);
    if (part === "" || from === undefined || to === undefined) return [];
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
}

/** Two examples of each kind of fault, and how often it occurred. */
function told(faults: Fault[]): string {
  const kinds = new Map<string, Fault[]>();
  for (const fault of faults) {
    const kind = `${fault.what}, by ${fault.case.twists[0]}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), fault]);
  }
  const shown = [...kinds].slice(0, MAX_SHOWN).map(([kind, all]) => {
    const targets = [...new Set(all.map((fault) => fault.case.target))];
    const examples = all.slice(0, 2).map((fault) => describeCase(fault.case, seed));
    return [`${kind}: ${all.length} times, at ${targets.slice(0, 9).join(", ")}`, ...examples].join("\n");
  });
  return [`${faults.length} faults of ${kinds.size} kinds: ${[...kinds.keys()].join("; ")}`, ...shown].join("\n\n");
}

describe("any request from any kind of user", () => {
  it("gets the product's own answer from its own address, with security headers and no input echoed as markup", () => {
    expect(report.faults.length, told(report.faults)).toBe(0);
  });

  it(`gets it in less than ${SLOW_MS} ms`, () => {
    const slow = report.slow.map(({ ms, ...rest }) => ({ ...rest, what: `${Math.round(ms)} ms` }));
    expect(slow.length, told(slow)).toBe(0);
  });

  it("does not delay other requests", () => {
    // One in a hundred may have been delayed by other work on the machine.
    const sorted = report.pings.toSorted((a, b) => a - b);
    expect(sorted[Math.floor(sorted.length * 0.99) - 1] ?? 0).toBeLessThan(SLOW_MS);
  });

  it("leaves no failure in the log, and no sent input", () => {
    // One of each group that differs only in the path.
    const kinds = new Map(
      report.lines.map(({ what, line }) => [line.replace(/"\/[^"]*"|"path":"[^"]*"/, ""), { what, line }]),
    );
    const lines = [...kinds.values()].map(({ what, line }) => `${what}: ${line.slice(0, 700)}`);
    expect(lines.slice(0, MAX_SHOWN)).toEqual([]);
  });

  it.skipIf(only.length > 0)("leaks no memory", () => {
    const [half = Number.NaN] = report.memory.slice(report.memory.length / 2);
    expect((report.memory.at(-1) ?? Number.NaN) - half, seriesOf(report)).toBeLessThan(MORE_MB);
  });

  it.skipIf(only.length > 0)("was tried on every target, by every role and in every variation", () => {
    const missing = report.targets.flatMap(({ name, roles }) =>
      roles.filter((role) => !report.asked.get(name)?.has(role)).map((role) => `${name} as ${role}`),
    );
    expect(missing).toEqual([]);
    expect(report.twists.size).toBeGreaterThan(15);
  });
});
