import { beforeAll, describe, expect, it } from "vitest";
import { type GivenAnswer, saveAnswers } from "~/assessment/answers/save-answers.server";
import { newestReadiness } from "~/assessment/catalogue/content/readiness/versions";
import type { Catalogue } from "~/assessment/catalogue/rules/catalogue";
import { listSections } from "~/assessment/catalogue/rules/lookup";
import { assessmentPaths } from "~/core/addresses/assessment";
import { LANGUAGES } from "~/core/language";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { startAssessment } from "~/improvement/plan/start.server";
import { submitAssessment } from "~/results/results/submit.server";
import { given } from "../support/answers";
import { change, rowsOf } from "../support/database";
import { cookieOf, post, visit } from "../support/pages";
import { readinessV1 } from "../support/published";
import { createTestContext, registerCompany, requiredAnswers, withoutQueue } from "../support/worker";

let now = Date.now() - 60 * 60_000;
const ctx = withoutQueue(createTestContext(() => (now += 60_000)));

let user: CurrentUser;
let cookie: string;
let first: string;
let draft: string;

beforeAll(async () => {
  user = await registerCompany(ctx);
  cookie = await cookieOf(ctx, user.id);
  first = await startFormer();
  expect(await submitAssessment(ctx, user, first)).toEqual({ ok: true });
  draft = await startFormer();
});

/** A draft on the first version's questions, all answered Yes. */
async function startFormer(): Promise<string> {
  const started = await startAssessment(ctx, user);
  if (!started.ok) throw new Error(started.reason);
  const { assessmentId: id } = started;
  await change("update assessments set catalogue_version = ? where id = ?", readinessV1.version, id);
  const answers: GivenAnswer[] = listSections(readinessV1).flatMap(({ section }) =>
    section.questions.filter(({ isRequired }) => isRequired).map((question) => given(question.id, ["yes"])),
  );
  expect(await saveAnswers(ctx, user, id, answers)).toMatchObject({ ok: true });
  return id;
}

const page = async (path: string) => {
  const response = await visit(path, { cookie });
  expect(response.status).toBe(200);
  return (await response.text()).replaceAll("<!-- -->", "").replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
};
const results = (id: string) => page(`${assessmentPaths("readiness", ctx.ids.seal(id)).results}?since=all`);
/** What each required question asks in each language; the kind of space between two words does not matter. */
const textsOf = (catalogue: Catalogue) =>
  new Map(
    listSections(catalogue).flatMap(({ section }) =>
      section.questions
        .filter(({ isRequired }) => isRequired)
        .map(
          ({ id, text }) => [id, LANGUAGES.map((language) => text[language].replace(/\s/gu, " ")).join("\n")] as const,
        ),
    ),
  );
const countOf = async (id: string) =>
  (await rowsOf<{ count: number }>("select answered_required as count from assessments where id = ?", id))[0]?.count;

describe("a company that has answered the first version of the questionnaire", () => {
  it("still sees its result in the wording of that version", async () => {
    const html = await results(first);
    expect(html).toContain("Targets 1.2, 8.5, 10.4");
    expect(html).not.toContain("also 8.5 and 10.4");
  });

  it("moves its draft to the newest: changed questions are asked again, reworded ones await confirmation", async () => {
    const path = `/resync/${ctx.ids.seal(draft)}`;
    const html = await page(path);
    expect(html).toContain("14 answers are lost");
    expect(html).toContain("14 new questions");
    const action = /action="(\/resync\/[^"]+)"/.exec(await page(`${path}?dialog=resync`))?.[1] ?? "";
    const done = await post(action, { intent: "resync" }, { cookie });
    expect(done.status).toBe(303);
    const [row] = await rowsOf<{ version: string }>(
      "select catalogue_version as version from assessments where id = ?",
      draft,
    );
    expect(row?.version).toBe(newestReadiness.version);
    // The two of the company's profile and those that were not reworded in any language.
    const [before, after] = [textsOf(readinessV1), textsOf(newestReadiness)];
    const same = [...before].filter(([id, text]) => after.get(id) === text);
    expect(await countOf(draft)).toBe(same.length);
    expect(same.length).toBeGreaterThan(2);
    expect(same.length).toBeLessThan(82 - 14);
  });

  it("sees under a question what its own country's law requires, with source and date", async () => {
    const form = `/${ctx.ids.seal(draft)}?section=human-labour-rights.measure`;
    const here = await page(form);
    expect(here).toContain("Occupational Health and Safety Act 85 of 1993");
    expect(here).not.toContain("Act 514");
    await change("update companies set country_id = 'MY' where id = ?", user.companyId);
    expect(await page(form)).toContain("Occupational Safety and Health Act 1994 (Act 514)");
    await change("update companies set country_id = 'FR' where id = ?", user.companyId);
    const elsewhere = await page(form);
    expect(elsewhere).toContain("ILO Declaration on Fundamental Principles");
    expect(elsewhere).not.toContain("Act 514");
    await change("update companies set country_id = 'ZA' where id = ?", user.companyId);
  });

  it("sees the second result beside the first: what is new, no longer asked, and missing by stage", async () => {
    expect(await saveAnswers(ctx, user, draft, requiredAnswers(60))).toMatchObject({ ok: true });
    expect(await submitAssessment(ctx, user, draft)).toEqual({ ok: true });
    const html = await results(draft);
    expect(html).toContain("Target 1.2 (also 8.5 and 10.4)");
    expect(html).toContain("14 no longer asked");
    expect(html).toMatch(/20 missing practices|missing practices, by stage/);
    const [missing = ""] = /The \d+ missing practices, by stage.*?<\/ol>/s.exec(html) ?? [];
    expect(missing).toMatch(/<h5[^>]*>Assess<\/h5>|<h5[^>]*>Learn<\/h5>|<h5[^>]*>Measure<\/h5>/);
    expect(await results(first)).toContain("Targets 1.2, 8.5, 10.4");
  });
});
