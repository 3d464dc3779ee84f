import { expect } from "vitest";
import { listAssessments } from "~/assessment/answers/queries.server";
import { saveAnswers } from "~/assessment/answers/save-answers.server";
import { findDeadlines } from "~/assessment/deadlines/queries.server";
import { remindOfDeadlines } from "~/assessment/deadlines/remind.server";
import { removeDeadline, setDeadline } from "~/assessment/deadlines/set.server";
import { findLandingFacts } from "~/assessment/drafts/carried.server";
import { clearDraft } from "~/assessment/drafts/clear.server";
import { countDraft } from "~/assessment/drafts/count-draft.server";
import { startFresh } from "~/assessment/drafts/fresh.server";
import { resetCompletion } from "~/assessment/drafts/reset.server";
import { resyncQuestions } from "~/assessment/drafts/resync.server";
import { createDocument, uploadFiles } from "~/assessment/evidence/call-documents.server";
import { openDocuments } from "~/assessment/evidence/queries.server";
import { serveFile } from "~/assessment/evidence/serve-file.server";
import { sweepOrphans } from "~/assessment/evidence/sweep-orphans.server";
import { deleteDocument } from "~/assessment/evidence/write-document.server";
import { formStatements } from "~/assessment/form/load-page.server";
import { readFigures, startedYearStatement } from "~/assessment/key-figures/queries.server";
import { lastWholeYear } from "~/assessment/key-figures/rules/years";
import { saveFigures } from "~/assessment/key-figures/save.server";
import { readStatedSize } from "~/assessment/key-figures/stated-size.server";
import { eraseYear, startYear } from "~/assessment/key-figures/years.server";
import { addComment, deleteComment } from "~/assessment/teamwork/comments.server";
import { colleaguesQuery, commentsQuery, topicWorkQuery } from "~/assessment/teamwork/queries.server";
import { assignTopic, markTopic } from "~/assessment/teamwork/topics.server";
import { applyWorkbook } from "~/assessment/workbook/apply.server";
import { makeWorkbook } from "~/assessment/workbook/make-workbook.server";
import { previewWorkbook } from "~/assessment/workbook/preview.server";
import { TAKE, takenAnswer } from "~/assessment/workbook/taken";
import { KINDS_OF_ASSESSMENTS } from "~/core/kinds/kind";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { answersStatement } from "~/improvement/crosswalk/answers.server";
import { startAssessment } from "~/improvement/plan/start.server";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";
import { given, saw, signOfChoice } from "../../support/answers";
import { rowsOf } from "../../support/database";
import { inDays } from "../../support/days";
import { documentForm, ENTRY, pdfFile, saveForm } from "../../support/evidence";
import { ORIGIN } from "../../support/pages";
import { smallPdf } from "../../support/pdfs";
import { publish, withdrawAll } from "../../support/publish";
import { fillIn } from "../../support/workbooks";

/** Downloads the workbook, and uploads it with an answer that another user has changed in the meantime. */
export async function useWorkbook(
  ctx: Context,
  user: CurrentUser,
  id: string,
  colleague: { id: string },
): Promise<void> {
  const made = await makeWorkbook(ctx, user, id, { language: "en", origin: ORIGIN });
  if (!made.ok) throw new Error(made.reason);
  const question = "water.assess.options";
  await saveAnswers(ctx, { ...user, id: colleague.id }, id, [given(question, ["a2"])]);
  const filled = fillIn(made.bytes, [{ question: question, option: "a1", answer: "x" }]);
  const seen = await previewWorkbook(ctx, user, id, filled, "en");
  if (!seen.ok || seen.preview.conflicts.length !== 1) throw new Error("No conflict");
  const form = new FormData();
  form.append(TAKE, takenAnswer(question, signOfChoice(["a1"]), saw(1, ["a2"])));
  await applyWorkbook(ctx, user, id, form, "en");
}

/** Starts a year of key figures, enters one, removes it and erases another year. */
export async function useKeyFigures(ctx: Context, user: CurrentUser): Promise<void> {
  const year = lastWholeYear(ctx.clock());
  for (const each of [year, year - 1]) await startYear(ctx, user, each);
  for (const written of ["5", ""]) {
    const figures = new Map([["employees", { written, isUnknown: false }] as const]);
    await saveFigures(ctx, user, year, "people", { figures, currency: { code: "USD", base: "ZAR" } });
  }
  await readFigures(ctx, user.companyId);
  await readStatedSize(ctx, user.companyId);
  await startedYearStatement(ctx, user.companyId, year);
  for (const kind of KINDS_OF_ASSESSMENTS)
    await answersStatement(ctx, { companyId: user.companyId, kind, year, questions: ["water.commit.1"] });
  await eraseYear(ctx, user, year - 1);
}

/** Assigns a topic, sets its progress, and comments on a question. */
export async function workTogether(ctx: Context, user: CurrentUser, assessmentId: string): Promise<void> {
  const topicId = "water";
  const dueOn = inDays(1);
  await assignTopic(ctx, user, assessmentId, { topicId, assigneeId: user.id, dueOn });
  for (const mark of ["ready", "back", "ready", "reviewed"] as const) {
    const [work] = await topicWorkQuery(ctx, assessmentId);
    await markTopic(ctx, user, assessmentId, { topicId, mark, seen: work?.stateAt ?? null });
  }
  const said = await addComment(ctx, user, assessmentId, { questionId: "water.assess.1", text: "x" });
  await colleaguesQuery(ctx, user);
  await commentsQuery(ctx, assessmentId);
  await commentsQuery(ctx, assessmentId, "water.assess.1");
  await runTogether(ctx.db, formStatements(ctx, assessmentId));
  await deleteComment(ctx, user, assessmentId, said.ok ? said.commentId : "");
}

/** Adds, changes, reads and deletes a supporting document, by page and by API call. */
export async function useDocuments(ctx: Context, user: CurrentUser, assessmentId: string): Promise<void> {
  const form = () => documentForm({ ...ENTRY, links: ["water", "water.assess.1"] }, [pdfFile(smallPdf())]);
  const saved = await saveForm(ctx, user, assessmentId, form());
  const documentId = saved.ok ? saved.documentId : "";
  const [file] = await rowsOf<{ id: string }>("select id from document_files where document_id = ?", documentId);
  await saveForm(ctx, user, assessmentId, form(), documentId);
  const full = { ...ctx, settings: { ...ctx.settings, EVIDENCE_FILES_PER_DOCUMENT: 1 } };
  await saveForm(full, user, assessmentId, form(), documentId);
  await uploadFiles(ctx, user, documentId, new Request(ORIGIN, { method: "POST", body: form() }));
  const created = await createDocument(ctx, user, assessmentId, ENTRY);
  const opened = await openDocuments(ctx, user, assessmentId, "change");
  if (!opened.ok || !created.ok) throw new Error("No documents");
  await deleteDocument(ctx, user, opened, created.documentId);
  await (await serveFile(ctx, user, file?.id ?? "", new Request(ORIGIN))).body?.cancel();
  await sweepOrphans({ ...ctx, clock: () => Date.now() + 48 * 60 * 60_000 }, null);
}

/** Starts a draft with the last answers, and runs every action on a whole draft. */
export async function useDrafts(ctx: Context, user: CurrentUser): Promise<void> {
  const started = await startAssessment(ctx, user, { source: "last" });
  const draft = started.ok ? started.assessmentId : "";
  await findLandingFacts(ctx, user, draft);
  await listAssessments(ctx, user, { offset: 0, limit: 10 });
  await countDraft(ctx, user, draft, "discard");
  await resetCompletion(ctx, user, draft);
  await publish({ "water.assess.1": () => null });
  expect(await resyncQuestions(ctx, user, draft)).toEqual({ ok: true, changed: true });
  await withdrawAll();
  await clearDraft(ctx, user, draft);
  expect((await startFresh(ctx, user, draft, ctx.ids.create())).ok).toBe(true);
}

/** Sets deadlines, views them, has reminders sent, and removes one. */
export async function setDates(ctx: Context, corporate: CurrentUser, member: CurrentUser): Promise<void> {
  const tomorrow = inDays(1);
  await setDeadline(ctx, corporate, { scope: "members", kind: "readiness" }, tomorrow);
  await setDeadline(ctx, member, { scope: "own", kind: "readiness" }, tomorrow);
  await findDeadlines(ctx, member, "readiness");
  for (const days of [0, 4]) await remindOfDeadlines({ ...ctx, clock: () => Date.now() + days * 86_400_000 });
  await removeDeadline(ctx, member, { scope: "own", kind: "readiness" });
}
