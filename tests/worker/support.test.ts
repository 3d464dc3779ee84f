import { beforeEach, describe, expect, it } from "vitest";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { answerQuestion, listQuestions } from "~/office/support/answer.server";
import { askQuestion, listOwnQuestions } from "~/office/support/ask.server";
import type { Context } from "~/platform/context";
import { change, createFaultyContext, dumpDatabase, rowsOf } from "../support/database";
import { cookieOf, post, visit } from "../support/pages";
import { createTestContext, registerCompany, reloadUser, withoutQueue } from "../support/worker";

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
