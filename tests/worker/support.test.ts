import { beforeEach, describe, expect, it } from "vitest";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { answerQuestion, listQuestions, takeQuestion } from "~/office/support/answer.server";
import { askQuestion, listOwnQuestions, writeBack } from "~/office/support/ask.server";
import type { Context } from "~/platform/context";
import { change, createFaultyContext, dumpDatabase, rowsOf } from "../support/database";
import { cookieOf, post, visit } from "../support/pages";
import { createTestContext, registerCompany, reloadUser, withoutQueue } from "../support/worker";

const DAY = 24 * 60 * 60_000;
const PAGE = { offset: 0, limit: 10 };
const QUESTION = { topic: "report", question: "Which year does the report cover?" } as const;

let ctx: Context;
let asker: CurrentUser;
let administrators: CurrentUser[];

async function administrator() {
  const user = await registerCompany(ctx);
  await change("update users set is_administrator = 1 where id = ?", user.id);
  return reloadUser(ctx, user.email);
}

beforeEach(async () => {
  ctx = withoutQueue(createTestContext());
  await change("update users set is_administrator = 0");
  await change("delete from support_tickets");
  asker = await registerCompany(ctx);
  administrators = [await administrator(), await administrator()];
  await change("delete from outbox");
  await change("delete from rate_limits");
});

const told = () =>
  rowsOf<{ cause: string; userId: string; channel: string }>(
    "select cause, user_id as userId, channel from outbox order by cause, user_id, channel",
  );
const ofCause = async (cause: string) => (await told()).filter((row) => row.cause === cause);

async function ask() {
  expect(await askQuestion(ctx, asker, QUESTION)).toEqual({ ok: true });
  const [own] = await listOwnQuestions(ctx, asker.id, PAGE);
  if (!own) throw new Error("no question");
  return own.id;
}

describe("a question to the network's office", () => {
  it("is confirmed to its author by mail, and notified to every administrator in Kompas", async () => {
    await ask();
    expect((await ofCause("support-received")).map(({ userId, channel }) => [userId, channel])).toEqual([
      [asker.id, "email"],
    ]);
    const expected = administrators.map(({ id }) => [id, "inApp"]).sort();
    expect((await ofCause("support-asked")).map(({ userId, channel }) => [userId, channel]).sort()).toEqual(expected);
  });

  it("is readable only by its author and by administrators", async () => {
    await ask();
    const stranger = await registerCompany(ctx);
    expect(await listOwnQuestions(ctx, stranger.id, PAGE)).toEqual([]);
    expect(await listQuestions(ctx, "open", PAGE)).toMatchObject([
      { ...QUESTION, answer: null, username: asker.username, email: asker.email, companyName: asker.companyName },
    ]);
    expect(await listQuestions(ctx, "answered", PAGE)).toEqual([]);
    const isMarked = async () => (await listQuestions(ctx, "open", PAGE)).map(({ isConfirmed }) => !isConfirmed);
    expect(await isMarked()).toEqual([false]);
    await change("update users set email_confirmed_at = null where id = ?", asker.id);
    expect(await isMarked()).toEqual([true]);
  });

  it("is answered once, whichever administrator is first, and its author is notified", async () => {
    const id = await ask();
    const verdicts = await Promise.all(
      administrators.flatMap((user) =>
        ["The last one.", "This one."].map((text) => answerQuestion(ctx, user, id, text)),
      ),
    );
    expect(verdicts.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await ofCause("support-answered")).map(({ userId, channel }) => [userId, channel])).toEqual([
      [asker.id, "email"],
      [asker.id, "inApp"],
    ]);
    const [own] = await listOwnQuestions(ctx, asker.id, PAGE);
    expect(own?.answer).toMatch(/one\.$/);
    expect(await listQuestions(ctx, "open", PAGE)).toEqual([]);
    expect(await listQuestions(ctx, "answered", PAGE)).toHaveLength(1);
  });

  it("cannot be answered under an unknown id", async () => {
    const [admin] = administrators;
    if (!admin) throw new Error("nobody");
    expect(await answerQuestion(ctx, admin, "none", "x")).toEqual({ ok: false, reason: "gone" });
    expect(await told()).toEqual([]);
  });

  it("is stored with its notifications or not at all, whichever statement fails", async () => {
    for (let at = 2; ; at += 1) {
      const before = await dumpDatabase({ without: ["rate_limits"] });
      const { ctx: faulty, sent } = createFaultyContext(at, "fail");
      const result = await askQuestion(withoutQueue(faulty), asker, QUESTION).catch(() => "failed");
      if (sent() < at) break;
      expect(result).toBe("failed");
      expect(await dumpDatabase({ without: ["rate_limits"] })).toEqual(before);
    }
  });

  it("is listed in order of waiting time: the longest waiting comes first", async () => {
    await ask();
    const first = { ...ctx, clock: () => 1 };
    await askQuestion(first, administrators[0] as CurrentUser, { topic: "other", question: "An old one" });
    expect((await listQuestions(ctx, "open", PAGE)).map(({ question }) => question)).toEqual([
      "An old one",
      QUESTION.question,
    ]);
  });
});

describe("the thread of a question", () => {
  const first = () => administrators[0] as CurrentUser;
  const second = () => administrators[1] as CurrentUser;

  it("goes on when its author writes back, waits again, and shows everything in order to both", async () => {
    const id = await ask();
    await answerQuestion(ctx, first(), id, "The last one.");
    await change("delete from outbox");
    const stranger = await registerCompany(ctx);
    expect(await writeBack(ctx, stranger, id, "Not mine")).toEqual({ ok: false, reason: "gone" });
    expect(await writeBack(ctx, asker, id, "Since when?")).toEqual({ ok: true });
    expect((await ofCause("support-asked")).map(({ userId }) => userId)).toEqual(
      administrators.map((a) => a.id).sort(),
    );
    const [open] = await listQuestions(ctx, "open", PAGE);
    expect(open).toMatchObject({
      question: QUESTION.question,
      answer: null,
      thread: [
        { isOffice: true, text: "The last one." },
        { isOffice: false, text: "Since when?" },
      ],
    });
    await answerQuestion(ctx, second(), id, "Since 2024.");
    expect(await listOwnQuestions(ctx, asker.id, PAGE)).toMatchObject([
      { answer: "Since 2024.", thread: open?.thread },
    ]);
    const page = await (await visit("/support", { cookie: await cookieOf(ctx, asker.id) })).text();
    const places = [QUESTION.question, "The last one.", open?.thread[1]?.text ?? "", "Since 2024."].map((each) =>
      page.indexOf(each),
    );
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
  });

  it("changes as a whole or not at all, whichever statement fails", async () => {
    const id = await ask();
    await answerQuestion(ctx, first(), id, "The last one.");
    for (let at = 2; ; at += 1) {
      const before = await dumpDatabase({ without: ["rate_limits"] });
      const { ctx: faulty, sent } = createFaultyContext(at, "fail");
      const result = await writeBack(withoutQueue(faulty), asker, id, "Since when?").catch(() => "failed");
      if (sent() < at) break;
      expect(result).toBe("failed");
      expect(await dumpDatabase({ without: ["rate_limits"] })).toEqual(before);
    }
  });

  it("loses none of several messages at once, before and after the answer", async () => {
    const id = await ask();
    const write = (texts: string[]) => Promise.all(texts.map((text) => writeBack(ctx, asker, id, text)));
    const texts = async () => (await listOwnQuestions(ctx, asker.id, PAGE))[0]?.thread.map(({ text }) => text).sort();
    await write(["A", "B"]);
    await answerQuestion(ctx, first(), id, "C");
    await write(["D", "E"]);
    expect(await texts()).toEqual(["A", "B", "C", "D", "E"]);
    expect(await listQuestions(ctx, "open", PAGE)).toMatchObject([{ id, answer: null }]);
  });

  it("comes back to the page that its question is on when a message is refused", async () => {
    for (let count = 0; count < 11; count += 1)
      await askQuestion({ ...ctx, clock: () => 2 * DAY * (count + 1) }, asker, {
        ...QUESTION,
        question: `Number ${count}`,
      });
    const cookie = await cookieOf(ctx, asker.id);
    const html = await (await visit("/support?page=2", { cookie })).text();
    const [, ticket = ""] = /name="ticket" value="([\w-]+)"/.exec(html) ?? [];
    expect(html).toContain("Number 0");
    const refused = await post("/support?page=2", { ticket, more: `kept ${"x".repeat(4000)}` }, { cookie });
    expect(await refused.text()).toContain(">kept xxx");
  });

  it("keeps a message that is missing or too long beside its field", async () => {
    const ticket = await ask();
    await answerQuestion(ctx, first(), ticket, "The last one.");
    const cookie = await cookieOf(ctx, asker.id);
    const empty = await post("/support", { ticket, more: " " }, { cookie });
    expect([empty.status, await empty.text()]).toEqual([400, expect.stringContaining("Please write your message")]);
    const long = await post("/support", { ticket, more: `kept ${"x".repeat(4000)}` }, { cookie });
    expect([long.status, await long.text()]).toEqual([400, expect.stringContaining(">kept xxx")]);
  });

  it("is taken by one administrator, who can put it back, and by another only over the one that was seen", async () => {
    const id = await ask();
    const take = (user: CurrentUser, from: string | null, isTaken = true) =>
      takeQuestion(ctx, user, id, { isTaken, from });
    const taker = async () => (await listQuestions(ctx, "open", PAGE))[0]?.takerName;
    const both = await Promise.all([take(first(), null), take(second(), null)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    const [has, other] = both[0].ok ? [first(), second()] : [second(), first()];
    expect(await taker()).toBe(has.username);
    expect(await take(other, has.id)).toEqual({ ok: true });
    expect(await take(has, has.id, false)).toEqual({ ok: false, reason: "gone" });
    expect(await taker()).toBe(other.username);
    expect(await take(other, other.id, false)).toEqual({ ok: true });
    expect(await taker()).toBeNull();
  });
});

describe("saved answers", () => {
  const path = "/admin/support/answers";
  const SAVED = { title: "Which year", text: "The report covers the last whole year." };

  it("are saved, changed, put into the field of a question and deleted after a question", async () => {
    const ticket = await ask();
    const cookie = await cookieOf(ctx, (administrators[0] as CurrentUser).id);
    expect(await (await visit(path, { cookie })).text()).toContain("No saved answers yet");
    expect((await post(path, SAVED, { cookie })).status).toBe(303);
    const [{ id } = { id: "" }] = await rowsOf<{ id: string }>("select id from saved_answers");
    await post(`${path}?edit=${id}`, { ...SAVED, title: "The year" }, { cookie });
    expect(await rowsOf("select title, text from saved_answers")).toEqual([{ ...SAVED, title: "The year" }]);
    const used = await (await visit(`/admin/support?for=${ticket}&use=${id}`, { cookie })).text();
    expect(used).toMatch(/<textarea[^>]*>The report covers the last whole year\.<\/textarea>/);
    expect(await (await visit(`${path}?edit=${id}&dialog=delete`, { cookie })).text()).toContain(
      "Delete this saved answer?",
    );
    expect((await post(`${path}?edit=${id}`, { intent: "delete" }, { cookie })).status).toBe(303);
    expect(await rowsOf("select id from saved_answers")).toEqual([]);
    const gone = await post(`${path}?edit=${id}`, SAVED, { cookie });
    expect([gone.status, await gone.text()]).toEqual([400, expect.stringContaining(SAVED.text)]);
  });

  it("keep what was typed beside what is missing", async () => {
    const cookie = await cookieOf(ctx, (administrators[0] as CurrentUser).id);
    const refused = await post(path, { title: " ", text: "kept as it is" }, { cookie });
    expect([refused.status, await refused.text()]).toEqual([
      400,
      expect.stringMatching(/Please enter a title[\s\S]*kept as it is/),
    ]);
  });
});

describe("ASVS 2.4.1 the form for questions", () => {
  it("accepts ten a day, and keeps what was typed in the eleventh", async () => {
    const cookie = await cookieOf(ctx, asker.id);
    for (let count = 0; count < 10; count += 1) {
      expect((await post("/support", QUESTION, { cookie })).status).toBe(303);
    }
    const refused = await post("/support", QUESTION, { cookie });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    const page = await refused.text();
    expect(page).toContain("You have asked many questions today");
    expect(page).toContain(QUESTION.question);
    expect(await listOwnQuestions(ctx, asker.id, { offset: 0, limit: 20 })).toHaveLength(10);
  });

  it("says what is missing or too long beside its field and keeps the rest", async () => {
    const cookie = await cookieOf(ctx, asker.id);
    const empty = await post("/support", { topic: "", question: "kept as it is" }, { cookie });
    expect(empty.status).toBe(400);
    expect(await empty.text()).toMatch(/Please choose what it is about[\s\S]*kept as it is/);
    const long = await post("/support", { topic: "other", question: "x".repeat(4001) }, { cookie });
    expect(long.status).toBe(400);
    expect(await long.text()).toContain("Please use at most 4,000 characters");
  });

  it("shows a question and its answer as plain text, whatever they contain", async () => {
    await askQuestion(ctx, asker, { topic: "other", question: "<b onclick=x>bold</b>" });
    const [own] = await listOwnQuestions(ctx, asker.id, PAGE);
    await answerQuestion(ctx, administrators[0] as CurrentUser, own?.id ?? "", "<script>1</script>");
    const page = await (await visit("/support", { cookie: await cookieOf(ctx, asker.id) })).text();
    expect(page).not.toContain("<b onclick");
    expect(page).not.toContain("<script>1");
    expect(page).toContain("&lt;script&gt;1");
  });
});
