import { describe, expect, it } from "vitest";
import { describeAlert } from "~/upkeep/watching/rules/alert-texts";
import {
  type Alert,
  type Cause,
  changeAlerts,
  dueWord,
  findCauses,
  kindOf,
  type Measures,
  subjectOf,
  type Told,
  toldBefore,
  type Word,
} from "~/upkeep/watching/rules/alerts";
import { judgeHealth } from "~/upkeep/watching/rules/health";
import runbook from "../../docs/runbook.md?raw";
import { seededRandom } from "../support/random";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOW = Date.UTC(2026, 8, 7);
const GB = 1_000_000_000;

const CALM: Measures = {
  lastCronAt: NOW,
  oldestMessageAt: null,
  deadLetters: 0,
  failures: [],
  databaseBytes: GB,
  databaseLimitBytes: 10 * GB,
};
const namesOf = (measures: Partial<Measures>) => findCauses({ ...CALM, ...measures }, NOW).map(({ name }) => name);

describe("a cause for an alert", () => {
  it.each<[string, Partial<Measures>, string[]]>([
    ["none", {}, []],
    ["no cron run yet", { lastCronAt: null }, []],
    ["a clock that is late", { lastCronAt: NOW - 19 * MINUTE }, []],
    ["a clock that has stopped", { lastCronAt: NOW - 20 * MINUTE }, ["clock"]],
    ["a job that failed once", { failures: [{ job: "peers", times: 1 }] }, []],
    ["a job that failed twice", { failures: [{ job: "peers", times: 2 }] }, ["job/peers"]],
    ["a dead letter", { deadLetters: 1 }, ["dead-letters"]],
    ["a database below its first step", { databaseBytes: 5.99 * GB }, []],
    ["a database at 60 %", { databaseBytes: 6 * GB }, ["database/60"]],
    ["a database at 80 %", { databaseBytes: 8 * GB }, ["database/80"]],
    ["a database at 90 %", { databaseBytes: 9.5 * GB }, ["database/90"]],
    ["a smaller limit", { databaseLimitBytes: GB }, ["database/90"]],
    ["a message that waits", { oldestMessageAt: NOW - 29 * MINUTE }, []],
    ["a message that waits too long", { oldestMessageAt: NOW - 30 * MINUTE }, ["mail-queue"]],
  ])("is found for %s", (_what, measures, names) => expect(namesOf(measures)).toEqual(names));
});

const alertOf = (change: Partial<Alert> = {}): Alert => ({
  name: "clock",
  facts: { minutes: 20 },
  openedAt: NOW,
  seenAt: NOW,
  endedAt: null,
  mailed: null,
  posted: null,
  ...change,
});

describe("an alert", () => {
  const cause = { name: "clock", facts: { minutes: 25 } };

  it("opens once, lasts while its cause is there, and ends an hour after it was last seen", () => {
    expect(changeAlerts([], [cause], NOW)).toEqual([{ type: "opens", ...cause }]);
    expect(changeAlerts([alertOf()], [cause], NOW)).toEqual([{ type: "lasts", ...cause }]);
    expect(changeAlerts([alertOf()], [], NOW + 59 * MINUTE)).toEqual([]);
    const ends = { type: "ends", name: "clock", isReplaced: false };
    expect(changeAlerts([alertOf()], [], NOW + HOUR)).toEqual([ends]);
    expect(changeAlerts([alertOf({ endedAt: NOW })], [], NOW + HOUR)).toEqual([]);
    expect(changeAlerts([alertOf({ endedAt: NOW })], [cause], NOW + HOUR)).toEqual([{ type: "opens", ...cause }]);
  });

  it("of a lower step of the database gives way to the higher one, and comes back after it", () => {
    const [sixty, eighty] = [60, 80].map((step) => ({ name: `database/${step}`, facts: { percent: step } }));
    if (!sixty || !eighty) throw new Error("No steps");
    expect(changeAlerts([alertOf(sixty)], [eighty], NOW)).toEqual([
      { type: "opens", ...eighty },
      { type: "ends", name: "database/60", isReplaced: true },
    ]);
    expect(changeAlerts([alertOf(eighty)], [sixty], NOW + HOUR)).toEqual([
      { type: "opens", ...sixty },
      { type: "ends", name: "database/80", isReplaced: false },
    ]);
  });

  it("is told when it opens, a day after that, and when it is over; one that was never told has no end to tell", () => {
    const told = (word: Word, at = NOW): Told => ({ word, at });
    expect(dueWord(alertOf(), null, NOW)).toBe("open");
    expect(dueWord(alertOf(), told("open"), NOW + DAY - 1)).toBeNull();
    expect(dueWord(alertOf(), told("open"), NOW + DAY)).toBe("still");
    expect(dueWord(alertOf(), told("still"), NOW + DAY)).toBe("still");
    const over = alertOf({ endedAt: NOW + HOUR });
    expect(dueWord(over, told("open"), NOW + HOUR)).toBe("over");
    expect(dueWord(over, told("over"), NOW + 9 * DAY)).toBeNull();
    expect(dueWord(over, null, NOW + HOUR)).toBeNull();
  });

  it("of each kind is described with its figures, and names a section of the runbook that is there", () => {
    const measures = { lastCronAt: 0, oldestMessageAt: 0, deadLetters: 3, databaseBytes: 9 * GB };
    const causes = findCauses({ ...CALM, ...measures, failures: [{ job: "peers", times: 4 }] }, NOW);
    expect(new Set(causes.map(({ name }) => kindOf(name))).size).toBe(5);
    const sections = [...runbook.matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) =>
      title
        .toLowerCase()
        .replace(/[^\w -]/g, "")
        .replaceAll(" ", "-"),
    );
    for (const { name, facts } of causes) {
      const { title, text } = describeAlert(alertOf({ name, facts }), "open");
      expect(title + text).not.toMatch(/undefined|NaN|\[object/);
      expect(title + text).toContain(subjectOf(name));
      expect(sections).toContain(/runbook\.md#([\w-]+)$/.exec(text)?.[1]);
      expect(describeAlert(alertOf({ name, facts }), "still").title).toBe(`Still: ${title}`);
      const over = describeAlert(alertOf({ name, facts, endedAt: NOW + HOUR }), "over");
      expect(over).toEqual({
        title: `Over: ${title}`,
        text: "It lasted from 2026-09-07 00:00 UTC to 2026-09-07 01:00 UTC.",
      });
    }
  });
});

/** What the office was told of an alert by one channel. */
interface Message {
  at: number;
  name: string;
  word: Word;
}

const NAMES = ["clock", "job/peers", "dead-letters", "database/60", "database/80", "mail-queue"];

/**
 * A week of the product: causes that come and go at random, for minutes or for days; channels that are broken for a while; cron that looks
 * every five minutes. Then two calm days in which everything works.
 */
function simulateWeek(seed: number) {
  const random = seededRandom(seed);
  const spans = (most: number) => {
    const list: [from: number, to: number][] = [];
    for (let at = NOW + random() * DAY; at < NOW + 7 * DAY; at += random() * 2 * DAY) {
      const end = Math.min(at + random() ** 3 * most, NOW + 7 * DAY);
      list.push([at, end]);
      at = end;
    }
    return (now: number) => list.some(([from, to]) => from <= now && now < to);
  };
  const isThere = new Map(NAMES.map((name) => [name, spans(3 * DAY)]));
  const isBroken = { mailed: spans(DAY), posted: spans(HOUR) };
  const alerts = new Map<string, Alert>();
  const messages: Record<"mailed" | "posted", Message[]> = { mailed: [], posted: [] };
  for (let now = NOW; now <= NOW + 9 * DAY; now += 5 * MINUTE) {
    const there = NAMES.filter((name) => isThere.get(name)?.(now));
    // Only the highest step of the database is a cause.
    const causes: Cause[] = there
      .filter((name) => name !== "database/60" || !there.includes("database/80"))
      .map((name) => ({ name, facts: {} }));
    for (const change of changeAlerts([...alerts.values()], causes, now)) {
      const known = alerts.get(change.name);
      const replaced: Told = { word: "over", at: now };
      if (change.type === "opens") {
        const told = { mailed: toldBefore(known?.mailed ?? null), posted: toldBefore(known?.posted ?? null) };
        alerts.set(change.name, alertOf({ name: change.name, openedAt: now, seenAt: now, ...told }));
      } else if (!known) throw new Error(`${change.name} is not known`);
      else if (change.type === "lasts") known.seenAt = now;
      else {
        known.endedAt = now;
        if (change.isReplaced) [known.mailed, known.posted] = [replaced, replaced];
      }
    }
    for (const alert of alerts.values()) {
      for (const channel of ["mailed", "posted"] as const) {
        const word = dueWord(alert, alert[channel], now);
        if (!word || isBroken[channel](now)) continue;
        messages[channel].push({ at: now, name: alert.name, word });
        alert[channel] = { word, at: now };
      }
    }
  }
  return { messages, alerts, isThere, isBroken };
}

describe("a simulated week of alerts", () => {
  const seeds = Array.from({ length: 200 }, (_, seed) => seed);

  it("tells each alert at most once a day while it lasts, each end once, and always an end", () => {
    let told = 0;
    for (const seed of seeds) {
      const { messages, alerts } = simulateWeek(seed);
      for (const [channel, list] of Object.entries(messages)) {
        for (const name of NAMES) {
          const ofAlert = list.filter((message) => message.name === name);
          told += ofAlert.length;
          for (const [index, { at, word }] of ofAlert.entries()) {
            const former = ofAlert[index - 1];
            const what = `seed ${seed}, ${channel}, ${name}, message ${index}`;
            if (word === "still") {
              expect(former?.word, what).not.toBe("over");
              expect(at - (former?.at ?? 0), what).toBeGreaterThanOrEqual(DAY);
            }
            if (word === "over") expect(["open", "still"], what).toContain(former?.word);
            // Only the end of a step that a higher one has replaced is not told.
            if (word === "open" && former && kindOf(name) !== "database") expect(former.word, what).toBe("over");
          }
        }
      }
      for (const { name, endedAt, mailed, posted } of alerts.values()) {
        expect(endedAt, `seed ${seed}, ${name}`).not.toBeNull();
        for (const last of [mailed, posted]) expect(last?.word ?? "over", `seed ${seed}, ${name}`).toBe("over");
      }
    }
    expect(told).toBeGreaterThan(5_000);
  });

  it("leaves no one in the belief that all is well while a cause lasts and the channel works", () => {
    const faults: string[] = [];
    for (const seed of seeds) {
      const { messages, isThere, isBroken } = simulateWeek(seed);
      for (const name of NAMES.filter((each) => kindOf(each) !== "database")) {
        for (let now = NOW; now < NOW + 7 * DAY; now += 30 * MINUTE) {
          const looks = [now - 5 * MINUTE, now].map((at) => at - (at % (5 * MINUTE)));
          if (!looks.every((at) => isThere.get(name)?.(at) && !isBroken.mailed(at))) continue;
          const last = messages.mailed.findLast((message) => message.name === name && message.at <= now);
          if (last?.word !== "open" && last?.word !== "still") faults.push(`seed ${seed}, ${name}, ${now}`);
        }
      }
    }
    expect(faults).toEqual([]);
  });
});

describe("the judgement of /health", () => {
  const WELL = {
    areSettingsAccepted: true,
    canRead: true,
    canWrite: true,
    canReadFiles: true,
    canReadLogs: true,
    lastCronAt: NOW - 2 * MINUTE,
    oldestMessageAt: NOW - 3_000,
  };

  it("is ok when every part works, and before the first cron run", () => {
    expect(judgeHealth(WELL, NOW)).toEqual({
      status: "ok",
      settings: "ok",
      database: { read: "ok", write: "ok" },
      files: "ok",
      logs: "ok",
      clock: { status: "ok", lastRunSeconds: 120 },
      mailQueue: { status: "ok", oldestSeconds: 3 },
    });
    expect(judgeHealth({ ...WELL, lastCronAt: null, oldestMessageAt: null }, NOW)).toMatchObject({
      status: "ok",
      clock: { status: "unknown", lastRunSeconds: null },
      mailQueue: { status: "ok", oldestSeconds: null },
    });
  });

  it.each([
    ["settings", { areSettingsAccepted: false }, { settings: "refused" }],
    ["reading", { canRead: false }, { database: { read: "failing", write: "ok" } }],
    ["writing", { canWrite: false }, { database: { read: "ok", write: "failing" } }],
    ["files", { canReadFiles: false }, { files: "failing" }],
    ["LOGS", { canReadLogs: false }, { logs: "failing" }],
    ["the clock", { lastCronAt: NOW - 20 * MINUTE }, { clock: { status: "late", lastRunSeconds: 1200 } }],
  ])("is failing when %s alone fails", (_part, change, seen) => {
    expect(judgeHealth({ ...WELL, ...change }, NOW)).toMatchObject({ status: "failing", ...seen });
  });

  it("names old messages, which are no failure of the product", () => {
    expect(judgeHealth({ ...WELL, oldestMessageAt: NOW - 30 * MINUTE }, NOW)).toMatchObject({
      status: "ok",
      mailQueue: { status: "late", oldestSeconds: 1800 },
    });
  });
});
