import { eq } from "drizzle-orm";
import { judgeOpening, OPENING } from "~/assessment/answers/queries.server";
import { newestVersionColumn } from "~/assessment/catalogue/catalogue.server";
import type { SectionLocation } from "~/assessment/catalogue/rules/lookup";
import { viewProofs } from "~/assessment/evidence/proof-view.server";
import { formerProofsQuery, proofsQuery } from "~/assessment/evidence/proofs.server";
import { viewFormTeam } from "~/assessment/teamwork/form-view";
import { commentCountsQuery, topicWorkQuery } from "~/assessment/teamwork/queries.server";
import type { Language } from "~/core/language";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { assessments } from "~/foundation/tables/assessments";
import type { PageFrame } from "~/foundation/web/page-handle";
import type { Context } from "~/platform/context";
import type { Found } from "~/platform/d1/client";
import { preparedQuery } from "~/platform/d1/prepared-query";
import { viewOffers } from "./offers.server";
import { withPlanned } from "./planned.server";
import { SECTION_FORM, viewSection } from "./section-view";
import { loadWorksheet } from "./worksheet.server";

export type OpenedForm = Extract<Awaited<ReturnType<typeof openForm>>, { ok: true }>;

const formQuery = preparedQuery(["assessmentId"], (db, { assessmentId }) =>
  db
    .select({ ...OPENING, newest: newestVersionColumn(db, assessments.kind) })
    .from(assessments)
    .where(eq(assessments.id, assessmentId)),
);

/** Batch statements for the form of a draft: its answers, its team's work, and the files kept with its questions. */
export function formStatements(ctx: Context, assessmentId: string) {
  return [
    formQuery(ctx.db, { assessmentId }),
    topicWorkQuery(ctx, assessmentId),
    commentCountsQuery(ctx, assessmentId),
    proofsQuery(ctx.db, { assessmentId }),
    formerProofsQuery(ctx.db, { assessmentId }),
  ] as const;
}

/** Opens a draft that the user may answer, with all that belongs to its form, from the statements' results. */
export async function openForm(
  ctx: Context,
  user: CurrentUser,
  [rows, work, comments, proofs, formerProofs]: Found<ReturnType<typeof formStatements>>,
) {
  const opened = await judgeOpening<[]>(ctx, user, "answer", [rows]);
  return opened.ok ? { ...opened, work, comments, proofs, formerProofs, newest: rows[0]?.newest ?? null } : opened;
}

/** Whether a newer version of the questionnaire exists than the one pinned to the draft. */
export function hasNewer({ catalogue, newest }: OpenedForm): boolean {
  return newest !== catalogue.version;
}

/** The page of a section, in the state that the URL names. */
export async function viewSectionPage(
  ctx: Context,
  opened: OpenedForm,
  place: SectionLocation,
  query: URLSearchParams,
  { user, language, now }: { user: CurrentUser; language: Language; now: number },
) {
  const { catalogue, answers, assessment } = opened;
  const breaks = query.get("dialog") === "break";
  const keptForm = { id: SECTION_FORM, enter: { name: "intent", value: "save" } };
  const frame: PageFrame = { keptForm, dialogOpen: breaks };
  const at = assessment.clearedAt;
  const proofs = viewProofs(place, answers, opened.proofs, opened.formerProofs, language);
  const [worksheet, offers] = await Promise.all([
    loadWorksheet(ctx, assessment, place.section),
    viewOffers(ctx, opened, place.section, { language, timeZone: user.timeZone }),
  ]);
  return {
    frame,
    section: await withPlanned(
      ctx,
      { companyId: assessment.companyId, kind: catalogue.kind },
      viewSection(catalogue, answers, place, language, { worksheet, ...user, offers, proofs }),
    ),
    team: viewFormTeam(opened, place.topic, { user, language, now, isDraft: true }),
    savedAt: answers.size > 0 ? assessment.updatedAt : null,
    canDiscard: user.role === "owner",
    isOutdated: hasNewer(opened),
    cleared: { at, ago: now - at * 1000 },
    at: query.get("question"),
    resumed: query.has("resumed"),
    breaks,
  };
}
