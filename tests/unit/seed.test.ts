import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fitAnswer, judgeAnswer } from "../../app/assessment/answers/rules/answers";
import { compareCatalogues } from "../../app/assessment/answers/rules/changes";
import { firstOpenSection, overallProgress } from "../../app/assessment/answers/rules/completion";
import type { Answer } from "../../app/assessment/answers/rules/value";
import { PROGRESS_VERSIONS } from "../../app/assessment/catalogue/content/progress/versions";
import { newestReadiness, READINESS_VERSIONS } from "../../app/assessment/catalogue/content/readiness/versions";
import type { Catalogue, WrittenCatalogue } from "../../app/assessment/catalogue/rules/catalogue";
import { findQuestion } from "../../app/assessment/catalogue/rules/lookup";
import { FACTOR_SETS } from "../../app/assessment/ghg/content/factors";
import type { FactorSet } from "../../app/assessment/ghg/rules/factors";
import { assess } from "../../app/assessment/kinds/kinds";
import { LEVELS } from "../../app/core/level";
import { parseNumber } from "../../app/foundation/company/phone-numbers.server";
import { registrationSchema } from "../../app/foundation/identity/schema";
import { FEWEST_PEERS } from "../../app/results/statistics/rules/peers";
import { ownerEmail } from "../../scripts/demo/accounts.mjs";
import { planAnswers } from "../../scripts/demo/answers";
import { ADMINISTRATOR, ASSOCIATED, CORPORATE, type DemoCompany, OWNER, RESTING } from "../../scripts/demo/companies";
import { MEMBERS } from "../../scripts/demo/members";
import { migrate, openDatabase, splitStatements } from "../../scripts/lib/database.mjs";
import { INDUSTRIES } from "../../scripts/reference/industries.mjs";
import { buildPlaces } from "../../scripts/reference/places.mjs";
import { catalogueDocument, publishCatalogueSql } from "../../scripts/seed/catalogue-sql";
import { publishFactorsSql } from "../../scripts/seed/factors-sql";
import { readinessV1 } from "../support/published";

/** A migrated database for the tests around it; the function runs statements and returns rows. */
function freshDatabase(): (...statements: string[]) => Promise<Record<string, unknown>[]> {
  const state = mkdtempSync(join(tmpdir(), "kompas-seed-"));
  let database: Awaited<ReturnType<typeof openDatabase>>;
  beforeAll(async () => {
    database = await openDatabase(state);
    await migrate(database.runIn);
  }, 30_000);
  afterAll(async () => {
    await database.stop();
    rmSync(state, { recursive: true, force: true });
  });
  return (...statements) => database.run(...statements);
}

describe("publishing the questionnaire", () => {
  const run = freshDatabase();
  const publish = (catalogue: WrittenCatalogue) => run(...splitStatements(publishCatalogueSql(catalogue)));
  const rows = () => run("SELECT version, kind, document, published_at FROM catalogues");

  it("stores the whole document under its version and leaves nothing else", async () => {
    await publish(readinessV1);
    const [row, ...others] = await rows();
    expect(others).toEqual([]);
    expect(row).toMatchObject({ version: readinessV1.version, kind: "readiness" });
    expect(row?.document === catalogueDocument(readinessV1)).toBe(true);
    expect(Math.abs(Number(row?.published_at) - Date.now())).toBeLessThan(60_000);
  });

  it("changes nothing when it is published again", async () => {
    const before = await rows();
    await publish(readinessV1);
    expect(await rows()).toEqual(before);
  });

  it("refuses another document under a published version, and keeps the first", async () => {
    const before = await rows();
    const changed: Catalogue = { ...readinessV1, sdgCards: readinessV1.sdgCards.slice(1) };
    await expect(publish(changed)).rejects.toThrow(/readiness-1 is published with another document/);
    expect(await rows()).toEqual(before);
  });

  it("publishes a new version beside the old one with a later time, though both came within a second", async () => {
    for (const version of READINESS_VERSIONS.slice(1)) await publish(version);
    const found = await rows();
    expect(found.map((row) => row.version)).toEqual(READINESS_VERSIONS.map(({ version }) => version));
    const times = found.map((row) => Number(row.published_at));
    expect(new Set(times).size).toBe(times.length);
    expect(times.toSorted((a, b) => a - b)).toEqual(times);
  });

  it("publishes a questionnaire of the other kind beside them, and leaves the newest of the first unchanged", async () => {
    const newest = (kind: string) =>
      run(`SELECT version FROM catalogues WHERE kind = '${kind}' ORDER BY published_at DESC LIMIT 1`);
    const before = await newest("readiness");
    await publish(PROGRESS_VERSIONS[0]);
    expect(await newest("readiness")).toEqual(before);
    expect(await newest("progress")).toEqual([{ version: "progress-1" }]);
  });

  it.each([
    [READINESS_VERSIONS[0], "4f1fb2ae7b5ce52abb2ca170d7b86cc83958b9954f078fdb1df956e19cb300ee"],
    [READINESS_VERSIONS[2], "3194d4bdc1d148cfa0d5b07779b76cb4267bb40b3768832006cee85e14ee9480"],
    [PROGRESS_VERSIONS[0], "21b9d305518953e200598868ed7a7a1f989b68ed337d0202dd708862c4583876"],
    [PROGRESS_VERSIONS[1], "975e6a7c5f129a7dce46b143c517597c457cf2fa996655e5973521af6d744700"],
    [PROGRESS_VERSIONS[2], "2259d2b6fb82be4f61927ee0ed48ef28435af5c5597ba1728782e939da20b26b"],
  ])("has never changed what is published: $version", (written, hash) => {
    expect(createHash("sha256").update(catalogueDocument(written)).digest("hex")).toBe(hash);
  });

  it.each([...READINESS_VERSIONS, ...PROGRESS_VERSIONS].map((written) => [written]))(
    "keeps every statement under D1's 100 KB: $version",
    (written) => {
      const sizes = splitStatements(publishCatalogueSql(written)).map((statement) => Buffer.byteLength(statement));
      expect(Math.max(...sizes)).toBeLessThan(100_000);
    },
  );
});

describe("publishing emission factors", () => {
  const run = freshDatabase();
  const publish = (set: FactorSet) => run(...splitStatements(publishFactorsSql(set)));
  const rows = () => run('SELECT "set", version, document, published_at FROM emission_factors ORDER BY 1, 2');

  it("stores each set once, refuses other factors under its date, and adds a later version beside it", async () => {
    for (const set of FACTOR_SETS) await publish(set);
    const before = await rows();
    expect(before.map((row) => JSON.parse(String(row.document)))).toEqual(
      [...FACTOR_SETS].sort((a, b) => (a.set < b.set ? -1 : 1)),
    );
    const [set] = FACTOR_SETS;
    if (!set) throw new Error("There are no factors");
    await publish(set);
    const changed = { ...set, licence: "another" };
    await expect(publish(changed)).rejects.toThrow(/2024 2026-11-22 is published with other factors/);
    expect(await rows()).toEqual(before);
    await publish({ ...changed, version: "2027-01-01" });
    expect((await rows()).length).toBe(before.length + 1);
  });

  it("keeps every statement under D1's 100 KB", () => {
    const sizes = FACTOR_SETS.flatMap((set) =>
      splitStatements(publishFactorsSql(set)).map((statement) => Buffer.byteLength(statement)),
    );
    expect(Math.max(...sizes)).toBeLessThan(100_000);
  });
});

const plan = (company: DemoCompany, yes: number) => ({
  seed: company.key,
  language: company.language,
  yes,
  choices: {},
});
const asMap = (answers: ReturnType<typeof planAnswers>, catalogue: Catalogue = newestReadiness) =>
  new Map(
    answers.map(({ questionId, fields }): [string, Answer] => {
      const found = findQuestion(catalogue, questionId);
      const verdict = found && fitAnswer(found.question, fields);
      if (!verdict?.ok) throw new Error(questionId);
      return [questionId, { value: verdict.value }];
    }),
  );
const levelOf = (company: DemoCompany) => {
  const yes = company.assessments.at(-1)?.yes ?? 0;
  return assess(newestReadiness, asMap(planAnswers(newestReadiness, plan(company, yes)))).result.overall.level;
};

describe("demo answers", () => {
  it("fit the questionnaire, complete it and count exactly the requested Yes answers", () => {
    for (const yes of [0, 9, 43, 80]) {
      const answers = planAnswers(newestReadiness, plan(OWNER, yes));
      for (const answer of answers) {
        const found = findQuestion(newestReadiness, answer.questionId);
        expect(found && judgeAnswer(found.question, answer.fields), answer.questionId).toMatchObject({ ok: true });
      }
      expect(firstOpenSection(newestReadiness, asMap(answers))).toBeNull();
      expect(assess(newestReadiness, asMap(answers)).result.overall.correct).toBe(yes);
    }
  });

  it("are the same each time, and differ between companies", () => {
    expect(planAnswers(newestReadiness, plan(OWNER, 43))).toEqual(planAnswers(newestReadiness, plan(OWNER, 43)));
    expect(planAnswers(newestReadiness, plan(OWNER, 43))).not.toEqual(
      planAnswers(newestReadiness, plan(CORPORATE, 43)),
    );
  });

  it("leave the owner's draft about half done", () => {
    const draft = OWNER.assessments.find((assessment) => assessment.sections !== undefined);
    const answers = asMap(planAnswers(newestReadiness, plan(OWNER, draft?.yes ?? 0), draft?.sections));
    const { percent } = overallProgress(newestReadiness, answers);
    expect(percent).toBeGreaterThanOrEqual(40);
    expect(percent).toBeLessThanOrEqual(60);
  });
});

describe("the demo draft on the former questions", () => {
  it("has answers to keep, to confirm and to lose, and questions to answer", () => {
    const [draft] = RESTING.assessments;
    const answers = asMap(planAnswers(readinessV1, plan(RESTING, draft?.yes ?? 0), draft?.sections), readinessV1);
    const { changed, dropped, added, kept } = compareCatalogues(readinessV1, newestReadiness, answers);
    const confirmed = changed.filter(({ fate }) => fate === "confirm");
    for (const list of [confirmed, dropped, kept]) expect(list.length).toBeGreaterThan(2);
    expect(added).toHaveLength(14);
    const stayed = changed.filter(({ fate }) => fate === "kept");
    expect(confirmed.length + dropped.length + kept.length + stayed.length).toBe(answers.size);
  });
});

describe("demo companies", () => {
  const everyone = [OWNER, RESTING, CORPORATE, ADMINISTRATOR, ...ASSOCIATED, ...MEMBERS];
  const associated = [...ASSOCIATED, ...MEMBERS];
  const parents = new Map(buildPlaces().map(({ id, parentId }) => [id, parentId]));

  it("could all have been registered", () => {
    for (const company of everyone) {
      const fields = registrationSchema.safeParse({
        username: company.username,
        email: ownerEmail(company.key),
        mobileCountry: company.country,
        mobile: company.mobile,
        company: company.name,
        companyReg: company.registration,
        companyLocation: company.address,
        designation: company.jobTitle,
        industry: company.industry,
        country: company.country,
        state: company.state,
        city: company.city,
        companySize: company.revenue,
      });
      expect(fields.error, company.name).toBeUndefined();
      expect(parseNumber(company.mobile, company.country), company.name).not.toBeNull();
      expect(parents.get(company.state), company.name).toBe(company.country);
      expect(INDUSTRIES.map(({ id }) => id)).toContain(company.industry);
    }
    for (const unique of ["key", "name", "registration", "mobile"] as const) {
      expect(new Set(everyone.map((company) => company[unique])).size, unique).toBe(everyone.length);
    }
  });

  it("include sixty associated ones: all sizes, levels and stages, nearly all states and trades, each quarter of two years", () => {
    expect(associated).toHaveLength(60);
    const count = (name: (company: DemoCompany) => string) => new Set(associated.map(name)).size;
    expect(new Set(associated.map(({ country }) => country))).toEqual(new Set(["ZA", "MY"]));
    expect(count(({ industry }) => industry)).toBeGreaterThanOrEqual(18);
    expect(count(({ state }) => state)).toBeGreaterThanOrEqual(24);
    expect(count(({ revenue }) => revenue)).toBe(6);
    expect(new Set(ASSOCIATED.map(levelOf))).toEqual(new Set(LEVELS));
    const done = associated.filter(({ assessments }) => assessments.some(({ sections }) => sections === undefined));
    expect(new Set(done.map(levelOf))).toEqual(new Set(LEVELS));
    const quarters = new Set(done.map(({ assessments }) => Math.floor((assessments[0]?.daysAgo ?? 0) / 91)));
    expect([...quarters].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    const climate = associated.filter(({ progress }) => progress?.some(({ sections }) => sections === undefined));
    expect(climate.length).toBeGreaterThanOrEqual(25);
    expect(
      new Set(associated.map(({ assessments: [first] }) => first && (first.sections ? "draft" : "done"))).size,
    ).toBe(3);
  });

  it("give the owner a peer figure from its own industry", () => {
    const peers = ASSOCIATED.filter(({ industry }) => industry === OWNER.industry);
    expect(peers.length).toBeGreaterThanOrEqual(FEWEST_PEERS);
  });
});
