import { beforeAll, describe, expect, it } from "vitest";
import { fieldsOf } from "~/assessment/answers/rules/answers";
import type { AnswerValue } from "~/assessment/answers/rules/value";
import { type GivenAnswer, saveAnswers } from "~/assessment/answers/save-answers.server";
import { newestProgress } from "~/assessment/catalogue/content/progress/versions";
import { findQuestion } from "~/assessment/catalogue/rules/lookup";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { issueTokens } from "~/foundation/identity/tokens.server";
import { updateProfile } from "~/home/profile/update-profile.server";
import { joinByCode, leaveCorporate } from "~/network/membership/access-codes.server";
import type { Context } from "~/platform/context";
import { given } from "../support/answers";
import { readCsv } from "../support/csv";
import { change } from "../support/database";
import { cookieOf, ORIGIN, visit } from "../support/pages";
import { registerCorporate } from "../support/people";
import { anotherProgress } from "../support/progress-results";
import { submitAndCount } from "../support/submit";
import { completeDraft, createTestContext, registerCompany, reloadUser, withoutQueue } from "../support/worker";
import { call } from "./api/client";

/*
 * Four members whose figures are all worked out here by hand, and a company that is not a member.
 *
 * Yes answers out of ten for each indicator, in the questionnaire's order (four of Environment, three Social, one Governance):
 *
 *           CA EE WA WS | HR LW GE | AC    Environment      Social           Governance   all
 *   One     10 10 10 10 | 10 10 10 | 10    40/40 = 100      30/30 = 100      10/10 = 100  80/80 = 100
 *   Two      8  6  4  2 |  6  3  0 |  5    20/40 =  50       9/30 =  30       5/10 =  50  34/80 =  42.5
 *   Three    5  5  1  0 | 10 10  2 |  0    11/40 =  27.5    22/30 =  73.33    0/10 =   0  33/80 =  41.25
 *   Four     0  1  2  3 |  4  5  6 |  7     6/40 =  15      15/30 =  50       7/10 =  70  28/80 =  35
 */
const INDICATORS = [
  "climate-action",
  "energy-efficiency",
  "water",
  "waste",
  "human-labour-rights",
  "living-wage",
  "gender-equality",
  "anti-corruption",
];
type Name = "One" | "Two" | "Three" | "Four";
const NAMES: Name[] = ["One", "Two", "Three", "Four"];

interface Company {
  yes: number[];
  /** Percent: all, Environment, Social, Governance. */
  scores: [number, number, number, number];
  profile: Parameters<typeof updateProfile>[3];
  on: number;
  /** The options about water that it has ticked. */
  ticked: Record<string, string[]>;
}

const COMPANIES: Record<Name | "Outside", Company> = {
  One: {
    yes: [10, 10, 10, 10, 10, 10, 10, 10],
    scores: [100, 100, 100, 100],
    profile: {},
    on: Date.UTC(2026, 0, 31),
    ticked: { assess: ["a1", "a2"], learn: ["l1"], commit: ["c1", "c2"], measure: ["leaks-fixed"], report: ["r1"] },
  },
  Two: {
    yes: [8, 6, 4, 2, 6, 3, 0, 5],
    scores: [42.5, 50, 30, 50],
    profile: { industry: "mining", companySize: "3m-20m" },
    on: Date.UTC(2026, 1, 1),
    ticked: { assess: ["a1"], learn: ["l1", "l2"], report: ["r1", "r2"] },
  },
  Three: {
    yes: [5, 5, 1, 0, 10, 10, 2, 0],
    scores: [41.25, 27.5, 73.33, 0],
    profile: { state: "ZA-WC" },
    on: Date.UTC(2026, 1, 28),
    ticked: { commit: ["c1"] },
  },
  Four: {
    yes: [0, 1, 2, 3, 4, 5, 6, 7],
    scores: [35, 15, 50, 70],
    profile: { country: "MY", state: "2460", companySize: "over-100m" },
    on: Date.UTC(2026, 3, 3),
    ticked: {},
  },
  Outside: {
    yes: [9, 9, 9, 9, 9, 9, 9, 9],
    scores: [90, 90, 90, 90],
    profile: { state: "ZA-LP", industry: "education", companySize: "20m-50m" },
    on: Date.UTC(2026, 4, 4),
    ticked: { assess: ["a3"], learn: ["l3"], commit: ["c3"], report: ["r3"] },
  },
};

/** By hand from the table, with the bands of specification, results 4: 20, 40, 60 and 80, including the lower bound. */
const LEVELS_BY_HAND: Record<string, Record<Name, string>> = {
  "Overall ESG": { One: "Leader", Two: "Intermediate", Three: "Intermediate", Four: "Beginner" },
  Environment: { One: "Leader", Two: "Intermediate", Three: "Beginner", Four: "Laggard" },
  Social: { One: "Leader", Two: "Beginner", Three: "Advanced", Four: "Intermediate" },
  Governance: { One: "Leader", Two: "Intermediate", Three: "Laggard", Four: "Advanced" },
};
const INDICATOR_LEVELS: Record<string, Record<Name, string>> = {
  "Climate Action": { One: "Leader", Two: "Leader", Three: "Intermediate", Four: "Laggard" },
  "Energy Efficiency": { One: "Leader", Two: "Advanced", Three: "Intermediate", Four: "Laggard" },
  Water: { One: "Leader", Two: "Intermediate", Three: "Laggard", Four: "Beginner" },
  Waste: { One: "Leader", Two: "Beginner", Three: "Laggard", Four: "Beginner" },
  "Human & Labour Rights": { One: "Leader", Two: "Advanced", Three: "Leader", Four: "Intermediate" },
  "Living Wage": { One: "Leader", Two: "Beginner", Three: "Leader", Four: "Intermediate" },
  "Gender Equality": { One: "Leader", Two: "Laggard", Three: "Beginner", Four: "Advanced" },
  "Anti-Corruption": { One: "Leader", Two: "Intermediate", Three: "Laggard", Four: "Advanced" },
};
const DIMENSIONS = Object.keys(LEVELS_BY_HAND);
const INDICATOR_NAMES = Object.keys(INDICATOR_LEVELS);

/**
 * Three of them have completed the Progress Assessment, with ten points per dimension. One has all points. Two says No to everything and
 * has only the three emissions points for a figure of each scope and a base year. Three gives the same answers as Two except for seven,
 * whose points are noted next to them below.
 *
 *           Governance   Emissions    Strategy     all
 *   One     10/10 = 100  10/10 = 100  10/10 = 100  30/30 = 100
 *   Two      0/10 =   0   3/10 =  30   0/10 =   0   3/30 =  10
 *   Three    3/10 =  30   6/10 =  60   2/10 =  20  11/30 =  36.67
 *
 * Bands of specification, results 4, including the upper bound: 10 Laggard, 20 Laggard, 30 Beginner, 36.67 Beginner, 60 Intermediate,
 * 100 Leader, 0 Laggard.
 */
const CLIMATE: Record<
  "One" | "Two" | "Three",
  { scores: number[]; levels: string[]; tonnes: [number, number]; target: boolean }
> = {
  One: {
    scores: [100, 100, 100, 100],
    levels: ["Leader", "Leader", "Leader", "Leader"],
    tonnes: [12.5, 40.25],
    target: true,
  },
  Two: {
    scores: [10, 0, 30, 0],
    levels: ["Laggard", "Laggard", "Beginner", "Laggard"],
    tonnes: [0.125, 7],
    target: false,
  },
  Three: {
    scores: [36.67, 30, 60, 20],
    levels: ["Beginner", "Beginner", "Intermediate", "Laggard"],
    tonnes: [1000.5, 0],
    target: true,
  },
};
type Climate = keyof typeof CLIMATE;
const CLIMATE_NAMES = Object.keys(CLIMATE) as Climate[];

const answer = (id: string, value: AnswerValue): GivenAnswer => {
  const question = findQuestion(newestProgress, id)?.question;
  if (!question) throw new Error(id);
  return { questionId: id, fields: fieldsOf(question, value) };
};
/** Tonnes calculated elsewhere, which are stored as given. */
const tonnesOf = (scope: 1 | 2, total: number) =>
  answer(`ghg-emissions-reduction.scope-${scope}`, {
    inputs: { reported: { unit: "t", year: total } },
    total,
    factors: {},
  });
const OF_THREE = [
  answer("climate-governance.responsible", { options: ["owner"] }), // 1
  answer("climate-governance.agenda", { options: ["yes"] }), // 1
  answer("climate-governance.reward", { options: ["yes"] }), // 1: three of Governance
  answer("ghg-emissions-reduction.target", { options: ["yes"], followUps: ["absolute"] }), // 2: one for the target, one for its kind
  answer("ghg-emissions-reduction.lower", { options: ["yes"] }), // 1: three more of Emissions
  answer("business-strategy-integration.business-plan", { options: ["yes"], followUps: ["budget"] }), // 1
  answer("business-strategy-integration.funding", { options: ["yes"], followUps: ["grant"] }), // 1: two of Strategy
];
/** The column names of a theme: for an answer in degrees, the point counts. */
const [YES, NO] = ["Yes: the answer earned a point", "No: it earned none"];

/** Who answers Yes to the required questions of each theme, in order, according to the answers above. */
const THEMES: Record<string, Climate[][]> = {
  "climate-governance": [
    ["One", "Three"], // responsible
    ["One", "Three"], // agenda
    ["One"], // risks
    ["One"], // policy
    ["One"], // measures
    ["One", "Three"], // reward
  ],
  "ghg-emissions-reduction": [
    ["One", "Two", "Three"], // scope 1
    ["One", "Two", "Three"], // scope 2
    ["One", "Three"], // target
    ["One", "Two", "Three"], // base year
    ["One"], // data quality
    ["One"], // actions
    ["One", "Three"], // lower
    ["One"], // scope 3
  ],
  "business-strategy-integration": [
    ["One"], // certifications
    ["One", "Three"], // business plan
    ["One"], // offer
    ["One"], // supply chain
    ["One", "Three"], // funding
    ["One"], // disclosure
  ],
};

let now = 0;
const ctx: Context = withoutQueue(createTestContext(() => now));
const calls = withoutQueue(createTestContext());
const request = () => new Request(ORIGIN, { headers: { "CF-Connecting-IP": crypto.randomUUID() } });
let corporate: CurrentUser;
let [cookie, token] = ["", ""];
const people: Partial<Record<string, CurrentUser>> = {};

beforeAll(async () => {
  for (const table of ["companies", "analytics_cells", "ranking_lists"]) await change(`delete from ${table}`);
  now = Date.UTC(2026, 0, 2);
  const owner = await registerCorporate(ctx);
  corporate = owner;
  for (const [name, { yes, profile, on, ticked }] of Object.entries(COMPANIES)) {
    now = on;
    const user = await registerCompany(ctx);
    people[name] = user;
    expect(
      await updateProfile(ctx, request(), user, { company: name, username: `Owner of ${name}`, ...profile }),
    ).toMatchObject({ ok: true });
    if (name !== "Outside") expect(await joinByCode(ctx, user, owner.code, request())).toEqual({ ok: true });
    const id = await completeDraft(
      ctx,
      user,
      Object.fromEntries(INDICATORS.map((topic, index) => [topic, yes[index] ?? 0])),
    );
    await saveAnswers(
      ctx,
      user,
      id,
      Object.entries(ticked).map(([stage, options]) => given(`water.${stage}.options`, options)),
    );
    expect(await submitAndCount(ctx, user, id)).toEqual({ ok: true });
    const climate = name === "Outside" ? CLIMATE.One : CLIMATE[name as Climate];
    if (!climate) continue;
    const [scope1, scope2] = climate.tonnes;
    const said = [tonnesOf(1, scope1), tonnesOf(2, scope2), ...(name === "Three" ? OF_THREE : [])];
    await anotherProgress(ctx, await reloadUser(ctx, user.email), said, name === "One" || name === "Outside");
  }
  cookie = await cookieOf(calls, owner.id);
  token = (await issueTokens(calls, request(), owner.id)).accessToken;
});

/** A table of a page: rows by name, and their cells by column. */
async function table(path: string): Promise<Map<string, Record<string, string>>> {
  const answer = await visit(path, { cookie });
  expect([path, answer.status]).toEqual([path, 200]);
  const [head = [], ...lines] = readCsv(await answer.text());
  return new Map(
    lines.map((line) => [line[0] ?? "", Object.fromEntries(head.map((name, index) => [name, line[index] ?? ""]))]),
  );
}
const readiness = (query: string) => table(`/advanceAnalytics/table.csv?${query}`);
const progress = (query: string) => table(`/progressAdvanceAnalytics/table.csv?${query}`);
async function get<T>(path: string): Promise<T> {
  const { status, body } = await call(calls, "GET", path, { token });
  expect([path, status]).toEqual([path, 200]);
  return body.data as T;
}

const LEVELS = ["Leader", "Advanced", "Intermediate", "Beginner", "Laggard"];
/** How many of these are at each level. */
const countsOf = (levels: (string | undefined)[]) =>
  Object.fromEntries(LEVELS.map((level) => [level, levels.filter((each) => each === level).length]));
/** Rounded down, as in the pie charts. */
const percentsOf = (counts: Record<string, number>, of: number) =>
  Object.fromEntries(
    Object.entries(counts).map(([name, count]) => [name, of === 0 ? 0 : Math.floor((count * 100) / of)]),
  );
/** The mean of scores with two decimals, also with two decimals. */
const meanOf = (scores: number[]) =>
  scores.length === 0
    ? 0
    : Math.round(scores.reduce((sum, score) => sum + Math.round(score * 100), 0) / scores.length) / 100;

/** Filters for the four companies and who remains: one filter, two at once, and months. */
const FILTERS: [filter: Record<string, string>, of: Name[]][] = [
  [{}, NAMES],
  [{ country: "South Africa" }, ["One", "Two", "Three"]],
  [{ country: "ZA", state: "Gauteng" }, ["One", "Two"]],
  [{ state: "Western Cape" }, ["Three"]],
  [{ industry: "mining" }, ["Two"]],
  [{ industry: "construction" }, ["One", "Three", "Four"]],
  [{ companySize: "3m-20m" }, ["Two"]],
  [{ country: "ZA", industry: "construction" }, ["One", "Three"]],
  [{ fromDate: "2026-02-01", toDate: "2026-02-28" }, ["Two", "Three"]],
  [{ fromDate: "2026-01-01", toDate: "2026-02-28", industry: "construction" }, ["One", "Three"]],
  // Only the company that is not a member matches.
  [{ industry: "education" }, []],
  [{ country: "ZA", state: "ZA-LP" }, []],
  [{ companySize: "20m-50m" }, []],
  [{ fromDate: "2026-05-01", toDate: "2026-05-31" }, []],
];
const named = FILTERS.map(
  ([filter, of]) => [new URLSearchParams(filter).toString() || "everybody", filter, of] as const,
);
const withoutSize = named.filter(([, { companySize }]) => !companySize);
/** The filter as it appears in a page's address. */
const onPage = ({ country, state, industry, companySize, fromDate, toDate }: Record<string, string>) => {
  const place = { "South Africa": "ZA", Gauteng: "ZA-GP", "Western Cape": "ZA-WC" } as Record<string, string>;
  const all = {
    country: country ? (place[country] ?? country) : state && "ZA",
    state: state && (place[state] ?? state),
    industry,
    size: companySize,
    from: fromDate,
    to: toDate,
  };
  return new URLSearchParams(Object.entries(all).flatMap(([name, value]) => (value ? [[name, value]] : []))).toString();
};

describe("the first assessment of a known population", () => {
  it.each(named)(
    "has the expected companies on each level, by page and API call, filtered to %s",
    async (_, filter, of) => {
      const expected = DIMENSIONS.map(
        (name) => [name, countsOf(of.map((each) => LEVELS_BY_HAND[name]?.[each]))] as const,
      );
      expect(await get(`users/get/esg/maturity?${new URLSearchParams(filter)}`)).toEqual({
        vendorCount: of.length,
        dimensionLevelCounts: Object.fromEntries(expected),
        dimensionLevelpercentages: Object.fromEntries(
          expected.map(([name, counts]) => [name, percentsOf(counts, of.length)]),
        ),
      });
      const [numbers, percents] = [
        await readiness(`table=levels&mode=number&${onPage(filter)}`),
        await readiness(`table=levels&mode=percent&${onPage(filter)}`),
      ];
      for (const [name, counts] of expected) {
        const say = (each: Record<string, number>, sign: string) =>
          Object.fromEntries(Object.entries(each).map(([level, count]) => [level, `${count}${sign}`]));
        expect(numbers.get(name)).toEqual({ Subject: name, Companies: `${of.length}`, ...say(counts, "") });
        // Nobody has no share of anything.
        const nothing = Object.fromEntries(LEVELS.map((level) => [level, "–"]));
        expect(percents.get(name)).toEqual({
          Subject: name,
          Companies: `${of.length}`,
          ...(of.length > 0 ? say(percentsOf(counts, of.length), "%") : nothing),
        });
      }
    },
  );

  it.each(withoutSize)(
    "has the expected means, in percent and points, and the expected top and bottom companies, filtered to %s",
    async (_, filter, of) => {
      interface Performance {
        vendorCount: number;
        averagePercent: Record<string, number>;
        averageNumber: Record<string, number>;
        top: Record<string, { company: string; username: string }[]>;
        bottom: Record<string, { company: string }[]>;
      }
      const query = new URLSearchParams(filter);
      const esg = await get<Performance>(`users/get/esg/performance?${query}`);
      const [environment = 0, social = 0, governance = 0] = [1, 2, 3].map((at) =>
        meanOf(of.map((name) => COMPANIES[name].scores[at] ?? 0)),
      );
      expect(esg.vendorCount).toBe(of.length);
      expect(esg.averagePercent).toMatchObject({ Environment: environment, Social: social, Governance: governance });
      // The mean of the three (specification, results 9).
      expect(esg.averagePercent["Overall ESG"]).toBeCloseTo((environment + social + governance) / 3, 1);
      // Out of the 40, 30 and 10 questions of each.
      const points = (share: number, most: number) => expect.closeTo((share * most) / 100, 1);
      expect(esg.averageNumber).toMatchObject({
        Environment: points(environment, 40),
        Social: points(social, 30),
        Governance: points(governance, 10),
      });
      const indicators = await get<Performance>(`users/get/indicator/performance?${query}`);
      const means = INDICATOR_NAMES.map((_name, at) => meanOf(of.map((name) => (COMPANIES[name].yes[at] ?? 0) * 10)));
      expect(Object.entries(indicators.averagePercent)).toEqual(INDICATOR_NAMES.map((name, at) => [name, means[at]]));
      // Ten questions each.
      expect(Object.entries(indicators.averageNumber)).toEqual(
        INDICATOR_NAMES.map((name, at) => [name, expect.closeTo((means[at] ?? 0) / 10, 1)]),
      );
      for (const [at, name] of DIMENSIONS.entries()) {
        const highest = [...of].sort((a, b) => (COMPANIES[b].scores[at] ?? 0) - (COMPANIES[a].scores[at] ?? 0));
        const companies = (list: { company: string }[] | undefined) => list?.map(({ company }) => company);
        expect([name, companies(esg.top[name])]).toEqual([name, highest.slice(0, 3)]);
        expect([name, companies(esg.bottom[name])]).toEqual([name, highest.reverse().slice(0, 3)]);
      }
    },
  );

  it("has the means, deviations and points that were calculated by hand", async () => {
    // (100 + 50 + 27.5 + 15) / 4; (100 + 30 + 73.33 + 50) / 4; (100 + 50 + 0 + 70) / 4; and the mean of these three.
    const means = { Environment: 48.13, Social: 63.33, Governance: 55, "Overall ESG": 55.49 };
    // 192.5% of 40, 253.33% of 30 and 220% of 10 questions, over four; 55.49% of 80.
    const points = { Environment: 19.25, Social: 19, Governance: 5.5, "Overall ESG": 44.39 };
    expect(await get("users/get/esg/performance")).toMatchObject({ averagePercent: means, averageNumber: points });
    const page = await readiness("tab=performance&table=performance");
    expect(
      [...page.values()].map((row) => [row.Subject, row["Average score"], row["Standard deviation"], row.Companies]),
    ).toEqual([
      ["Overall ESG", "55.49%", "–", "4"],
      ["Environment", "48.13%", "32.47%", "4"], // √((51.875² + 1.875² + 20.625² + 33.125²) / 4)
      ["Social", "63.33%", "26.14%", "4"], // √((36.6675² + 33.3325² + 9.9975² + 13.3325²) / 4)
      ["Governance", "55.00%", "36.40%", "4"], // √((45² + 5² + 55² + 15²) / 4)
    ]);
    // Climate Action (100 + 80 + 50 + 0) / 4 and so on.
    const indicators = ["57.50%", "55.00%", "42.50%", "37.50%", "75.00%", "70.00%", "45.00%", "55.00%"];
    const rows = [...(await readiness("tab=indicators&table=indicators")).values()];
    expect(rows.map((row) => [row.Subject, row["Average score"]])).toEqual(
      INDICATOR_NAMES.map((name, at) => [name, indicators[at]]),
    );
    expect(
      Object.values((await get<{ averageNumber: object }>("users/get/indicator/performance")).averageNumber),
    ).toEqual([5.75, 5.5, 4.25, 3.75, 7.5, 7, 4.5, 5.5]);
    const floored = await get<{ indicaters: { score: number }[] }>("users/associcated/companies/avergae/indicator");
    expect(floored.indicaters.map(({ score }) => score)).toEqual([57, 55, 42, 37, 75, 70, 45, 55]);
    expect(
      [...(await table("/analytics/table.csv?table=indicators")).values()].map((row) => row["Average score"]),
    ).toEqual([57, 55, 42, 37, 75, 70, 45, 55].map((score) => `${score}%`));
  });

  it("has the expected counts by level of a dimension in a state or an industry", async () => {
    for (const [filter, of] of [
      ["", NAMES],
      ["state=Gauteng", ["One", "Two"]],
      ["state=Johor", ["Four"]],
      ["industry=construction", ["One", "Three", "Four"]],
    ] as [string, Name[]][]) {
      for (const [at, id] of ["environment", "social", "governance"].entries()) {
        const name = DIMENSIONS[at + 1] ?? "";
        const found = await get(
          `users/associcated/companies/usersLevel?userId=${corporate.id}&dimension=${id}&${filter}`,
        );
        expect([filter, id, found]).toEqual([filter, id, countsOf(of.map((each) => LEVELS_BY_HAND[name]?.[each]))]);
      }
    }
  });

  it("is mapped to the SDGs, in all eight rows, with the companies behind each number", async () => {
    interface Mapping {
      counts: Record<string, Record<string, number>>;
      sdgMapping: Record<string, Record<string, { company: string; username: string }[]>>;
    }
    const { counts, sdgMapping } = await get<Mapping>("users/get/indicator/sdgMapping");
    expect(Object.entries(counts)).toEqual(
      INDICATOR_NAMES.map((name) => [name, countsOf(NAMES.map((each) => INDICATOR_LEVELS[name]?.[each]))]),
    );
    for (const name of INDICATOR_NAMES) {
      for (const level of LEVELS) {
        const behind = NAMES.filter((each) => INDICATOR_LEVELS[name]?.[each] === level);
        expect([name, level, sdgMapping[name]?.[level]?.map(({ company }) => company).sort()]).toEqual([
          name,
          level,
          behind.sort(),
        ]);
      }
    }
  });

  it("is counted by state", async () => {
    for (const [filter, expected] of [
      ["", { Gauteng: 2, "Western Cape": 1, Johor: 1 }],
      ["country=ZA", { Gauteng: 2, "Western Cape": 1 }],
      ["country=MY", { Johor: 1 }],
      ["country=ZA&state=Western Cape", { "Western Cape": 1 }],
      ["industry=construction", { Gauteng: 1, "Western Cape": 1, Johor: 1 }],
      ["country=ZA&industry=mining", { Gauteng: 1 }],
      ["fromDate=2026-02-01&toDate=2026-02-28", { Gauteng: 1, "Western Cape": 1 }],
      ["fromDate=2026-05-01&toDate=2026-05-31", {}],
    ] as const) {
      expect([filter, await get(`users/get/byState/submission?${filter}`)]).toEqual([filter, expected]);
    }
    const page = await readiness("tab=demographics&table=states");
    expect([...page.values()].map((row) => [row.State, row.Companies]).sort()).toEqual([
      ["Gauteng, South Africa", "2"],
      ["Johor, Malaysia", "1"],
      ["Western Cape, South Africa", "1"],
    ]);
  });

  it("counts states of the same name in several countries together, and accepts such a name only with its country", async () => {
    await change("update places set name_en = 'Johor' where id = 'ZA-WC'");
    try {
      expect(await get("users/get/byState/submission")).toEqual({ Gauteng: 2, Johor: 2 });
      const of = async (filter: string) =>
        (await get<{ vendorCount: number }>(`users/get/esg/maturity?${filter}`)).vendorCount;
      expect([
        await of("country=ZA&state=Johor"),
        await of("country=MY&state=Johor"),
        await of("state=2460"),
        await of("state=gauteng"),
      ]).toEqual([1, 1, 1, 2]);
      const { status, body } = await call(calls, "GET", "users/get/esg/maturity?state=Johor", { token });
      const said = "Several countries have a state with this name. Please give the country too";
      expect([status, body.message, body.errors]).toEqual([422, said, { state: [said] }]);
    } finally {
      await change("update places set name_en = 'Western Cape' where id = 'ZA-WC'");
    }
  });

  it("has the expected options ticked in the five steps of an indicator", async () => {
    // For each step, the ticked options in order, and who ticked them.
    const STEPS: Record<string, Name[][]> = {
      assess: [["One", "Two"], ["One"]],
      learn: [["One", "Two"], ["Two"]],
      commit: [["One", "Three"], ["One"]],
      measure: [[], [], [], [], ["One"]],
      report: [["One", "Two"], ["Two"]],
    };
    const { final } = await get<{ final: Record<string, Record<string, number>[]> }>(
      "users/get/undertaking/actions?id=water",
    );
    expect(Object.keys(final)).toEqual(["ASSESS", "LEARN", "COMMIT", "MEASURE", "REPORT"]);
    for (const [filter, of] of [
      ["", NAMES],
      ["industry=construction", ["One", "Three", "Four"]],
      ["from=2026-02-01&to=2026-02-28", ["Two", "Three"]],
    ] as [string, Name[]][]) {
      for (const [step, who] of Object.entries(STEPS)) {
        const at = (mode: string) => readiness(`tab=actions&topic=water&mode=${mode}&table=${step}&${filter}`);
        const [numbers, percents] = [[...(await at("number")).values()], [...(await at("percent")).values()]];
        const yes = numbers.map((_row, index) => (who[index] ?? []).filter((name) => of.includes(name)).length);
        expect([step, filter, numbers.map((row) => [row.Yes, row.No, row.Companies])]).toEqual([
          step,
          filter,
          yes.map((count) => [`${count}`, `${of.length - count}`, `${of.length}`]),
        ]);
        const shares = yes.map((count) => Math.floor((count * 100) / of.length));
        expect([step, filter, percents.map((row) => [row.Yes, row.No])]).toEqual([
          step,
          filter,
          shares.map((share) => [`${share}%`, `${100 - share}%`]),
        ]);
        if (filter === "")
          expect([step, final[step.toUpperCase()]?.flatMap((each) => Object.values(each))]).toEqual([step, shares]);
      }
    }
  });
});

describe("the Progress Assessment of a known population", () => {
  const inClimate = (of: readonly Name[]) => CLIMATE_NAMES.filter((name) => of.includes(name));

  it.each(named)(
    "has the expected levels, means and emissions in every call and table, filtered to %s",
    async (_, filter, all) => {
      const of = inClimate(all);
      const [query, page] = [new URLSearchParams(filter), onPage(filter)];
      interface Maturity {
        vendorCount: number;
        dimensionLevelCounts: Record<string, Record<string, number>>;
        dimensionLevelpercentages: Record<string, Record<string, number>>;
      }
      const maturity = await get<Maturity>(`users/get/progress/maturity?${query}`);
      const counts = [0, 1, 2, 3].map((at) => countsOf(of.map((name) => CLIMATE[name].levels[at])));
      expect(maturity.vendorCount).toBe(of.length);
      expect(Object.values(maturity.dimensionLevelCounts)).toEqual(counts);
      expect(Object.values(maturity.dimensionLevelpercentages)).toEqual(
        counts.map((each) => percentsOf(each, of.length)),
      );
      const levels = [...(await progress(`table=levels&mode=number&${page}`)).values()];
      expect(levels.map((row) => LEVELS.map((level) => Number(row[level])))).toEqual(
        counts.map((each) => LEVELS.map((level) => each[level])),
      );

      const means = [0, 1, 2, 3].map((at) => meanOf(of.map((name) => CLIMATE[name].scores[at] ?? 0)));
      const { averagePercent } = await get<{ averagePercent: Record<string, number> }>(
        `users/get/progress/avergae?${query}`,
      );
      expect(Object.values(averagePercent)).toEqual(means);
      const averages = [...(await progress(`tab=average&table=average&${page}`)).values()];
      expect(averages.map((row) => [row["Average score"], row.Companies])).toEqual(
        means.map((mean) => [of.length > 0 ? `${mean.toFixed(2)}%` : "–", `${of.length}`]),
      );

      const targets = of.filter((name) => CLIMATE[name].target).length;
      const numberData = { emissionScope1: of.length, emissionScope2: of.length, emissionReductionTarget: targets };
      const percentageData = percentsOf(numberData, of.length);
      expect(await get(`users/get/progess/emissions?${query}`)).toEqual({ numberData, percentageData });
      const recorded = async (mode: string) =>
        [...(await progress(`tab=emissions&table=recorded&mode=${mode}&${page}`)).values()].map(
          (row) => Object.values(row)[1],
        );
      expect(await recorded("number")).toEqual(Object.values(numberData).map(String));
      expect(await recorded("percent")).toEqual(
        Object.values(percentageData).map((share) => (of.length > 0 ? `${share}%` : "–")),
      );

      const sum = (scope: 0 | 1) => of.reduce((total, name) => total + CLIMATE[name].tonnes[scope], 0);
      expect(await get(`users/get/progess/emissions/total?${query}`)).toEqual({
        emissionScope1Total: sum(0),
        emissionScope2Total: sum(1),
      });
      const totals = [...(await progress(`tab=emissions&table=totals&${page}`)).values()].map((row) =>
        Number(Object.values(row)[1]?.replaceAll(/[^\d.]/g, "")),
      );
      expect(totals).toEqual([expect.closeTo(sum(0), 1), expect.closeTo(sum(1), 1)]);
    },
  );

  it("has the means, shares and tonnes that were calculated by hand", async () => {
    // (100 + 10 + 36.67) / 3, (100 + 0 + 30) / 3, (100 + 30 + 60) / 3, (100 + 0 + 20) / 3.
    const { averagePercent } = await get<{ averagePercent: object }>("users/get/progress/avergae");
    expect(Object.values(averagePercent)).toEqual([48.89, 43.33, 63.33, 40]);
    expect(await get("users/get/progess/emissions")).toEqual({
      numberData: { emissionScope1: 3, emissionScope2: 3, emissionReductionTarget: 2 },
      percentageData: { emissionScope1: 100, emissionScope2: 100, emissionReductionTarget: 66 },
    });
    // 12.5 + 0.125 + 1000.5 and 40.25 + 7 + 0.
    expect(await get("users/get/progess/emissions/total")).toEqual({
      emissionScope1Total: 1013.125,
      emissionScope2Total: 47.25,
    });
  });

  it.each(Object.entries(THEMES))("has the expected shares of answers to the questions of %s", async (theme, who) => {
    const { final } = await get<{ final: Record<string, number[]> }>(
      `users/get/progess/undertaking/actions?id=${theme}`,
    );
    const shares = who.map((yes) => Math.floor((yes.length * 100) / 3));
    expect(Object.values(final)).toEqual(shares.map((share) => [share, 100 - share]));
    for (const [filter, all] of [
      ["", NAMES],
      ["country=ZA&state=ZA-GP", ["One", "Two"]],
      ["size=3m-20m", ["Two"]],
    ] as [string, Name[]][]) {
      const of = inClimate(all);
      const rows = [...(await progress(`tab=actions&topic=${theme}&table=${theme}&mode=number&${filter}`)).values()];
      expect([filter, rows.map((row) => [row[YES], row[NO], row.Companies])]).toEqual([
        filter,
        who.map((yes) => {
          const count = yes.filter((name) => of.includes(name)).length;
          return [`${count}`, `${of.length - count}`, `${of.length}`];
        }),
      ]);
    }
    const percents = [...(await progress(`tab=actions&topic=${theme}&table=${theme}&mode=percent`)).values()];
    expect(percents.map((row) => [row[YES], row[NO]])).toEqual(shares.map((share) => [`${share}%`, `${100 - share}%`]));
  });
});

describe("a member company that leaves", () => {
  it("no longer counts for its state in the call that counts by state", async () => {
    expect(await leaveCorporate(ctx, people.Four as CurrentUser, corporate.companyId, request())).toEqual({ ok: true });
    expect(await get("users/get/byState/submission")).toEqual({ Gauteng: 2, "Western Cape": 1 });
    expect(await get("users/get/byState/submission?country=MY")).toEqual({});
  });
});
