import { beforeAll, describe, expect, it } from "vitest";
import { saveAnswers } from "~/assessment/answers/save-answers.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { updateProfile } from "~/home/profile/update-profile.server";
import { joinByCode } from "~/network/membership/access-codes.server";
import { changeSharing } from "~/network/membership/ledger.server";
import type { Context } from "~/platform/context";
import { given } from "../support/answers";
import { readCsv } from "../support/csv";
import { change } from "../support/database";
import { cookieOf, ORIGIN, post, visit } from "../support/pages";
import { registerCorporate } from "../support/people";
import { seededRandom } from "../support/random";
import { submitAndCount } from "../support/submit";
import { completeDraft, createTestContext, registerCompany, withoutQueue } from "../support/worker";

let now = Date.UTC(2026, 0, 10);
const ctx: Context = withoutQueue(createTestContext(() => now));
const calls = createTestContext();
const request = new Request(ORIGIN);
const DAY = 24 * 60 * 60 * 1000;
const INDUSTRIES = ["mining", "construction", "education"];
const STATES = ["ZA-WC", "ZA-GP", "ZA-LP"];
const MULTIPLE = "climate-action.assess.options";

let cookie: string;
let officeCookie: string;
const sharing = new Set<string>();

/** Twelve companies with random answers, places and days; some have moved since, and some share their level alone. */
beforeAll(async () => {
  for (const table of ["companies", "analytics_cells", "ranking_lists"]) await change(`delete from ${table}`);
  const random = seededRandom(7);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const corporate = await registerCorporate(ctx);
  const profile = () => ({
    industry: pick(INDUSTRIES),
    state: pick(STATES),
    companySize: pick(["under-300k", "300k-3m"] as const),
  });
  for (let index = 0; index < 12; index += 1) {
    now += Math.ceil(random() * 30) * DAY;
    const user: CurrentUser = await registerCompany(ctx);
    const company = `Company ${String.fromCharCode(65 + index)}`;
    await updateProfile(ctx, request, user, { company, ...profile() });
    const joins = random() < 0.8;
    if (joins) expect(await joinByCode(ctx, user, corporate.code, request)).toEqual({ ok: true });
    // Every second one has a result before.
    if (index % 2 === 0)
      expect(await submitAndCount(ctx, user, await completeDraft(ctx, user, (index * 17) % 81))).toEqual({ ok: true });
    now += DAY;
    const id = await completeDraft(ctx, user, Math.floor(random() * 81));
    const options = ["a1", "a2", "a3"].filter(() => random() < 0.5);
    if (options.length > 0) await saveAnswers(ctx, user, id, [given(MULTIPLE, options)]);
    expect(await submitAndCount(ctx, user, id)).toEqual({ ok: true });
    // What is counted is where a company was when it submitted.
    if (random() < 0.3) await updateProfile(ctx, request, user, profile());
    if (joins && random() < 0.2) await changeSharing(ctx, user, corporate.companyId, { scope: "level" });
    else if (joins) sharing.add(company);
  }
  cookie = await cookieOf(calls, corporate.id);
  const administrator = await registerCompany(ctx);
  await change("update users set is_administrator = 1 where id = ?", administrator.id);
  officeCookie = await cookieOf(calls, administrator.id);
});

const read = async (path: string, of: string) => {
  const answer = await visit(path, { cookie: of });
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.text();
};

/** The bars of a page: the number that its table shows, and the link to the companies. */
const barsOf = (html: string) =>
  [...html.matchAll(/<td[^>]*><a href="([^"]*list=[^"]*)"[^>]*>([^<]*)<\/a>/g)].map(([, href = "", text = ""]) => ({
    href: href.replaceAll("&amp;", "&"),
    text,
  }));

/** The companies that the file of a list names. */
async function inFile(href: string, of: string): Promise<string[]> {
  const url = new URL(href, ORIGIN);
  url.searchParams.set("table", "companies");
  const file = await read(`${url.pathname}/table.csv${url.search}`, of);
  return readCsv(file)
    .slice(1)
    .map(([, company = ""]) => company);
}

const FILTERS = [
  "",
  "industry=mining",
  "country=ZA&state=ZA-WC",
  "size=300k-3m",
  "from=2026-02-01&to=2026-05-31",
  "compare=1&industry=mining&industry2=education",
];
const TABS = ["levels", "levels&by=same", "actions&topic=climate-action", "demographics"];

describe("a bar leads to exactly the companies that it counts", () => {
  it.each(FILTERS)("with the filter %j", async (filter) => {
    let found = 0;
    for (const tab of TABS) {
      for (const { href, text } of barsOf(await read(`/advanceAnalytics?mode=number&tab=${tab}&${filter}`, cookie))) {
        const companies = await inFile(href, cookie);
        expect([href, companies.length]).toEqual([href, Number(text)]);
        expect([href, companies.filter((name) => !sharing.has(name))]).toEqual([href, []]);
        expect([href, new Set(companies).size]).toEqual([href, companies.length]);
        found += 1;
      }
    }
    expect(found).toBeGreaterThan(5);
  });

  it("with the number above the list, its names and its scores the same", async () => {
    for (const { href, text } of barsOf(await read("/advanceAnalytics?mode=number", cookie))) {
      const html = (await read(href, cookie)).replaceAll("<!-- -->", "");
      const [dialog = ""] = /<dialog.*$/s.exec(html) ?? [];
      const named = [...dialog.matchAll(/>(Company [A-L])<\/a>/g)].map(([, name]) => name);
      expect([href, dialog.includes(`<p>${text} ${text === "1" ? "company" : "companies"}. `)]).toEqual([href, true]);
      expect([href, named]).toEqual([href, await inFile(href, cookie)]);
      const scores = [...dialog.matchAll(/(\d+)%<\/span>/g)].map(([, score]) => Number(score));
      expect([href, scores.toSorted((a, b) => b - a)]).toEqual([href, scores]);
      expect(scores).toHaveLength(named.length);
    }
  });

  it("for the office too by level, and never by answer", async () => {
    for (const path of ["/advanceAnalytics?mode=number", "/advanceAnalytics?mode=number&by=same"]) {
      const bars = barsOf(await read(path, officeCookie));
      expect(bars.length).toBeGreaterThan(2);
      for (const { href, text } of bars)
        expect([href, (await inFile(href, officeCookie)).length]).toEqual([href, Number(text)]);
    }
    const answer = `/advanceAnalytics/table.csv?tab=actions&topic=climate-action&table=companies&list=yes~${MULTIPLE}~a1`;
    expect((await visit(answer, { cookie: officeCookie })).status).toBe(404);
  });

  it("where they can be ticked, all at once too, and asked for something", async () => {
    const href = "/advanceAnalytics?list=overall.any";
    const send = (fields: Record<string, string>) => post(href, fields, { cookie });
    const ticked = (await send({ tick: "all" })).headers.get("Location") ?? "";
    const html = await read(ticked, cookie);
    expect(html.match(/<input[^>]*name="chosen"[^>]*checked=""/g)).toHaveLength(sharing.size);
    const carried = new URL(ticked, ORIGIN).searchParams.get("carried") ?? "";
    const asked = await read(`/associatedCompanies/requests/new?list=readiness&carried=${carried}`, cookie);
    for (const company of sharing) expect(asked).toContain(company);
    // What nobody has issued is not carried.
    expect((await send({ chosen: "nothing" })).headers.get("Location")).toBe(href);
  });
});
