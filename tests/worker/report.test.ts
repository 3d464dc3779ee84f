import { afterEach, expect, it } from "vitest";
import { readinessV1 } from "~/content/readiness/readiness";
import { findQuestion } from "~/domain/catalogue/lookup";
import { LANGUAGES } from "~/domain/language";
import { submitAssessment } from "~/features/results/submit.server";
import { cookieOf, visit } from "../support/pages";
import { publish, withdrawAll } from "../support/publish";
import { completeDraft, createTestContext, registerCompany, withoutQueue } from "../support/worker";

const ctx = withoutQueue(createTestContext());
afterEach(withdrawAll);

it("prints a result in the words of the questions that it answered, whatever is asked now", async () => {
  const user = await registerCompany(ctx);
  const id = await completeDraft(ctx, user, 40);
  await submitAssessment(ctx, user, id);
  // The newest questions have lost one that this company has answered.
  const question = findQuestion(readinessV1, "water.assess.1")?.question;
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
