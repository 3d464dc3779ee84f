import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { newestReadiness } from "~/assessment/catalogue/content/readiness/versions";
import { getFactorSets } from "~/assessment/catalogue/factors.server";
import { chooseFactor } from "~/assessment/ghg/rules/factors";
import { dayIn } from "~/core/days/days";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { issueTokens } from "~/foundation/identity/tokens.server";
import { users } from "~/foundation/tables/people";
import { inviteColleague } from "~/home/team/invite.server";
import { joinByCode } from "~/network/membership/access-codes.server";
import { listCompanies } from "~/office/admin/companies/list.server";
import { readCompanyQuery } from "~/office/admin/companies/query";
import { changeRoleAsOffice } from "~/office/admin/people/role.server";
import { addAnnouncement, changeAnnouncement, deleteAnnouncement } from "~/office/announcements/drafts.server";
import { startSending, stopSending } from "~/office/announcements/send.server";
import { discardDraft, startDraft } from "~/office/editor/drafts.server";
import { ORDERS } from "~/office/log/rules/walk";
import { answerQuestion } from "~/office/support/answer.server";
import { askQuestion, listOwnQuestions } from "~/office/support/ask.server";
import { createContext } from "~/platform/context";
import { readXlsx } from "~/platform/files/xlsx/read-xlsx";
import { submitAssessment } from "~/results/results/submit.server";
import { startResend } from "~/upkeep/delivery/resend.server";
import { retryDeadLetter } from "~/upkeep/delivery/retry-dead-letters.server";
import { accountJson } from "~/upkeep/privacy/export-account.server";
import { change, interrupted, rowsOf } from "../support/database";
import { cookieOf, ORIGIN, post, requestFrom, send, visit } from "../support/pages";
import { byBoth, notificationsOf, notifiedDataOf } from "../support/people";
import { colleagueOf } from "../support/subject";
import { newAddress } from "../support/team";
import { turnOn } from "../support/two-step";
import {
  completeDraft,
  createTestContext,
  registerCompany,
  reloadUser,
  testEnv,
  withoutQueue,
} from "../support/worker";

const ctx = withoutQueue(createTestContext());
const request = new Request(ORIGIN);
const REASON = "Asked for by telephone on 3 March";

interface Act {
  act: string;
  by: string;
  company: string;
  person: string;
  reason: string;
}
const logged = () =>
  rowsOf<Act>(
    "select act, by_id as by, company_id as company, user_id as person, reason from office_acts order by at, rowid",
  );
const eventsOf = async ({ id }: { id: string }) =>
  (
    await rowsOf<{ type: string }>(
      "select type from security_events where user_id = ? and type like '%office%' order by at, rowid",
      id,
    )
  ).map(({ type }) => type);
const codeOf = async ({ companyId }: { companyId: string }) =>
  (
    await rowsOf<{ code: string | null; isCorporate: number }>(
      "select access_code as code, is_corporate as isCorporate from companies where id = ?",
      companyId,
    )
  )[0];

let office: CurrentUser;
let cookie = "";
let colleague = "";
let owner: CurrentUser;

async function administrator(): Promise<CurrentUser> {
  const user = await registerCompany(ctx);
  await change("update users set is_administrator = 1 where id = ?", user.id);
  return reloadUser(ctx, user.email);
}

beforeAll(async () => {
  office = await administrator();
  cookie = await cookieOf(ctx, office.id);
  colleague = await cookieOf(ctx, (await administrator()).id);
});

beforeEach(async () => {
  await change("delete from office_acts");
  owner = await registerCompany(ctx);
});

const page = (companyId: string) => `/admin/companies/${companyId}`;
const act = (companyId: string, intent: string, more: Record<string, string> = {}, as = cookie) =>
  post(`${page(companyId)}?dialog=${intent}`, { intent, reason: REASON, ...more }, { cookie: as });

describe("a company in the administration", () => {
  it("becomes corporate, gets another code and becomes ordinary again; each change is logged and its owner notified", async () => {
    const asked = await (await visit(`${page(owner.companyId)}?dialog=corporate`, { cookie })).text();
    expect(asked).toContain('name="reason"');
    expect((await act(owner.companyId, "corporate")).status).toBe(303);
    const first = await codeOf(owner);
    expect(first).toMatchObject({ isCorporate: 1, code: expect.stringMatching(/^KMPS-/) });
    // A form with an outdated code changes nothing.
    await act(owner.companyId, "code", { former: "KMPS-AAAA-AAAA" });
    expect(await codeOf(owner)).toEqual(first);
    await act(owner.companyId, "code", { former: first?.code ?? "" });
    expect((await codeOf(owner))?.code).not.toBe(first?.code);
    await act(owner.companyId, "ordinary");
    expect(await codeOf(owner)).toEqual({ isCorporate: 0, code: null });
    const about = { by: office.id, company: owner.companyId, person: "", reason: REASON };
    expect(await logged()).toEqual(
      ["company-corporate", "company-code", "company-ordinary"].map((name) => ({ act: name, ...about })),
    );
    expect(await eventsOf(owner)).toEqual([
      "made-corporate-by-office",
      "access-code-changed-by-office",
      "made-ordinary-by-office",
    ]);
    expect(await notificationsOf(owner)).toEqual(
      expect.arrayContaining(byBoth("access-code-rotated", "corporate-ended", "corporate-granted")),
    );
  });

  it("is changed once when two administrators press the button at once", async () => {
    await Promise.all([act(owner.companyId, "corporate"), act(owner.companyId, "corporate", {}, colleague)]);
    expect((await logged()).map((row) => row.act)).toEqual(["company-corporate"]);
    const { code } = (await codeOf(owner)) ?? {};
    await Promise.all([cookie, colleague].map((as) => act(owner.companyId, "code", { former: code ?? "" }, as)));
    expect((await logged()).map((row) => row.act)).toEqual(["company-corporate", "company-code"]);
  });

  it("stays unchanged without a valid reason, and the dialog is shown again with what was typed", async () => {
    for (const [reason, status] of [
      ["", 400],
      ["  short ", 400],
      ["x".repeat(301), 400],
    ] as const) {
      const answer = await act(owner.companyId, "corporate", { reason });
      expect(answer.status).toBe(status);
      expect(await answer.text()).toContain('id="ask-corporate"');
    }
    expect([await codeOf(owner), await logged()]).toEqual([{ isCorporate: 0, code: null }, []]);
  });

  it("that is ordinary again sees nothing of its members, who are told so, until it is corporate again", async () => {
    await act(owner.companyId, "corporate");
    const corporate = await reloadUser(ctx, owner.email);
    const member = await registerCompany(ctx);
    await joinByCode(ctx, member, (await codeOf(owner))?.code ?? "", request);
    const id = await completeDraft(ctx, member, 40);
    await submitAssessment(ctx, await reloadUser(ctx, member.email), id);
    const draft = await completeDraft(ctx, await reloadUser(ctx, member.email), 3);
    await change("update companies set name = 'Marked Weavers' where id = ?", member.companyId);
    const browser = await cookieOf(ctx, corporate.id);
    const [done, begun] = [id, draft].map(ctx.ids.seal);
    const named = `userId=${member.id}`;
    const list = "/associatedCompanies";
    /** Every address that shows something about a member, and its status while the company is a corporate one. */
    const addresses: [address: string, status: number][] = [
      ...["", "?search=marked", "/file", "/exports", "/invitations"].map((rest): [string, number] => [
        list + rest,
        200,
      ]),
      ...["", "/file", "/exports"].map((rest): [string, number] => [`/progress${list}${rest}`, 200]),
      [`${list}/${begun}?${named}`, 200],
      [`/${begun}?${named}`, 303],
      [`/${done}?${named}`, 303],
      ...["view", "user/dashboard", "uploadDocuments", "pdf"].map((at): [string, number] => [
        `/${at}/${done}?${named}`,
        200,
      ]),
      ...["/analytics", "/advanceAnalytics", "/advanceAnalytics?tab=sdg", "/progressAdvanceAnalytics"].map(
        (at): [string, number] => [at, 200],
      ),
    ];
    const readings = async () =>
      (await rowsOf("select 1 as n from readings where company_id = ?", member.companyId)).length;
    const read = async () => {
      await change("delete from readings");
      const seen = [];
      for (const [address] of addresses) {
        const answer = await visit(address, { cookie: browser });
        const text = await answer.text();
        seen.push([address, answer.status, answer.status < 300 && text.includes("Marked Weavers")]);
      }
      return { seen, isNoted: (await readings()) > 0 };
    };
    const before = await read();
    expect(before.seen.map(([address, status]) => [address, status])).toEqual(addresses);
    expect(before.isNoted).toBe(true);
    // Makes sure that the test looks at pages that do show something.
    expect(before.seen.filter(([, , isNamed]) => isNamed).length).toBeGreaterThan(8);
    await act(owner.companyId, "ordinary");
    const after = await read();
    expect(after.seen).toEqual(addresses.map(([address]) => [address, /nalytics/.test(address) ? 403 : 404, false]));
    expect(after.isNoted).toBe(false);
    const calls = {
      headers: { Authorization: `Bearer ${(await issueTokens(ctx, request, corporate.id)).accessToken}` },
    };
    for (const path of ["users/associcated/companies", "ProGress/associcated/companies"]) {
      const answer = await (await send(`/api/${path}`, calls)).json();
      expect(answer).toMatchObject({ data: { count: 0, list: [] } });
    }
    expect((await send(`/api/users/submission/documents?SubmissionId=${done}`, calls)).status).toBe(404);
    expect(
      await (await send(`${list}/${begun}?${named}`, { method: "POST", headers: { Cookie: browser } })).text(),
    ).not.toContain("Marked");
    const [itself] = await ctx.db.select().from(users).where(eq(users.id, owner.id));
    let copy = "";
    if (itself) for await (const piece of accountJson(ctx, itself, "company")) copy += piece;
    expect(copy).toContain(owner.email);
    expect(copy).not.toContain("Marked Weavers");
    const sharing = await (await visit("/user/sharing", { cookie: await cookieOf(ctx, member.id) })).text();
    expect(sharing).toContain("not a corporate company at the moment");
    await act(owner.companyId, "corporate");
    expect(await read()).toEqual(before);
  });

  it("sees in its ledger that the office has opened its page, once per reader and day", async () => {
    for (const path of [page(owner.companyId), page(owner.companyId), `/admin/people/${owner.id}`]) {
      expect((await visit(path, { cookie })).status).toBe(200);
    }
    expect(
      await rowsOf("select user_id, thing, corporate_id from readings where company_id = ?", owner.companyId),
    ).toEqual([{ user_id: office.id, thing: "company", corporate_id: "" }]);
    const ledger = await (await visit("/user/sharing", { cookie: await cookieOf(ctx, owner.id) })).text();
    expect(ledger).toContain("The network’s office");
    expect(ledger).toContain("page in the administration");
  });

  it("is shown with the level and scores of completed assessments, and never with an answer", async () => {
    const completed = await completeDraft(ctx, owner, 40);
    await change(
      "update answers set value = json_set(value, '$.text', 'a well nobody knows') where assessment_id = ?",
      completed,
    );
    await submitAssessment(ctx, owner, completed);
    await completeDraft(ctx, await reloadUser(ctx, owner.email), 3);
    const text = await (await visit(page(owner.companyId), { cookie })).text();
    expect(text).toContain("Intermediate");
    expect(text).toMatch(/Draft, last changed on/);
    expect(text).not.toContain("a well nobody knows");
  });
});

describe("the list of companies", () => {
  it("finds companies by the start of words and numbers, ignoring accents, and follows changes", async () => {
    await change(
      "update companies set name = 'Élan Batik & Söhne', registration_number = '2023/01-99' where id = ?",
      owner.companyId,
    );
    const found = async (search: string) =>
      (await listCompanies(ctx, readCompanyQuery(new URLSearchParams({ search })), "en")).rows.map(({ name }) => name);
    for (const search of ["elan", "SOHNE bat", "2023 99", "Élan"]) expect(await found(search), search).toHaveLength(1);
    for (const search of [
      "lan",
      "'; drop table companies; --",
      '" OR 1',
      "words : x",
      "%",
      "***",
      "NEAR(a b)",
      "\u0000",
    ]) {
      expect(await found(search), search).toEqual([]);
    }
    await change("update companies set erased_at = 1, name = '' where id = ?", owner.companyId);
    expect(await found("elan")).toEqual([]);
  });

  it.each(ORDERS)(
    "can be paged to its end and back %s first without missing a company, whatever the URL contains",
    async (order) => {
      await change(
        `insert into companies (id, name, registration_number, address, industry_id, country_id, state_id, revenue_band, created_at)
       with recursive n(i) as (select 1 union all select i + 1 from n where i < 50)
       select 'walk-' || i, 'Walked ' || i, '', '', c.industry_id, c.country_id, c.state_id, '', 1000 + i / 3 from n, companies c where c.id = ?`,
        owner.companyId,
      );
      const total =
        (await rowsOf<{ n: number }>("select count(*) as n from companies where erased_at is null"))[0]?.n ?? 0;
      const [tally] = await rowsOf<{ count: number }>("select count from tallies where name = 'companies'");
      expect(tally?.count).toBe(total);
      const query = (params: Record<string, string>) => readCompanyQuery(new URLSearchParams({ order, ...params }));
      const pages: string[][] = [];
      let at: Record<string, string> | null = {};
      let last: Record<string, string> | null = null;
      while (at) {
        const found = await listCompanies(ctx, query(at), "en");
        pages.push(found.rows.map(({ id }) => id));
        [at, last] = [found.next, found.previous];
      }
      expect(new Set(pages.flat()).size).toBe(total);
      const inOrder = {
        newest: "created_at desc, id desc",
        oldest: "created_at, id",
        name: "name collate nocase, id",
        changed: "changed_at desc, id desc",
        unchanged: "changed_at, id",
      };
      const ids = await rowsOf<{ id: string }>(
        `select id from companies join member_standings on company_id = id and corporate_id = 'all' and kind = 'readiness'
         where erased_at is null order by ${inOrder[order]}`,
      );
      expect(pages.flat()).toEqual(ids.map(({ id }) => id));
      const back = await listCompanies(ctx, query(last ?? {}), "en");
      expect(back.rows.map(({ id }) => id)).toEqual(pages.at(-2));
      for (const odd of ["page=0", "page=9&after=x", "after=1.2.3", "before=99999999999999999.a", "page=-1"]) {
        const { rows } = await listCompanies(ctx, query(Object.fromEntries(new URLSearchParams(odd))), "en");
        expect(
          rows.map(({ id }) => id),
          odd,
        ).toEqual(pages[0]);
      }
      await change("delete from companies where id like 'walk-%'");
      expect((await rowsOf<{ count: number }>("select count from tallies where name = 'companies'"))[0]?.count).toBe(
        total - 50,
      );
    },
  );
});

describe("a person in the administration", () => {
  const person = (id: string) => `/admin/people/${id}`;
  const remove = (id: string, more: Record<string, string> = {}, as = cookie) =>
    post(
      `${person(id)}?dialog=second-step`,
      { intent: "second-step", reason: REASON, checked: "yes", ...more },
      { cookie: as },
    );
  const stepsOf = ({ id }: { id: string }) => rowsOf("select user_id from two_steps where user_id = ?", id);

  it("is found by name and email address, and is shown without a search only with access to the office", async () => {
    await change("update users set username = 'Ayşe Öztürk', email = 'ayse.oz@example.com' where id = ?", owner.id);
    const read = async (query: string) => (await visit(`/admin/people${query}`, { cookie })).text();
    for (const search of ["ozturk", "ayse.oz@example", "AYSE"])
      expect(await read(`?search=${search}`)).toContain(owner.id);
    const without = await read("");
    expect([without.includes(office.id), without.includes(owner.id)]).toEqual([true, false]);
  });

  it("who lost the second step has it, its codes and all sessions removed after a check, and is notified", async () => {
    await turnOn(ctx, owner);
    const browser = await cookieOf(ctx, owner.id);
    const unchecked = await remove(owner.id, { checked: "" });
    expect(unchecked.status).toBe(400);
    expect(await unchecked.text()).toContain(REASON);
    expect((await remove(owner.id, { reason: "x" })).status).toBe(400);
    expect([(await stepsOf(owner)).length, (await logged()).length]).toEqual([1, 0]);
    // Two at once.
    await Promise.all([remove(owner.id), remove(owner.id, {}, colleague)]);
    expect(await stepsOf(owner)).toEqual([]);
    expect(await rowsOf("select 1 as n from recovery_codes where user_id = ?", owner.id)).toEqual([]);
    expect((await visit("/user/profile", { cookie: browser })).status).toBe(303);
    expect(await eventsOf(owner)).toEqual(["two-step-removed-by-office"]);
    expect(await notificationsOf(owner)).toEqual(expect.arrayContaining(byBoth("two-step-off")));
    expect(await logged()).toMatchObject([
      { act: "second-step-removed", company: owner.companyId, person: owner.id, reason: REASON },
    ]);
  });

  it("cannot remove their own second step", async () => {
    await turnOn(ctx, office);
    const text = await (await visit(`${person(office.id)}?dialog=second-step`, { cookie })).text();
    expect(text).not.toContain('id="ask-second-step"');
    await remove(office.id);
    expect([(await stepsOf(office)).length, await logged()]).toEqual([1, []]);
    await change("delete from two_steps where user_id = ?", office.id);
  });

  it("is signed out everywhere with a reason, which the log records", async () => {
    const browser = await cookieOf(ctx, owner.id);
    expect((await post(person(owner.id), { intent: "sign-out", reason: "" }, { cookie })).status).toBe(400);
    expect((await visit("/user/profile", { cookie: browser })).status).toBe(200);
    await post(person(owner.id), { intent: "sign-out", reason: REASON }, { cookie });
    expect((await visit("/user/profile", { cookie: browser })).status).toBe(303);
    expect(await logged()).toMatchObject([{ act: "person-signed-out", person: owner.id, reason: REASON }]);
    expect(await eventsOf(owner)).toEqual(["signed-out-by-office"]);
  });
});

describe("a role changed by the office", () => {
  const give = (id: string, role: string, more: Record<string, string> = {}, as = cookie) =>
    post(
      `/admin/people/${id}?dialog=${role}`,
      { intent: role, reason: REASON, checked: "yes", ...more },
      { cookie: as },
    );
  const rolesOf = async (...people: CurrentUser[]) =>
    Promise.all(people.map(async ({ email }) => (await reloadUser(ctx, email)).role));
  const read = async (id: string, query = "", as = cookie) =>
    (await visit(`/admin/people/${id}${query}`, { cookie: as })).text();

  it("of a colleague changes as if by the owner, notifies both, and leaves a new viewer's topics unassigned", async () => {
    const person = await colleagueOf(ctx, owner);
    const draft = await completeDraft(ctx, owner, 3);
    await change(
      "insert into topic_work (assessment_id, topic_id, assignee_id) values (?, 'water', ?)",
      draft,
      person.id,
    );
    expect(await read(person.id, "?dialog=viewer")).toContain('id="ask-viewer"');
    expect((await give(person.id, "viewer", { reason: "" })).status).toBe(400);
    expect(await rolesOf(person)).toEqual(["contributor"]);
    // Two at once.
    await Promise.all([give(person.id, "viewer"), give(person.id, "viewer", {}, colleague)]);
    expect(await rolesOf(owner, person)).toEqual(["owner", "viewer"]);
    expect(await rowsOf("select assignee_id from topic_work where assessment_id = ?", draft)).toEqual([
      { assignee_id: null },
    ]);
    const about = { company: owner.companyId, person: person.id, reason: REASON };
    expect(await logged()).toMatchObject([{ act: "person-viewer", ...about }]);
    expect([await eventsOf(person), await eventsOf(owner)]).toEqual(Array(2).fill(["role-changed-by-office"]));
    expect(await notificationsOf(person)).toEqual(expect.arrayContaining(byBoth("role-changed-by-office")));
    expect(await notificationsOf(owner)).toEqual(expect.arrayContaining(byBoth("colleague-role-by-office")));
    expect(await read(person.id, "?dialog=owner")).toContain("Only a contributor can become the owner");
    await give(person.id, "owner");
    await give(owner.id, "viewer");
    expect(await rolesOf(owner, person)).toEqual(["owner", "viewer"]);
    expect(await read(owner.id)).toContain("can only be handed over");
  });

  it("of owner goes to a contributor after a check, so that there is always one owner", async () => {
    const person = await colleagueOf(ctx, owner);
    await inviteColleague(ctx, requestFrom(), owner, { email: newAddress(), role: "viewer", language: "en" });
    const unchecked = await give(person.id, "owner", { checked: "" });
    expect([unchecked.status, (await unchecked.text()).includes(REASON)]).toEqual([400, true]);
    await Promise.all([give(person.id, "owner"), give(person.id, "owner", {}, colleague)]);
    expect(await rolesOf(owner, person)).toEqual(["contributor", "owner"]);
    expect(await logged()).toMatchObject([{ act: "person-owner", company: owner.companyId, person: person.id }]);
    expect([await eventsOf(person), await eventsOf(owner)]).toEqual(Array(2).fill(["role-changed-by-office"]));
    expect([
      await notifiedDataOf(person, "role-changed-by-office"),
      await notifiedDataOf(owner, "role-changed-by-office"),
    ]).toEqual([{ role: "owner" }, { role: "contributor" }]);
    expect(await rowsOf("select invited_by from invitations where company_id = ?", owner.companyId)).toEqual([
      { invited_by: person.id },
    ]);
  });

  it("is refused with the reason if the owner has requested deletion, or in the administrator's own company", async () => {
    const person = await colleagueOf(ctx, owner);
    await change("update users set deletion_due_at = ? where id = ?", Date.now() + 86_400_000, owner.id);
    expect(await read(person.id, "?dialog=owner")).toContain("has asked us to delete the company’s account");
    await give(person.id, "owner");
    const mine = await colleagueOf(ctx, office);
    expect(await read(mine.id, "?dialog=viewer")).toContain("the company of your own account");
    await give(mine.id, "viewer");
    await give("nobody", "viewer");
    expect([await rolesOf(owner, person, office, mine), await logged()]).toEqual([
      ["owner", "contributor", "owner", "contributor"],
      [],
    ]);
  });

  it("stays unchanged when the owner requests the company's deletion at the same moment", async () => {
    const person = await colleagueOf(ctx, owner);
    const late = createContext(
      interrupted('insert into "outbox"', () => change("update users set deletion_due_at = 1 where id = ?", owner.id)),
    );
    const given = { personId: person.id, role: "owner", reason: REASON } as const;
    expect(await changeRoleAsOffice(withoutQueue(late), await reloadUser(ctx, office.email), given)).toEqual({
      ok: false,
      reason: "changed",
    });
    expect([await rolesOf(owner, person), await logged()]).toEqual([["owner", "contributor"], []]);
  });
});

describe("industries", () => {
  const choices = async () => (await visit("/api/industry?getAll=true")).text();
  const page = "/admin/industries";
  const spacecraft = { nameEn: "Spacecraft", nameFr: "Engins spatiaux", nameMs: "Kapal angkasa", after: "mining" };
  const save = (id: string, fields: Record<string, string>, as = cookie) =>
    post(`${page}/${id}`, { intent: "save", reason: REASON, ...fields }, { cookie: as });

  it("are added, changed and moved after a confirmation, once every name is given", async () => {
    const asked = async (query: Record<string, string>) =>
      (await visit(`${page}/new?${new URLSearchParams({ dialog: "save", ...query })}`, { cookie })).text();
    expect(await asked({ ...spacecraft, nameFr: " \u200b " })).not.toContain('id="ask-save"');
    expect(await asked(spacecraft)).toContain('id="ask-save"');
    await save("new", spacecraft);
    // Created once under that name, however often and by however many users it is sent.
    await Promise.all([save("new", spacecraft), save("new", spacecraft, colleague)]);
    await save("spacecraft", { ...spacecraft, nameEn: "Spaceships", after: "" });
    const rows = await rowsOf<{ id: string; name_en: string }>("select id, name_en from industries order by position");
    expect(rows[0]).toEqual({ id: "spacecraft", name_en: "Spaceships" });
    expect(rows[1]?.id).toBe("agriculture");
    expect(await choices()).toContain("Spaceships");
    expect((await logged()).map((row) => row.act)).toEqual(["industry-added", "industry-changed"]);
    expect((await save("none", spacecraft)).status).toBe(303);
    expect((await save("spacecraft", { ...spacecraft, nameEn: "x".repeat(81) })).status).toBe(400);
  });

  it("follow a release until the office changes one, and after that get only new ones from a release", async () => {
    const release = () => change(testEnv.TEST_REFERENCE.laterIndustries.trim());
    const found = () =>
      rowsOf("select id, name_en, position from industries where id in ('agriculture', 'spaceports') order by id");
    const spaceports = { id: "spaceports", name_en: "Spaceports", position: 23 };
    await change("update industries set edited_at = null");
    await release();
    expect(await found()).toEqual([{ id: "agriculture", name_en: "Spaceports", position: 1 }, spaceports]);
    await change("delete from industries where id = 'spaceports'");
    await save("agriculture", { nameEn: "Farming", nameFr: "Culture", nameMs: "Tani", after: "mining" });
    const [before] = await found();
    expect(before).toMatchObject({ id: "agriculture", name_en: "Farming" });
    await release();
    expect(await found()).toEqual([before, spaceports]);
  });

  it("that are no longer offered stay with the companies that have them, and can be offered again", async () => {
    const registered = await registerCompany(ctx, { industry: "construction" });
    const close = () => post(`${page}/construction`, { intent: "close", reason: REASON }, { cookie });
    await Promise.all([close(), close()]);
    expect((await logged()).map((row) => row.act)).toEqual(["industry-closed"]);
    expect(await choices()).not.toContain('"construction"');
    await expect(registerCompany(ctx, { industry: "construction" })).rejects.toThrow();
    const edit = async (user: CurrentUser) =>
      (await visit("/user/profile/edit", { cookie: await cookieOf(ctx, user.id) })).text();
    expect(await edit(registered)).toContain('value="construction"');
    expect(await edit(await registerCompany(ctx, { industry: "mining" }))).not.toContain('value="construction"');
    await post(`${page}/construction`, { intent: "open", reason: REASON }, { cookie });
    expect(await choices()).toContain('"construction"');
  });
});

describe("emission factors", () => {
  const page = "/admin/factors/south-africa-grid";
  // A version must be later than the published one and not after today, so these tests happen tomorrow: it may have been published today.
  const now = Date.now() + 86_400_000;
  beforeAll(() => {
    vi.useFakeTimers({ toFake: ["Date"], now });
  });
  afterAll(() => {
    vi.useRealTimers();
  });
  const head = {
    version: dayIn(now, "UTC"),
    title: "Grid emission factors",
    address: "https://example.org/factors",
    licence: "Open",
    mark: "official",
  };
  const table = [
    "grid.za.2023;electricity;ZA;2023;2023;0,8;kwh;co2e;",
    "grid.za.2022;electricity;ZA;2022;2022;0.931;kwh;co2e",
  ];
  const give = (fields: Record<string, string>, as = cookie) =>
    post(page, { ...head, table: table.join("\n"), reason: REASON, ...fields }, { cookie: as });
  const versions = () =>
    rowsOf<{ version: string }>(
      "select version from emission_factors where \"set\" = 'south-africa-grid' order by version desc",
    );
  const used = async () => {
    const factor = chooseFactor(await getFactorSets(ctx), {
      source: "electricity",
      region: "ZA",
      year: 2025,
      unit: "kwh",
    });
    return [factor?.value, factor?.version];
  };

  it("are published once as a dated version, after a comparison with the previous one, and soon used everywhere", async () => {
    const [former] = await versions();
    const before = await used();
    const compared = await (await give({ intent: "check" })).text();
    for (const text of ["0.8 kg / kWh", "11.7%", `${former?.version} next to ${head.version}`])
      expect(compared).toContain(text);
    expect((await give({ intent: "publish", reason: "" })).status).toBe(400);
    expect(await versions()).toHaveLength(1);
    await Promise.all([give({ intent: "publish" }), give({ intent: "publish" }, colleague)]);
    expect((await versions()).map(({ version }) => version)).toEqual([head.version, former?.version]);
    expect(await logged()).toMatchObject([{ act: "factors-published", reason: REASON }]);
    // This isolate is not the one that published: it keeps the old factors for a few minutes.
    expect(await used()).toEqual(before);
    const later = withoutQueue(createTestContext(() => Date.now() + 6 * 60_000));
    expect((await getFactorSets(later)).find(({ set }) => set === "south-africa-grid")?.version).toBe(head.version);
    expect(await used()).not.toEqual(before);
    // Other test files use the existing factors, in the same database and isolate.
    await change("delete from emission_factors where version = ?", head.version);
    await getFactorSets(withoutQueue(createTestContext(() => Date.now() + 12 * 60_000)));
    expect(await used()).toEqual(before);
  });

  it("show before they are published what a version newly says of itself", async () => {
    const same = await (await give({ intent: "check" })).text();
    expect(same).not.toContain("The factors are provisional");
    const noted = await give({ intent: "check", title: "Grid <b>factors</b>", notes: "provisional" });
    const html = await noted.text();
    expect(html).toContain("The factors are provisional");
    expect(html).toContain("Grid &lt;b&gt;factors&lt;/b&gt;");
    expect(html).toContain('name="notes" value="provisional"');
    // What is no note is left out.
    expect(await (await give({ intent: "check", notes: "made-up" })).text()).not.toContain('name="notes"');
  });

  it("name the field when the page that was read is no web address", async () => {
    const html = await (await give({ intent: "check", readAt: "javascript:alert(1)" })).text();
    expect(html).toContain('href="#readAt"');
    expect(html).toContain("The page where it was read must be a web address");
  });

  it.each([
    ["an older version", { version: "2020-01-01" }],
    ["a version of days to come", { version: "2999-01-01" }],
    ["an address that runs", { address: "javascript:alert(1)" }],
    ["a page read that runs", { readAt: "javascript:alert(1)" }],
    ["a page read that is none", { readAt: "the report" }],
    ["no grid of South Africa", { table: "x.y;electricity;KE;2025;2025;0.1;kwh;co2e" }],
    ["a formula", { table: "grid.za.2025;electricity;ZA;2025;2025;=1+1;kwh;co2e" }],
    ["an infinite value", { table: "grid.za.2025;electricity;ZA;2025;2025;1e999;kwh;co2e" }],
    ["the same id twice", { table: [table[0], table[0]].join("\n") }],
    ["nothing", { table: "" }],
    ["litres of electricity", { table: "grid.za.2025;electricity;ZA;2025;2025;1;litre;co2e" }],
    ["years the wrong way round", { table: "grid.za.2025;electricity;ZA;2025;2020;1;kwh;co2e" }],
  ])("with %s are refused, and the form keeps what was typed", async (_, fields) => {
    const number = (await versions()).length;
    const answer = await give({ intent: "publish", ...fields });
    expect([answer.status, (await versions()).length]).toEqual([422, number]);
    expect(await answer.text()).toContain('id="table"');
  });
});

describe("GET admin/submission/summery/WithQuestion", () => {
  it("returns submitted answers to administrators only, and records it in the company's ledger and the audit log", async () => {
    const completed = await completeDraft(ctx, owner, 40);
    await submitAssessment(ctx, owner, completed);
    const draft = await completeDraft(ctx, await reloadUser(ctx, owner.email), 5);
    const { accessToken } = await issueTokens(ctx, request, office.id);
    const call = (id: string, token = accessToken) =>
      send(`/api/admin/submission/summery/WithQuestion?SubmissionId=${encodeURIComponent(id)}`, {
        headers: { Authorization: `Bearer ${token}` },
      });
    const answer = await call(ctx.ids.seal(completed));
    expect(answer.status).toBe(200);
    const { data } = (await answer.json()) as {
      data: { requiredQuestions: unknown[]; profile: { joinedAccessCode: string[] } };
    };
    expect([data.requiredQuestions.length > 0, data.profile.joinedAccessCode]).toEqual([true, []]);
    for (const id of [ctx.ids.seal(draft), "none", "x".repeat(300)])
      expect([404, 422]).toContain((await call(id)).status);
    const own = await issueTokens(ctx, request, owner.id);
    expect((await call(ctx.ids.seal(completed), own.accessToken)).status).toBe(403);
    expect(
      await rowsOf("select thing, assessment_id, user_id from readings where company_id = ?", owner.companyId),
    ).toEqual([{ thing: "answers", assessment_id: completed, user_id: office.id }]);
    expect(await logged()).toMatchObject([{ act: "answers-read", company: owner.companyId, by: office.id }]);
  });
});

describe("an administrator's act that needs no reason", () => {
  it("is also logged only once when two administrators do it at once", async () => {
    const second = await administrator();
    const both = (act: (by: CurrentUser) => Promise<unknown>) => Promise.all([act(office), act(second)]);
    const words = { title: "x", body: "x" };
    const input = {
      type: "NEWSLETTER",
      audience: { companies: "corporate" },
      texts: { en: words, fr: words, ms: words },
    } as const;
    const [sent, gone] = [await addAnnouncement(ctx, office, input), await addAnnouncement(ctx, office, input)];
    await changeAnnouncement(ctx, office, sent, input);
    for (const act of [startSending, stopSending]) await both((by) => act(ctx, by, sent));
    await both((by) => deleteAnnouncement(ctx, by, gone));
    await askQuestion(ctx, owner, { topic: "other", question: "When?" });
    const [asked] = await listOwnQuestions(ctx, owner.id, { offset: 0, limit: 1 });
    await both((by) => answerQuestion(ctx, by, asked?.id ?? "", "2026"));
    for (const id of ["one", "two", "three"]) {
      await change("insert into dead_letters (id, body, reason, received_at) values (?, '{}', 'unreadable', 1)", id);
    }
    const metadata = { metrics: { backlogCount: 0, backlogBytes: 0 } };
    const deaf = { ...ctx, queue: { ...ctx.queue, send: async () => ({ metadata }) } };
    await both((by) => retryDeadLetter(deaf, by, "one"));
    const range = { from: 0, until: 2, reason: null, transport: null };
    await both((by) => startResend(deaf, by, range));
    expect((await logged()).map((row) => row.act)).toEqual([
      ...["written", "written", "changed", "sent", "stopped", "deleted"].map((act) => `announcement-${act}`),
      "question-answered",
      "delivery-retried",
      "deliveries-retried",
    ]);
  });
});

describe("the audit log", () => {
  it("is filtered by act, administrator, company and person, and exported without cells a spreadsheet would run", async () => {
    await change("update users set username = '=cmd|calc' where id = ?", owner.id);
    await act(owner.companyId, "corporate", { reason: "=HYPERLINK(1) because they asked" });
    await post(`/admin/people/${owner.id}`, { intent: "sign-out", reason: REASON }, { cookie });
    await cookieOf(ctx, owner.id);
    await post(`/admin/people/${owner.id}`, { intent: "sign-out", reason: "+1 @SUM(A1)" }, { cookie });
    const file = async (query: string) => {
      const answer = await visit(`/admin/log/file${query}`, { cookie });
      return (await answer.text()).split("\r\n").filter(Boolean);
    };
    expect((await file("")).length).toBe(3);
    expect((await file(`?person=${owner.id}`)).length).toBe(2);
    expect((await file(`?company=${owner.companyId}&act=company-corporate&by=${office.id}`)).length).toBe(2);
    expect((await file("?by=nobody")).length).toBe(1);
    const [, ...lines] = await file("");
    for (const cell of lines.flatMap((line) => line.split(/[,;]/))) expect(cell).not.toMatch(/^"?[=+@-]/);
    // The same for Excel, where times are real times and a reason is text.
    const excel = await visit("/admin/log/file?format=xlsx", { cookie });
    expect(excel.headers.get("Content-Disposition")).toContain('filename="kompas-audit-log.xlsx"');
    const book = readXlsx(new Uint8Array(await excel.arrayBuffer()));
    const [, ...rows] = book.ok ? [...(book.sheets[0]?.rows.values() ?? [])] : [];
    expect(rows.map((cells) => cells.get(0)?.format)).toEqual(["moment", "moment"]);
    expect(rows.flatMap((cells) => [...cells.values()].filter(({ isFormula }) => isFormula))).toEqual([]);
    // By days, inclusive, on the page and in the file.
    const today = dayIn(Date.now(), office.timeZone);
    await change("update office_acts set at = ? where act = 'company-corporate'", Date.parse("2026-02-28T23:59:59Z"));
    for (const [query, count] of [
      ["?from=2026-02-28&to=2026-02-28", 1],
      ["?from=2026-03-01", 1],
      ["?to=2026-02-27", 0],
      [`?to=${today}`, 2],
    ] as const) {
      expect((await file(query)).length - 1, query).toBe(count);
      const page = await (await visit(`/admin/log${query}`, { cookie })).text();
      expect(page.includes(`/admin/log/file${query.replaceAll("&", "&amp;")}`), query).toBe(count > 0);
      expect(page.includes("Nothing in the log"), query).toBe(count === 0);
    }
    for (const query of ["?from=2026-02-30", "?to=x%22%3E", "?from=2026-02-28&to=2026-02-27"]) {
      const refused = await visit(`/admin/log${query}`, { cookie });
      expect([refused.status, (await refused.text()).includes('aria-invalid="true"')], query).toEqual([422, true]);
      expect((await visit(`/admin/log/file${query}`, { cookie })).headers.get("Location")).toContain("/admin/log?");
    }
    const shown = await (await visit("/admin/log?act=company-corporate&after=x&page=-3", { cookie })).text();
    expect(shown).toContain("=HYPERLINK(1) because they asked");
  });

  it("names what each line is about and leads to it, and says what is gone what it was called", async () => {
    const titled = (title: string) => ({
      type: "NEWSLETTER" as const,
      audience: { companies: "all" as const },
      texts: {
        en: { title, body: "x" },
        fr: { title: `fr ${title}`, body: "x" },
        ms: { title: `ms ${title}`, body: "x" },
      },
    });
    const kept = await addAnnouncement(ctx, office, titled("A new year"));
    const gone = await addAnnouncement(ctx, office, titled("An old idea"));
    await deleteAnnouncement(ctx, office, gone);
    const { version } = newestReadiness;
    const [open = "", discarded = ""] = [
      await startDraft(ctx, office, version),
      await startDraft(ctx, office, version),
    ].map(String);
    await discardDraft(ctx, office, discarded);
    await change(
      "insert into office_acts (id, at, by_id, act, company_id, user_id, thing, reason) values ('x', 1, ?, 'announcement-changed', '', '', 'long-gone', '')",
      office.id,
    );
    const html = (await (await visit("/admin/log", { cookie })).text()).replaceAll("<!-- -->", "");
    const lines = [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].slice(1).map(([, line = ""]) => ({
      hrefs: [...line.matchAll(/href="([^"]+)"/g)].map(([, href]) => href),
      text: line.replace(/<[^>]+>/g, " ").replace(/\s+/g, " "),
    }));
    const about = (words: string, href: string | null) => {
      const found = lines.filter(({ text }) => text.includes(words));
      for (const { hrefs, text } of found) {
        expect(hrefs, text).toEqual(href ? [href] : []);
        expect(text.includes("No longer exists"), text).toBe(href === null);
      }
      return found.length;
    };
    expect(about("A new year", `/admin/announcements/${kept}`)).toBe(1);
    expect(about("An old idea", null)).toBe(2);
    const drafts = lines.filter(({ text }) => text.includes(`Draft of ${version}`));
    expect(drafts.map(({ hrefs }) => hrefs).toSorted()).toEqual([[], [], [`/admin/questionnaires/${open}`]]);
    expect(about("Changed an announcement", null)).toBe(1);
    expect(html).not.toContain("long-gone");
    const file = await (await visit("/admin/log/file", { cookie })).text();
    expect(file).toContain(`A new year (${kept})`);
    expect(file).toContain("long-gone");
  });
});
