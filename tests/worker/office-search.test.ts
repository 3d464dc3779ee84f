import { beforeAll, describe, expect, it } from "vitest";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { issueRequested } from "~/results/proof/issue.server";
import { printCode } from "~/results/proof/rules/code";
import { submitAssessment } from "~/results/results/submit.server";
import { eraseRows } from "~/upkeep/privacy/erase-rows.server";
import { readCsv } from "../support/csv";
import { change, rowsOf } from "../support/database";
import { cookieOf, visit } from "../support/pages";
import { registerCorporate } from "../support/people";
import { completeDraft, createTestContext, registerCompany, reloadUser, withoutQueue } from "../support/worker";

const ctx = withoutQueue(createTestContext());

let office: CurrentUser;
let chain: CurrentUser & { code: string };
let [ash, ashtree]: CurrentUser[] = [];
let cookie = "";

const pageOf = async (path: string) => (await (await visit(path, { cookie })).text()).replaceAll("<!-- -->", "");
const mainOf = (html: string) => html.slice(html.indexOf("<main"), html.indexOf("</main>"));
/** The links that a search shows to companies, people and the check of reports, in order. */
const find = async (search: string) => {
  const main = mainOf(await pageOf(`/admin/search?${new URLSearchParams({ search })}`));
  return [...main.matchAll(/href="(\/admin\/(?:companies|people)\/[\w-]+|\/verify\?code=\w+)"/g)].map(
    ([, href]) => href,
  );
};
const companyOf = (user: CurrentUser | undefined) => `/admin/companies/${user?.companyId}`;
const personOf = (user: CurrentUser | undefined) => `/admin/people/${user?.id}`;

async function company(name: string, person: string) {
  const user = await registerCompany(ctx);
  await change("update companies set name = ? where id = ?", name, user.companyId);
  await change("update users set username = ? where id = ?", person, user.id);
  return reloadUser(ctx, user.email);
}

beforeAll(async () => {
  const user = await company("The office", "Office person");
  await change("update users set is_administrator = 1 where id = ?", user.id);
  office = await reloadUser(ctx, user.email);
  chain = await registerCorporate(ctx);
  ashtree = await company("A Ash Trees", "Zoë Ndlovu");
  ash = await company("Ash", "Sipho Dube");
  cookie = await cookieOf(ctx, office.id);
});

describe("the search of the network's office", () => {
  it("finds companies by words and numbers, the one that bears exactly this name first", async () => {
    expect(await find("ash")).toEqual([companyOf(ash), companyOf(ashtree)]);
    expect(await find("tree")).toEqual([companyOf(ashtree)]);
    await change("update companies set registration_number = 'ZX-77/1' where id = ?", ash?.companyId ?? "");
    expect(await find("ZX-77/1")).toEqual([companyOf(ash)]);
  });

  it("finds people by name and by email address", async () => {
    expect(await find("zoe")).toEqual([personOf(ashtree)]);
    expect(await find(ash?.email.toUpperCase() ?? "")).toEqual([personOf(ash)]);
  });

  it("finds the owner of an access code, and the company of a report's code as it is printed", async () => {
    expect(await find(chain.code.toLowerCase())).toContain(companyOf(chain));
    const draft = await completeDraft(ctx, ash as CurrentUser, 60);
    await submitAssessment(ctx, ash as CurrentUser, draft);
    await issueRequested(ctx, null);
    const [proof] = await rowsOf<{ code: string }>("select code from proofs where assessment_id = ?", draft);
    expect(await find(printCode(proof?.code ?? ""))).toEqual([companyOf(ash), `/verify?code=${proof?.code}`]);
  });

  it("says so in words if it finds nothing, also of what is only punctuation", async () => {
    for (const search of ["zzzz", "%", '"', "-"]) {
      expect(await find(search), search).toEqual([]);
      const page = await pageOf(`/admin/search?${new URLSearchParams({ search })}`);
      expect(page).toContain("The search looks at how the words of names");
    }
  });

  it("forgets a company that has closed its account, and leaves no trace in ledgers", async () => {
    const gone = await company("Dogwood", "Gone person");
    expect(await find("dogwood")).toEqual([companyOf(gone)]);
    await eraseRows(ctx, gone, "company");
    expect(await find("dogwood")).toEqual([]);
    expect(await rowsOf("select 1 from readings where user_id = ?", office.id)).toEqual([]);
  });
});

describe("the rail of the office's pages", () => {
  const waits = async () => {
    const html = await pageOf("/admin/companies");
    const nav = /<nav aria-label="Administration pages".*?<\/nav>/s.exec(html)?.[0] ?? "";
    return [...nav.matchAll(/class="sr-only">(\d+\+? [^<]*)</g)].map(([, words]) => words);
  };

  it("counts what waits: questions, messages given up, failing jobs", async () => {
    await change("update jobs set failures = 0");
    expect(await waits()).toEqual([]);
    await change(
      "insert into support_tickets (id, user_id, topic, question, created_at) values ('t1', ?, 'other', 'x', 1)",
      ash?.id ?? "",
    );
    await change(
      "insert into dead_letters (id, body, reason, received_at) values ('d1', '{}', 'unreadable', 1), ('d2', '{}', 'unreadable', 1)",
    );
    await change("insert or replace into jobs (name, due_at, failures) values ('outbox', 1, 3)");
    expect(await waits()).toEqual(["1 without an answer", "1 failing", "2 not delivered"]);
    await change("update support_tickets set answered_at = 2");
    await change("delete from dead_letters");
    expect(await waits()).toEqual(["1 failing"]);
  });

  it("is reached from the main menu by administrators only", async () => {
    const isOffered = async (as: string) =>
      /<nav aria-label="Main navigation".*?href="\/admin".*?<\/nav>/s.test(
        await (await visit("/user/history", { cookie: as })).text(),
      );
    expect(await isOffered(cookie)).toBe(true);
    expect(await isOffered(await cookieOf(ctx, ash?.id ?? ""))).toBe(false);
  });
});

describe("the office's page of jobs", () => {
  it("shows the failing ones first with their error, and the runs of the one asked for", async () => {
    await change("update jobs set failures = 0");
    await change("insert or replace into jobs (name, due_at, failures) values ('backup', 1, 2)");
    await ctx.logs.$client
      .prepare(
        "insert into run_log (id, job, started_at, ended_at, outcome, did, error) values ('r1', 'backup', 1, 2, 'failed', '{}', 'The store is full')",
      )
      .run();
    const [, first = ""] = /<tbody[^>]*>(.*?)<\/tr>/s.exec(await pageOf("/admin/jobs")) ?? [];
    for (const text of ["Backup of all rows and files", "Failed 2 times in a row", "The store is full"])
      expect(first).toContain(text);
    const one = await pageOf("/admin/jobs?job=backup");
    expect(one).toContain("Latest runs of “Backup of all rows and files” that did something");
    expect(one.split("The store is full")).toHaveLength(3);
    expect(await pageOf("/admin/jobs?job=none")).not.toContain("Latest runs of");
  });
});

describe("a company's page in the office", () => {
  const facts = async () => (await pageOf(companyOf(ashtree))).replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");

  it("says when it was last used and saved, and which drafts nobody touches", async () => {
    const id = ashtree?.id ?? "";
    await change("delete from sessions where user_id = ?", id);
    await change("delete from security_events where user_id = ?", id);
    expect(await facts()).toContain("Activity Not used in the last 12 months Last saved Nothing yet");
    await ctx.logs.$client
      .prepare(
        "insert into security_log (id, user_id, type, browser, os, country, at) values ('s1', ?, 'sign-in', '', '', '', ?)",
      )
      .bind(id, Date.UTC(2026, 2, 3, 12))
      .run();
    expect(await facts()).toContain("Last used 3 March 2026");
    const draft = await completeDraft(ctx, ashtree as CurrentUser, 3);
    expect(await facts()).not.toContain("Not touched for 30 days");
    await change("update assessments set updated_at = ? where id = ?", Date.UTC(2026, 3, 4, 12), draft);
    const text = await facts();
    expect(text).toContain("Not touched for 30 days");
    expect(text).toContain("Last saved 4 April 2026");
    await cookieOf(ctx, id);
    expect(await facts()).not.toContain("Last used 3 March 2026");
  });
});

describe("the office's overview by week", () => {
  it("counts what happens, and what happened stays when an account is closed", async () => {
    const rowOfAll = async (kind = "readiness") => {
      const [, row = ""] = /<tbody[^>]*>(.*?)<\/tr>/s.exec(await pageOf(`/admin/weeks?kind=${kind}`)) ?? [];
      return [...row.matchAll(/<td[^>]*>(\d+)<\/td>/g)].map(([, number]) => Number(number));
    };
    const before = await rowOfAll();
    const user = await registerCompany(ctx);
    const draft = await completeDraft(ctx, user, 100);
    await submitAssessment(ctx, user, draft);
    const grown = (numbers: number[]) => numbers.map((number, index) => number - (before[index] ?? 0));
    // Companies, begun, submitted.
    expect(grown(await rowOfAll())).toEqual([1, 1, 1]);
    expect((await rowOfAll("progress"))[1]).toBe(0);
    await eraseRows(ctx, user, "company");
    expect(grown(await rowOfAll())).toEqual([1, 1, 1]);
    // As columns over time too, and every day is written in one way.
    const main = mainOf(await pageOf("/admin/weeks"));
    for (const chart of ["Companies registered", "Begun", "Submitted, by level"])
      expect(main).toMatch(new RegExp(`<svg[^>]* aria-label="${chart}"[^>]* data-columns`));
    const days = [...main.matchAll(/<th[^>]*scope="row"[^>]*>(.*?)<\/th>/gs)].map(([, cell = ""]) =>
      cell.replace(/<[^>]+>/g, ""),
    );
    // The first line of the first table has them all together.
    expect(days).toHaveLength(1 + 2 * 26);
    for (const day of days.slice(1)) expect(day).toMatch(/^\d{1,2} [A-Z][a-z]{2,3} \d{4}$/);
    expect(main).not.toMatch(/\d\d-\d\d-\d{4}/);
    const [, latest = ""] = /<tbody[^>]*>.*?<tbody[^>]*>(.*?)<\/tr>/s.exec(main) ?? [];
    const levels = [...latest.matchAll(/<td[^>]*>(\d+)<\/td>/g)].map(([, number]) => Number(number));
    expect([levels.length, levels.at(-1)]).toEqual([5, expect.any(Number)]);
    expect(levels.at(-1)).toBeGreaterThan(0);
    const [header = [], ...weeks] = readCsv(await (await visit("/admin/weeks/file", { cookie })).text());
    expect(weeks).toHaveLength(26);
    const leaders = header.indexOf("Readiness Assessment: Leader");
    expect(weeks.map((week) => Number(week[leaders])).at(-1)).toBeGreaterThan(0);
  });
});
