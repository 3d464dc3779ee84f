import { beforeAll, describe, expect, it } from "vitest";
import { saveAnswers } from "~/assessment/answers/save-answers.server";
import { newestProgress } from "~/assessment/catalogue/content/progress/versions";
import { listSections } from "~/assessment/catalogue/rules/lookup";
import { setDeadline } from "~/assessment/deadlines/set.server";
import { PROGRESS } from "~/core/kinds/kind";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { issueTokens } from "~/foundation/identity/tokens.server";
import { updateProfile } from "~/home/profile/update-profile.server";
import { startAssessment } from "~/improvement/plan/start.server";
import { joinByCode, leaveCorporate } from "~/network/membership/access-codes.server";
import { submitAssessment } from "~/results/results/submit.server";
import { given } from "../support/answers";
import { readCsv } from "../support/csv";
import { change, rowsOf } from "../support/database";
import { inDays } from "../support/days";
import { cookieOf, ORIGIN, post, visit } from "../support/pages";
import { registerCorporate } from "../support/people";
import { anotherProgress } from "../support/progress-results";
import {
  completeDraft,
  createTestContext,
  registerCompany,
  reloadUser,
  withoutQueue,
  type YesAnswers,
} from "../support/worker";
import { call } from "./api/client";

const ctx = withoutQueue(createTestContext());
const request = () => new Request(ORIGIN, { headers: { "CF-Connecting-IP": crypto.randomUUID() } });

/*
 * Six members, ordered by their latest join or submission, newest first. Yes answers of Environment (40), Social (30) and Governance (10),
 * and the resulting percentages:
 *
 *   Ash      10 / 15 / 10   25     50     100   all 35 = 43.75
 *   Birch    30 /  9 /  5   75     30      50   all 44 = 55
 *   Cedar    24 / 22 /  1   60     73.33   10   all 47 = 58.75
 *
 * Dogwood shares only its level (Leader), Elm has a draft, Fir has started nothing. So sorting by each score gives a different order, and by
 * any of them those without a score come below all that have one.
 */
const YES: Record<string, YesAnswers> = {
  Ash: { "climate-action": 10, "human-labour-rights": 10, "living-wage": 5, "anti-corruption": 10 },
  Birch: { "climate-action": 10, "energy-efficiency": 10, water: 10, "human-labour-rights": 9, "anti-corruption": 5 },
  Cedar: {
    "climate-action": 10,
    "energy-efficiency": 10,
    water: 4,
    "human-labour-rights": 10,
    "living-wage": 10,
    "gender-equality": 2,
    "anti-corruption": 1,
  },
  Dogwood: 80,
};
const IN_ORDER = ["Fir", "Elm", "Dogwood", "Cedar", "Birch", "Ash"];

let chain: CurrentUser & { code: string };
let [cookie, token] = ["", ""];
const people: Record<string, CurrentUser> = {};

/** A company of that name that has joined, with its answers, if any. */
async function member(name: string, yes?: YesAnswers, scope: "full" | "level" = "full", profile = {}) {
  const user = await registerCompany(ctx);
  await updateProfile(ctx, request(), user, { company: name, username: `Owner of ${name}`, ...profile });
  await joinByCode(ctx, user, chain.code, request(), { scope });
  if (yes !== undefined) await submitAssessment(ctx, user, await completeDraft(ctx, user, yes));
  people[name] = await reloadUser(ctx, user.email);
  return people[name];
}

beforeAll(async () => {
  chain = await registerCorporate(ctx);
  for (const name of ["Ash", "Birch", "Cedar"])
    await member(name, YES[name], "full", name === "Birch" ? { industry: "mining" } : {});
  await member("Dogwood", YES.Dogwood, "level", { industry: "mining" });
  await completeDraft(ctx, await member("Elm"), 3);
  await member("Fir");
  await anotherProgress(ctx, people.Ash as CurrentUser, []);
  await startAssessment(ctx, people.Birch as CurrentUser, { kind: PROGRESS });
  // A day apart, so that every order is unique.
  for (const [index, name] of IN_ORDER.entries()) {
    await change(
      "update member_standings set changed_at = ? where company_id = ?",
      Date.UTC(2026, 9, 20 - index),
      people[name]?.companyId ?? "",
    );
  }
  cookie = await cookieOf(ctx, chain.id);
  token = (await issueTokens(ctx, request(), chain.id)).accessToken;
});

const get = async (path: string) => (await visit(path, { cookie })).text();
/** The rows of the list by company, in order, each as its text. */
async function rows(query: string, list = "/associatedCompanies"): Promise<Map<string, string>> {
  const [, body = ""] = /<tbody>(.*?)<\/tbody>/s.exec(await get(`${list}?${query}`)) ?? [];
  const texts = body
    .split(/<tr[^>]*>/)
    .slice(1)
    .map((row) => row.replaceAll("<!-- -->", "").replace(/<[^>]+>/g, " "));
  return new Map(texts.map((text) => [IN_ORDER.find((name) => text.includes(name)) ?? "", text]));
}

describe("the list of members", () => {
  it.each([
    [
      "overall",
      ["Dogwood", "Cedar", "Birch", "Ash", "Elm", "Fir"],
      ["Leader", "59%", "55%", "44%", "0%", "Not started"],
    ],
    ["first", ["Birch", "Cedar", "Ash", "Dogwood"], ["75%", "60%", "25%", "–"]],
    ["second", ["Cedar", "Ash", "Birch", "Dogwood"], ["73%", "50%", "30%", "–"]],
    ["third", ["Ash", "Birch", "Cedar", "Dogwood"], ["100%", "50%", "10%", "–"]],
    ["company", ["Fir", "Elm", "Dogwood", "Cedar", "Birch", "Ash"], ["Fir"]],
    ["changed", IN_ORDER, ["20 Oct 2026", "19 Oct 2026"]],
  ])("is sorted by the column %s, descending and ascending, with every member in it", async (sort, names, texts) => {
    const down = await rows(`sort=${sort}`);
    // Which of two that have no score comes first is not said.
    const some = (list: Iterable<string>) => [...list].slice(0, names.length);
    expect(some(down.keys())).toEqual(names);
    expect(down.size).toBe(IN_ORDER.length);
    for (const [at, text] of texts.entries()) expect(down.get(names[at] ?? "")).toContain(text);
    const up = [...(await rows(`sort=${sort}&order=asc`)).keys()];
    expect(some(up.reverse())).toEqual(names);
    // Finished, from the lowest, does not begin with those who have no score.
    if (names.length === 4)
      expect([...(await rows(`sort=${sort}&order=asc&state=done`)).keys()].reverse()).toEqual(names);
    // The file has the order of its list.
    const lines = readCsv(await get(`/associatedCompanies/file?sort=${sort}`)).slice(1);
    expect(some(lines.map(([, name]) => name ?? ""))).toEqual(names);
  });

  it("shows no score of members who share the level only or have not finished", async () => {
    const all = await rows("");
    expect([...all.keys()]).toEqual(IN_ORDER);
    expect(all.get("Cedar")).toMatch(/60%\s+73%\s+10%/);
    for (const name of ["Dogwood", "Elm", "Fir"])
      expect([name, all.get(name)]).toEqual([name, expect.stringMatching(/–\s+–\s+–/)]);
    expect(all.get("Dogwood")).not.toContain("%");
    expect(all.get("Dogwood")).toContain("Leader");
  });

  it.each([
    ["/associatedCompanies", "/advanceAnalytics", "", ["Cedar", "Birch", "Ash"]],
    ["/progress/associatedCompanies", "/progressAdvanceAnalytics", "climate", ["Ash"]],
  ])(
    "at %s links to %s, leads to the company's own page, and shows a dash for what is not shared",
    async (list, analytics, tab, done) => {
      const html = await get(list);
      expect(html).toContain(`href="${analytics}"`);
      const [, body = ""] = /<tbody>(.*?)<\/tbody>/s.exec(html) ?? [];
      // Nothing in a row leads to a page that speaks to the company's own people.
      const paths = [...body.matchAll(/href="([^"]+)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));
      const ofBuyer = /^\/associatedCompanies\/(company\/|requests\/new\?)/;
      expect(paths.filter((path) => !ofBuyer.test(path))).toEqual([]);
      const files = paths.filter((path) => path.includes("download=true"));
      expect(files.map((path) => new URL(path, ORIGIN).pathname.split("/")[4] ?? "")).toEqual(done.map(() => tab));
      for (const path of files) {
        const file = await visit(path, { cookie });
        expect([file.status, file.headers.get("Location")]).toEqual([
          303,
          expect.stringMatching(/\/file\?lang=en&userId=/),
        ]);
      }
      const dashes = [...(await rows("", list))].map(([name, text]) => [name, text.includes("Documents –")]);
      expect(dashes).toEqual(IN_ORDER.map((name) => [name, !done.includes(name)]));
      const answers = paths.filter((path) => path.includes("/answers")).length;
      expect(answers).toBe(done.length);
    },
  );

  it("is filtered by status and country, and counts what each filter leaves", async () => {
    const [birch] = [people.Birch];
    await change("update companies set country_id = 'MY' where id = ?", birch?.companyId ?? "");
    const named = async (query: string) => [...(await rows(query)).keys()];
    const all = {
      none: ["Fir"],
      draft: ["Elm"],
      open: ["Fir", "Elm"],
      late: [],
      done: ["Dogwood", "Cedar", "Birch", "Ash"],
    };
    for (const [state, names] of Object.entries(all)) {
      expect([state, await named(`state=${state}`)]).toEqual([state, names]);
      // In any order, the same ones.
      for (const sort of ["company", "overall", "first"])
        expect([state, sort, (await named(`state=${state}&sort=${sort}&order=asc`)).sort()]).toEqual([
          state,
          sort,
          [...names].sort(),
        ]);
    }
    expect(await named("country=MY")).toEqual(["Birch"]);
    expect(await named("country=MY&state=open")).toEqual([]);
    expect(await named("country=ZA&industry=mining")).toEqual(["Dogwood"]);
    expect(await get("/associatedCompanies?country=ZA&state=done")).toContain("3 companies.");
    const html = await get("/associatedCompanies?country=ZA&level=leader");
    for (const rest of ["level=leader", "country=ZA"])
      expect(html).toContain(`href="/associatedCompanies?${rest}#companies"`);
    const offered = /<select id="filter-country".*?<\/select>/s.exec(html)?.[0] ?? "";
    expect([...offered.matchAll(/value="(\w+)"/g)].map(([, id]) => id)).toEqual(["MY", "ZA"]);
    await change("update companies set country_id = 'ZA' where id = ?", birch?.companyId ?? "");
    expect(await get("/associatedCompanies")).not.toContain('value="MY"');
  });

  it("shows the deadline, and which members are late once it is over", async () => {
    const tomorrow = inDays(1);
    expect(await setDeadline(ctx, chain, { scope: "members", kind: "readiness" }, tomorrow)).toMatchObject({
      ok: true,
    });
    const inWords = (day: string) =>
      new Date(day).toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
    const late = async () => [...(await rows(""))].filter(([, text]) => /\blate\b/.test(text)).map(([name]) => name);
    expect(await get("/associatedCompanies")).toContain(inWords(tomorrow));
    expect(await late()).toEqual([]);
    await change("update deadlines set due_on = '2026-10-05' where company_id = ?", chain.companyId);
    expect(await get("/associatedCompanies")).toContain("5 October 2026");
    expect(await late()).toEqual(["Fir", "Elm"]);
    expect([...(await rows("state=late")).keys()]).toEqual(["Fir", "Elm"]);
    expect(await get("/associatedCompanies?state=late&industry=mining")).toContain("No companies.");
    // A deadline for the first assessment does not apply to the second.
    expect(await get("/progress/associatedCompanies")).not.toMatch(/>late</);
    await change("delete from deadlines where company_id = ?", chain.companyId);
  });
});

describe("the API calls that list members", () => {
  interface Row {
    user: { _id: string; company: string; username: string };
    submission: null | {
      _id: string | null;
      userId: string;
      isDraft: boolean;
      createdAt: string | null;
      updatedAt: string;
      leval: string | null;
      readinessLeval: string | null;
      dimensionsScoring: { name: string; scorePercent: number; leval: string }[];
    };
  }
  const CALLS = { readiness: "users/associcated/companies", progress: "ProGress/associcated/companies" };
  const list = async (kind: keyof typeof CALLS, query = "") => {
    const { status, body } = await call(ctx, "GET", `${CALLS[kind]}?${query}`, { token });
    expect([query, status]).toEqual([query, 200]);
    return body.data as { count: number; list: Row[] };
  };
  const names = ({ list: found }: { list: Row[] }) => found.map(({ user }) => user.company);

  it("return one row per member: who it is, and how far its submission is, within what it shares", async () => {
    const { count, list: found } = await list("readiness", `userId=${chain.id}&limit=100`);
    expect(count).toBe(6);
    expect(found.map(({ user }) => user)).toEqual(
      IN_ORDER.map((name) => ({ _id: people[name]?.id, company: name, username: `Owner of ${name}` })),
    );
    const [fir, elm, dogwood, cedar] = found.map(({ submission }) => submission);
    const day = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
    const assessment = async (name: string) =>
      ctx.ids.seal(
        (
          await rowsOf<{ id: string }>(
            "select id from assessments where company_id = ? and kind = 'readiness'",
            people[name]?.companyId ?? "",
          )
        )[0]?.id ?? "",
      );
    expect(fir).toBeNull();
    expect(elm).toEqual({
      _id: await assessment("Elm"),
      userId: people.Elm?.id,
      isDraft: true,
      createdAt: day,
      updatedAt: day,
      leval: null,
      readinessLeval: null,
      dimensionsScoring: [],
    });
    // Its level and that it is not a draft; nothing that leads to more.
    expect(dogwood).toEqual({
      _id: null,
      userId: people.Dogwood?.id,
      isDraft: false,
      createdAt: null,
      updatedAt: day,
      leval: "Leader",
      readinessLeval: "Leader",
      dimensionsScoring: [],
    });
    expect(cedar).toEqual({
      _id: await assessment("Cedar"),
      userId: people.Cedar?.id,
      isDraft: false,
      createdAt: day,
      updatedAt: day,
      leval: "Intermediate",
      readinessLeval: "Intermediate",
      dimensionsScoring: [
        { name: "Environment", scorePercent: 60, leval: "Advanced" },
        { name: "Social", scorePercent: 73.33, leval: "Advanced" },
        { name: "Governance", scorePercent: 10, leval: "Laggard" },
      ],
    });
  });

  it("return the second assessment together with the level of the first", async () => {
    const { count, list: found } = await list("progress", "limit=100");
    const of = (name: string) => found.find(({ user }) => user.company === name)?.submission;
    expect(count).toBe(6);
    expect(of("Ash")).toMatchObject({ isDraft: false, leval: "Leader", readinessLeval: "Intermediate" });
    expect(of("Ash")?.dimensionsScoring).toEqual(
      newestProgress.dimensions.slice(1).map(({ name }) => ({ name: name.en, scorePercent: 100, leval: "Leader" })),
    );
    expect(of("Birch")).toMatchObject({
      isDraft: true,
      leval: null,
      readinessLeval: "Intermediate",
      dimensionsScoring: [],
    });
    for (const name of ["Cedar", "Dogwood", "Elm", "Fir"]) expect([name, of(name)]).toEqual([name, null]);
  });

  it("support search, an industry filter and paging, with the number of all matches", async () => {
    for (const kind of ["readiness", "progress"] as const) {
      const sorted = async (query: string) => names(await list(kind, query)).sort();
      expect(await sorted("search=ced")).toEqual(["Cedar"]);
      expect(await sorted("search=owner+of+b")).toEqual(["Birch"]);
      expect(await sorted("search=edar")).toEqual([]);
      expect(await sorted("q=mining")).toEqual(["Birch", "Dogwood"]);
      expect(await sorted("q=mining&search=dog")).toEqual(["Dogwood"]);
      expect(await sorted("q=education")).toEqual([]);
      expect((await list(kind, "q=mining&limit=1")).count).toBe(2);
      expect((await list(kind, "search=owner&limit=1")).count).toBe(6);
    }
    expect(names(await list("readiness", "offset=0&limit=2"))).toEqual(["Fir", "Elm"]);
    expect(names(await list("readiness", "offset=2&limit=3"))).toEqual(["Dogwood", "Cedar", "Birch"]);
    expect(names(await list("readiness", "offset=5&limit=100"))).toEqual(["Ash"]);
    expect(await list("readiness", "offset=6&limit=100")).toEqual({ count: 6, list: [] });
  });

  it("refuse an unknown industry, with an error on its field", async () => {
    for (const q of ["magic", "MINING", "a b", "x'%3B", "é", "mining%00"]) {
      const { status, body } = await call(ctx, "GET", `${CALLS.readiness}?q=${q}`, { token });
      expect([q, status, Object.keys(body.errors ?? {})]).toEqual([q, 422, ["q"]]);
    }
  });
});

describe("files of the second assessment", () => {
  const header = async (answer: Response) => {
    return { name: answer.headers.get("Content-Disposition"), cells: readCsv(await answer.text()) };
  };

  it("have the name and the columns of the specification, and one row per company with a result", async () => {
    const { name, cells } = await header(
      await post("/progress/associatedCompanies/submissions", { all: "yes" }, { cookie }),
    );
    expect(name).toContain('filename="ProgressSubmissionAssoComp.csv"');
    const [dimensions, questions] = [
      newestProgress.dimensions.slice(1),
      listSections(newestProgress).flatMap(({ section }) => section.questions.filter(({ isRequired }) => isRequired)),
    ];
    expect(cells[0]).toEqual([
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
      "Climate Maturity Level",
      ...dimensions.map((dimension) => `${dimension.name.en} Maturity Level`),
      ...questions.map(({ text }) => text.en),
    ]);
    expect(dimensions).toHaveLength(3);
    expect(questions.length).toBeGreaterThan(20);
    const [row = [], ...others] = cells.slice(1).filter((line) => line.length > 1);
    expect(others).toEqual([]);
    expect(row.slice(2, 7)).toEqual(["Owner of Ash", "Ash", "Construction", chain.code, people.Ash?.email]);
    expect(row.slice(10, 14)).toEqual(["Leader", "Leader", "Leader", "Leader"]);
  });

  it("include the list of the second assessment, with the same columns as that of the first", async () => {
    const { name, cells } = await header(await visit("/progress/associatedCompanies/file", { cookie }));
    expect(name).toContain('filename="Associated Companies.csv"');
    expect(cells[0]).toEqual(["No.", "Company Name", "Submission By", "Date", "ESG Maturity Level"]);
    const levels = Object.fromEntries(cells.slice(1).map(([, company = "", , , level]) => [company, level]));
    expect(levels).toMatchObject({ Ash: "Leader", Birch: "In progress", Cedar: "Not started", Dogwood: "Not started" });
  });
});

describe("a company that is not a member", () => {
  /** The only one with its place, industry, size, level and month. A second one, with the same data, has left. */
  const GHOST = { industry: "education", state: "ZA-LP", companySize: "20m-50m" };
  /** Every address and call that filters, sorts, searches or pages; `ID` stands for the id of a company that is not a member. */
  const LIST_QUERIES = [
    "",
    "search=ghost",
    "search=gh",
    "search=owner",
    "search=%22ghost%22",
    "industry=education",
    "industry=education&state=done",
    ...["laggard", "beginner", "intermediate", "advanced", "leader"].map((level) => `level=${level}`),
    ...["none", "draft", "open", "late", "done"].map((state) => `state=${state}`),
    "country=ZA",
    "country=NA",
    "country=ZA&state=done",
    "sort=company&order=asc",
    "page=1&near=1.t67.ID&sort=company",
    ...["changed", "overall", "first", "second", "third"].flatMap((sort) => [`sort=${sort}`, `sort=${sort}&order=asc`]),
    "page=2",
    "page=2&end=0",
    "page=1&end=0",
    "page=2&end=1",
    "page=1&near=1.1.ID",
    "page=2&near=1.9999999999999.ID",
    "page=1&near=1.2500.ID&sort=overall",
    "page=1&near=2.2500.ID&sort=overall",
    "chosen=all",
    "size=100",
  ];
  const FILTERS = [
    "",
    "industry=education",
    "country=ZA",
    "country=ZA&state=ZA-LP",
    "size=20m-50m",
    "from=2026-01-01&to=2026-01-31",
    "country=ZA&industry=education",
    "compare=1&industry2=education",
    "compare=1&country2=ZA&state2=ZA-LP",
  ];
  const READINESS_TABS = ["levels", "performance", "indicators", "sdg", "demographics", "actions&topic=water"];
  const PAGES = [
    ...LIST_QUERIES.map((query) => `/associatedCompanies?${query}`),
    ...["", "search=ghost", "industry=education", "level=laggard", "state=done", "sort=first&order=asc", "page=2"].map(
      (query) => `/progress/associatedCompanies?${query}`,
    ),
    ...["", "search=ghost", "industry=education", "level=beginner", "sort=overall"].map(
      (query) => `/associatedCompanies/file?${query}`,
    ),
    ...["", "search=ghost"].map((query) => `/progress/associatedCompanies/file?${query}`),
    ...["", "search=ghost", "state=joined&search=ghost", "after=9999999999999~ID"].map(
      (query) => `/associatedCompanies/invitations?${query}`,
    ),
    ...["", "dimension=social&industry=education", "dimension=social&state=ZA%3AZA-LP", "by=quarter"].map(
      (query) => `/analytics?${query}`,
    ),
    ...READINESS_TABS.map((tab) => `/advanceAnalytics?tab=${tab}`),
    ...FILTERS.map((filter) => `/advanceAnalytics?tab=indicators&${filter}`),
    ...[
      "overall.beginner",
      "environment.beginner",
      "overall.leader&after=4.9000.ID",
      "overall.beginner&industry=education",
    ].map((list) => `/advanceAnalytics?list=${list}`),
    ...["yes~water.assess.options~a2", "no~water.assess.options~a2", "yes~water.assess.options~a2&after=1.2500.ID"].map(
      (list) => `/advanceAnalytics?tab=actions&topic=water&list=${list}`,
    ),
    ...["by=quarter", "table=levels"].map((query) => `/advanceAnalytics?${query}`),
    ...["levels", "average", "emissions", "actions&topic=climate-governance"].map(
      (tab) => `/progressAdvanceAnalytics?tab=${tab}`,
    ),
    ...["recorded~scope1", "recorded~target", "overall.laggard"].map(
      (list) => `/progressAdvanceAnalytics?tab=emissions&list=${list}`,
    ),
  ];
  const CALLED = ["", "state=Limpopo", "industry=education", "fromDate=2026-01-01&toDate=2026-01-31"];
  const CALLS = [
    ...["users", "ProGress"].flatMap((kind) =>
      [
        "",
        "search=ghost",
        "search=owner",
        "q=education",
        "offset=0&limit=1",
        "offset=5&limit=1",
        "offset=6",
        "limit=100",
      ].map((query) => `${kind}/associcated/companies?${query}`),
    ),
    ...[
      "esg/maturity",
      "esg/performance",
      "indicator/performance",
      "byState/submission",
      "progress/avergae",
      "progress/maturity",
      "progess/emissions",
      "progess/emissions/total",
    ].flatMap((name) => CALLED.map((query) => `users/get/${name}?${query}`)),
    ...["progress/avergae", "progress/maturity", "progess/emissions", "esg/maturity"].map(
      (name) => `users/get/${name}?companySize=20m-50m`,
    ),
    ...["", "&state=Limpopo", "&industry=education"].map(
      (query) => `users/associcated/companies/usersLevel?dimension=social${query}`,
    ),
    "users/associcated/companies/avergae/indicator",
    "users/get/undertaking/actions?id=water",
    "users/get/indicator/sdgMapping",
    "users/get/progess/undertaking/actions?id=climate-governance",
  ];

  /** The response of each of them, without the nonce of the page, which always differs. */
  async function askAll(companyId: string): Promise<Record<string, string>> {
    const answers: Record<string, string> = {};
    for (const path of PAGES) {
      const answer = await visit(path.replace("ID", companyId), { cookie });
      const said = await answer.text();
      const [, nonce = "no nonce"] = /nonce="([^"]*)"/.exec(said) ?? [];
      const text = said.replaceAll(nonce, "").replaceAll(companyId, "ID");
      answers[path] = `${answer.status} ${text}`;
    }
    for (const path of CALLS) {
      const { status, body } = await call(ctx, "GET", path, { token });
      answers[path] = `${status} ${JSON.stringify(body)}`;
    }
    return answers;
  }

  async function ghost(name: string, profile = {}) {
    const user = await registerCompany(ctx);
    await updateProfile(ctx, request(), user, { company: name, username: `Owner of ${name}`, ...GHOST, ...profile });
    return user;
  }
  async function submitted(user: CurrentUser) {
    const id = await completeDraft(ctx, user, 20);
    await saveAnswers(ctx, user, id, [given("water.assess.options", ["a2"])]);
    expect(await submitAssessment(ctx, user, id)).toEqual({ ok: true });
    await anotherProgress(ctx, await reloadUser(ctx, user.email), [], false);
  }

  it("is found by no filter, and every figure is as if it did not exist", async () => {
    await change("delete from notices");
    const before = await askAll("x".repeat(22));
    const refused = Object.entries(before).filter(
      ([, answer]) => !answer.startsWith("200") && !answer.startsWith("303"),
    );
    expect(refused).toEqual([]);
    const [stranger, former] = [await ghost("Ghost Stranger"), await ghost("Ghost Former")];
    await joinByCode(ctx, former, chain.code, request());
    for (const user of [stranger, former]) await submitted(user);
    // While it is a member it is visible, so its later absence is meaningful.
    expect(await get("/associatedCompanies?search=ghost")).toContain("Ghost Former");
    expect(await get("/advanceAnalytics?list=overall.beginner")).toContain("Ghost Former");
    await leaveCorporate(ctx, former, chain.companyId, request());
    // What it was notified of as a member.
    await change("delete from notices");
    for (const [path, answer] of Object.entries(await askAll(stranger.companyId))) {
      expect(answer.includes("Ghost"), path).toBe(false);
      expect(answer === before[path], `${path} is as it was`).toBe(true);
    }
  });
});
