import { beforeAll, describe, expect, it } from "vitest";
import { openAssessment } from "~/assessment/answers/queries.server";
import { READINESS_VERSIONS } from "~/assessment/catalogue/content/readiness/versions";
import type { ReadinessResult } from "~/assessment/scoring/rules/readiness";
import { READINESS } from "~/core/kinds/kind";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { getResults } from "~/results/results/queries.server";
import { countPeers } from "~/results/statistics/peers.server";
import { catalogueDocument } from "../../scripts/seed/catalogue-sql";
// The data of seven companies from before answers were values: their rows, and the contents of their results.
import formerRows from "../fixtures/former-database.sql?raw";
import former from "../fixtures/former-results.json";
import { change, rowsOf } from "../support/database";
import { createTestContext, testEnv } from "../support/worker";

const WIDE = "0008_widen.sql";
const [owner = "", company = "", first = ""] = former.ids[0] ?? [];
const user: CurrentUser = {
  id: owner,
  username: "Nomsa",
  email: "",
  language: "en",
  role: "owner",
  companyId: company,
  companyName: "",
  country: "ZA",
  timeZone: "Africa/Johannesburg",
  latest: { readiness: null, progress: null },
  isCorporate: false,
  isAdministrator: false,
  isConfirmed: true,
  avatar: null,
  deletionDueAt: null,
};
const formerly = { documents: [] as { document: string }[], scores: [] as object[] };

/** The published questionnaire as the former version wrote it. */
function formerDocument(): string {
  return catalogueDocument(READINESS_VERSIONS[0])
    .replaceAll('"type":"choice","selection":"one","points":{"flagged":[1]}', '"type":"yes-no"')
    .replaceAll('"type":"choice","selection":"one"', '"type":"radio"')
    .replaceAll('"type":"choice","selection":"several"', '"type":"checkbox"')
    .replaceAll(',"isFlagged":true', "");
}

const scoresOf = ({ overall, dimensions }: ReadinessResult) =>
  new Map([overall, ...dimensions, ...dimensions.flatMap(({ topics }) => topics)].map((of) => [of.subject, of.score]));
const meansOf = (companies: Map<string, number>[]) => {
  const [some = new Map<string, number>()] = companies;
  const sum = (subject: string) => companies.reduce((all, scores) => all + (scores.get(subject) ?? 0), 0);
  return Object.fromEntries([...some.keys()].map((of) => [of, Math.round(sum(of) / companies.length / 100) * 100]));
};

/** Resets the database to the state of the former version, then runs all later migrations. */
beforeAll(async () => {
  const { DB, TEST_MIGRATIONS, TEST_REFERENCE } = testEnv;
  const at = TEST_MIGRATIONS.findIndex(({ name }) => name === WIDE);
  const run = (queries: string[]) => DB.batch(queries.map((query) => DB.prepare(query)));
  const migrate = async (some: typeof TEST_MIGRATIONS) => {
    for (const { queries } of some) await run(queries);
  };
  const tables = await rowsOf<{ name: string }>(
    "select name from sqlite_master where type = 'table' and substr(name, 1, 4) not in ('_cf_', 'sqli') and name <> 'd1_migrations' and name not glob '*_search_*'",
  );
  const kept = await rowsOf<{ type: string; name: string }>(
    "select type, name from sqlite_master where type in ('trigger', 'view')",
  );
  await run(kept.map(({ type, name }) => `drop ${type} "${name}"`));
  // A table can be dropped once no other refers to it.
  let left = tables.map(({ name }) => name);
  while (left.length > 0) {
    const referred = await rowsOf<{ parent: string }>(
      `select distinct keys."table" as parent from json_each(?) as each, pragma_foreign_key_list(each.value) as keys where keys."table" <> each.value`,
      JSON.stringify(left),
    );
    const free = left.filter((name) => referred.every(({ parent }) => parent !== name));
    await run(free.map((name) => `drop table "${name}"`));
    left = left.filter((name) => !free.includes(name));
  }
  await migrate(TEST_MIGRATIONS.slice(0, at));
  const fill = (query: string, rows: unknown[]) => DB.prepare(query).bind(JSON.stringify(rows));
  await DB.batch([
    fill(
      "insert into places (id, kind, parent_id, name_en, name_fr, name_ms) select value ->> 'id', value ->> 'kind', value ->> 'parentId', value ->> 'nameEn', value ->> 'nameFr', value ->> 'nameMs' from json_each(?)",
      TEST_REFERENCE.places,
    ),
    fill(
      "insert into industries (id, name_en, name_fr, name_ms, position) select value ->> 'id', value ->> 'nameEn', value ->> 'nameFr', value ->> 'nameMs', key from json_each(?)",
      TEST_REFERENCE.industries,
    ),
    DB.prepare(
      "insert into catalogues (version, kind, document, published_at) values ('readiness-1', 'readiness', ?, 1)",
    ).bind(formerDocument()),
  ]);
  await run(
    formerRows
      .trim()
      .split(/;\n(?=INSERT)|;$/)
      .filter(Boolean),
  );
  formerly.documents = await rowsOf("select assessment_id, document from results order by assessment_id");
  formerly.scores = await rowsOf("select * from scores order by assessment_id, subject");
  await migrate(TEST_MIGRATIONS.slice(at));
});

describe("a database of the former version", () => {
  it("keeps its questionnaire's meaning: the document equals the one that is published now", async () => {
    const [row] = await rowsOf<{ document: string }>("select document from catalogues where version = 'readiness-1'");
    expect(row?.document).toBe(catalogueDocument(READINESS_VERSIONS[0]));
  });

  it("keeps every result byte for byte, and every score", async () => {
    expect(await rowsOf("select assessment_id, document from results order by assessment_id")).toEqual(
      formerly.documents,
    );
    expect(await rowsOf("select * from scores order by assessment_id, subject")).toEqual(formerly.scores);
    expect(formerly.documents).toHaveLength(former.ids.length);
  });

  it("shows every company its former result beside the six others: six of one industry would reveal the seventh", async () => {
    const ctx = createTestContext();
    // Makes them strangers: the former version's seven share one domain.
    await change("update users set email = 'owner@' || lower(id) || '.example'");
    await countPeers(ctx);
    const results: Record<string, { result: ReadinessResult; nextSteps: unknown }> = former.results as never;
    const latest = new Map(former.ids.map(([, companyId, assessmentId]) => [companyId, results[assessmentId ?? ""]]));
    for (const [, companyId = "", assessmentId = ""] of former.ids) {
      const shown = await getResults(ctx, { ...user, companyId }, assessmentId, READINESS);
      if (!shown.ok) throw new Error(shown.reason);
      const { result, nextSteps } = shown.document;
      const { result: itsResult, nextSteps: itsSteps } = results[assessmentId] ?? {};
      expect(JSON.stringify({ result, nextSteps })).toBe(JSON.stringify({ result: itsResult, nextSteps: itsSteps }));
      const others = [...latest].flatMap(([id, its]) => (id === companyId || !its ? [] : [scoresOf(its.result)]));
      expect(shown.peers).toEqual({ basis: "all-industries", companies: 6, means: meansOf(others) });
    }
  });

  it("has each company's latest result, and freezes the company data that statistics filter by", async () => {
    const latest = await rowsOf(
      "select assessment_id from latest_results where kind = 'readiness' and company_id = ?",
      company,
    );
    expect(latest).toEqual([{ assessment_id: former.ids.at(-1)?.[2] }]);
    const [counted] = await rowsOf<{ n: number }>("select count(*) as n from latest_results");
    expect(counted?.n).toBe(7);
    const frozen = await rowsOf(
      `select count(*) as n from results join companies on companies.id = results.company_id
       join assessments on assessments.id = results.assessment_id
       where results.kind = 'readiness' and results.country_id = companies.country_id and results.state_id = companies.state_id
         and results.revenue_band = companies.revenue_band and results.completed_at = assessments.completed_at`,
    );
    expect(frozen).toEqual([{ n: former.ids.length }]);
  });

  it("has the answers as values, including those with free text, those withdrawn and those from before a clearing", async () => {
    const ctx = createTestContext();
    const answersOf = async (id: string) => {
      const opened = await openAssessment(ctx, user, id, "read");
      if (!opened.ok) throw new Error(opened.reason);
      return opened;
    };
    const completed = await answersOf(first);
    expect(completed.answers.get("waste.assess.options")?.value).toEqual({
      options: ["a1", "other"],
      other: "l’association « voisins »",
    });
    const draft = await answersOf(former.draft);
    expect(draft.answers.get("waste.assess.1")?.value).toEqual({ options: ["yes"] });
    expect(draft.answers.get("waste.assess.options")).toMatchObject({ value: null, revision: 2 });
    expect(draft.assessment).toMatchObject({ clearedAt: 0, answeredRequired: 1 });
    const cleared = await answersOf(former.cleared);
    expect(cleared.assessment.clearedAt).toBeGreaterThan(1_700_000_000);
    expect(cleared.answers.get("waste.assess.2")?.revision).toBe(cleared.assessment.clearedAt + 1);
    expect(await rowsOf("select count(*) as n from answers where is_answered <> (value is not null)")).toEqual([
      { n: 0 },
    ]);
  });
});
