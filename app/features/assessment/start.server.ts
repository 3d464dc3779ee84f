import { mayStartAssessment } from "~/domain/access/assessments";
import type { CurrentUser } from "~/features/account/session.server";
import type { Context } from "~/platform/context";
import { assessments } from "~/platform/d1/schema";
import { getCurrentCatalogue } from "./catalogue.server";

export type StartVerdict = { ok: true; assessmentId: string } | { ok: false; reason: "forbidden" };

/** Starts a readiness assessment on the newest published questionnaire. */
export async function startAssessment(ctx: Context, user: CurrentUser): Promise<StartVerdict> {
  if (!mayStartAssessment(user)) return { ok: false, reason: "forbidden" };
  const catalogue = await getCurrentCatalogue(ctx);
  const now = ctx.clock();
  const assessmentId = ctx.ids.create();
  await ctx.db.insert(assessments).values({
    id: assessmentId,
    companyId: user.companyId,
    startedBy: user.id,
    kind: "readiness",
    catalogueVersion: catalogue.version,
    state: "draft",
    createdAt: now,
    updatedAt: now,
  });
  return { ok: true, assessmentId };
}
