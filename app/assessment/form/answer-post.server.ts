import { data } from "@remix-run/cloudflare";
import { signOut } from "~/account/password/sign-out.server";
import { refusal } from "~/assessment/answers/open-id.server";
import type { InvalidReason } from "~/assessment/answers/rules/value";
import type { GivenAnswer } from "~/assessment/answers/save-answers.server";
import type { SectionLocation } from "~/assessment/catalogue/rules/lookup";
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
import { saveForm } from "./save-form.server";
import { type ConflictView, type SectionProblem, type TypedView, viewConflicts, viewTyped } from "./section-view";
import { goOn } from "./stretch.server";
import { loadWorksheet } from "./worksheet.server";
import { findUnasked } from "./worksheet-view";

/** What a form that is shown again says of itself. */
interface FormAnswer {
  problem: SectionProblem;
  /** Required questions that were not answered. */
  missed: string[];
  conflicts: ConflictView[];
  /** What had been given and was not saved. */
  typed: TypedView[];
  /** What is wrong with it, by question. */
  unfit: Record<string, InvalidReason>;
  /** Comments that were not added. */
  comments: KeptComment[];
}

const formAgain = (answer: Pick<FormAnswer, "problem" | "comments"> & Partial<FormAnswer>, init: ResponseInit) =>
  data({ missed: [], conflicts: [], typed: [], unfit: {}, ...answer }, init);

/** What the summary says of what could not be saved as it was written. */
const problemOf = (reasons: InvalidReason[]): SectionProblem =>
  reasons.every((reason) => reason === "other-text-missing") ? "other-text-missing" : "unfit";

/** What the summary says of a form that leaves required questions open. One that sends a section off knows an empty one too. */
function missedProblem(kind: Kind, typed: GivenAnswer[]): SectionProblem {
  if (KINDS[kind].layout.navigateBy === "topic") return "missed";
  if (typed.length === 0) return "no-answers";
  return typed.some(({ fields }) => fields.some(([, value]) => value.trim() !== "")) ? "missed" : "none-given";
}

/** Saves what the form was sent with and answers it: the next page, or the form again with what keeps it. `sealed` names the assessment in its address. */
export async function answerPost(ctx: Context, request: Request, sealed: string | undefined) {
  const { user, assessmentId, kind, paths, form, saved } = await saveForm(ctx, request, sealed);
  const worksheetOf = ({ section }: SectionLocation) => loadWorksheet(ctx, { companyId: user.companyId, kind }, section);
  const go = (path: string, flash?: FlashKey, number?: number) =>
    goOn(ctx, request, assessmentId, path, { flash, number });
  const intent = String(form.get("intent"));
  const comments = "place" in saved ? readComments(saved.place.section, form) : [];
  // Whoever wants to leave or to read on in another language does, even where nothing could be saved any more.
  if (intent === "sign-out") {
    if (saved.ok) await postComments(ctx, user, assessmentId, comments);
    return signOut(ctx, request);
  }
  const language = form.get("language");
  const cookie = language ? await chooseLanguage(ctx, user.id, toLanguage(language)) : null;
  const headers = cookie ? { "Set-Cookie": cookie } : undefined;
  const read = await languageOf(ctx, request);
  if (saved.ok && saved.conflicts.length + saved.invalid.length > 0) {
    const unfit = Object.fromEntries(saved.invalid.map(({ questionId, reason }) => [questionId, reason]));
    const conflicts = viewConflicts(saved.conflicts, read);
    const misread = saved.typed.filter(({ questionId }) => questionId in unfit);
    const typed = viewTyped(saved.place, misread, read, await worksheetOf(saved.place));
    return conflicts.length > 0
      ? formAgain({ problem: "conflict", conflicts, typed, unfit, comments }, { status: 409, headers })
      : formAgain({ problem: problemOf(Object.values(unfit)), typed, unfit, comments }, { status: 422, headers });
  }
  if (!saved.ok && "typed" in saved) {
    const typed = viewTyped(saved.place, saved.typed, read, await worksheetOf(saved.place));
    return formAgain({ problem: saved.reason, typed, comments }, { status: 422, headers });
  }
  const kept = saved.ok ? await postComments(ctx, user, assessmentId, comments) : [];
  if (kept.length > 0) return formAgain({ problem: "comment", comments: kept }, { status: 422, headers });
  if (headers) return redirectTo(paths.section(String(form.get("section"))), { status: 303, headers });
  if (!saved.ok) {
    if (saved.reason === "completed") return go(paths.view, "alreadySubmitted");
    throw refusal(saved.reason);
  }

  const commented = readCommentIntent(intent);
  if (comments.some(({ questionId }) => questionId === commented))
    return go(paths.question(saved.place.section.id, commented ?? ""), "commentAdded");
  const next = afterSaving(saved, form, paths);
  if ("missed" in next)
    return formAgain({ problem: missedProblem(kind, saved.typed), ...next, comments: [] }, { status: 422 });
  // Whoever sends a section off is asked about a figure once, before the page that follows.
  const worksheet = intent === "next" ? await worksheetOf(saved.place) : null;
  const odd = worksheet && findUnasked(saved.place.section, saved.answers, worksheet, form);
  if (odd) return go(paths.question(saved.place.section.id, odd), "figureStandsOut");
  if (!("ready" in next)) return go(next.path, next.flash, next.number);
  const said = { topicId: next.ready, mark: "ready" as const, seen: null };
  return go(next.path, markFlash("ready", await markTopic(ctx, user, assessmentId, said)));
}
