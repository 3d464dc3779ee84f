import { beforeAll, describe, expect, it } from "vitest";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { streamExport } from "~/network/members/exports/stream.server";
import { openSubmissionTable } from "~/network/members/exports/submission-table.server";
import { walkMembers } from "~/network/members/exports/walk.server";
import { joinByCode, leaveCorporate } from "~/network/membership/access-codes.server";
import { readListQuery } from "~/network/membership/rules/list";
import { readXlsx } from "~/platform/files/xlsx/read-xlsx";
import { openZip } from "~/platform/files/zip";
import { submitAssessment } from "~/results/results/submit.server";
import { readCsv } from "../support/csv";
import { change, rowsOf } from "../support/database";
import { HERE } from "../support/days";
import { cookieOf, cookiesOf, ORIGIN, post, visit } from "../support/pages";
import { completeDraft, createTestContext, registerCompany, reloadUser, withoutQueue } from "../support/worker";

const ctx = withoutQueue(createTestContext());
const request = () => new Request(ORIGIN, { headers: { "CF-Connecting-IP": crypto.randomUUID() } });
const LEAD = [
  "Submission Time",
  "Started On",
  "Username",
  "Company Name",
  "Industry",
  "Parent Access Code",
  "User Email",
  "Phone Number",
  "Location",
  "Company Export",
  "ESG Maturity Level",
  "Environment Maturity Level",
  "Social Maturity Level",
  "Governance Maturity Level",
];

async function corporate(code: string): Promise<CurrentUser> {
  const user = await registerCompany(ctx);
  await change("update companies set is_corporate = 1, access_code = ? where id = ?", code, user.companyId);
  return reloadUser(ctx, user.email);
}

/** A company with its own name that has joined the code, with a result of `percent` if given. */
async function member(name: string, percent: number | null, scope: "full" | "level" = "full") {
  const user = await registerCompany(ctx, scope === "full" ? { accessCode: "FILE-1" } : {});
  if (scope === "level") await joinByCode(ctx, user, "FILE-1", request(), { scope: "level" });
  await change("update companies set name = ? where id = ?", name, user.companyId);
  const draft = percent === null ? null : await completeDraft(ctx, user, percent);
  if (draft) await submitAssessment(ctx, user, draft);
  return user;
}

describe("the export of members", () => {
  let chain: CurrentUser;
  let cookie = "";
  const people: Record<string, CurrentUser> = {};

  beforeAll(async () => {
    chain = await corporate("FILE-1");
    cookie = await cookieOf(ctx, chain.id);
    people.full = await member("=Full, everything", 80);
    people.level = await member("Level alone", 30, "level");
    people.draft = await member("In progress", null);
    people.former = await member("Former", 50);
    people.stranger = await registerCompany(ctx);
    await change("update companies set name = 'Stranger' where id = ?", people.stranger?.companyId ?? "");
    await submitAssessment(ctx, people.stranger, await completeDraft(ctx, people.stranger, 90));
    await leaveCorporate(ctx, people.former, chain.companyId, request());
  });

  const ids = (...names: string[]) => names.map((name) => people[name]?.companyId ?? "");
  const submissions = (fields: Record<string, string | string[]>, query = "", as = cookie) => {
    const form = Object.entries(fields).flatMap(([name, value]) =>
      [value].flat().map((each): [string, string] => [name, each]),
    );
    return post(`/associatedCompanies/submissions${query}`, form, { cookie: as });
  };
  const linesOf = async (answer: Response) => readCsv(await answer.text());

  it("has the columns of the specification, and one row per company with a result", async () => {
    const answer = await submissions({ all: "yes" });
    expect(answer.headers.get("Content-Disposition")).toContain('filename="ESGsubmissionAssociatedComp.csv"');
    const bytes = new Uint8Array(await answer.clone().arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [header = [], ...rows] = await linesOf(answer);
    expect(header.slice(0, LEAD.length)).toEqual(LEAD);
    // The 80 practices and 2 facts that the newest questionnaire requires. No member answered the first version, which had others.
    expect(header.length).toBe(LEAD.length + 82);
    expect(new Set(header).size).toBe(header.length);
    const byName = new Map(rows.map((row) => [row[3], row]));
    expect([...byName.keys()].sort()).toEqual(["'=Full, everything", "Level alone"]);
    const [at, started, username, , , code, email, phone] = byName.get("'=Full, everything") ?? [];
    expect(at).toMatch(/^\d\d-\d\d-\d{4}, \d\d:\d\d[ap]m$/);
    expect(started).toMatch(/^\d\d-\d\d-\d{4}, \d\d:\d\d[ap]m$/);
    expect([username, code, email]).toEqual(["Nomsa", "FILE-1", people.full?.email]);
    expect(phone).not.toBe("");
    expect(byName.get("'=Full, everything")?.[10]).toBe("Leader");
    // A member who shares only its level: the level and the name.
    const [level] = await rowsOf<{ standing: string }>(
      "select standing from member_standings where company_id = ? and kind = 'readiness'",
      people.level?.companyId ?? "",
    );
    const said = (byName.get("Level alone") ?? []).filter(Boolean);
    expect(said.map((cell) => cell.toLowerCase())).toEqual(["level alone", level?.standing]);
  });

  it("contains only the ticked rows, and no company that is not a member", async () => {
    const chosen = ids("full", "former", "stranger", "draft").map(ctx.ids.seal);
    const rows = (await linesOf(await submissions({ chosen }))).slice(1);
    expect(rows.map((row) => row[3])).toEqual(["'=Full, everything"]);
    const none = await submissions({ chosen: ["nobody", "x".repeat(43)] });
    expect([none.status, none.headers.get("Location")]).toEqual([303, "/associatedCompanies"]);
    const outside = await cookieOf(ctx, people.full?.id ?? "");
    expect((await submissions({ all: "yes" }, "", outside)).status).toBe(404);
  });

  it("follows the filters of the list", async () => {
    const named = async (query: string) =>
      (await linesOf(await submissions({ all: "yes" }, query))).slice(1).map((row) => row[3]);
    expect(await named("?level=leader")).toEqual(["'=Full, everything"]);
    expect(await named("?search=level")).toEqual(["Level alone"]);
    expect(await named("?state=done&search=level")).toEqual(["Level alone"]);
  });

  it("creates no file when no company has submitted anything: the list says so, in the reader's language", async () => {
    const said = {
      en: "None of these companies has submitted an assessment yet",
      fr: "encore soumis",
      ms: "Belum ada antara syarikat ini yang menghantar penilaian",
    };
    const drafts = { chosen: ids("draft").map(ctx.ids.seal) };
    for (const [language, words] of Object.entries(said)) {
      await change("update users set language = ? where id = ?", language, chain.id);
      const answer = await submissions(drafts, "?order=asc");
      expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/associatedCompanies?order=asc"]);
      const flash = cookiesOf(answer)["__Host-flash"]?.pair ?? "";
      const list = await visit("/associatedCompanies?order=asc", { cookie: `${cookie}; ${flash}` });
      expect(await list.text()).toContain(words);
    }
    await change("update users set language = 'en' where id = ?", chain.id);
    // Nor of companies that are not members, whatever the list searches for.
    for (const [fields, query] of [
      [{ chosen: ids("former", "stranger").map(ctx.ids.seal) }, ""],
      [{ all: "yes" }, "?state=draft"],
      [{ all: "yes" }, "?state=none"],
      [{ all: "yes" }, "?industry=education"],
      ...["stranger", "former", "str&level=leader", "progress"].map((search) => [{ all: "yes" }, `?search=${search}`]),
    ] as [Record<string, string | string[]>, string][]) {
      const { status, headers } = await submissions(fields, query);
      expect([query, status, headers.get("Location")]).toEqual([query, 303, `/associatedCompanies${query}`]);
    }
  });

  it("offers a checkbox for export on finished members, and on others for a reminder if the user may remind", async () => {
    const ticks = async () => {
      const html = await (await visit("/associatedCompanies", { cookie })).text();
      return [/Choose =Full, everything to export/, /Choose In progress for a reminder/].map((words) =>
        words.test(html),
      );
    };
    expect(await ticks()).toEqual([true, true]);
    await change("update users set role = 'viewer' where id = ?", chain.id);
    expect(await ticks()).toEqual([true, false]);
    await change("update users set role = 'owner' where id = ?", chain.id);
  });

  it("is available as a workbook too, in the reader's language", async () => {
    await change("update users set language = 'fr' where id = ?", chain.id);
    const answer = await submissions({ all: "yes", format: "xlsx" });
    expect(answer.headers.get("Content-Disposition")).toContain("ESGsubmissionAssociatedComp.xlsx");
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const book = openZip(bytes, { entries: 10, bytes: 1_000_000 });
    const sheet = new TextDecoder().decode(book.read("xl/worksheets/sheet1.xml") ?? undefined);
    await change("update users set language = 'en' where id = ?", chain.id);
    expect(sheet).toContain(">Soumis le<");
    expect(sheet).toContain(">=Full, everything<");
    expect(sheet).not.toContain("<f>");
    // Times are real times, which can be sorted and filtered.
    const read = readXlsx(bytes);
    const rows = read.ok ? [...(read.sheets[0]?.rows.values() ?? [])].map((cells) => [...cells.values()]) : [];
    const row = rows.find((cells) => cells.some(({ text }) => text === "=Full, everything")) ?? [];
    expect(row.slice(0, 2).map(({ format }) => format)).toEqual(["moment", "moment"]);
    expect(row[0]?.show()).toMatch(/^\d\d-\d\d-\d{4} \d\d:\d\d$/);
    expect(sheet).toMatch(/<autoFilter ref="A1:[A-Z]+3"\/>/);
    const list = await visit("/associatedCompanies/file?format=xlsx", { cookie });
    expect(list.headers.get("Content-Disposition")).toContain("Associated Companies.xlsx");
    // The scores next to the level, for members who share more than the level.
    const listed = readXlsx(new Uint8Array(await list.arrayBuffer()));
    const members = listed.ok ? [...(listed.sheets[0]?.rows.values() ?? [])].map((cells) => [...cells.values()]) : [];
    const scoresOf = (name: string) => members.find((cells) => cells[1]?.text === name)?.slice(5, 9) ?? [];
    expect(members[0]?.slice(5).map(({ text }) => text)).toEqual([
      "Overall",
      "Environment",
      "Social",
      "Governance",
      "Tags",
    ]);
    expect(scoresOf("=Full, everything").map(({ format }) => format)).toEqual(Array(4).fill("percent"));
    expect(
      scoresOf("Level alone")
        .map(({ text }) => text)
        .join(""),
    ).toBe("");
  });

  it("is recorded in the ledger once a day, and only for what is fully shared", async () => {
    const noted = "select company_id as id from readings where corporate_id = ? and thing = 'export'";
    expect(await rowsOf(noted, chain.companyId)).toEqual([{ id: people.full?.companyId }]);
  });

  it("contains no company that has left before the batch that reads", async () => {
    const leaver = await member("Leaver", 60);
    const wanted = {
      corporateId: chain.companyId,
      kind: "readiness",
      today: "2026-11-28",
      exported: "submissions",
      format: "csv",
    } as const;
    const answer = await streamExport(ctx, chain, wanted, { query: readListQuery(new URLSearchParams()) });
    await leaveCorporate(ctx, leaver, chain.companyId, request());
    expect((await linesOf(answer)).map((row) => row[3])).not.toContain("Leaver");
    const table = await openSubmissionTable(ctx, { ...wanted, language: "en", timeZone: HERE }, null);
    expect(await table.read([leaver.companyId])).toEqual([]);
  });

  it("contains no member once the reader's company is no longer corporate, even if it has begun", async () => {
    await change("delete from readings");
    for (const exported of ["list", "submissions"] as const) {
      const wanted = {
        corporateId: chain.companyId,
        kind: "readiness",
        today: "2026-11-28",
        exported,
        format: "csv",
      } as const;
      const answer = await streamExport(ctx, chain, wanted, { companyIds: ids("full", "level") });
      await change("update companies set is_corporate = 0 where id = ?", chain.companyId);
      expect((await linesOf(answer)).slice(1)).toEqual([]);
      await change("update companies set is_corporate = 1 where id = ?", chain.companyId);
    }
    expect(await rowsOf("select 1 from readings")).toEqual([]);
  });

  it("walks a list to its end, and reports when it is cut short", async () => {
    const population = { corporateId: chain.companyId, kind: "readiness", today: "2026-11-28" } as const;
    const walk = async (most: number) => {
      const found = walkMembers(ctx, population, readListQuery(new URLSearchParams()), most);
      const all: string[] = [];
      for (;;) {
        const { value, done } = await found.next();
        if (done) return { all, isCut: value };
        all.push(...value);
      }
    };
    expect((await walk(10)).isCut).toBe(false);
    expect((await walk(3)).isCut).toBe(false);
    expect((await walk(2)).isCut).toBe(true);
    expect((await walk(2)).all).toHaveLength(2);
    // In pages, each company appears once.
    await change(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 1201)
       insert into companies (id, name, registration_number, address, industry_id, country_id, state_id, revenue_band, created_at)
       select 'walk-' || printf('%017d', i), 'Walk ' || i, '', '', industry_id, country_id, state_id, revenue_band, 0 from n, companies c where c.id = ?`,
      chain.companyId,
    );
    await change(
      "insert into memberships (corporate_id, company_id, joined_at) select ?, id, 1000 + (rowid % 3) from companies where id like 'walk-%'",
      chain.companyId,
    );
    const { all, isCut } = await walk(20_000);
    expect([all.length, new Set(all).size, isCut]).toEqual([1204, 1204, false]);
    expect((await walk(1204)).isCut).toBe(false);
    expect((await walk(1203)).isCut).toBe(true);
    // Members who have submitted are found after any number of others.
    const found = await linesOf(await submissions({ all: "yes" }, "?order=asc"));
    expect(found.slice(1).map((row) => row[3])).toEqual(["'=Full, everything", "Level alone"]);
    await change("delete from companies where id like 'walk-%'");
  });
});
