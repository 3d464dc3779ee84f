import { writeFields } from "~/assessment/answers/rules/fields";
import { askedFieldName, settleBases, writeBase } from "~/assessment/answers/section-form";
import type { Language } from "~/core/language";
import { renderPart } from "~/foundation/web/render-cache.server";
import { translator } from "~/i18n/i18n.server";
import type { Context } from "~/platform/context";
import { afterSaving, isNothing } from "./after-saving";
import { Sums } from "./components/amounts-total";
import { Asked } from "./components/asked";
import { OptionalSummary } from "./components/section-body";
import { SectionHead } from "./components/section-head";
import { TopicRail } from "./components/topic-rail";
import { type OpenedForm, viewSectionPage } from "./load-page.server";
import type { SavedForm } from "./save-form.server";
import type { SectionVerdict } from "./save-section.server";
import { viewAsked, viewHead, viewOptional, viewSums, viewTopicRail } from "./section-parts";
import { viewTyped, withAnswers } from "./section-view";
import { loadWorksheet } from "./worksheet.server";

type Saved = Extract<SectionVerdict, { ok: true }>;

/** The field in which the script lists questions changed since the page was last rendered. */
const CHANGED_FIELD = "changed";

/**
 * The response to the form's script after a save. The script decides nothing itself: errors, missing answers, completeness and totals come
 * as HTML parts, rendered by the same functions as the page.
 */
export async function answerAutosave(
  ctx: Context,
  { form, user, kind, paths, opened: before, saved }: SavedForm & { opened: OpenedForm; saved: Saved },
  { language, mayTake }: { language: Language /** See `viewTopicRail`. */; mayTake: boolean },
) {
  const { place, typed, answers } = saved;
  const invalid = Object.fromEntries(saved.invalid.map(({ questionId, reason }) => [questionId, reason]));
  const conflicts = Object.fromEntries(
    saved.conflicts.map(({ questionId, revision, theirs }) => [
      questionId,
      writeBase({ revision, sign: writeFields(theirs.fields) }),
    ]),
  );
  const open = new Set([...Object.keys(invalid), ...Object.keys(conflicts)]);
  const { bases, news } = settleBases(place.section, form, typed, answers, open);
  const isNext = form.get("intent") === "next" && open.size === 0;
  const after = isNext ? afterSaving(saved, form, paths) : null;
  const missed = after && "missed" in after ? after.missed : [];

  const opened = { ...before, answers };
  const page = await viewSectionPage(ctx, opened, place, new URLSearchParams(), { user, language, now: ctx.clock() });
  const unsaved = typed.filter(({ questionId }) => open.has(questionId));
  const worksheet = unsaved.length > 0 ? await loadWorksheet(ctx, opened.assessment, place.section) : null;
  // Until the user chooses between two answers, the typed one stays, without its earlier errors.
  const section = withAnswers(page.section, viewTyped(place, unsaved, language, worksheet), []);
  const sums = viewSums(section);
  const drawn: Record<string, string> = {
    rail: renderPart(TopicRail, language, viewTopicRail(kind, section, page.team, { mayTake, ...page })),
    head: renderPart(SectionHead, language, viewHead(kind, section, page.canDiscard)),
  };
  if (sums.length > 0) drawn.sum = renderPart(Sums, language, { sums });
  const changed = new Set<unknown>([...form.getAll(CHANGED_FIELD), ...news, ...missed, ...Object.keys(invalid)]);
  const questions = viewAsked(kind, section, { missed, invalid }, page.team.comments);
  for (const asked of questions) {
    const { id, isRequired } = asked.question;
    // A page that asks which of two answers to keep goes on asking.
    const isAsking = id in conflicts && form.has(askedFieldName(id));
    if (changed.has(id) && !isAsking) drawn[id] = renderPart(Asked, language, asked);
    if (changed.has(id) && !isRequired) drawn.fold = renderPart(OptionalSummary, language, viewOptional(questions));
  }
  const { missing } = section;
  return {
    bases,
    conflicts,
    invalid: Object.keys(invalid),
    missed,
    missing,
    drawn,
    ...describeOutcome(saved, language),
  };
}

/** The JSON that the form's script receives. */
export type AutosaveAnswer = Awaited<ReturnType<typeof answerAutosave>>;

/** The outcome of an autosave apart from conflicts, and the status texts for both where there is something to say. */
function describeOutcome(saved: Saved, language: Language) {
  const { invalid, conflicts } = saved;
  const t = translator(language, "answering");
  const isWordless = invalid.every(({ reason }) => reason === "other-text-missing");
  const fault = invalid.length === 0 ? null : isWordless ? "wordless" : "invalid";
  const outcome = fault ?? (isNothing(saved) ? "empty" : "saved");
  const words = {
    ...(fault ? { [fault]: t(`state.${fault}`) } : {}),
    ...(conflicts.length > 0 ? { conflict: t("state.conflict") } : {}),
  };
  return { outcome, words };
}
