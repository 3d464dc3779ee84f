import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { maySetDeadline } from "~/domain/access/deadlines";
import { findSection } from "~/domain/catalogue/lookup";
import { clearedAt } from "~/domain/progress/clearing";
import { firstOpenSection, overallProgress } from "~/domain/progress/completion";
import { signOut } from "~/features/account/sign-out.server";
import { findLandingFacts } from "~/features/answers/carried.server";
import { refusal, requireAssessmentId } from "~/features/answers/open-id.server";
import { openAssessmentWith } from "~/features/answers/queries.server";
import { BreakDialog } from "~/features/completion/components/break-dialog";
import { viewDueDates } from "~/features/deadlines/view";
import { afterSaving } from "~/features/form/after-saving";
import { problemOf, SECTION_FORM, SectionPage } from "~/features/form/components/section-page";
import { saveSection } from "~/features/form/save-section.server";
import { viewConflicts, viewRail, viewSection, viewTyped, withAnswers } from "~/features/form/section-view";
import { goOn } from "~/features/form/stretch.server";
import { chooseLanguage, languageOf } from "~/features/identity/language.server";
import { Landing } from "~/features/journey/components/landing";
import { pageTitle } from "~/features/shell/page-title.server";
import { viewFormTeam, viewStates } from "~/features/teamwork/form-view";
import { markFlash } from "~/features/teamwork/marks";
import { commentCountsQuery, topicWorkQuery } from "~/features/teamwork/queries.server";
import { markTopic } from "~/features/teamwork/topics.server";
import type { FlashKey } from "~/features/web/flash.server";
import type { PageFrame } from "~/features/web/page-handle";
import { redirectTo } from "~/features/web/redirect.server";
import { toLanguage } from "~/i18n/i18n.server";
import { inertWhile } from "~/ui/dialog";

export async function loader({ request, params, context: { kompas, nonce } }: LoaderFunctionArgs) {
  const { user, assessmentId } = await requireAssessmentId(kompas, request, params.id);
  const also = [topicWorkQuery(kompas, assessmentId), commentCountsQuery(kompas, assessmentId)] as const;
  const opened = await openAssessmentWith(kompas, user, assessmentId, "answer", also);
  if (!opened.ok) {
    // Who may not answer may still read; a completed assessment is for reading only.
    if (opened.reason !== "not-found") return redirectTo(`/view/${params.id}`);
    throw refusal(opened.reason);
  }
  const { catalogue, answers, assessment } = opened;
  const { searchParams: query, search } = new URL(request.url);
  const language = await languageOf(kompas, request);
  const sealedId = params.id ?? "";
  const shared = { sealedId, userId: user.id, title: await pageTitle(kompas, request, "assessment", "title") };
  const place = findSection(catalogue, query.get("section") ?? "");
  if (place) {
    const section = viewSection(catalogue, answers, place, language);
    const team = viewFormTeam(opened, place.topic, { user, language, now: kompas.clock(), isDraft: true });
    const savedAt = answers.size > 0 ? assessment.updatedAt : null;
    const breaks = query.get("dialog") === "break";
    const keptForm = { id: SECTION_FORM, enter: { name: "intent", value: "save" } };
    const frame: PageFrame = { keptForm, dialogOpen: breaks };
    const at = clearedAt(assessment.revision);
    const cleared = { at, ago: kompas.clock() - at * 1000 };
    const form = { section, team, savedAt, cleared, resumed: query.has("resumed"), breaks };
    return { ...shared, frame, view: "section" as const, ...form, nonce };
  }
  const open = firstOpenSection(catalogue, answers);
  if (!open) return redirectTo(`/complete/${sealedId}${search}`);
  const rail = viewRail(catalogue, answers, language, null);
  const overall = overallProgress(catalogue, answers);
  const states = viewStates(catalogue, answers, opened.also[0]);
  if (answers.size > 0 && !query.has("start")) return redirectTo(`/${sealedId}?section=${open.section.id}&resumed`);
  const { deadlines, carried } = await findLandingFacts(kompas, user, assessmentId);
  const dates = viewDueDates(deadlines, language, maySetDeadline(user, "own"));
  const landing = {
    rail,
    overall,
    states,
    dates,
    carried,
    canDiscard: user.role === "owner",
    firstSection: open.section.id,
  };
  return { ...shared, view: "landing" as const, ...landing };
}

/** Buttons by which somebody stands by what the page shows; whoever goes elsewhere only saves what was changed. */
const CONFIRMS = new Set(["save", "next", "ready"]);

export async function action({ request, params, context: { kompas } }: ActionFunctionArgs) {
  const { user, assessmentId } = await requireAssessmentId(kompas, request, params.id);
  const form = await request.formData();
  const go = (path: string, flash?: FlashKey, number?: number) =>
    goOn(kompas, request, assessmentId, path, flash, number);
  const intent = String(form.get("intent"));
  const confirms = CONFIRMS.has(intent);
  const saved = await saveSection(kompas, user, assessmentId, form, { confirms });
  const here = (sectionId: string) => `/${params.id}?section=${sectionId}`;
  // Whoever wants to leave or to read on in another language does, even where nothing could be saved any more.
  if (intent === "sign-out") return signOut(kompas, request);
  const language = form.get("language");
  const cookie = language ? await chooseLanguage(kompas, user.id, toLanguage(language)) : null;
  const headers = cookie ? { "Set-Cookie": cookie } : undefined;
  const none = { missed: [], conflicts: [], typed: [], unfit: {} };
  if (saved.ok && saved.conflicts.length + saved.unfit.length > 0) {
    const said = await languageOf(kompas, request);
    const unfit = Object.fromEntries(saved.unfit.map(({ questionId, reason }) => [questionId, reason]));
    const conflicts = viewConflicts(saved.conflicts, said);
    const contested = new Set([...Object.keys(unfit), ...conflicts.map(({ questionId }) => questionId)]);
    const typed = viewTyped(
      saved.place,
      saved.typed.filter(({ questionId }) => contested.has(questionId)),
      said,
    );
    const problem = conflicts.length > 0 ? ("conflict" as const) : problemOf(saved.unfit);
    return data({ ...none, problem, conflicts, typed, unfit }, { status: conflicts.length > 0 ? 409 : 422, headers });
  }
  if (!saved.ok && "typed" in saved) {
    const typed = viewTyped(saved.place, saved.typed, await languageOf(kompas, request));
    return data({ ...none, problem: saved.reason, typed }, { status: 422, headers });
  }
  if (headers) return redirectTo(here(String(form.get("section"))), { status: 303, headers });
  if (!saved.ok) {
    if (saved.reason === "completed") return go(`/view/${params.id}`, "alreadySubmitted");
    throw refusal(saved.reason);
  }

  const next = afterSaving(saved, form, params.id ?? "");
  if ("missed" in next) return data({ ...none, problem: "missed" as const, ...next }, { status: 422 });
  if (!("ready" in next)) return go(next.path, next.flash, next.number);
  const said = { topicId: next.ready, mark: "ready" as const, seen: null };
  return go(next.path, markFlash("ready", await markTopic(kompas, user, assessmentId, said)));
}

export const meta = ({ data: loaded }: { data?: { title?: string } }) => [{ title: loaded?.title }];

export default function Readiness() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (loaded.view === "landing") return <Landing {...loaded} />;
  const section = answer ? withAnswers(loaded.section, answer.typed, answer.conflicts) : loaded.section;
  return (
    <>
      <div {...inertWhile(loaded.breaks)}>
        <SectionPage
          {...loaded}
          section={section}
          problem={answer?.problem ?? null}
          missed={answer?.missed ?? []}
          unfit={answer?.unfit ?? {}}
        />
      </div>
      {loaded.breaks ? <BreakDialog continueHref={`/${loaded.sealedId}?section=${section.id}`} /> : null}
    </>
  );
}
