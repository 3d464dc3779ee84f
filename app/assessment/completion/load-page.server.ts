import { overallOf } from "~/assessment/answers/rules/completion";
import { newestVersion } from "~/assessment/catalogue/catalogue.server";
import { viewLimits } from "~/assessment/evidence/documents-page.server";
import { openDocuments } from "~/assessment/evidence/queries.server";
import { viewDimensions } from "~/assessment/evidence/view";
import { indicatorLinks } from "~/assessment/form/indicators.server";
import { viewRail } from "~/assessment/form/section-view";
import { viewStates } from "~/assessment/teamwork/form-view";
import { topicWorkQuery } from "~/assessment/teamwork/queries.server";
import { unreviewedTopics } from "~/assessment/teamwork/rules/topics";
import type { Kind } from "~/core/kinds/kind";
import type { Language } from "~/core/language";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { dateOf } from "~/i18n/format";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";
import type { CompletionPageProps } from "./components/completion-page";
import { viewChecklist } from "./view";

/** The steps of the completion dialog, by their name in the address. */
const STEPS = { complete: "choose", upload: "upload", submit: "confirm" } as const;
export type CompletionStep = (typeof STEPS)[keyof typeof STEPS];

type Loaded = Omit<CompletionPageProps, "nonce" | "answer">;
export type CompletionVerdict =
  | ({ ok: true } & Loaded)
  | { ok: false; reason: "not-found" | "forbidden" | "completed" | "incomplete" };

/** Loads the page of a draft whose required questions are all answered, with the dialog step that the address names. */
export async function loadCompletionPage(
  ctx: Context,
  user: CurrentUser,
  { assessmentId, kind }: { assessmentId: string; kind: Kind },
  dialog: string | null,
  language: Language,
): Promise<CompletionVerdict> {
  const [opened, [work, [newest]]] = await Promise.all([
    openDocuments(ctx, user, assessmentId, "change"),
    runTogether(ctx.db, [topicWorkQuery(ctx, assessmentId), newestVersion(ctx, kind)]),
  ]);
  if (!opened.ok) return opened;
  const { catalogue, answers, assessment, documents } = opened;
  const canSubmit = user.role === "owner";
  return {
    ok: true,
    canSubmit,
    isOutdated: newest?.version !== catalogue.version,
    step: canSubmit && dialog !== null && Object.hasOwn(STEPS, dialog) ? STEPS[dialog as keyof typeof STEPS] : null,
    checklist: viewChecklist(catalogue, answers, documents),
    unreviewed: unreviewedTopics(catalogue, answers, work).map(({ name }) => name[language]),
    states: viewStates(catalogue, answers, work),
    changedOn: dateOf(assessment.updatedAt, { language, timeZone: user.timeZone }),
    rail: viewRail(catalogue, answers, language, null),
    indicators: indicatorLinks(ctx, assessmentId, catalogue),
    overall: overallOf(catalogue, answers),
    dimensions: viewDimensions(catalogue, language),
    limits: viewLimits(ctx, language),
  };
}
