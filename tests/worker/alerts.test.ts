import { afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from "vitest";
import { LANGUAGES } from "~/core/language";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { resources } from "~/i18n/resources";
import { type Context, createContext } from "~/platform/context";
import type { Job } from "~/platform/job";
import { MailError } from "~/platform/mail/mailer";
import { runDue } from "~/upkeep/maintenance/run-due.server";
import { beat, noticeStoppedClock, watchOver } from "~/upkeep/watching/alerts.server";
import { change, rowsOf } from "../support/database";
import { cookieOf, visit } from "../support/pages";
import { seededRandom } from "../support/random";
import { receiverOf } from "../support/receiver";
import { createTestContext, registerCompany, testEnv } from "../support/worker";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const START = Date.UTC(2026, 8, 7);
const TO = "operations@kompas.test";
let now = START;
let user: CurrentUser;

interface Posted {
  product: string;
  address: string;
  text: string;
  alerts: { name: string; state: string; title: string; facts: Record<string, number> }[];
}

beforeAll(async () => {
  user = await registerCompany(createTestContext());
});
beforeEach(async () => {
  now = START;
  for (const table of ["alerts", "heartbeats", "jobs", "run_log", "dead_letters", "outbox", "local_mailbox"]) {
    await change(`delete from ${table}`);
  }
  for (const method of ["log", "warn", "error"] as const) vi.spyOn(console, method).mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

const contextWith = (settings: Partial<typeof testEnv> = {}): Context =>
  createContext({ ...testEnv, ALERT_EMAIL: TO, ...settings }, () => now);

/** The subjects of the mails to the office so far, oldest first. */
const mails = async (to = TO) =>
  (
    await rowsOf<{ subject: string }>(
      "select subject from local_mailbox where recipient = ? order by sent_at, rowid",
      to,
    )
  ).map(({ subject }) => subject);

/** A cron run: it begins, and looks at its end. */
async function cronRun(ctx: Context): Promise<void> {
  await beat(ctx);
  await watchOver(ctx);
}

/** Cron runs every five minutes for a while. */
async function cronFor(ctx: Context, ms: number): Promise<void> {
  for (const end = now + ms; now < end; now += 5 * MINUTE) await cronRun(ctx);
}

describe("a clock that has stopped", () => {
  it("is noticed by requests, told once by many, repeated daily, and over once cron has run for an hour", async () => {
    const receiver = receiverOf<Posted>();
    const ctx = contextWith({ ALERT_WEBHOOK_URL: receiver.url });
    await beat(ctx);
    const notice = () => Promise.all(Array.from({ length: 6 }, () => noticeStoppedClock(ctx)));
    now += 19 * MINUTE;
    await notice();
    expect([await mails(), await receiver.read()]).toEqual([[], []]);
    now += MINUTE;
    await notice();
    now += 23 * HOUR;
    await notice();
    expect(await mails()).toEqual(["Kompas: The clock has stopped"]);
    const [posted] = await receiver.read();
    expect(posted).toMatchObject({ product: "kompas", address: ctx.settings.APP_URL });
    expect(posted?.alerts).toEqual([expect.objectContaining({ name: "clock", state: "open", facts: { minutes: 20 } })]);
    expect(posted?.text).toContain("No cron run has begun for 20 minutes.");
    now += HOUR;
    await notice();
    await cronFor(ctx, 55 * MINUTE);
    expect(await mails()).toEqual(["Kompas: The clock has stopped", "Kompas: Still: The clock has stopped"]);
    await cronFor(ctx, 3 * HOUR);
    expect(await mails()).toEqual([
      "Kompas: The clock has stopped",
      "Kompas: Still: The clock has stopped",
      "Kompas: Over: The clock has stopped",
    ]);
    expect((await receiver.read()).flatMap(({ alerts }) => alerts.map(({ state }) => state))).toEqual([
      "open",
      "still",
      "over",
    ]);
  });

  it("is no alert before the first cron run", async () => {
    await noticeStoppedClock(contextWith());
    expect(await rowsOf("select * from alerts")).toEqual([]);
  });
});

describe("an alert", () => {
  const subjectsAfter = async (cause: () => Promise<unknown>, ctx = contextWith()) => {
    await cronRun(ctx);
    expect(await mails()).toEqual([]);
    await cause();
    await cronRun(ctx);
    await cronRun(ctx);
    return mails();
  };

  it("opens when a job fails for the second time in a row, and is over once it has gone well", async () => {
    const ctx = contextWith();
    let isBroken = true;
    const run: Job["run"] = async () => {
      if (isBroken) throw new Error("out of paper");
      return { did: {}, cursor: null };
    };
    const tick = async () => {
      await beat(ctx);
      await runDue(ctx, [{ name: "peers", everyMs: 5 * MINUTE, run }]);
      await watchOver(ctx);
      now += 5 * MINUTE;
    };
    await tick();
    expect(await mails()).toEqual([]);
    await tick();
    await tick();
    expect(await mails()).toEqual(["Kompas: The job peers fails"]);
    isBroken = false;
    for (let step = 0; step < 20; step += 1) await tick();
    expect(await mails()).toEqual(["Kompas: The job peers fails", "Kompas: Over: The job peers fails"]);
  });

  it("opens when dead letters come, and names how many", async () => {
    const letter = (id: string) =>
      change("insert into dead_letters (id, body, reason, received_at) values (?, '{}', 'unreadable', ?)", id, now);
    expect(await subjectsAfter(() => Promise.all([letter("a"), letter("b")]))).toEqual([
      "Kompas: Messages were given up",
    ]);
    expect(await rowsOf("select facts from alerts")).toEqual([{ facts: '{"letters":2}' }]);
  });

  it("opens when a message waits too long", async () => {
    const wait = () =>
      change(
        `insert into outbox (id, event_id, type, cause, user_id, channel, data, status, attempts, created_at, due_at)
         values ('x', 'x', 'x', 'x', ?, 'email', '{}', 'retrying', 2, ?, ?)`,
        ...[user.id, now - 30 * MINUTE, now],
      );
    expect(await subjectsAfter(wait)).toEqual(["Kompas: Messages wait too long"]);
  });

  it("opens at the steps of the database's size, and tells the higher one alone", async () => {
    const ctx = contextWith();
    await cronRun(ctx);
    const gb = ctx.cost.databaseBytes / 1e9;
    expect(gb).toBeGreaterThan(0);
    const at = (percent: number) => contextWith({ DATABASE_LIMIT_GB: String((gb * 100) / percent) });
    await cronRun(at(59));
    expect(await mails()).toEqual([]);
    await cronRun(at(65));
    await cronRun(at(85));
    await cronRun(at(95));
    expect(await mails()).toEqual(
      [60, 80, 90].map((percent) => `Kompas: The database has passed ${percent} % of its size`),
    );
    now += 2 * HOUR;
    await cronRun(at(50));
    expect((await mails()).slice(3)).toEqual(["Kompas: Over: The database has passed 90 % of its size"]);
  });

  it("goes to CONTACT_EMAIL if no other address is set, and several go in one mail", async () => {
    const ctx = contextWith({ ALERT_EMAIL: undefined });
    await change("insert into dead_letters (id, body, reason, received_at) values ('a', '{}', 'unreadable', ?)", now);
    await change("insert into jobs (name, due_at, failures) values ('peers', ?, 2)", now + DAY);
    await cronRun(ctx);
    expect(await mails(ctx.settings.CONTACT_EMAIL)).toEqual(["Kompas: 2 alerts, Messages were given up"]);
    const [mail] = await rowsOf<{ text: string; html: string }>("select text, html from local_mailbox");
    for (const body of [mail?.text, mail?.html]) {
      expect(body).toContain("The job peers fails");
      expect(body).toContain("Messages were given up");
      expect(body).toContain("docs/runbook.md#messages-were-given-up");
      expect(body).toContain(`${ctx.settings.APP_URL}/admin/jobs`);
    }
  });
});

describe("when a way to the office is broken", () => {
  const open = () =>
    change("insert into dead_letters (id, body, reason, received_at) values ('a', '{}', 'unreadable', ?)", now);

  it("the webhook goes without mail, and the mail follows when it can", async () => {
    const receiver = receiverOf<Posted>();
    const ctx = contextWith({ ALERT_WEBHOOK_URL: receiver.url });
    const send = () => Promise.reject(new MailError("The mail server could not be reached", { isPermanent: false }));
    await open();
    for (let step = 0; step < 3; step += 1) {
      await cronRun({ ...ctx, mailer: { send } });
      now += 5 * MINUTE;
    }
    expect([await mails(), (await receiver.read()).length]).toEqual([[], 1]);
    await cronRun(ctx);
    await cronRun(ctx);
    expect([await mails(), (await receiver.read()).length]).toEqual([["Kompas: Messages were given up"], 1]);
  });

  it.each([503, 302] as const)(
    "the mail goes while the webhook answers %s, and no line has its address",
    async (status) => {
      const receiver = receiverOf<Posted>(status);
      const lines = vi.spyOn(console, "warn");
      await open();
      await cronRun(contextWith({ ALERT_WEBHOOK_URL: receiver.url }));
      expect(await mails()).toEqual(["Kompas: Messages were given up"]);
      expect(await receiver.read()).toHaveLength(1);
      expect(String(lines.mock.calls)).toContain("alert-not-told");
      expect(String(lines.mock.calls)).not.toContain(inject("receiverUrl"));
    },
  );

  it("a failure of the look itself is one line, and cron goes on", async () => {
    const ctx = contextWith();
    await change("alter table alerts rename to alerts_away");
    const lines = vi.spyOn(console, "error");
    await cronRun(ctx);
    await change("alter table alerts_away rename to alerts");
    expect(lines.mock.calls.map(([line]) => JSON.parse(String(line)).event)).toEqual(["watch-failed"]);
  });
});

it("over a week with causes that come and go, no alert is told twice a day, and each is over at last", async () => {
  const random = seededRandom(7);
  const ctx = contextWith();
  const told: { at: number; name: string; word: string }[] = [];
  let isMailBroken = false;
  const mailer: Context["mailer"] = {
    send: async (mail) => {
      if (isMailBroken) throw new MailError("The mail server could not be reached", { isPermanent: false });
      for (const line of mail.text
        .split("\n")
        .filter((each) => /^(?:Over: |Still: )?(?:Messages|The job)/.test(each))) {
        const [, word = "", name = ""] = /^(Over: |Still: )?(.*)$/.exec(line) ?? [];
        told.push({ at: now, name, word: word || "open" });
      }
    },
  };
  const causes = {
    letters: (isOn: boolean) =>
      isOn
        ? change(
            "insert or ignore into dead_letters (id, body, reason, received_at) values ('a', '{}', 'unreadable', ?)",
            now,
          )
        : change("delete from dead_letters"),
    job: (isOn: boolean) =>
      change("insert or replace into jobs (name, due_at, failures) values ('peers', 0, ?)", isOn ? 3 : 0),
  };
  for (let step = 0; step < 2 * 24 * 9; step += 1) {
    const isCalm = step > 2 * 24 * 7;
    for (const cause of Object.values(causes)) if (isCalm || random() < 0.2) await cause(!isCalm && random() < 0.6);
    if (random() < 0.1) isMailBroken = !isCalm && random() < 0.5;
    if (isCalm) isMailBroken = false;
    await cronRun({ ...ctx, mailer });
    now += 30 * MINUTE;
  }
  expect(told.length).toBeGreaterThan(10);
  for (const name of new Set(told.map((each) => each.name))) {
    const list = told.filter((each) => each.name === name);
    expect(list.at(-1)?.word).toBe("Over: ");
    for (const [index, { at, word }] of list.entries()) {
      const former = list[index - 1];
      if (word === "open") expect(former?.word ?? "Over: ", `${name} ${index}`).toBe("Over: ");
      if (word === "Still: ") expect(at - (former?.at ?? 0), `${name} ${index}`).toBeGreaterThanOrEqual(DAY);
      if (word === "Over: ") expect(former?.word, `${name} ${index}`).not.toBe("Over: ");
    }
  }
  expect(await rowsOf("select name from alerts where ended_at is null or mailed <> 'over'")).toEqual([]);
});

describe("the office's page", () => {
  it.each(LANGUAGES)("shows what lasts and what was over lately in %s", async (language) => {
    const admin = await registerCompany(createTestContext(), { language });
    await change("update users set is_administrator = 1 where id = ?", admin.id);
    const cookie = await cookieOf(createTestContext(), admin.id);
    const t = resources[language].operations.alerts;
    expect(await (await visit("/admin/jobs", { cookie })).text()).toContain(t.none);
    const at = Date.now();
    const insert = (name: string, facts: object, endedAt: number | null) =>
      change(
        "insert into alerts (name, facts, opened_at, seen_at, ended_at) values (?, ?, ?, ?, ?)",
        ...[name, JSON.stringify(facts), at - DAY, at - HOUR, endedAt],
      );
    await insert("clock", { minutes: 25 }, null);
    await insert("job/peers", { times: 3 }, at - HOUR);
    await insert("job/long-gone", { times: 4 }, null);
    await insert("mail-queue", { minutes: 77 }, at - 8 * DAY);
    const html = (await (await visit("/admin/jobs", { cookie })).text()).replaceAll("<!-- -->", "");
    expect(html).toContain(t.kinds.clock.replace("{{minutes}}", "25"));
    const peers = resources[language].operations.jobs.names.peers;
    expect(html).toContain(t.kinds.job.replace("{{job}}", peers).replace("{{times}}", "3"));
    expect(html).toContain(t.kinds.job.replace("{{job}}", "long-gone").replace("{{times}}", "4"));
    const long = t.kinds["mail-queue"].replace("{{minutes}}", "77");
    expect(html).not.toContain(long);
    expect(html).not.toContain(t.none);
  });

  it("puts the open ones at the top of the overview, each with since when and a way to the page that shows it, and nothing else", async () => {
    const admin = await registerCompany(createTestContext());
    await change("update users set is_administrator = 1 where id = ?", admin.id);
    const cookie = await cookieOf(createTestContext(), admin.id);
    const main = async () => {
      const html = (await (await visit("/admin", { cookie })).text()).replaceAll("<!-- -->", "");
      return html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    };
    const words = resources.en.operations.alerts;
    expect(await main()).not.toContain(words.title);
    const opened = Date.UTC(2026, 8, 6, 4, 5);
    const insert = (name: string, facts: object, endedAt: number | null) =>
      change(
        "insert into alerts (name, facts, opened_at, seen_at, ended_at) values (?, ?, ?, ?, ?)",
        ...[name, JSON.stringify(facts), opened, opened, endedAt],
      );
    await insert("clock", { minutes: 25 }, null);
    await insert("job/peers", { times: 3 }, null);
    await insert("dead-letters", { letters: 7 }, null);
    await insert("database/80", { percent: 81 }, opened + HOUR);
    const shown = await main();
    const top = shown.slice(shown.indexOf(words.title), shown.indexOf("<search"));
    const lines = [...top.matchAll(/<li.*?href="([^"]+)"[^>]*>([^<]+)<.*?<span[^>]*>([^<]+)</gs)];
    const since = "Since 6 September 2026 at 04:05 UTC";
    expect(lines.map(([, ...line]) => line).sort()).toEqual([
      ["/admin/dead-letters", "Messages that Kompas gave up on within a day: 7", since],
      ["/admin/jobs", "No scheduled job has begun for 25 minutes", since],
      ["/admin/jobs?job=peers", "“Companies to count among their peers” has failed 3 times in a row", since],
    ]);
    expect(shown).not.toContain("81% full");
  });
});
