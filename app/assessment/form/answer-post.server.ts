import { data } from "@remix-run/cloudflare";
import { signOut } from "~/account/password/sign-out.server";
import { refusal } from "~/assessment/answers/open-id.server";
import type { InvalidReason } from "~/assessment/answers/rules/value";
import type { GivenAnswer } from "~/assessment/answers/save-answers.server";
import type { SectionLocation } from "~/assessment/catalogue/rules/lookup";
import { describeProblem } from "~/assessment/evidence/proof-view.server";
import { KINDS } from "~/assessment/kinds/kinds";
import { readCommentIntent } from "~/assessment/teamwork/comment-form";
import { markFlash } from "~/assessment/teamwork/marks";
import { markTopic } from "~/assessment/teamwork/topics.server";
import type { Kind } from "~/core/kinds/kind";
import { toLanguage } from "~/core/language";
import { chooseLanguage, languageOf } from "~/foundation/identity/language.server";
import type { FlashKey } from "~/foundation/web/flash.server";
import { redirectTo } from "~/foundation/web/redirect.server";
import type { Context } from "~/platform/context";
import { afterSaving } from "./after-saving";
import { type KeptComment, postComments, readComments } from "./post-comments.server";
import { postProofs, provenQuestion } from "./post-proofs.server";
import { saveForm } from "./save-form.server";
import { type ConflictView, type SectionProblem, type TypedView, viewConflicts, viewTyped } from "./section-view";
import { goOn } from "./stretch.server";
import { loadWorksheet } from "./worksheet.server";
import { findUnasked } from "./worksheet-view";

/** The data for showing a form again. */
interface FormAnswer {
  problem: SectionProblem;
  /** Required questions without an answer. */
  missed: string[];
  conflicts: ConflictView[];
  /** Submitted answers that were not saved. */
  typed: TypedView[];
  /** The reason each answer is invalid, by question. */
  invalid: Record<string, InvalidReason>;
  /** Comments that were not added. */
  comments: KeptComment[];
  /** What was wrong with the files for a question, in words. */
  proofs: Record<string, string[]>;
}

const formAgain = (answer: Pick<FormAnswer, "problem"> & Partial<FormAnswer>, init: ResponseInit) =>
  data({ missed: [], conflicts: [], typed: [], invalid: {}, comments: [], proofs: {}, ...answer }, init);

/** The summary's message for answers that could not be saved as written. */
const problemOf = (reasons: InvalidReason[]): SectionProblem =>
  reasons.every((reason) => reason === "other-text-missing") ? "other-text-missing" : "invalid";

/** The summary's message for unanswered required questions. Kinds that submit whole sections also distinguish an empty form. */
function missedProblem(kind: Kind, typed: GivenAnswer[]): SectionProblem {
  if (KINDS[kind].layout.navigateBy === "topic") return "missed";
  if (typed.length === 0) return "no-answers";
  return typed.some(({ fields }) => fields.some(([, value]) => value.trim() !== "")) ? "missed" : "none-given";
}

/**
 * Saves a submitted form and responds with the next page, or with the form again and what blocks it. `sealed` is the assessment's sealed id
 * from the URL.
 */
export async function answerPost(ctx: Context, request: Request, sealed: string | undefined) {
  const came = await saveForm(ctx, request, sealed);
  const { user, assessmentId, kind, paths, form, saved } = came;
  const worksheetOf = ({ section }: SectionLocation) =>
    loadWorksheet(ctx, { companyId: user.companyId, kind }, section);
  const go = (path: string, flash?: FlashKey, number?: number) =>
    goOn(ctx, request, assessmentId, path, { flash, number });
  const intent = String(form.get("intent"));
  const comments = "place" in saved ? readComments(saved.place.section, form) : [];
  // Files arrive once. Whatever else the form lacks, those of a question answered with Yes stay.
  const wrong = await postProofs(ctx, came, intent);
  // Signing out and changing the language work even if nothing can be saved any more.
  if (intent === "sign-out") {
    if (saved.ok) await postComments(ctx, user, assessmentId, comments);
    return signOut(ctx, request);
  }
  const language = form.get("language");
  const cookie = language ? await chooseLanguage(ctx, user.id, toLanguage(language)) : null;
  const headers = cookie ? { "Set-Cookie": cookie } : undefined;
  const read = await languageOf(ctx, request);
  const proofs = Object.fromEntries(wrong.map((each) => [each.questionId, describeProblem(ctx, each, read)]));
  if (saved.ok && saved.conflicts.length + saved.invalid.length > 0) {
    const invalid = Object.fromEntries(saved.invalid.map(({ questionId, reason }) => [questionId, reason]));
    const conflicts = viewConflicts(saved.conflicts, { language: read, timeZone: user.timeZone });
    const misread = saved.typed.filter(({ questionId }) => questionId in invalid);
    const typed = viewTyped(saved.place, misread, read, await worksheetOf(saved.place));
    return conflicts.length > 0
      ? formAgain({ problem: "conflict", conflicts, typed, invalid, comments, proofs }, { status: 409, headers })
      : formAgain(
          { problem: problemOf(Object.values(invalid)), typed, invalid, comments, proofs },
          { status: 422, headers },
        );
  }
  if (!saved.ok && "typed" in saved) {
    const typed = viewTyped(saved.place, saved.typed, read, await worksheetOf(saved.place));
    return formAgain({ problem: saved.reason, typed, comments, proofs }, { status: 422, headers });
  }
  const kept = saved.ok ? await postComments(ctx, user, assessmentId, comments) : [];
  if (kept.length > 0) return formAgain({ problem: "comment", comments: kept, proofs }, { status: 422, headers });
  if (wrong.length > 0) return formAgain({ problem: "proof", proofs }, { status: 422, headers });
  if (headers) return redirectTo(paths.section(String(form.get("section"))), { status: 303, headers });
  if (!saved.ok) {
    if (saved.reason === "completed") return go(paths.view, "alreadySubmitted");
    throw refusal(saved.reason);
  }

  const commented = readCommentIntent(intent);
  if (comments.some(({ questionId }) => questionId === commented))
    return go(paths.question(saved.place.section.id, commented ?? ""), "commentAdded");
  const proven = await provenQuestion(ctx, came, intent);
  if (proven) return go(paths.question(saved.place.section.id, proven));
  const next = afterSaving(saved, form, paths);
  if ("missed" in next) return formAgain({ problem: missedProblem(kind, saved.typed), ...next }, { status: 422 });
  // A user who submits a section is asked about an odd figure once, before the next page.
  const worksheet = intent === "next" ? await worksheetOf(saved.place) : null;
  const odd = worksheet && findUnasked(saved.place.section, saved.answers, worksheet, form);
  if (odd) return go(paths.question(saved.place.section.id, odd), "figureStandsOut");
  if (!("ready" in next)) return go(next.path, next.flash, next.number);
  const said = { topicId: next.ready, mark: "ready" as const, seen: null };
  return go(next.path, markFlash("ready", await markTopic(ctx, user, assessmentId, said)));
}
