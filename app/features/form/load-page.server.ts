import type { Place } from "~/domain/catalogue/lookup";
import type { Kind } from "~/domain/kinds/kind";
import type { Language } from "~/domain/language";
import { openAssessmentWith } from "~/features/answers/queries.server";
import { newestVersion } from "~/features/catalogue/catalogue.server";
import type { CurrentUser } from "~/features/identity/session.server";
import { viewFormTeam } from "~/features/teamwork/form-view";
import { commentCountsQuery, topicWorkQuery } from "~/features/teamwork/queries.server";
import type { PageFrame } from "~/features/web/page-handle";
import type { Context } from "~/platform/context";
import { SECTION_FORM, viewSection } from "./section-view";
import { loadWorksheet } from "./worksheet.server";

export type OpenedForm = Extract<Awaited<ReturnType<typeof openForm>>, { ok: true }>;

/** A draft that the user may answer, with what its team has done about it. One round trip. */
export function openForm(ctx: Context, user: CurrentUser, assessmentId: string, kind: Kind) {
  const newest = newestVersion(ctx, kind);
  const also = [topicWorkQuery(ctx, assessmentId), commentCountsQuery(ctx, assessmentId), newest] as const;
  return openAssessmentWith(ctx, user, assessmentId, "answer", also);
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
    section: viewSection(catalogue, answers, place, language, worksheet),
    team: viewFormTeam(opened, place.topic, { user, language, now, isDraft: true }),
    savedAt: answers.size > 0 ? assessment.updatedAt : null,
    canDiscard: user.role === "owner",
    isOutdated: hasNewer(opened),
    cleared: { at, ago: now - at * 1000 },
    resumed: query.has("resumed"),
    breaks,
  };
}
