import { beforeAll, describe, expect, it } from "vitest";
import { saveAnswers } from "~/assessment/answers/save-answers.server";
import { type Kind, READINESS } from "~/core/kinds/kind";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { issueTokens } from "~/foundation/identity/tokens.server";
import { updateProfile } from "~/home/profile/update-profile.server";
import { lookThroughStatement } from "~/network/analytics/look-through.server";
import { vendorsStatement } from "~/network/analytics/names.server";
import { choiceStatements, statesStatement } from "~/network/analytics/read.server";
import { NO_FILTER } from "~/network/analytics/rules/filters";
import { joinByCode, leaveCorporate } from "~/network/membership/access-codes.server";
import type { Context } from "~/platform/context";
import { readXlsx } from "~/platform/files/xlsx/read-xlsx";
import { given } from "../support/answers";
import { readCsv } from "../support/csv";
import { change, rowsOf } from "../support/database";
import { cookieOf, ORIGIN, send, visit, withoutScripts } from "../support/pages";
import { registerCorporate } from "../support/people";
import { anotherProgress } from "../support/progress-results";
import { submitAndCount } from "../support/submit";
import {
  completeDraft,
  createTestContext,
  registerCompany,
  reloadUser,
  testEnv,
  withoutQueue,
} from "../support/worker";
import { call } from "./api/client";

let now = Date.UTC(2026, 0, 20);
const ctx: Context = withoutQueue(createTestContext(() => now));
const calls = withoutQueue(createTestContext());
const request = new Request(ORIGIN);

/**
 * Three members, by how many of the eighty questions they answer Yes, in order (ten per indicator, forty in Environment): all, the forty of
 * Environment, and eight of Climate Action. A fourth company is not a member.
 */
let corporate: CurrentUser;
const cookies: Record<"corporate" | "other" | "member" | "administrator", string> = {
  corporate: "",
  other: "",
  member: "",
  administrator: "",
};
const tokens: Record<keyof typeof cookies, string> = { ...cookies };
const members: CurrentUser[] = [];

async function submit(owner: CurrentUser, yes: number, options: string[] = []) {
  const id = await completeDraft(ctx, owner, yes);
  if (options.length > 0) await saveAnswers(ctx, owner, id, [given("climate-action.assess.options", options)]);
  expect(await submitAndCount(ctx, owner, id)).toEqual({ ok: true });
}

beforeAll(async () => {
  for (const table of ["companies", "analytics_cells", "ranking_lists"]) await change(`delete from ${table}`);
  const owner = await registerCorporate(ctx);
  corporate = owner;
  const other = await registerCorporate(ctx);
  for (const [name, yes, day, profile, options] of [
    ["All & Co", 80, Date.UTC(2026, 0, 20), {}, ["a1", "a3"]],
    ["Half Ltd", 40, Date.UTC(2026, 1, 15), { industry: "mining", companySize: "3m-20m" as const }, ["a1"]],
    ["Eight", 8, Date.UTC(2026, 3, 3), { state: "ZA-WC" }, []],
    ["Outside", 0, Date.UTC(2026, 3, 4), { state: "ZA-WC" }, []],
  ] as const) {
    now = day;
    const user = await registerCompany(ctx);
    await updateProfile(ctx, request, user, { company: name, username: `Owner of ${name}`, ...profile });
    if (name !== "Outside") {
      expect(await joinByCode(ctx, user, owner.code, request)).toEqual({ ok: true });
      members.push(user);
    }
    await submit(user, yes, [...options]);
  }
  const administrator = await registerCompany(ctx);
  await change("update users set is_administrator = 1 where id = ?", administrator.id);
  const people = { corporate: owner, other, member: members[0] as CurrentUser, administrator };
  for (const [name, { id, email }] of Object.entries(people) as [keyof typeof people, CurrentUser][]) {
    cookies[name] = await cookieOf(calls, id);
    const user = await reloadUser(calls, email);
    tokens[name] = (await issueTokens(calls, request, user.id)).accessToken;
  }
});

/** A table of a page, as in its file. */
async function table(path: string, who: keyof typeof cookies = "corporate"): Promise<string[][]> {
  const answer = await visit(path, { cookie: cookies[who] });
  expect([path, answer.status, answer.headers.get("Content-Type")]).toEqual([path, 200, "text/csv; charset=utf-8"]);
  return readCsv(await answer.text());
}
const readiness = (query: string, who?: keyof typeof cookies) => table(`/advanceAnalytics/table.csv?${query}`, who);
const page = async (path: string, who: keyof typeof cookies = "corporate") => {
  const answer = await visit(path, { cookie: cookies[who] });
  return { status: answer.status, html: withoutScripts(await answer.text()) };
};

/** Ranks many more members of one industry and size first in every list; they have no answers. */
async function rankOthers(id: string, many: number, score: number, state: string) {
  const each = `with recursive n (i) as (select 1 union all select i + 1 from n where i < ${many}), own as (select '${id}-' || i as id from n)`;
  await change(
    `${each} insert into assessments (id, company_id, started_by, kind, catalogue_version, state, created_at, updated_at, completed_at)
     select own.id, ?, ?, 'readiness', '', 'completed', 1, 1, 1 from own`,
    corporate.companyId,
    corporate.id,
  );
  await change(
    `${each} insert into results (assessment_id, company_id, industry_id, country_id, state_id, revenue_band, method_version, level, score, document, completed_at)
     select id, id, 'mining', 'ZA', '${state}', '3m-20m', '', 'leader', ${score}, '{}', ${Date.UTC(2026, 0, 1)} from own`,
  );
  await change(`${each} insert into contributions (assessment_id, scores, answers) select id, '{}', ',' from own`);
  await change("insert or ignore into counter_names (name) values ('ZA-NC')");
  await change(
    `insert into rankings select l.id, n.id, 4, ${score}, c.id from contributions c
     cross join ranking_lists l join counter_names n on n.name in ('*', 'mining', '${state}')
     where c.assessment_id like '${id}-%' and l.population = ? and l.kind = 'readiness'`,
    corporate.companyId,
  );
}

async function removeOthers(id: string) {
  const own = `select id from contributions where assessment_id like '${id}-%'`;
  await change(`delete from rankings where contribution_id in (${own})`);
  await change(`delete from assessments where id like '${id}-%'`);
}

describe("the statistics of a corporate company's members", () => {
  it("count the companies on each level, by dimension", async () => {
    expect(await readiness("table=levels")).toEqual([
      ["Subject", "Laggard", "Beginner", "Intermediate", "Advanced", "Leader", "Companies"],
      ["Overall ESG", "1", "0", "1", "0", "1", "3"],
      ["Environment", "0", "1", "0", "0", "2", "3"],
      ["Social", "2", "0", "0", "0", "1", "3"],
      ["Governance", "2", "0", "0", "0", "1", "3"],
    ]);
    const percent = await readiness("table=levels&mode=percent");
    expect(percent[1]).toEqual(["Overall ESG", "33%", "0%", "33%", "0%", "33%", "3"]);
  });

  it("cover all companies for an administrator", async () => {
    expect((await readiness("table=levels", "administrator"))[1]).toEqual([
      "Overall ESG",
      "2",
      "0",
      "1",
      "0",
      "1",
      "4",
    ]);
  });

  it.each([
    ["industry=mining", ["0", "0", "1", "0", "0", "1"]],
    ["country=ZA", ["1", "0", "1", "0", "1", "3"]],
    ["country=ZA&state=ZA-WC", ["1", "0", "0", "0", "0", "1"]],
    ["country=ZA&state=ZA-WC&industry=mining", ["0", "0", "0", "0", "0", "0"]],
    ["size=3m-20m", ["0", "0", "1", "0", "0", "1"]],
    ["from=2026-01-31&to=2026-02-01", ["0", "0", "1", "0", "1", "2"]],
    ["country=ZA&industry=construction&size=300k-3m&from=2026-04-01&to=2026-04-30", ["1", "0", "0", "0", "0", "1"]],
    ["industry=nothing", ["0", "0", "0", "0", "0", "0"]],
  ])("are filtered by %s", async (query, expected) => {
    expect((await readiness(`table=levels&${query}`))[1]?.slice(1)).toEqual(expected);
  });

  it("average the scores, with the mean of the three dimensions as the first performance value", async () => {
    expect(await readiness("tab=performance&table=performance")).toEqual([
      ["Subject", "Average score", "Standard deviation", "Companies"],
      ["Overall ESG", "46.67%", "–", "3"],
      ["Environment", "73.33%", "37.71%", "3"],
      ["Social", "33.33%", "47.14%", "3"],
      ["Governance", "33.33%", "47.14%", "3"],
    ]);
    const indicators = await readiness("tab=indicators&table=indicators");
    expect(indicators.slice(1, 3).map(([name, mean]) => [name, mean])).toEqual([
      ["Climate Action", "93.33%"],
      ["Energy Efficiency", "66.67%"],
    ]);
    expect(await table("/analytics/table.csv?table=indicators")).toEqual([
      ["Indicator", "Average score"],
      ["Climate Action", "93%"],
      ["Energy Efficiency", "66%"],
      ["Water", "66%"],
      ["Waste", "66%"],
      ["Human & Labour Rights", "33%"],
      ["Living Wage", "33%"],
      ["Gender Equality", "33%"],
      ["Anti-Corruption", "33%"],
    ]);
  });

  it("are available for Excel too, with shares as percentages and counts as numbers", async () => {
    const answer = await visit("/advanceAnalytics/table.csv?tab=indicators&table=indicators&format=xlsx", {
      cookie: cookies.corporate,
    });
    expect(answer.headers.get("Content-Disposition")).toContain('filename="kompas-readiness-indicators.xlsx"');
    const book = readXlsx(new Uint8Array(await answer.arrayBuffer()));
    const [, ...rows] = book.ok ? [...(book.sheets[0]?.rows.values() ?? [])] : [];
    const [first] = rows.map((cells) => [...cells.values()].map(({ format, show }) => [format, show()]));
    expect(first?.slice(0, 2)).toEqual([
      ["plain", "Climate Action"],
      ["percent", "93.33%"],
    ]);
    expect(first?.at(-1)).toEqual(["plain", "3"]);
    const html = (await page("/advanceAnalytics?tab=indicators")).html;
    expect(html).toMatch(/href="[^"]*table\.csv\?[^"]*table=indicators[^"]*format=xlsx"/);
  });

  it("name the highest and lowest companies and those behind a level, but no company that has not joined", async () => {
    const ranking = await readiness("tab=indicators&table=ranking");
    expect(ranking[0]?.slice(5, 9)).toEqual(["Top 3", "User Name", "Bottom 1", "User Name"]);
    expect(ranking[2]?.slice(5, 9)).toEqual(["Eight", "Owner of Eight", "Eight", "Owner of Eight"]);
    expect([1, 3, 5].map((column) => ranking[1]?.[column]).sort()).toEqual(["All & Co", "Eight", "Half Ltd"]);
    const { html } = await page("/advanceAnalytics?list=overall.laggard");
    expect(html).toContain("Owner of Eight");
    expect(html).not.toContain("Outside");
    expect((await page("/advanceAnalytics?list=overall.laggard", "administrator")).html).toContain("Owner of Outside");
  });

  describe("the list of companies behind an answer", () => {
    const ACTIONS = "/advanceAnalytics?tab=actions&topic=climate-action";
    const TICKED = "climate-action.assess.options~a1";
    /** The rows of the list, its text on how far it has looked, and the link to continue. */
    const listAt = async (path: string, who?: keyof typeof cookies) => {
      const { html } = await page(path, who);
      const [dialog = ""] = /<dialog.*$/s.exec(html) ?? [];
      const text = dialog.replaceAll("<!-- -->", "").replaceAll("&amp;", "&");
      return {
        names: [
          ...text.matchAll(/<td[^>]*>(?:<span[^>]*>[^<]*<\/span>)?(?:<a [^>]*>)?(All & Co|Half Ltd|Eight|Outside)</g),
        ].map(([, name]) => name),
        text,
        next: /formaction="([^"]*after=[^"]*)"/i.exec(text)?.[1] ?? null,
      };
    };

    it("is linked from its bar, applies the filter, and is shown only to a reader with whom they share everything", async () => {
      const { html } = await page(ACTIONS);
      const [, yes = ""] = new RegExp(`href="([^"]*list=yes%7E${TICKED.replace("~", "%7E")})"`).exec(html) ?? [];
      const behind = await listAt(yes.replaceAll("&amp;", "&"));
      expect(behind.names).toEqual(["All & Co", "Half Ltd"]);
      expect(behind.text).toContain("All 3 companies have been searched.");
      expect(behind.text).toContain("Owner of Half Ltd");
      expect((await listAt(`${ACTIONS}&list=no~${TICKED}`)).names).toEqual(["Eight"]);
      for (const [filter, names] of [
        ["industry=mining", ["Half Ltd"]],
        ["country=ZA&state=ZA-WC", []],
        ["size=3m-20m", ["Half Ltd"]],
        ["from=2026-01-01&to=2026-01-31", ["All & Co"]],
        ["compare=1&industry2=mining&side=1", ["Half Ltd"]],
      ] as const) {
        expect([filter, (await listAt(`${ACTIONS}&${filter}&list=yes~${TICKED}`)).names]).toEqual([filter, names]);
      }
      const compared = await page(`${ACTIONS}&compare=1&industry2=mining`);
      expect(compared.html).toMatch(/list=yes%7E[^"]*side=1"/);
      // The network's office only sees sums of answers, not those of single companies.
      expect((await page(ACTIONS, "administrator")).html).not.toContain("list=");
      expect((await listAt(`${ACTIONS}&list=yes~${TICKED}`, "administrator")).text).toBe("");
      expect((await listAt(`${ACTIONS}&list=yes~${TICKED}`, "other")).names).toEqual([]);
    });

    it.each([
      "yes~nothing~a1",
      "yes~climate-action.assess.options~zz",
      "no~climate-action.assess.options",
      "no~climate-action.assess.1~yes",
      'yes~climate-action.assess.options~a1"',
      "yes~~",
      "recorded~scope9",
      "recorded~toString",
      "recorded~constructor",
      `yes~${"x".repeat(500)}`,
      "overall.",
    ])("is not shown for %.60s", async (list) => {
      const { status, html } = await page(`${ACTIONS}&list=${encodeURIComponent(list)}`);
      expect(status).toBe(200);
      expect(html).not.toContain("<dialog");
    });

    it("uses the answers as they were submitted: a draft changes nothing", async () => {
      const owner = await reloadUser(ctx, members[2]?.email ?? "");
      const id = await completeDraft(ctx, owner, 8);
      await saveAnswers(ctx, owner, id, [given("climate-action.assess.options", ["a1"])]);
      expect((await listAt(`${ACTIONS}&list=yes~${TICKED}`)).names).toEqual(["All & Co", "Half Ltd"]);
      await change("delete from assessments where id = ?", id);
    });

    it.each([{}, { industry: "mining", country: "ZA" }, { country: "ZA", state: "ZA-GP", industry: "mining" }])(
      "is read through an index for %j, from its first page to its last",
      async (filter) => {
        for (const after of [undefined, { rank: 4, score: 1, contributionId: 7 }]) {
          const list = { questionId: "q", optionId: "a", isYes: false };
          const whole = { ...NO_FILTER, ...filter };
          const of = { population: corporate.companyId, kind: READINESS as Kind };
          const { sql, params } = lookThroughStatement(ctx, of, whole, list, after).toSQL();
          const plan = await rowsOf<{ detail: string }>(`explain query plan ${sql}`, ...(params as string[]));
          const steps = plan.map(({ detail }) => detail).join("\n");
          expect(steps).toContain("SEARCH rankings USING PRIMARY KEY (list_id=? AND cut=?");
          expect(steps).toContain("SEARCH contributions USING INTEGER PRIMARY KEY (rowid=?)");
          expect(steps.match(/^SCAN .*$/gm)).toEqual(["SCAN candidates"]);
        }
      },
    );

    it("looks through a bounded number of candidates at a time, and continues where it stopped", async () => {
      const many = 450;
      await rankOthers("none", many, 9999, "ZA-GP");
      const first = await listAt(`${ACTIONS}&list=yes~${TICKED}`);
      expect(first.names).toEqual(["All & Co"]);
      expect(first.text).toContain("300 companies searched so far");
      const second = await listAt(first.next ?? "");
      expect(second.names).toEqual(["Half Ltd"]);
      expect(second.text).toContain("<span>2</span>");
      expect(second.text).toContain(`All ${many + 3} companies have been searched.`);
      expect(second.next).toBeNull();
      // If the first three hundred are of another size, the list says so and continues.
      const sized = await listAt(`${ACTIONS}&size=300k-3m&list=no~${TICKED}`);
      expect(sized.names).toEqual([]);
      expect(sized.text).toContain("None in the companies searched so far.");
      expect((await listAt(sized.next ?? "")).names).toEqual(["Eight"]);
      const asked = () =>
        send(`${ACTIONS}&list=yes~${TICKED}`, { headers: { Cookie: cookies.corporate } }, { ...testEnv, DEMO: "yes" });
      await asked();
      // The session, the page, the ledgers of who is named, and LOGS.
      expect((await asked()).headers.get("Server-Timing")).toContain("trips=4");
      await removeOthers("none");
    });
  });

  it("map indicators to SDGs, count submissions by state and show what companies do", async () => {
    const sdg = await readiness("tab=sdg&table=sdg");
    expect(sdg[0]?.slice(0, 4)).toEqual(["ESG Indicator", "SDG", "Laggard", "Laggard: Company Name"]);
    expect(sdg[1]?.slice(0, -1)).toEqual(["Climate Action", "13. Climate action", ..."0,,0,,0,,0,,3".split(",")]);
    expect(sdg[1]?.at(-1)?.split("; ").sort()).toEqual(["All & Co", "Eight", "Half Ltd"]);
    expect(sdg[2]?.slice(1, 4)).toEqual(["7. Affordable and clean energy", "1", "Eight"]);
    expect(await readiness("tab=demographics&table=states")).toEqual([
      ["State", "Companies"],
      ["Gauteng, South Africa", "2"],
      ["Western Cape, South Africa", "1"],
    ]);
    const assess = "tab=actions&topic=climate-action&table=assess";
    expect((await readiness(`${assess}&mode=number`)).slice(0, 4).map((line) => line.slice(1))).toEqual([
      ["Yes", "No", "Companies"],
      ["2", "1", "3"],
      ["0", "3", "3"],
      ["1", "2", "3"],
    ]);
    // Percentages, unless counts are requested.
    expect((await readiness(assess)).slice(1, 4).map((line) => line.slice(1))).toEqual([
      ["66%", "34%", "3"],
      ["0%", "100%", "3"],
      ["33%", "67%", "3"],
    ]);
    expect((await page("/advanceAnalytics?tab=actions&topic=water&industry=mining&size=3m-20m")).html).toContain(
      "you can use only one filter at a time",
    );
  });

  it("are shown quarter by quarter, and compare two groups", async () => {
    now = Date.UTC(2026, 4, 1);
    const { html } = await page("/advanceAnalytics?by=quarter");
    expect(html).toMatch(/20\d\d Q[1-4]/);
    const other = await readiness("table=levels&compare=1&industry2=mining&side=1");
    // Two groups have different numbers of companies, so that shares are shown first.
    expect(other[1]?.slice(1)).toEqual(["0%", "0%", "100%", "0%", "0%", "1"]);
    const counted = await readiness("table=levels&compare=1&industry2=mining&side=1&mode=number");
    expect(counted[1]?.slice(1)).toEqual(["0", "0", "1", "0", "0", "1"]);
  });

  it("show levels by dimension in the overview, and for a state and an industry once a dimension is chosen", async () => {
    expect((await table("/analytics/table.csv?table=dimensions"))[1]).toEqual([
      "Environment",
      "0",
      "1",
      "0",
      "0",
      "2",
      "3",
    ]);
    // The options that the page itself offers.
    const { html } = await page("/analytics");
    // The page already contains its charts.
    expect(html.match(/<svg[^>]*aria-label="Level of /g)?.length).toBeGreaterThan(3);
    expect(html).not.toContain("Loading");
    const [, state = ""] = /<option value="([^"]+)"[^>]*>Western Cape, South Africa</.exec(html) ?? [];
    const chosen = `${new URLSearchParams({ dimension: "environment", state, industry: "mining" })}`;
    expect((await page(`/analytics?${chosen}`)).html).toContain(`<option value="${state}" selected`);
    expect((await table(`/analytics/table.csv?table=state&${chosen}`))[1]).toEqual([
      "Environment",
      "0",
      "1",
      "0",
      "0",
      "0",
      "1",
    ]);
    expect((await table(`/analytics/table.csv?table=industry&${chosen}`))[1]?.[5]).toBe("1");
    expect((await page("/analytics?state=ZA%3AZA-WC&dimension=")).html).toContain("First select Dimension");
    // With only one side there is nothing to compare; the missing field says so.
    for (const lone of ["dimension=environment", "dimension=&state=&industry="])
      expect((await page(`/analytics?${lone}`)).html).toContain("Field is required");
  });

  it("name the top and bottom of a group without its own order from a bounded part of a wider group, and say so", async () => {
    const many = 400;
    await rankOthers("others", many, 10000, "ZA-NC");
    const ranked = async (query: string) => {
      const [, ...lines] = await readiness(`tab=performance&table=ranking&${query}`);
      return lines.map(([, first = "", , , , , , last = ""]) => [first, last]);
    };
    // The four hundred are of another size and come first: from the top no matching company is found, from the bottom all are.
    expect(await ranked("size=300k-3m")).toEqual(Array(4).fill(["", "Eight"]));
    const { html } = await page("/advanceAnalytics?tab=performance&size=300k-3m");
    expect(html).toContain("we search only the 250 companies at each end");
    // When two companies share a score, either may come first.
    const ofState = await ranked("country=ZA&state=ZA-GP");
    expect(ofState.map((ends) => ends.toSorted())).toEqual(Array(4).fill(["All & Co", "Half Ltd"]));
    expect((await page("/advanceAnalytics?tab=performance&country=ZA&state=ZA-GP")).html).not.toContain("at each end");
    await removeOthers("others");
  });

  it("read the top and bottom of a group from its own ranking, or from that of a wider group", async () => {
    const of = { population: corporate.companyId, kind: READINESS as Kind };
    for (const filter of [
      {},
      { industry: "mining" },
      { country: "ZA", state: "ZA-GP" },
      { country: "ZA", industry: "mining" },
      { size: "3m-20m" },
    ]) {
      for (const end of ["top", "bottom"] as const) {
        const { sql, params } = vendorsStatement(
          ctx,
          of,
          { ...NO_FILTER, ...filter },
          { subject: "water", end },
          3,
        ).toSQL();
        const plan = await rowsOf<{ detail: string }>(`explain query plan ${sql}`, ...(params as string[]));
        const steps = plan.map(({ detail }) => detail);
        expect([filter, steps[1]]).toEqual([filter, "SEARCH rankings USING PRIMARY KEY (list_id=? AND cut=?)"]);
        expect(steps.filter((step) => step.startsWith("SCAN"))).toEqual(["SCAN candidates"]);
      }
    }
  });

  it("look up filter choices and states by their own cells, and read no others", async () => {
    const of = { population: corporate.companyId, kind: READINESS as Kind };
    const months = { ...NO_FILTER, from: "2026-01-01", to: "2026-03-31" };
    for (const statement of [
      ...choiceStatements(ctx, of, "ZA", "en"),
      ...[NO_FILTER, months].map((filter) => statesStatement(ctx, of, filter, "en")),
    ]) {
      const { sql, params } = statement.toSQL();
      const plan = await rowsOf<{ detail: string }>(`explain query plan ${sql}`, ...(params as string[]));
      const reads = plan.map(({ detail }) => detail).filter((detail) => /analytics_cells|\bone\b/.test(detail));
      expect(reads.length).toBeGreaterThan(0);
      for (const read of reads) expect(read).toMatch(/industry_id=\? AND size=\? AND month(=\?|>\? AND month<\?)\)$/);
    }
  });

  it("link from a bar of a quarter, or of a state, to the companies that it counts", async () => {
    const named = (html: string) =>
      [...(/<dialog.*$/s.exec(html)?.[0] ?? "").matchAll(/(?<=Owner of )(All &amp; Co|Half Ltd|Eight|Outside)/g)].map(
        ([name]) => name,
      );
    /** For each bar of a page that links to such a list: the companies that the list names. */
    const barsOf = async (path: string, list: string) => {
      const { html } = await page(path);
      const hrefs = [...html.matchAll(/href="([^"]*list=[^"]*)"/g)].map(([, href = ""]) =>
        href.replaceAll("&amp;", "&"),
      );
      const wanted = [...new Set(hrefs.filter((href) => href.includes(list)))];
      return (await Promise.all(wanted.map(async (href) => named((await page(href)).html).sort()))).sort();
    };
    const everybody = ["All &amp; Co", "Eight", "Half Ltd"];
    for (const path of ["/advanceAnalytics?by=quarter", "/analytics?by=quarter"]) {
      const found = await barsOf(path, "list=environment.");
      expect([path, found.length, found.flat().sort()]).toEqual([path, 2, everybody]);
    }
    expect(
      await barsOf(
        "/advanceAnalytics?by=quarter&tab=actions&topic=climate-action",
        `=yes%7E${"climate-action.assess.options%7Ea1"}`,
      ),
    ).toEqual([["All &amp; Co", "Half Ltd"]]);
    expect(await barsOf("/advanceAnalytics?tab=demographics", "list=overall.any")).toEqual([
      ["All &amp; Co", "Half Ltd"],
      ["Eight"],
    ]);
    // Next to another group, the state belongs to the bar's own group.
    const compared = await barsOf("/advanceAnalytics?tab=demographics&compare=1&industry2=mining", "state2=");
    expect(compared).toEqual([["Half Ltd"]]);
  });

  it("show the overview quarter by quarter too, for each dimension and indicator, and for a state beside an industry", async () => {
    const chosen = `${new URLSearchParams({ by: "quarter", dimension: "environment", state: "ZA:ZA-WC", industry: "mining" })}`;
    const { html } = await page(`/analytics?${chosen}`);
    for (const figure of ["dimensions-social", "indicators-water", "state-environment", "industry-environment"])
      expect(html).toContain(`table=${figure}"`);
    expect(html).not.toContain('table=dimensions"');
    const at = (figure: string) => table(`/analytics/table.csv?table=${figure}&${chosen}`);
    const [head, ...quarters] = await at("dimensions-environment");
    expect(head).toEqual(["Quarter", "Laggard", "Beginner", "Intermediate", "Advanced", "Leader"]);
    expect(quarters).toHaveLength(8);
    const inTheYear = (lines: string[][]) => lines.filter(([name]) => name?.startsWith("2026 Q")).slice(0, 2);
    expect(inTheYear(quarters).map((line) => line.slice(1))).toEqual([
      ["0", "0", "0", "0", "2"],
      ["0", "1", "0", "0", "0"],
    ]);
    expect(inTheYear(await at("state-environment"))[1]?.slice(1)).toEqual(["0", "1", "0", "0", "0"]);
    expect(inTheYear(await at("industry-environment"))[0]?.slice(1)).toEqual(["0", "0", "0", "0", "1"]);
    expect(inTheYear(await at("indicators-energy-efficiency")).map(([, mean]) => mean)).toEqual(["100%", "0%"]);
  });

  it.each([
    ["country=MY&state=ZA-WC", "country=MY"],
    ["country=&state=ZA-WC", ""],
    ["country=ZA&state=ZA-", "country=ZA&state=ZA-"],
    ["country=MY&state=2474", "country=MY&state=2474"],
    ["country=ZA&state=2474", "country=ZA"],
    ["mode=number&compare=1&country2=MY&state2=ZA-WC&side=1", "country=MY"],
    ["mode=number&compare=1&country2=ZA&state2=MY-10&side=1", "country=ZA"],
  ])("ignore a state of another country: %s equals %s", async (query, same) => {
    expect(await readiness(`table=levels&${query}`)).toEqual(await readiness(`table=levels&${same}`));
    const { status, html } = await page(`/advanceAnalytics?${query}`);
    expect(status).toBe(200);
    if (!same.includes("state")) expect(html).not.toMatch(/href="[^"]*\bstate2?=[A-Z]/);
  });

  it.each([
    ["from=2026-01-01", "to", "Enter both dates."],
    ["to=2026-01-01", "from", "Enter both dates."],
    ["from=2026-02-01&to=2026-01-01", "to", "The first date cannot be later than the second."],
    ["from=2026-01-01&to=2999-01-01", "to", "Dates cannot be later than today."],
  ])("explain what is wrong with %s at the field", async (query, field, words) => {
    const { html } = await page(`/advanceAnalytics?${query}`);
    const [, error = ""] = new RegExp(`id="${field}-error"(.*?)</p>`, "s").exec(html) ?? [];
    expect(error).toContain(words);
    expect(html).toContain(">Cancel<");
  });

  it.each([
    "from=2026-01-01",
    "from=2026-13-01&to=2026-12-01",
    "from=2026-02-01&to=2026-01-01",
    "state=ZA-WC",
    "from=2026-01-01&to=2999-01-01",
  ])("refuse %s", async (query) => {
    const { status, html } = await page(`/advanceAnalytics?${query}`);
    expect(status).toBe(422);
    expect(html).not.toContain('role="img"');
  });

  it("are available only to corporate companies and administrators", async () => {
    for (const path of [
      "/analytics",
      "/advanceAnalytics",
      "/progressAdvanceAnalytics",
      "/advanceAnalytics/table.csv?table=levels",
    ]) {
      const { status, html } = await page(path, "member");
      expect([path, status]).toEqual([path, 403]);
      // The company's owner is not told to ask the owner.
      expect(html).not.toContain("Ask the person who owns");
      if (!path.includes(".csv")) expect(html).toContain("These statistics are not open to your company");
      expect((await send(path)).status).toBe(303);
    }
    const { html } = await page("/analytics", "other");
    expect(html).toContain("No Data available");
    expect(html).not.toContain("Gauteng");
  });

  it("take two round trips to the database, and one to LOGS", async () => {
    for (const path of [
      "/analytics",
      "/analytics?by=quarter&dimension=social&state=ZA%3AZA-WC&industry=mining",
      "/advanceAnalytics?tab=sdg",
      "/advanceAnalytics?tab=indicators&compare=1&by=quarter",
    ]) {
      const asked = () => send(path, { headers: { Cookie: cookies.corporate } }, { ...testEnv, DEMO: "yes" });
      await asked();
      expect([path, (await asked()).headers.get("Server-Timing")]).toEqual([path, expect.stringContaining("trips=3")]);
    }
  });
});

describe("the API calls for statistics", () => {
  const get = async (path: string, who: keyof typeof tokens = "corporate") => {
    const { status, body } = await call(calls, "GET", path, { token: tokens[who] });
    expect([path, status, body.message]).toEqual([path, 200, expect.any(String)]);
    return body.data;
  };

  it("return the same figures as the pages, spelled as in the API contract", async () => {
    const query = `userId=${corporate.id}`;
    expect(await get(`users/associcated/companies/usersLevel?${query}&dimension=environment`)).toEqual({
      Leader: 2,
      Advanced: 0,
      Intermediate: 0,
      Beginner: 1,
      Laggard: 0,
    });
    expect(
      await get(`users/associcated/companies/usersLevel?${query}&dimension=environment&state=Western Cape`),
    ).toMatchObject({
      Leader: 0,
      Beginner: 1,
    });
    const { indicaters } = (await get(`users/associcated/companies/avergae/indicator?${query}`)) as {
      indicaters: object[];
    };
    expect(indicaters[0]).toMatchObject({ name: "Climate Action", score: 93 });
    expect(await get("users/get/esg/maturity?country=South Africa&fromDate=&toDate=")).toMatchObject({
      dimensionLevelCounts: { Environment: { Leader: 2, Beginner: 1 } },
      dimensionLevelpercentages: { Environment: { Leader: 66, Beginner: 33 } },
    });
    expect(await get("users/get/esg/performance")).toMatchObject({
      vendorCount: 3,
      averagePercent: { "Overall ESG": 46.67, Environment: 73.33, Social: 33.33, Governance: 33.33 },
      averageNumber: { Environment: 29.33 },
      bottom: { Environment: [{ company: "Eight", username: "Owner of Eight" }, {}, {}] },
    });
    expect(await get("users/get/indicator/performance?industry=mining")).toMatchObject({
      vendorCount: 1,
      averagePercent: { Water: 100, "Living Wage": 0 },
      top: { Water: [{ company: "Half Ltd" }] },
    });
    const { final } = (await get("users/get/undertaking/actions?id=climate-action")) as {
      final: Record<string, object[]>;
    };
    expect(Object.keys(final)).toEqual(["ASSESS", "LEARN", "COMMIT", "MEASURE", "REPORT"]);
    expect(final.ASSESS?.[0]).toEqual({ "Discussed by the owner, management or board": 66 });
    expect(await get("users/get/indicator/sdgMapping")).toMatchObject({
      sdgMapping: { "Energy Efficiency": { Laggard: [{ company: "Eight" }] } },
      counts: { "Energy Efficiency": { Leader: 2 } },
    });
    expect(await get("users/get/byState/submission?country=ZA")).toEqual({ Gauteng: 2, "Western Cape": 1 });
    expect(await get("users/get/byState/submission", "other")).toEqual({});
  });

  it("return the same figures as the pages for climate action", async () => {
    now = Date.UTC(2026, 4, 2);
    const [best, worst] = await Promise.all(members.slice(0, 2).map(({ email }) => reloadUser(ctx, email)));
    if (!best || !worst) throw new Error("Two members are gone");
    await anotherProgress(ctx, best, []);
    await anotherProgress(ctx, worst, [], false);
    const rows = await rowsOf<{ scope1: number | null; scope2: number | null; target: string | null }>(
      `select document ->> '$.climate.scope1' as scope1, document ->> '$.climate.scope2' as scope2, document ->> '$.climate.targets' as target
       from results where kind = 'progress'`,
    );
    const count = (name: keyof (typeof rows)[number]) => rows.filter((row) => row[name] !== null).length;
    const sum = (name: "scope1" | "scope2") => rows.reduce((total, row) => total + (row[name] ?? 0), 0);
    const maturity = (await get("users/get/progress/maturity")) as { dimensionLevelCounts: object };
    expect(maturity).toMatchObject({
      vendorCount: 2,
      dimensionLevelCounts: { "Climate Action Readiness": { Leader: 1, Laggard: 1 } },
      dimensionLevelpercentages: { "Climate Action Readiness": { Leader: 50, Laggard: 50 } },
    });
    const { averagePercent } = (await get("users/get/progress/avergae")) as { averagePercent: Record<string, number> };
    // The specification's four (results 2.9).
    const names = [
      "Climate Action Readiness",
      "Climate Governance",
      "GHG Emission Reduction",
      "Business strategy integration",
    ];
    for (const each of [averagePercent, maturity.dimensionLevelCounts]) expect(Object.keys(each)).toEqual(names);
    expect(await get("users/get/progess/emissions?companySize=3m-20m")).toMatchObject({
      numberData: { emissionReductionTarget: 0 },
    });
    expect(await get("users/get/progess/emissions")).toMatchObject({
      numberData: {
        emissionScope1: count("scope1"),
        emissionScope2: count("scope2"),
        emissionReductionTarget: count("target"),
      },
    });
    const totals = (await get("users/get/progess/emissions/total")) as Record<string, number>;
    expect(totals.emissionScope1Total).toBeCloseTo(sum("scope1"), 2);
    expect(totals.emissionScope2Total).toBeCloseTo(sum("scope2"), 2);
    const { final } = (await get("users/get/progess/undertaking/actions?id=climate-governance")) as {
      final: Record<string, number[]>;
    };
    expect(Object.values(final)[0]).toEqual([50, 50]);
    expect((await table("/progressAdvanceAnalytics/table.csv?table=levels"))[1]?.slice(1)).toEqual([
      "1",
      "0",
      "0",
      "0",
      "1",
      "2",
    ]);
    expect(
      (
        await table("/progressAdvanceAnalytics/table.csv?tab=actions&topic=climate-governance&table=climate-governance")
      )[1]?.slice(1),
    ).toEqual(["50%", "50%", "2"]);
    // From a bar of emissions, and from an answer of a theme, to the companies behind it.
    const behind = async (query: string) => {
      const { html } = await page(`/progressAdvanceAnalytics?${query}`);
      return ["All & Co", "Half Ltd"].filter((name) =>
        /<dialog.*/s.exec(html)?.[0].includes(name.replace("&", "&amp;")),
      );
    };
    expect((await page("/progressAdvanceAnalytics?tab=emissions")).html).toContain("list=recorded%7Escope1");
    expect(await behind("tab=emissions&list=recorded~scope1")).toHaveLength(count("scope1"));
    expect(await behind("tab=emissions&list=recorded~target")).toHaveLength(count("target"));
    // Each of them with what it recorded, which adds up to the bar. The company sees that this was read.
    await change("delete from readings");
    for (const scope of ["scope1", "scope2"] as const) {
      const { html } = await page(`/progressAdvanceAnalytics?tab=emissions&list=recorded~${scope}`);
      // Each with its name, since a phone shows no column heads.
      const cells = [...html.matchAll(/tonnes of CO2e:(?:<!-- -->)? <\/span>([\d.,]+)/g)];
      const tonnes = cells.map(([, text = ""]) => Number(text.replaceAll(",", "")));
      expect(tonnes).toHaveLength(count(scope));
      expect(tonnes.reduce((total, each) => total + each, 0)).toBeCloseTo(sum(scope), 1);
      expect(tonnes).toEqual(tonnes.toSorted((one, other) => other - one));
      expect(html).toContain(`${scope === "scope1" ? "Scope 1" : "Scope 2"}, tonnes of CO2e: highest first.`);
    }
    const read = await rowsOf<{ thing: string; company: string }>("select thing, company_id as company from readings");
    expect(read.map(({ thing }) => thing)).toEqual(Array(count("scope1")).fill("result"));
    const theme = "tab=actions&topic=climate-governance";
    const { html: themed } = await page(`/progressAdvanceAnalytics?${theme}`);
    const [, question] = /list=yes%7E([\w.-]+)"/.exec(themed) ?? [];
    expect(await behind(`${theme}&list=yes~${question}`)).toEqual(["All & Co"]);
    expect(await behind(`${theme}&list=no~${question}`)).toEqual(["Half Ltd"]);
    // So is a list by an answer, for each company that it names.
    const readers = await rowsOf("select 1 from readings where thing = 'answers'");
    expect(readers).toHaveLength(2);
    for (const [tab, figure] of [
      ["average", "average"],
      ["emissions", "recorded"],
      ["emissions", "totals"],
    ])
      expect((await table(`/progressAdvanceAnalytics/table.csv?tab=${tab}&table=${figure}`)).length).toBeGreaterThan(2);
  });

  it("refuse a company without members, another user's userId, and values that do not exist", async () => {
    const status = async (path: string, who: keyof typeof tokens = "corporate") =>
      (await call(calls, "GET", path, { token: tokens[who] })).status;
    expect(await status("users/get/esg/maturity", "member")).toBe(403);
    expect(await status(`users/associcated/companies/avergae/indicator?userId=${members[0]?.id}`)).toBe(404);
    for (const query of [
      "country=Atlantis",
      "country=ZA&state=Nowhere",
      "industry=magic",
      "companySize=huge",
      "fromDate=2026-01-01",
      "fromDate=2026-02-30&toDate=2026-03-01",
    ])
      expect([query, await status(`users/get/progress/maturity?${query}`)]).toEqual([query, 422]);
    expect(await status("users/get/undertaking/actions?id=nothing")).toBe(422);
  });
});

describe("a company that leaves", () => {
  it("is removed from every figure and list at once", async () => {
    expect(await leaveCorporate(ctx, members[2] as CurrentUser, corporate.companyId, request)).toEqual({ ok: true });
    expect((await readiness("table=levels"))[1]).toEqual(["Overall ESG", "0", "0", "1", "0", "1", "2"]);
    expect((await page("/advanceAnalytics?list=overall.laggard")).html).not.toContain("Owner of Eight");
    expect((await readiness("table=levels", "administrator"))[1]?.at(-1)).toBe("4");
  });
});
