import { afterEach, expect, it } from "vitest";
import { newestReadiness } from "~/assessment/catalogue/content/readiness/versions";
import { findQuestion } from "~/assessment/catalogue/rules/lookup";
import { LANGUAGES } from "~/core/language";
import { resources } from "~/i18n/resources";
import { approveReport } from "~/results/approval/approve.server";
import { signReport } from "~/results/approval/sign.server";
import { submitAssessment } from "~/results/results/submit.server";
import { cookieOf, visit } from "../support/pages";
import { completeProgress } from "../support/progress-results";
import { publish, withdrawAll } from "../support/publish";
import { completeDraft, createTestContext, registerCompany, withoutQueue } from "../support/worker";

const ctx = withoutQueue(createTestContext());
afterEach(withdrawAll);

it("a printed result has the wording of the questions that were answered, whatever is asked now", async () => {
  const user = await registerCompany(ctx);
  const id = await completeDraft(ctx, user, 40);
  await submitAssessment(ctx, user, id);
  // The newest questionnaire has dropped a question that this company has answered.
  const question = findQuestion(newestReadiness, "water.assess.1")?.question;
  if (!question) throw new Error("The questionnaire no longer asks it");
  await publish({ [question.id]: () => null });
  const cookie = await cookieOf(ctx, user.id);
  for (const language of LANGUAGES) {
    const answer = await visit(`/pdf/${ctx.ids.seal(id)}?lang=${language}`, { cookie });
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain(`<article lang="${language}"`);
    const words = html.replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
    expect(words).toContain(question.text[language]);
    expect(html.match(/<th scope="rowgroup" colspan="2">/gi)).toHaveLength(8);
  }
});

it("a climate report prints with its signature in every language, only for its own company", async () => {
  const { user, id } = await completeProgress(ctx, true);
  const approval = { name: "Thandi Nkosi", designation: "Director", date: "2026-01-31" };
  expect((await approveReport(ctx, user, id, approval)).ok).toBe(true);
  expect((await signReport(ctx, user, id, { way: "typed", name: "T. Nkosi" })).ok).toBe(true);
  const cookie = await cookieOf(ctx, user.id);
  const path = `/pdf/${ctx.ids.seal(id)}`;
  for (const language of LANGUAGES) {
    const answer = await visit(`${path}?lang=${language}`, { cookie });
    expect(answer.status).toBe(200);
    const words = (await answer.text()).replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
    const { report, climate, approval: said } = resources[language];
    expect(words).toContain(`<article lang="${language}"`);
    const whole = [report.progress.title, report.progress.commitment, report.progress.trace.title, climate.plan.lead];
    for (const part of [...whole, climate.disclaimer, "T. Nkosi", "Thandi Nkosi"]) expect(words).toContain(part);
    expect(words).not.toContain(said.signature.outdated);
  }
  const other = await registerCompany(ctx);
  expect((await visit(path, { cookie: await cookieOf(ctx, other.id) })).status).toBe(404);
});
