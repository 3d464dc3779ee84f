import { afterAll, describe, expect, it } from "vitest";
import { saveAnswers } from "~/assessment/answers/save-answers.server";
import { getCurrentCatalogue } from "~/assessment/catalogue/catalogue.server";
import { newestReadiness } from "~/assessment/catalogue/content/readiness/versions";
import type { Catalogue, Topic } from "~/assessment/catalogue/rules/catalogue";
import { listSections } from "~/assessment/catalogue/rules/lookup";
import { linkSubjects, MAX_LINKS } from "~/assessment/evidence/rules/documents";
import { startAssessment } from "~/improvement/plan/start.server";
import { submitAssessment } from "~/results/results/submit.server";
import { asChoice, given } from "../support/answers";
import { rowsOf } from "../support/database";
import { documentForm, ENTRY, pdfFile } from "../support/evidence";
import { cookieOf, ORIGIN, send, visit } from "../support/pages";
import { smallPdf } from "../support/pdfs";
import { publish, withdrawAll } from "../support/publish";
import { completeDraft, createTestContext, registerCompany, withoutQueue } from "../support/worker";

const ctx = withoutQueue(createTestContext());
afterAll(withdrawAll);

describe("data with more rows than one statement can bind values for", () => {
  it.each([49, 50, 51, 60])("a document with %i links is stored, and changed", async (count) => {
    const user = await registerCompany(ctx);
    const draft = await completeDraft(ctx, user, 80);
    const cookie = await cookieOf(ctx, user.id);
    const path = `/uploadDocuments/${ctx.ids.seal(draft)}`;
    const links = [...linkSubjects(newestReadiness)].slice(0, count);
    const save = async (query: string, files: File[]) => {
      const body = new Response(documentForm({ ...ENTRY, links }, files));
      const headers = { Origin: ORIGIN, Cookie: cookie, "Content-Type": body.headers.get("Content-Type") ?? "" };
      return (await send(`${path}?${query}`, { method: "POST", headers, body: await body.arrayBuffer() })).status;
    };
    const stored = () =>
      rowsOf<{ document_id: string; subject: string }>(
        "select l.* from document_links l join documents d on d.id = l.document_id where d.assessment_id = ?",
        draft,
      );
    expect(MAX_LINKS).toBe(60);
    expect(await save("add", [pdfFile(smallPdf())])).toBe(303);
    expect((await stored()).map(({ subject }) => subject).sort()).toEqual(links.toSorted());
    links.reverse().splice(0, 1);
    expect(await save(`edit=${(await stored())[0]?.document_id}`, [])).toBe(303);
    expect((await stored()).map(({ subject }) => subject).sort()).toEqual(links.toSorted());
  });

  it("a result with twenty-eight scores is stored, and so is the next one", async () => {
    await publish({}, threefold);
    const user = await registerCompany(ctx, { industry: "education" });
    const catalogue = await getCurrentCatalogue(ctx);
    const questions = listSections(catalogue).flatMap(({ section }) => section.questions);
    const answers = questions
      .filter(({ isRequired }) => isRequired)
      .map((question) => given(question.id, [asChoice(question).options[0]?.id ?? ""]));
    for (const turn of [1, 2]) {
      const started = await startAssessment(ctx, user);
      if (!started.ok) throw new Error(started.reason);
      expect(await saveAnswers(ctx, user, started.assessmentId, answers)).toMatchObject({ ok: true });
      expect(await submitAssessment(ctx, user, started.assessmentId), `turn ${turn}`).toEqual({ ok: true });
      const stored = await rowsOf("select * from scores where assessment_id = ?", started.assessmentId);
      expect(stored).toHaveLength(28);
      const page = await visit(`/user/dashboard/${ctx.ids.seal(started.assessmentId)}`, {
        cookie: await cookieOf(ctx, user.id),
      });
      expect(page.status).toBe(200);
    }
  });
});

/** The same questionnaire with every scored topic three times. */
function threefold(catalogue: Catalogue): Catalogue {
  const again = (topic: Topic, copy: string): Topic => ({
    ...topic,
    id: copy + topic.id,
    sections: topic.sections.map((section) => ({
      ...section,
      id: copy + section.id,
      questions: section.questions.map((question) => ({ ...question, id: copy + question.id })),
    })),
  });
  return {
    ...catalogue,
    dimensions: catalogue.dimensions.map((dimension) => ({
      ...dimension,
      topics: dimension.isOnSummary
        ? dimension.topics.flatMap((topic) => [topic, again(topic, "b-"), again(topic, "c-")])
        : dimension.topics,
    })),
  };
}
