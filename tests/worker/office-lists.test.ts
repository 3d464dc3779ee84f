import { beforeAll, describe, expect, it } from "vitest";
import { saveAnswers } from "~/assessment/answers/save-answers.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { issueTokens } from "~/foundation/identity/tokens.server";
import { collectStep } from "~/network/members/exports/collect.server";
import { requestCollection } from "~/network/members/exports/request.server";
import { readListQuery } from "~/network/membership/rules/list";
import { readXlsx } from "~/platform/files/xlsx/read-xlsx";
import { submitAssessment } from "~/results/results/submit.server";
import { eraseRows } from "~/upkeep/privacy/erase-rows.server";
import { given } from "../support/answers";
import { readCsv } from "../support/csv";
import { change, rowsOf } from "../support/database";
import { expectExactMembers } from "../support/members";
import { cookieOf, ORIGIN, post, visit, withoutScripts } from "../support/pages";
import { registerCorporate } from "../support/people";
import { anotherProgress } from "../support/progress-results";
import { completeDraft, createTestContext, registerCompany, reloadUser, withoutQueue } from "../support/worker";
import { call } from "./api/client";

const ctx = withoutQueue(createTestContext());
const SECRET = "a well nobody knows of";
const LISTS = ["/associatedCompanies", "/progress/associatedCompanies"];

let office: CurrentUser;
let chain: CurrentUser & { code: string };
let [cookie, token] = ["", ""];
const people: Record<string, CurrentUser> = {};

/** A company of that name that answered this much of readiness and submitted it, or answered half of it, or nothing. */
async function company(name: string, percent: number | null, joins = {}) {
  const user = await registerCompany(ctx, joins);
  await change("update companies set name = ? where id = ?", name, user.companyId);
  if (percent !== null) {
    const draft = await completeDraft(ctx, user, percent);
    await saveAnswers(ctx, user, draft, [given("water.assess.options", ["other"], { other: SECRET })]);
    await submitAssessment(ctx, user, draft);
  }
  people[name] = await reloadUser(ctx, user.email);
}

beforeAll(async () => {
  const user = await registerCompany(ctx);
  await change("update companies set name = 'The office' where id = ?", user.companyId);
  await change("update users set is_administrator = 1 where id = ?", user.id);
  office = await reloadUser(ctx, user.email);
  chain = await registerCorporate(ctx);
  await change("update companies set name = 'The chain' where id = ?", chain.companyId);
  await company("Ash", 80, { accessCode: chain.code });
  await company("Birch", 30);
  await company("Cedar", null);
  await completeDraft(ctx, people.Cedar as CurrentUser, 3);
  await anotherProgress(ctx, people.Birch as CurrentUser, []);
  cookie = await cookieOf(ctx, office.id);
  token = (await issueTokens(ctx, new Request(ORIGIN), office.id)).accessToken;
});

const NAMES = ["The office", "The chain", "Ash", "Birch", "Cedar"];
const get = async (path: string, as = cookie) => withoutScripts(await (await visit(path, { cookie: as })).text());
const namesOn = async (path: string, as = cookie) => {
  const [, body = ""] = /<tbody>(.*?)<\/tbody>/s.exec(await get(path, as)) ?? [];
  return [...body.matchAll(/cell-company"><div><a[^>]*>([^<]*)<\/a>/g)].map(([, name]) => name ?? "");
};
const notedOf = (name: string) =>
  rowsOf("select corporate_id, user_id, thing from readings where company_id = ?", people[name]?.companyId ?? "");
const AS_OFFICE = () => ({ corporate_id: "", user_id: office.id, thing: "export" });

describe("the company lists of the network's office", () => {
  it.each(LISTS)("show every company at %s, with a link to it and no reminders", async (path) => {
    expect((await namesOn(path)).sort()).toEqual([...NAMES].sort());
    const html = await get(path);
    expect(html).toContain("5 companies have registered");
    expect(html).toContain(`href="/admin/companies/${people.Birch?.companyId}"`);
    expect(html).not.toMatch(/Remind|Invite companies|Access code|\?userId=/);
    expect((await visit(`/admin/companies/${people.Birch?.companyId}`, { cookie })).status).toBe(200);
    // The link to it, from any page.
    expect(await get("/user/history")).toContain('href="/associatedCompanies"');
  });

  it("support filters, search, sorting and pages like any list", async () => {
    expect((await namesOn("/associatedCompanies?sort=overall")).slice(0, 3)).toEqual(["Ash", "Birch", "Cedar"]);
    expect((await namesOn("/associatedCompanies?sort=overall&order=asc")).slice(2)).toEqual(["Cedar", "Birch", "Ash"]);
    expect(await namesOn("/associatedCompanies?sort=company&order=asc")).toEqual([
      "Ash",
      "Birch",
      "Cedar",
      "The chain",
      "The office",
    ]);
    expect(await namesOn("/associatedCompanies?state=draft")).toEqual(["Cedar"]);
    expect(await namesOn("/progress/associatedCompanies?state=done")).toEqual(["Birch"]);
    expect(await namesOn("/associatedCompanies?search=bir")).toEqual(["Birch"]);
    expect(await get("/associatedCompanies?search=nobody")).toContain("No Associated Companies Available");
    await change("update users set username = 'Zoë Ndlovu' where id = ?", people.Ash?.id ?? "");
    expect(await namesOn("/associatedCompanies?search=zoe")).toEqual(["Ash"]);
  });

  it("are exported as a file with the scores, recorded in the ledger of each company with a result", async () => {
    await change("delete from readings");
    const lines = readCsv(await get("/associatedCompanies/file?sort=overall&state=done"));
    expect(lines.slice(1).map(([, name, , , level]) => [name, level])).toEqual([
      ["Ash", "Leader"],
      ["Birch", "Beginner"],
    ]);
    for (const name of ["Ash", "Birch"]) expect(await notedOf(name)).toEqual([AS_OFFICE()]);
    expect(await notedOf("Cedar")).toEqual([]);
    const cookieOfBirch = await cookieOf(ctx, people.Birch?.id ?? "");
    expect(await get("/user/sharing", cookieOfBirch)).toContain("The network’s office");
  });

  it("are exported as submissions of only the ticked rows, without answers, and recorded in the ledgers too", async () => {
    await change("delete from readings");
    const chosen = ctx.ids.seal(people.Birch?.companyId ?? "");
    const text = await (await post("/associatedCompanies/submissions", { chosen }, { cookie })).text();
    const [header = [], ...rows] = readCsv(text);
    expect(header.at(-1)).toBe("Governance Maturity Level");
    expect(rows.map((row) => [row[3], row[5], row[6], row[10]])).toEqual([
      ["Birch", "", people.Birch?.email, "Beginner"],
    ]);
    expect(text).not.toContain(SECRET);
    expect(await notedOf("Birch")).toEqual([AS_OFFICE()]);
    expect(await notedOf("Ash")).toEqual([]);
    const all = await post("/associatedCompanies/submissions", { all: "yes", format: "xlsx" }, { cookie });
    const read = readXlsx(new Uint8Array(await all.arrayBuffer()));
    const cells = read.ok ? [...(read.sheets[0]?.rows.values() ?? [])].flatMap((row) => [...row.values()]) : [];
    const book = cells.map(({ text }) => text).join("\n");
    for (const name of ["Ash", "Birch"]) expect(book).toContain(name);
    expect(book).not.toContain(SECRET);
  });

  it("are collected by the queue for current administrators only, without companies that have closed their account", async () => {
    await company("Dogwood", 60);
    const query = readListQuery(new URLSearchParams());
    const ask = async () => {
      await change("delete from member_exports");
      const asked = await requestCollection(ctx, office, { kind: "readiness", exported: "submissions", query }, 3);
      if (!asked.ok) throw new Error(asked.reason);
      await collectStep(ctx, asked.id);
      return `/associatedCompanies/exports/${asked.id}`;
    };
    const file = await ask();
    const namesIn = async () =>
      readCsv(await get(file)).flatMap((row) => NAMES.concat("Dogwood").find((each) => each === row[3]) ?? []);
    expect((await namesIn()).sort()).toEqual(["Ash", "Birch", "Dogwood"]);
    await eraseRows(ctx, people.Dogwood as CurrentUser, "company");
    await expectExactMembers();
    expect((await namesIn()).sort()).toEqual(["Ash", "Birch"]);
    await change("update users set is_administrator = 0 where id = ?", office.id);
    expect((await visit(file, { cookie })).status).toBe(404);
    const later = await ask();
    expect(await rowsOf("select 1 from member_exports")).toEqual([]);
    await change("update users set is_administrator = 1 where id = ?", office.id);
    expect((await visit(later, { cookie })).status).toBe(404);
  });

  it("show other companies only their own members", async () => {
    expect(await namesOn("/associatedCompanies", await cookieOf(ctx, chain.id))).toEqual(["Ash"]);
    const other = await cookieOf(ctx, people.Birch?.id ?? "");
    for (const path of LISTS) expect((await visit(path, { cookie: other })).status).toBe(404);
    // The office has no members to remind either.
    expect((await post("/associatedCompanies", { all: "yes" }, { cookie })).status).toBe(404);
  });
});

describe("the API calls that list associated companies", () => {
  interface Row {
    user: { company: string };
    submission: { _id: string | null; isDraft: boolean; leval: string | null } | null;
  }

  it.each([
    ["users/associcated/companies", { Ash: "Leader", Birch: "Beginner" }],
    ["ProGress/associcated/companies", { Birch: "Leader" }],
  ])("return every company to the office by %s, and to other companies only their own", async (path, levels) => {
    const { status, body } = await call(ctx, "GET", `${path}?limit=100`, { token });
    const { count, list } = body.data as { count: number; list: Row[] };
    expect([status, count]).toEqual([200, NAMES.length]);
    expect(list.map(({ user }) => user.company).sort()).toEqual([...NAMES].sort());
    const done = list.flatMap(({ user, submission }) => (submission?.leval ? [[user.company, submission.leval]] : []));
    expect(Object.fromEntries(done)).toEqual(levels);
    const ofChain = (await issueTokens(ctx, new Request(ORIGIN), chain.id)).accessToken;
    const own = (await call(ctx, "GET", path, { token: ofChain })).body.data as { list: Row[] };
    expect(own.list.map(({ user }) => user.company)).toEqual(["Ash"]);
  });
});
