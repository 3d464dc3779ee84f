import type { Place } from "~/domain/catalogue/lookup";
import type { Kind } from "~/domain/kinds/kind";
import type { Language } from "~/domain/language";
import { judgeOpening, openingStatements } from "~/features/answers/queries.server";
import { newestVersion } from "~/features/catalogue/catalogue.server";
import type { CurrentUser } from "~/features/identity/session.server";
import { viewFormTeam } from "~/features/teamwork/form-view";
import { commentCountsQuery, topicWorkQuery } from "~/features/teamwork/queries.server";
import type { PageFrame } from "~/features/web/page-handle";
import type { Context } from "~/platform/context";
import type { Found } from "~/platform/d1/client";
import { SECTION_FORM, viewSection } from "./section-view";
import { loadWorksheet } from "./worksheet.server";

export type OpenedForm = Extract<Awaited<ReturnType<typeof openForm>>, { ok: true }>;

/** What the form shows of a draft: its answers, and what its team has done about them. */
export function formStatements(ctx: Context, assessmentId: string, kind: Kind) {
  return openingStatements(ctx, assessmentId, teamStatements(ctx, assessmentId, kind));
}

const teamStatements = (ctx: Context, id: string, kind: Kind) =>
  [topicWorkQuery(ctx, id), commentCountsQuery(ctx, id), newestVersion(ctx, kind)] as const;

/** A draft that the user may answer, with what its team has done about it, of what those found. */
export function openForm(ctx: Context, user: CurrentUser, found: Found<ReturnType<typeof formStatements>>) {
  return judgeOpening<ReturnType<typeof teamStatements>>(ctx, user, "answer", found);
}

/** Whether there are newer questions than those that the draft pins. */
export function hasNewer({ catalogue, also: [, , [newest]] }: OpenedForm): boolean {
  return newest?.version !== catalogue.version;
}

/** The page of a section, in the state that the address names. */
export async function viewSectionPage(
  ctx: Context,
  opened: OpenedForm,
  place: Place,
  query: URLSearchParams,
  { user, language, now }: { user: CurrentUser; language: Language; now: number },
) {
  const { catalogue, answers, assessment } = opened;
  const breaks = query.get("dialog") === "break";
  const keptForm = { id: SECTION_FORM, enter: { name: "intent", value: "save" } };
  const frame: PageFrame = { keptForm, dialogOpen: breaks };
  const at = assessment.clearedAt;
  const worksheet = await loadWorksheet(ctx, assessment, place.section);
  return {
    frame,
    section: viewSection(catalogue, answers, place, language, { worksheet, country: user.country }),
    team: viewFormTeam(opened, place.topic, { user, language, now, isDraft: true }),
    savedAt: answers.size > 0 ? assessment.updatedAt : null,
    canDiscard: user.role === "owner",
    isOutdated: hasNewer(opened),
    cleared: { at, ago: now - at * 1000 },
    resumed: query.has("resumed"),
    breaks,
  };
}
