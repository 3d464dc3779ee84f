import { beforeEach, describe, expect, it } from "vitest";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { findUser } from "~/foundation/identity/session.server";
import { confirmProposal, proposeAdministrator, withdrawProposal } from "~/office/admin/people/administrators.server";
import { eraseDue } from "~/upkeep/privacy/erase.server";
import { change, rowsOf } from "../support/database";
import { cookieOf, ORIGIN, post, visit } from "../support/pages";
import { notificationsOf } from "../support/people";
import { turnOn } from "../support/two-step";
import { createTestContext, registerCompany, reloadUser, withoutQueue } from "../support/worker";

const DAY = 24 * 60 * 60 * 1000;
const REASON = "Joins the office in March, as agreed";
/** How far the clock of a use case is ahead of that of the pages. */
let ahead = 0;
const ctx = withoutQueue(createTestContext(() => Date.now() + ahead));

let [first, second, person]: CurrentUser[] = [];

async function register(): Promise<CurrentUser> {
  return registerCompany(ctx);
}

async function administrator(): Promise<CurrentUser> {
  const user = await register();
  await change("update users set is_administrator = 1 where id = ?", user.id);
  return reloadUser(ctx, user.email);
}

const is = async (user: CurrentUser | undefined) =>
  (await rowsOf<{ is: number }>('select is_administrator as "is" from users where id = ?', user?.id ?? ""))[0]?.is ===
  1;
const open = () => rowsOf<{ id: string }>("select id from administrator_proposals");
const acts = async () =>
  (await rowsOf<{ act: string; by: string }>("select act, by_id as by from office_acts order by at, rowid")).map(
    ({ act, by }) => `${by === first?.id ? "first" : by === second?.id ? "second" : by} ${act}`,
  );
const causesOf = async (user: CurrentUser | undefined) =>
  user ? (await notificationsOf(user)).map((each) => JSON.stringify(each)).join() : "";

function people() {
  if (!first || !second || !person) throw new Error("The test has no people");
  return { first, second, person };
}

async function propose(isGiven = true, by = people().first, about = people().person) {
  return proposeAdministrator(ctx, by, { personId: about.id, isGiven, reason: REASON });
}

async function confirm(by = people().second, about = people().person, proposalId?: string) {
  const id = proposalId ?? (await open())[0]?.id ?? "";
  return confirmProposal(ctx, by, { personId: about.id, proposalId: id, reason: REASON });
}

const overtaken = { ok: false, reason: "changed" };

beforeEach(async () => {
  ahead = 0;
  await change("update users set is_administrator = 0");
  for (const table of ["office_acts", "administrator_proposals", "outbox"]) await change(`delete from ${table}`);
  [first, second, person] = [await administrator(), await administrator(), await register()];
  await turnOn(ctx, person);
});

describe("a person becomes an administrator", () => {
  it("once a second administrator confirms what a first has proposed; all three are told, and the log names both", async () => {
    const { first, second, person } = people();
    expect(await propose()).toEqual({ ok: true });
    expect(await is(person)).toBe(false);
    expect(await causesOf(second)).toContain("administrator-proposed");
    expect(await causesOf(first)).not.toContain("administrator-proposed");
    expect(await confirm()).toEqual({ ok: true, isGiven: true });
    expect(await is(person)).toBe(true);
    expect(await causesOf(person)).toContain("administrator-made");
    for (const each of [first, second]) expect(await causesOf(each)).toContain("administrator-changed");
    expect(await acts()).toEqual(["first administrator-proposed", "second administrator-made"]);
    expect(await open()).toEqual([]);
    const [event] = await rowsOf<{ type: string }>(
      "select type from security_events where user_id = ? and type like 'administrator%'",
      person.id,
    );
    expect(event?.type).toBe("administrator-made");
  });

  it("on the pages, with forms alone, and a second administrator is asked to have checked it", async () => {
    const { first, second, person } = people();
    const here = `/admin/people/${person.id}`;
    const [one, two] = [await cookieOf(ctx, first.id), await cookieOf(ctx, second.id)];
    expect(await (await visit(`${here}?dialog=administrator-propose`, { cookie: one })).text()).toContain(
      'name="reason"',
    );
    const short = await post(
      `${here}?dialog=administrator-propose`,
      { intent: "administrator-propose", reason: "x" },
      { cookie: one },
    );
    expect([short.status, (await open()).length]).toEqual([400, 0]);
    await post(here, { intent: "administrator-propose", given: "yes", reason: REASON }, { cookie: one });
    const [proposal] = await open();
    const seen = { intent: "administrator-confirm", proposal: proposal?.id ?? "", reason: REASON, checked: "yes" };
    expect(await (await visit(`${here}?dialog=administrator-confirm`, { cookie: one })).text()).not.toContain(
      'name="checked"',
    );
    expect(await (await visit(`${here}?dialog=administrator-confirm`, { cookie: two })).text()).toContain(
      'name="checked"',
    );
    const unchecked = await post(here, { ...seen, checked: "" }, { cookie: two });
    expect(unchecked.status).toBe(400);
    expect(await is(person)).toBe(false);
    expect((await post(here, seen, { cookie: two })).headers.get("Location")).toBe(here);
    expect(await is(person)).toBe(true);
    expect((await visit("/admin", { cookie: await cookieOf(ctx, person.id) })).status).toBe(200);
  });
});

describe("one administrator alone", () => {
  it("cannot confirm their own proposal, in another session or from several at once", async () => {
    const { first, person } = people();
    await propose();
    const [proposal] = await open();
    const browsers = await Promise.all([1, 2, 3].map(() => cookieOf(ctx, first.id)));
    const fields = { intent: "administrator-confirm", proposal: proposal?.id ?? "", reason: REASON, checked: "yes" };
    await Promise.all(browsers.map((cookie) => post(`/admin/people/${person.id}`, fields, { cookie })));
    expect(await confirm(first)).toEqual({ ok: false, reason: "own" });
    expect(await is(person)).toBe(false);
    expect(await open()).toHaveLength(1);
    expect(await acts()).toEqual(["first administrator-proposed"]);
  });

  it("cannot propose with no one to confirm it, nor end the only administrator's role", async () => {
    const { first, second, person } = people();
    await change("update users set is_administrator = 0 where id = ?", second.id);
    expect(await propose()).toEqual(overtaken);
    expect(await propose(false, first, first)).toEqual(overtaken);
    expect(await is(person)).toBe(false);
    expect(await is(first)).toBe(true);
  });

  it("cannot confirm what they proposed after it was proposed again by a colleague in the meantime", async () => {
    const { first, second, person } = people();
    await propose();
    const [former] = await open();
    expect(await propose(true, second)).toEqual(overtaken);
    await withdrawProposal(ctx, second, { personId: person.id, proposalId: former?.id ?? "", reason: REASON });
    await propose(true, second);
    // A page of before: it names the proposal that is gone.
    expect(await confirm(first, person, former?.id)).toEqual(overtaken);
    expect(await is(person)).toBe(false);
    expect(await confirm(first)).toEqual({ ok: true, isGiven: true });
  });

  it("cannot act without the role, nor for a person of no account", async () => {
    const { first, person } = people();
    const stranger = await register();
    expect(await proposeAdministrator(ctx, stranger, { personId: stranger.id, isGiven: true, reason: REASON })).toEqual(
      {
        ok: false,
        reason: "forbidden",
      },
    );
    await propose();
    expect(await confirm(stranger)).toEqual({ ok: false, reason: "own" });
    // As the page of a session that has not noticed yet.
    expect(await confirm({ ...stranger, isAdministrator: true })).toEqual(overtaken);
    expect(await propose(true, first, { ...person, id: "none" })).toEqual(overtaken);
    expect(await is(person)).toBe(false);
  });
});

describe("a proposal", () => {
  it("is void after seven days, and can then be made again", async () => {
    const { person } = people();
    await propose();
    const [former] = await open();
    ahead = 7 * DAY + 1000;
    expect(await confirm()).toEqual(overtaken);
    expect(await propose()).toEqual({ ok: true });
    expect(await confirm(people().second, person, former?.id)).toEqual(overtaken);
    expect(await is(person)).toBe(false);
  });

  it("is confirmed once, however often it is sent", async () => {
    const { second, person } = people();
    await propose();
    const [proposal] = await open();
    const third = await administrator();
    const verdicts = await Promise.all([second, third, second].map((by) => confirm(by, person, proposal?.id)));
    expect(verdicts.filter(({ ok }) => ok)).toHaveLength(1);
    await change("update users set is_administrator = 0 where id = ?", person.id);
    expect(await confirm(second, person, proposal?.id)).toEqual(overtaken);
    expect(await is(person)).toBe(false);
  });

  it.each<[string, () => Promise<unknown>]>([
    [
      "has asked for deletion",
      () => change("update users set deletion_due_at = 1e15 where id = ?", people().person.id),
    ],
    ["has lost the second step", () => change("delete from two_steps where user_id = ?", people().person.id)],
    ["is erased", () => change("update users set erased_at = 1 where id = ?", people().person.id)],
    [
      "was proposed by someone who is no administrator now",
      () => change("update users set is_administrator = 0 where id = ?", people().first.id),
    ],
  ])("is void if the person meanwhile %s", async (_, happens) => {
    await administrator();
    await propose();
    await happens();
    expect(await confirm()).toEqual(overtaken);
    expect(await is(people().person)).toBe(false);
    expect(await acts()).toEqual(["first administrator-proposed"]);
  });

  it("needs a second step or a passkey of the person", async () => {
    const { person } = people();
    await change("delete from two_steps where user_id = ?", person.id);
    expect(await propose()).toEqual(overtaken);
    const text = await (
      await visit(`/admin/people/${person.id}`, { cookie: await cookieOf(ctx, people().first.id) })
    ).text();
    expect(text).toContain("This person has neither so far");
  });

  it("goes with the person's account", async () => {
    const { person } = people();
    await propose();
    await change("update users set deletion_due_at = 1 where id = ?", person.id);
    await eraseDue(ctx);
    expect(await open()).toEqual([]);
  });
});

describe("an administrator's role ends", () => {
  it("the same way, at once in every session, and never for the last one", async () => {
    const { first, second } = people();
    const browser = await cookieOf(ctx, second.id);
    expect(await propose(false, first, second)).toEqual({ ok: true });
    expect(await confirm(first, second)).toEqual({ ok: false, reason: "own" });
    // Two are left: the one it is about may agree.
    expect(await confirm(second, second)).toEqual({ ok: true, isGiven: false });
    expect([await is(first), await is(second)]).toEqual([true, false]);
    expect((await visit("/admin", { cookie: browser })).status).toBe(404);
    expect(await acts()).toEqual(["first administrator-end-proposed", "second administrator-ended"]);
    expect(await propose(false, first, first)).toEqual(overtaken);
    const reader = await findUser(ctx, new Request(ORIGIN, { headers: { Cookie: browser } }));
    expect(reader?.isAdministrator).toBe(false);
  });

  it("for one of two who end each other's at the same moment, and not for both", async () => {
    const { first, second } = people();
    await propose(false, first, second);
    await propose(false, second, first);
    const rows = await rowsOf<{ id: string; userId: string }>(
      "select id, user_id as userId from administrator_proposals",
    );
    const of = (user: CurrentUser) => rows.find(({ userId }) => userId === user.id)?.id;
    const verdicts = await Promise.all([confirm(second, second, of(second)), confirm(first, first, of(first))]);
    expect(verdicts.filter(({ ok }) => ok)).toHaveLength(1);
    expect([await is(first), await is(second)].filter(Boolean)).toHaveLength(1);
  });
});
