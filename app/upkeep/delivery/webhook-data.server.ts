import { eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { assessmentPaths } from "~/core/addresses/assessment";
import { memberPath } from "~/core/addresses/network";
import { requestPath } from "~/core/addresses/requests";
import { webhookPath } from "~/core/addresses/webhooks";
import { TEST_EVENT } from "~/core/webhook-events";
import { isCorporateNow } from "~/foundation/company/sharing.server";
import { companies, memberships } from "~/foundation/tables/company";
import { latestResultOf } from "~/foundation/tables/latest-results";
import { memberRequests } from "~/foundation/tables/requests";
import { results } from "~/foundation/tables/results";
import { webhookDeliveries as deliveries, webhookEndpoints as endpoints } from "~/foundation/webhooks/tables";
import type { Context } from "~/platform/context";

const receiver = alias(companies, "receiver");

/** A message with its endpoint, and all that its data may be made of, as it stands now. */
export const deliveryStatement = (ctx: Context, id: string) =>
  ctx.db
    .select({
      id: deliveries.id,
      event: deliveries.event,
      tries: deliveries.tries,
      createdAt: deliveries.createdAt,
      since: deliveries.since,
      memberId: deliveries.memberId,
      assessmentId: deliveries.assessmentId,
      requestId: deliveries.requestId,
      formerLevel: deliveries.formerLevel,
      endpointId: deliveries.endpointId,
      companyId: endpoints.companyId,
      address: endpoints.address,
      secret: endpoints.secret,
      isOn: endpoints.isOn,
      erasedAt: receiver.erasedAt,
      // Null once the member has left, or the receiver is no corporate company any more.
      scope: memberships.scope,
      sharesFigures: memberships.sharesFigures,
      kind: sql<typeof results.$inferSelect.kind | null>`${results.kind}`.as("result_kind"),
      level: results.level,
      completedAt: results.completedAt,
      isLatest: sql<number>`${latestResultOf(results.companyId, results.kind)} = ${results.assessmentId}`.as(
        "is_latest",
      ),
      asks: sql<typeof memberRequests.$inferSelect.kind | null>`${memberRequests.kind}`.as("request_kind"),
      requestState: sql<typeof memberRequests.$inferSelect.state | null>`${memberRequests.state}`.as("request_state"),
    })
    .from(deliveries)
    .innerJoin(endpoints, eq(endpoints.id, deliveries.endpointId))
    .innerJoin(receiver, eq(receiver.id, endpoints.companyId))
    .leftJoin(
      memberships,
      sql`${memberships.corporateId} = ${endpoints.companyId} and ${memberships.companyId} = ${deliveries.memberId} and ${isCorporateNow(sql`${endpoints.companyId}`)}`,
    )
    .leftJoin(results, eq(results.assessmentId, deliveries.assessmentId))
    .leftJoin(
      memberRequests,
      sql`${memberRequests.id} = ${deliveries.requestId} and ${memberRequests.corporateId} = ${endpoints.companyId} and ${memberRequests.endedAt} is null`,
    )
    .where(eq(deliveries.id, id));

export type DeliveryRow = Awaited<ReturnType<typeof deliveryStatement>>[number];

/**
 * What a message says: ids as in the API, addresses of pages, and a level. Null if the receiver may not read it any more: the member has left,
 * or shares its level alone and has a newer one.
 */
export function dataOf(ctx: Context, row: DeliveryRow): Record<string, unknown> | null {
  const url = (path: string) => new URL(path, ctx.settings.APP_URL).href;
  const seal = ctx.ids.seal;
  if (row.event === TEST_EVENT) return { webhookId: row.endpointId, url: url(webhookPath(row.endpointId)) };
  const assessmentId = row.assessmentId && seal(row.assessmentId);
  if (row.memberId === null) {
    if (row.kind === null || assessmentId === null) return null;
    const { results: page } = assessmentPaths(row.kind, assessmentId);
    return { assessmentId, ...resultOf(row), url: url(page) };
  }
  if (row.scope === null) return null;
  const member = { companyId: row.memberId, url: url(memberPath(seal(row.memberId))) };
  switch (row.event) {
    case "member.joined":
    case "member.shared":
      return { ...member, scope: row.scope, sharesFigures: row.sharesFigures };
    case "request.answered": {
      if (row.requestId === null || row.requestState === null) return null;
      const asked = { requestId: row.requestId, kind: row.asks, state: row.requestState };
      return { ...member, ...asked, url: url(requestPath("sent", seal(row.requestId))) };
    }
    default: {
      if (row.level === null) return null;
      if (row.scope === "full") return { ...member, assessmentId, ...resultOf(row) };
      // What it was before, and the assessment itself, are not shared.
      return row.isLatest ? { ...member, kind: row.kind, level: row.level } : null;
    }
  }
}

const resultOf = ({ kind, level, formerLevel, completedAt }: DeliveryRow) => ({
  kind,
  level,
  ...(formerLevel === null ? {} : { formerLevel }),
  completedAt: completedAt === null ? null : new Date(completedAt).toISOString(),
});
