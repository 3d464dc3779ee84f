import { beforeAll, describe, expect, it } from "vitest";
import { dayIn } from "~/core/days/days";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { listCompanies, walkCompanies } from "~/office/admin/companies/list.server";
import { readCompanyQuery, writeCompanyQuery } from "~/office/admin/companies/query";
import { readXlsx } from "~/platform/files/xlsx/read-xlsx";
import { submitAssessment } from "~/results/results/submit.server";
import { readCsv } from "../support/csv";
import { change, rowsOf } from "../support/database";
import { cookieOf, visit } from "../support/pages";
import { registerCorporate } from "../support/people";
import { anotherProgress } from "../support/progress-results";
import { completeDraft, createTestContext, registerCompany, reloadUser, withoutQueue } from "../support/worker";

const NOW = Date.now();
const DAY = 86_400_000;
const agoOf = (days: number) => withoutQueue(createTestContext(() => NOW - days * DAY));
const ctx = withoutQueue(createTestContext());

const HERE = "/admin/companies";
const INDUSTRIES = ["mining", "trade", "construction"];
const COUNTRIES = [
  { country: "ZA", state: "ZA-GP" },
  { country: "MY", state: "2474" },
];

let office: CurrentUser;
let chain: CurrentUser;
let cookie = "";

/** Companies that have registered on several days, some with a draft that was changed as long ago as `draft` says. */
async function companies(prefix: string, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const { country, state } = COUNTRIES[index % 2] ?? { country: "ZA", state: "ZA-GP" };
    const id = `${prefix}-${index}`;
    const since = NOW - (1 + ((index * 37) % 300)) * DAY;
    await change(
      `insert into companies (id, name, registration_number, address, industry_id, country_id, state_id, revenue_band, is_corporate, created_at)
       values (?, ?, ?, '', ?, ?, ?, '', ?, ?)`,
      ...[id, `${"KoLm"[index % 4]}${prefix} ${index}`, `R-${prefix}-${index}`, INDUSTRIES[index % 3] ?? "mining"],
      ...[country, state, index % 11 === 0 ? 1 : 0, since],
    );
    if (index % 5 > 1) continue;
    // The first kind of drafts is older than the second, and every tenth company has one of Progress only.
    const kind = index % 10 === 0 ? "progress" : "readiness";
    const changedAt = Math.max(since, NOW - (index % 5 === 0 ? 120 : 5) * DAY - index * 1000);
    await change(
      `insert into assessments (id, company_id, started_by, kind, catalogue_version, state, created_at, updated_at)
       values (?, ?, ?, ?, 'readiness-3', 'draft', ?, ?)`,
      ...[`${id}-a`, id, office.id, kind, since, changedAt],
    );
  }
}

/** A company that has submitted a Readiness Assessment so many days ago. */
async function submitted(name: string, percent: number, days: number): Promise<CurrentUser> {
  const then = agoOf(days);
  const user = await registerCompany(then, { industry: "mining" });
  await change(
    "update companies set name = ?, created_at = ? where id = ?",
    name,
    NOW - (days + 3) * DAY,
    user.companyId,
  );
  await submitAssessment(then, user, await completeDraft(then, user, percent));
  return reloadUser(then, user.email);
}

beforeAll(async () => {
  const user = await registerCompany(ctx);
  await change("update users set is_administrator = 1 where id = ?", user.id);
  office = await reloadUser(ctx, user.email);
  cookie = await cookieOf(ctx, office.id);
  chain = await registerCorporate(ctx);
  await companies("walk", 150);
  await submitted("Ash", 90, 200);
  await submitted("Birch", 90, 20);
  // Its result is old, and its new draft is not.
  const cedar = await submitted("Cedar", 20, 200);
  await completeDraft(ctx, cedar, 3);
  // Its Readiness Assessment is old, and its Progress Assessment is not.
  await anotherProgress(ctx, await submitted("Dogwood", 20, 200), []);
}, 120_000);

interface Known {
  id: string;
  name: string;
  number: string;
  industry: string;
  country: string;
  isCorporate: number;
  createdAt: number;
  savedAt: number | null;
  level: string | null;
  completedAt: number | null;
  draftAt: number | null;
}

/** What the database has of every company, without the tables that the list reads. */
const everyCompany = () =>
  rowsOf<Known>(
    `select c.id, c.name, c.registration_number as number, c.industry_id as industry, c.country_id as country, c.is_corporate as isCorporate,
       c.created_at as createdAt, (select max(updated_at) from assessments where company_id = c.id) as savedAt,
       (select r.level from latest_results l join results r on r.assessment_id = l.assessment_id where l.company_id = c.id and l.kind = 'readiness') as level,
       (select max(completed_at) from assessments where company_id = c.id and kind = 'readiness') as completedAt,
       (select max(updated_at) from assessments where company_id = c.id and kind = 'readiness' and state = 'draft') as draftAt
     from companies c where c.erased_at is null`,
  );

const stateOf = ({ level, draftAt }: Known) => (level ? "done" : draftAt === null ? "none" : "draft");
const changedAt = ({ completedAt, draftAt, createdAt }: Known) =>
  completedAt ?? (draftAt === null ? createdAt : Math.floor(draftAt / DAY) * DAY);
const isInactive = ({ createdAt, savedAt }: Known) => Math.max(createdAt, savedAt ?? 0) <= NOW - 90 * DAY;

const compare = <T>(a: T, b: T) => (a < b ? -1 : a > b ? 1 : 0);
const byId = (a: Known, b: Known) => compare(a.id, b.id);
const ORDERS: Record<string, (a: Known, b: Known) => number> = {
  newest: (a, b) => compare(b.createdAt, a.createdAt) || byId(b, a),
  oldest: (a, b) => compare(a.createdAt, b.createdAt) || byId(a, b),
  name: (a, b) => compare(a.name.toLowerCase(), b.name.toLowerCase()) || byId(a, b),
  changed: (a, b) => compare(changedAt(b), changedAt(a)) || byId(b, a),
  unchanged: (a, b) => compare(changedAt(a), changedAt(b)) || byId(a, b),
};

/** The ids that a list should contain, in its order. */
async function expected(asked: string): Promise<string[]> {
  const { order, search, ...filters } = readCompanyQuery(new URLSearchParams(asked));
  const { industry, country, level, state } = filters;
  const words = (text: string) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const isFound = (known: Known) =>
    words(search).every((word) => words(`${known.name} ${known.number}`).some((each) => each.startsWith(word)));
  return (await everyCompany())
    .filter((known) => search === "" || isFound(known))
    .filter((known) => !filters.isCorporateOnly || known.isCorporate === 1)
    .filter((known) => industry === null || known.industry === industry)
    .filter((known) => country === null || known.country === country)
    .filter((known) => level === null || known.level === level)
    .filter((known) => state === null || stateOf(known) === state)
    .filter((known) => !filters.isInactive || isInactive(known))
    .sort(ORDERS[order])
    .map(({ id }) => id);
}

const pageOf = async (path: string, as = cookie) =>
  (await (await visit(path, { cookie: as })).text()).replaceAll("<!-- -->", "").replaceAll("&amp;", "&");
const idsOn = (html: string) => {
  const [, body = ""] = /<tbody[^>]*>(.*?)<\/tbody>/s.exec(html) ?? [];
  return [...body.matchAll(/href="\/admin\/companies\/([\w-]+)"/g)].map(([, id]) => id ?? "");
};
const linkOf = (html: string, name: string) =>
  new RegExp(`href="([^"]*)"[^>]*>(?:<[^>]*>|[^<])*?${name}<`).exec(
    /<nav aria-label="Pages of the list".*?<\/nav>/s.exec(html)?.[0] ?? "",
  )?.[1];

/** The ids on every page of a list, by the links from page to page. */
async function walked(asked: string): Promise<string[]> {
  const found: string[] = [];
  let path: string | undefined = `${HERE}?${asked}`;
  while (path) {
    const html = await pageOf(path);
    found.push(...idsOn(html));
    path = /href="([^"]*[?&]after=[^"]*)"/.exec(html)?.[1];
  }
  return found;
}

const LISTS = [
  "",
  "order=unchanged",
  "order=changed",
  "industry=mining",
  "industry=trade&order=name",
  "country=MY&order=unchanged",
  "country=ZA&industry=construction",
  "country=ZA&industry=construction&order=name",
  "level=leader",
  "level=beginner&order=name",
  "state=none&order=name",
  "state=draft&order=unchanged",
  "state=done&industry=mining",
  "inactive=yes",
  "inactive=yes&order=name",
  "inactive=yes&state=draft&order=unchanged",
  "inactive=yes&state=done",
  "inactive=yes&country=MY&industry=trade&state=none",
  "show=corporate",
  "show=corporate&order=oldest&country=ZA",
  "show=corporate&inactive=yes&state=none",
  "search=walk&order=newest&industry=mining",
  "search=owalk&state=draft",
  "search=lwalk&inactive=yes&show=corporate&order=oldest",
];

describe("the office's list of companies", () => {
  it.each(LISTS)("has what the database has, page after page and in the file: %s", async (asked) => {
    const ids = await expected(asked);
    expect(ids.length, "a list that proves nothing").toBeGreaterThan(0);
    expect(await walked(asked)).toEqual(ids);
    const lines = readCsv(await pageOf(`${HERE}/file?${asked}`)).slice(1);
    const known = new Map((await everyCompany()).map((each) => [each.id, each]));
    expect(lines.map(([name, number]) => [name, number])).toEqual(
      ids.map((id) => [known.get(id)?.name, known.get(id)?.number]),
    );
    for (const [index, line] of lines.entries()) {
      const each = known.get(ids[index] ?? "") as Known;
      const state = { none: "Not started", draft: "In progress", done: "Finished" }[stateOf(each)];
      expect([line[6], line[7]?.toLowerCase()]).toEqual([state, each.level ?? ""]);
      expect(line[8]).toBe(state === "Not started" ? "" : dayIn(changedAt(each), office.timeZone));
    }
  });

  it("says how many there are, or that there are more than it counts", async () => {
    const numberOf = async (asked: string) =>
      / role="status">(?:<!-- -->)?([^<]*) compan/.exec(await pageOf(`${HERE}?${asked}`))?.[1];
    for (const asked of LISTS) expect(await numberOf(asked), asked).toBe(String((await expected(asked)).length));
    const query = readCompanyQuery(new URLSearchParams("inactive=yes"));
    const later = withoutQueue(createTestContext(() => NOW + 400 * DAY));
    await companies("more", 60);
    expect(await listCompanies(later, query, "en")).toMatchObject({ count: 200, isMore: true });
    await change("delete from companies where id like 'more-%'");
  });

  it("keeps filters through order, pages, search and removal", async () => {
    const asked = "industry=mining&country=ZA&order=unchanged";
    const html = await pageOf(`${HERE}?${asked}`);
    const form = /<form method="get".*?<\/form>/s.exec(html)?.[0] ?? "";
    for (const field of [
      /<option value="mining" selected="">/,
      /<option value="ZA" selected="">/,
      /<input type="hidden" name="order" value="unchanged"\/>/,
    ])
      expect(form).toMatch(field);
    const chips = /<ul aria-label="Active filters".*?<\/ul>/s.exec(html)?.[0] ?? "";
    expect([...chips.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      `${HERE}?country=ZA&order=unchanged#companies`,
      `${HERE}?industry=mining&order=unchanged#companies`,
    ]);
    expect(chips).toContain("Remove the filter Country: South Africa");
    expect(html).toContain(`${HERE}?industry=mining&country=ZA"`);
    expect(html).toContain(`${HERE}?industry=mining&country=ZA&order=name"`);
    expect(html).toContain(`${HERE}/file?industry=mining&country=ZA&order=unchanged&format=xlsx"`);
    expect(linkOf(html, "Next")).toMatch(
      /^\/admin\/companies\?industry=mining&country=ZA&order=unchanged&page=2&after=/,
    );
    // What it does not understand narrows nothing.
    const odd = readCompanyQuery(
      new URLSearchParams("industry=%27&country=%3C&level=best&state=late&inactive=1&show=x"),
    );
    expect(writeCompanyQuery(odd)).toBe("");
  });

  it("says which filter gives nothing, and leads to all companies", async () => {
    const none = await pageOf(`${HERE}?country=ZW&state=draft`);
    expect(none).toContain("No company matches your filters");
    expect(none).toContain("No company matches “Country: ZW”.");
    expect(none).not.toContain("“Readiness Assessment");
    expect(none).toContain(`href="${HERE}"`);
    const both = await pageOf(`${HERE}?level=leader&country=MY`);
    expect(both).toContain("Each filter on its own matches companies");
    expect(await pageOf(`${HERE}?search=zzzz`)).toContain("Nothing found for “zzzz”");
    expect(await pageOf(`${HERE}?search=zzzz&country=MY`)).toContain("No company matches “Search: zzzz”.");
  });

  it("is exported to Excel too, and to the ledgers of the companies with a result", async () => {
    await change("delete from readings");
    const response = await visit(`${HERE}/file?state=done&format=xlsx`, { cookie });
    expect(response.headers.get("Content-Disposition")).toContain("kompas-companies.xlsx");
    const book = readXlsx(new Uint8Array(await response.arrayBuffer()));
    const rows = book.ok ? [...(book.sheets[0]?.rows.values() ?? [])] : [];
    const names = rows.slice(1).map((row) => [...row.values()][0]?.text);
    expect(names.sort()).toEqual(["Ash", "Birch", "Cedar", "Dogwood"]);
    const noted = await rowsOf<{ name: string; thing: string; corporate_id: string; user_id: string }>(
      "select name, thing, corporate_id, user_id from readings join companies on id = company_id order by name",
    );
    expect(noted).toEqual(
      ["Ash", "Birch", "Cedar", "Dogwood"].map((name) => ({
        name,
        thing: "export",
        corporate_id: "",
        user_id: office.id,
      })),
    );
    await change("delete from readings");
    await pageOf(`${HERE}/file?state=draft`);
    expect(await rowsOf("select 1 from readings")).toEqual([]);
  });

  it("ends a file that is too long, and says so", async () => {
    const list = readCompanyQuery(new URLSearchParams("industry=mining&order=name"));
    const walk = walkCompanies(ctx, list, 7, "en");
    const first = await walk.next();
    expect(first.value).toHaveLength(7);
    expect(await walk.next()).toEqual({ value: true, done: true });
    expect((await pageOf(`${HERE}/file?state=done`)).split("\r\n").filter(Boolean)).toHaveLength(5);
  });

  it("is there for administrators only", async () => {
    const [owner, corporate] = [await registerCompany(ctx), chain];
    for (const path of [HERE, `${HERE}/file`, `${HERE}/file?state=draft&format=xlsx`]) {
      for (const { id } of [owner, corporate]) {
        expect((await visit(path, { cookie: await cookieOf(ctx, id) })).status, path).toBe(404);
      }
      const stranger = await visit(path);
      expect([stranger.status, stranger.headers.get("Location")]).toEqual([
        303,
        `/login?next=${encodeURIComponent(path)}`,
      ]);
    }
  });

  it("reads as many rows for a page of many companies as for one of few", async () => {
    const rowsReadBy = async (asked: string) => {
      const measured = withoutQueue(createTestContext());
      await listCompanies(measured, readCompanyQuery(new URLSearchParams(asked)), "en");
      return measured.cost.rowsRead;
    };
    const asked = [
      "industry=mining",
      "country=MY&order=unchanged",
      "state=draft",
      "industry=trade&order=name",
      "order=changed",
    ];
    const few = await Promise.all(asked.map(rowsReadBy));
    await companies("many", 600);
    const many = await Promise.all(asked.map(rowsReadBy));
    for (const [index, each] of asked.entries()) {
      // By name, the few that a filter leaves are sorted: here two hundred more, with the rows behind their index.
      const more = each.includes("order=name") ? 600 : 60;
      expect((many[index] ?? 0) - (few[index] ?? 0), each).toBeLessThanOrEqual(more);
    }
    await change("delete from companies where id like 'many-%'");
  }, 120_000);
});
