import { openExported } from "~/assessment/answers/associated.server";
import type { OpenedAssessment } from "~/assessment/answers/queries.server";
import { findProfile, type Profile } from "~/foundation/company/profile.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import type { Context } from "~/platform/context";
import { contactOf } from "./contact.server";

export interface ExportDetail extends OpenedAssessment {
  /** The person that the report names, with the company. */
  profile: Profile;
}

export type ExportVerdict = ({ ok: true } & ExportDetail) | { ok: false; reason: "not-found" | "draft" };

/**
 * A completed assessment with its answers and its company, for a table of many assessments. The company itself may read it, and so may
 * those who see it through its access code, but they do not learn of other codes that it has joined. If a user is named, only an assessment
 * of that user's company counts.
 */
export async function getExportDetail(
  ctx: Context,
  user: CurrentUser,
  assessmentId: string,
  userId: string | null,
): Promise<ExportVerdict> {
  const opened = await openExported(ctx, user, assessmentId, userId);
  if (!opened) return { ok: false, reason: "not-found" };
  if (opened.assessment.state === "draft") return { ok: false, reason: "draft" };
  const profile = await findProfile(ctx, contactOf(opened.assessment));
  if (!profile) return { ok: false, reason: "not-found" };
  const isOwn = opened.assessment.companyId === user.companyId;
  const joinedAccessCodes = isOwn ? profile.joinedAccessCodes : [];
  return { ok: true, ...opened, profile: { ...profile, joinedAccessCodes } };
}
