import { beforeEach, describe, expect, it } from "vitest";
import { listChosenDates } from "~/assessment/deadlines/list-chosen.server";
import { comeBackStatement, findDeadlines } from "~/assessment/deadlines/queries.server";
import { remindOfDeadlines } from "~/assessment/deadlines/remind.server";
import { removeChosen } from "~/assessment/deadlines/remove-chosen.server";
import { setDeadline } from "~/assessment/deadlines/set.server";
import { setForChosen } from "~/assessment/deadlines/set-chosen.server";
import { DATES_PATH } from "~/core/addresses/network";
import { READINESS } from "~/core/kinds/kind";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { readNetwork } from "~/home/journey/network.server";
import { updateProfile } from "~/home/profile/update-profile.server";
import { remindMembers } from "~/network/members/remind.server";
import { listTags, putTag } from "~/network/members/tags/tags.server";
import { joinByCode, leaveCorporate } from "~/network/membership/access-codes.server";
import { readListQuery } from "~/network/membership/rules/list";
import { changeCompany } from "~/office/admin/companies/change.server";
import { submitAssessment } from "~/results/results/submit.server";
import { chosenDatesInCopy, tagsInCopy } from "~/upkeep/privacy/export-company.server";
import { readCsv } from "../support/csv";
import { change, createFaultyContext, rowsOf } from "../support/database";
import { inDays } from "../support/days";
import { cookieOf, post, requestFrom, visit } from "../support/pages";
import { notificationsOf, notifiedDataOf, registerCorporate } from "../support/people";
import { colleagueOf } from "../support/subject";
import { completeDraft, createTestContext, registerCompany, reloadUser, withoutQueue } from "../support/worker";

const ctx = withoutQueue(createTestContext());
const NAMES = ["Ash", "Birch", "Cedar"] as const;
const IN_A_MONTH = inDays(30);

let chain: CurrentUser & { code: string };
let cookie = "";
let people: Record<(typeof NAMES)[number], CurrentUser>;

beforeEach(async () => {
  chain = await registerCorporate(ctx);
  cookie = await cookieOf(ctx, chain.id);
  const joined = [];
  for (const name of NAMES) {
    const user = await registerCompany(ctx, { accessCode: chain.code });
    await updateProfile(ctx, requestFrom(), user, { company: name });
    joined.push([name, await reloadUser(ctx, user.email)]);
  }
  people = Object.fromEntries(joined);
});

const idsOf = (...names: (typeof NAMES)[number][]) => names.map((name) => people[name].companyId);
const set = (companyIds: string[], dueOn: string, by: CurrentUser = chain, at = ctx) =>
  setForChosen(at, by, { kind: READINESS, companyIds, dueOn });
const setGeneral = (dueOn: string) => setDeadline(ctx, chain, { scope: "members", kind: READINESS }, dueOn);
const askedOf = async (user: CurrentUser) =>
  (await findDeadlines(ctx, user, READINESS)).asked.map(({ company, dueOn }) => [company, dueOn]);
const page = async (path: string, as = cookie) => (await visit(path, { cookie: as })).text();
const listed = async (query: string, as = cookie) =>
  readCsv(await page(`/associatedCompanies/file?${query}`, as))
    .slice(1)
    .map(([, name]) => name)
    .sort();
/** The companies of the list's page, and how many it says there are. */
const shown = async (query: string) => {
  const html = await page(`/associatedCompanies?${query}`);
  const names = NAMES.filter((name) => html.includes(`>${name}</a>`));
  return [names, Number(/(\d+) compan(?:y|ies)\./.exec(html)?.[1] ?? 0)];
};
async function remind(days = 0): Promise<void> {
  const later = withoutQueue(createTestContext(() => Date.now() + days * 24 * 60 * 60_000));
  for (let runs = 0; runs < 20; runs += 1) if ((await remindOfDeadlines(later)).cursor === null) return;
  throw new Error("The reminders come to no end");
}
const toldOf = async (user: CurrentUser) =>
  (await notificationsOf(user)).filter((told) => /^members-deadline-.* email$/.test(told));
const makeOver = (dueOn: string) =>
  change(
    "update chosen_deadlines set due_on = ? where company_id = ? and due_on = ?",
    inDays(-3),
    chain.companyId,
    dueOn,
  );

describe("a date for the companies of a tag", () => {
  it("is set by a form, seen by those companies in place of the general one, and met by submitting", async () => {
    await setGeneral(inDays(60));
    await putTag(ctx, chain, idsOf("Ash", "Birch"), "Steel");
    const [tag] = await listTags(ctx, chain);
    const path = `${DATES_PATH}/new?list=readiness&all=yes&tag=${tag?.id}`;
    const form = await page(path);
    expect(form).toContain("2 companies");
    expect(form).toMatch(/Ash|Birch/);
    expect(form).toContain("all companies by");
    const refused = await post(path, { kind: "readiness", dueOn: inDays(-1) }, { cookie });
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining("has not passed")]);
    const done = await post(path, { kind: "readiness", dueOn: IN_A_MONTH }, { cookie });
    expect([done.status, done.headers.get("location")]).toEqual([303, DATES_PATH]);

    for (const name of ["Ash", "Birch"] as const)
      expect(await askedOf(people[name])).toEqual([[chain.companyName, IN_A_MONTH]]);
    expect(await askedOf(people.Cedar)).toEqual([[chain.companyName, inDays(60)]]);
    expect(await comeBackStatement(ctx, people.Ash.companyId)).toEqual([
      { kind: READINESS, dueOn: IN_A_MONTH, by: chain.companyName },
    ]);
    expect(await page("/user/history?dialog=none", await cookieOf(ctx, people.Ash.id))).toContain(
      `dateTime="${IN_A_MONTH}"`,
    );
    // The new form says what it would replace.
    expect(await page(path)).toContain("2 companies by");

    await submitAssessment(ctx, people.Ash, await completeDraft(ctx, people.Ash, 40));
    expect(await askedOf(people.Ash)).toEqual([]);
    expect(await comeBackStatement(ctx, people.Ash.companyId)).toEqual([]);
    const [date] = await listChosenDates(ctx, chain.companyId);
    expect(date).toMatchObject({ kind: READINESS, dueOn: IN_A_MONTH, companies: 2, open: 1 });
    expect(JSON.parse(date?.names ?? "[]").sort()).toEqual(["Ash", "Birch"]);
    const dates = await page(DATES_PATH);
    expect(dates).toContain("1 of 2");
    expect(dates).toContain(`/associatedCompanies?date=${date?.id}`);
    expect(await shown(`date=${date?.id}`)).toEqual([["Ash", "Birch"], 2]);
    expect(await shown(`date=${date?.id}&state=open&sort=company`)).toEqual([["Birch"], 1]);
    expect(await listed(`date=${date?.id}`)).toEqual(["Ash", "Birch"]);

    // The copy of the company's data names them.
    const namesIn = (rows: { companies: string }[]) => rows.map((row) => JSON.parse(row.companies).sort());
    expect(namesIn(await chosenDatesInCopy(ctx, chain.companyId))).toEqual([["Ash", "Birch"]]);
    expect(namesIn(await tagsInCopy(ctx, chain.companyId))).toEqual([["Ash", "Birch"]]);

    // Once it has met its own, a general date that is set anew asks it again.
    await change("delete from deadlines where company_id = ?", chain.companyId);
    await setGeneral(inDays(90));
    expect(await askedOf(people.Ash)).toEqual([[chain.companyName, inDays(90)]]);
    expect(await askedOf(people.Birch)).toEqual([[chain.companyName, IN_A_MONTH]]);

    const removed = await post(DATES_PATH, { intent: "remove", date: date?.id ?? "" }, { cookie });
    expect(removed.headers.get("location")).toBe(DATES_PATH);
    expect(await askedOf(people.Birch)).toEqual([[chain.companyName, inDays(90)]]);
    expect(await rowsOf("select * from chosen_members where corporate_id = ?", chain.companyId)).toEqual([]);
  });

  it("tells these companies alone, once, and reminds those that have not submitted", async () => {
    await setGeneral(inDays(60));
    await set(idsOf("Ash", "Birch"), inDays(20));
    // Sent twice, it asks once.
    await set(idsOf("Ash", "Birch"), inDays(20));
    expect(await listChosenDates(ctx, chain.companyId)).toHaveLength(1);
    for (let runs = 0; runs < 2; runs += 1) await remind();
    const once = ["members-deadline-set email"];
    for (const name of NAMES) expect([name, await toldOf(people[name])]).toEqual([name, once]);
    expect(await notifiedDataOf(people.Ash, "members-deadline-set")).toMatchObject({
      dueOn: inDays(20),
      company: chain.companyName,
    });
    expect(await notifiedDataOf(people.Cedar, "members-deadline-set")).toMatchObject({ dueOn: inDays(60) });
    await submitAssessment(ctx, people.Birch, await completeDraft(ctx, people.Birch, 40));
    await remind(8);
    expect(await toldOf(people.Ash)).toEqual(["members-deadline-near email", ...once]);
    expect(await toldOf(people.Birch)).toEqual(once);
    expect(await toldOf(people.Cedar)).toEqual(once);
    // The general date's reminder is for those without a date of their own.
    await remind(23);
    expect(await toldOf(people.Ash)).toContain("members-deadline-passed email");
    await remind(47);
    expect((await toldOf(people.Ash)).filter((told) => told.includes("near"))).toHaveLength(1);
    expect(await toldOf(people.Cedar)).toEqual(["members-deadline-near email", ...once]);
  });

  it("goes with the membership, and does not return with it", async () => {
    await set(idsOf("Ash"), IN_A_MONTH);
    await leaveCorporate(ctx, people.Ash, chain.companyId, requestFrom());
    expect(await askedOf(people.Ash)).toEqual([]);
    expect(await listChosenDates(ctx, chain.companyId)).toEqual([]);
    await remind();
    expect(await toldOf(people.Ash)).toEqual([]);
    await joinByCode(ctx, people.Ash, chain.code, requestFrom(), { scope: "full" });
    expect(await askedOf(people.Ash)).toEqual([]);
  });

  it("goes with the right to have members", async () => {
    await set(idsOf("Ash"), IN_A_MONTH);
    await change("update users set is_administrator = 1 where id = ?", chain.id);
    const office = await reloadUser(ctx, chain.email);
    await changeCompany(ctx, office, { companyId: chain.companyId, act: "ordinary", former: "", reason: "Merged" });
    expect(await rowsOf("select * from chosen_deadlines where company_id = ?", chain.companyId)).toEqual([]);
  });
});

describe("several dates for chosen companies", () => {
  it("a later one takes the place of an earlier one, which goes with its last company", async () => {
    await set(idsOf("Ash", "Birch"), IN_A_MONTH);
    await submitAssessment(ctx, people.Birch, await completeDraft(ctx, people.Birch, 40));
    await set(idsOf("Birch"), inDays(40));
    // It was moved before it was over: who has met it has met it still.
    expect(await askedOf(people.Birch)).toEqual([]);
    expect((await listChosenDates(ctx, chain.companyId)).map(({ companies, open }) => [companies, open])).toEqual([
      [1, 1],
      [1, 0],
    ]);
    await makeOver(inDays(40));
    await set(idsOf("Ash", "Birch"), inDays(50));
    expect(await listChosenDates(ctx, chain.companyId)).toMatchObject([{ dueOn: inDays(50), companies: 2, open: 2 }]);
  });

  it("are twenty at most, without those that a new one replaces", async () => {
    const id = () => ctx.ids.create();
    for (let number = 1; number <= 19; number += 1) {
      const deadline = id();
      await change(
        "insert into chosen_deadlines (id, company_id, kind, due_on, created_at) values (?, ?, 'progress', ?, 0)",
        deadline,
        chain.companyId,
        inDays(number),
      );
      await change(
        `insert into companies (id, name, registration_number, address, industry_id, country_id, state_id, revenue_band, created_at)
         select ?, 'Many', 'x', 'x', industry_id, country_id, state_id, 'x', 0 from companies where id = ?`,
        deadline,
        chain.companyId,
      );
      await change(
        "insert into memberships (corporate_id, company_id, joined_at) values (?, ?, 0)",
        chain.companyId,
        deadline,
      );
      await change(
        "insert into chosen_members (corporate_id, company_id, kind, deadline_id, since) values (?, ?, 'progress', ?, 0)",
        chain.companyId,
        deadline,
        deadline,
      );
    }
    expect(await set(idsOf("Ash"), IN_A_MONTH)).toEqual({ ok: true, set: 1 });
    expect(await set(idsOf("Birch"), IN_A_MONTH)).toEqual({ ok: false, reason: "full" });
    expect(await set(idsOf("Ash", "Birch"), inDays(31))).toEqual({ ok: true, set: 2 });
    expect(await askedOf(people.Cedar)).toEqual([]);
  });

  it("are set and removed by the owner alone, for companies that have joined", async () => {
    const other = await registerCorporate(ctx);
    const none = { ok: false, reason: "forbidden" };
    for (const role of ["viewer", "contributor"]) {
      const colleague = await colleagueOf(ctx, chain, role);
      expect(await set(idsOf("Ash"), IN_A_MONTH, colleague)).toEqual(none);
      const answer = await post(`${DATES_PATH}/new?all=yes`, {}, { cookie: await cookieOf(ctx, colleague.id) });
      expect(answer.status).toBe(403);
      expect((await visit(DATES_PATH, { cookie: await cookieOf(ctx, colleague.id) })).status).toBe(200);
    }
    expect(await set(idsOf("Ash"), IN_A_MONTH, people.Birch)).toEqual(none);
    expect(await set(idsOf("Ash"), IN_A_MONTH, other)).toEqual({ ok: false, reason: "nobody" });
    expect(await set([], IN_A_MONTH)).toEqual({ ok: false, reason: "nobody" });
    expect(await set(Array.from({ length: 501 }, String), IN_A_MONTH)).toEqual({ ok: false, reason: "too-many" });
    await set(idsOf("Ash"), IN_A_MONTH);
    const [date] = await listChosenDates(ctx, chain.companyId);
    await removeChosen(ctx, other, date?.id ?? "");
    expect(await listChosenDates(ctx, chain.companyId)).toHaveLength(1);
    expect(await listed(`date=${date?.id}`, await cookieOf(ctx, other.id))).toEqual([]);
  });

  it("leaves nothing half done when a statement fails", async () => {
    for (let at = 1; at <= 6; at += 1) {
      const faulty = withoutQueue(createFaultyContext(at, "fail").ctx);
      const verdict = await set(idsOf("Ash"), IN_A_MONTH, chain, faulty).catch(() => null);
      const rows = await rowsOf("select deadline_id from chosen_members where corporate_id = ?", chain.companyId);
      const dates = await rowsOf("select id from chosen_deadlines where company_id = ?", chain.companyId);
      expect([rows.length, dates.length]).toEqual(verdict?.ok ? [1, 1] : [0, 0]);
      if (verdict?.ok) return;
    }
  });
});

describe("the list says who is late by the date that counts for each company", () => {
  const late = () => shown("state=late");
  const onHome = async () => (await readNetwork(ctx, chain, null)).kinds[0]?.late;

  it("by their own day while the general one is not over", async () => {
    await setGeneral(inDays(60));
    await set(idsOf("Ash"), IN_A_MONTH);
    await set(idsOf("Birch"), inDays(40));
    expect([await late(), await onHome()]).toEqual([[[], 0], 0]);
    await makeOver(IN_A_MONTH);
    expect([await late(), await onHome()]).toEqual([[["Ash"], 1], 1]);
    expect(await shown("state=late&sort=company&industry=nothing")).toEqual([[], 0]);
    expect(await listed("state=late")).toEqual(["Ash"]);
    const query = readListQuery(new URLSearchParams("state=late"));
    const paused = (await readNetwork(ctx, chain, null)).kinds[0]?.paused ?? -1;
    expect(await remindMembers(ctx, chain, READINESS, { query })).toEqual({ reminded: 1, isMore: false });
    // Home does not offer to remind it again this week.
    expect((await readNetwork(ctx, chain, null)).kinds[0]?.paused).toBe(paused + 1);
    expect(await notifiedDataOf(people.Ash, "member-reminder")).toMatchObject({ dueOn: inDays(-3) });
  });

  it("and with those who have longer left out once it is over", async () => {
    await setGeneral(inDays(60));
    await set(idsOf("Ash"), IN_A_MONTH);
    await change("update deadlines set due_on = ? where company_id = ?", inDays(-2), chain.companyId);
    expect([await late(), await onHome()]).toEqual([[["Birch", "Cedar"], 2], 2]);
    expect(await listed("state=late")).toEqual(["Birch", "Cedar"]);
    expect(await page("/associatedCompanies")).toMatch(/by \d+ \w+ \d{4}/);
    await submitAssessment(ctx, people.Birch, await completeDraft(ctx, people.Birch, 40));
    expect([await late(), await onHome()]).toEqual([[["Cedar"], 1], 1]);
  });
});
