import { type SQL, sql } from "drizzle-orm";
import type { RequestSide } from "~/core/addresses/requests";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { eventAt, isMailedSince, notifyPeople } from "~/foundation/notifications/audience.server";
import { users } from "~/foundation/tables/people";
import { memberRequests } from "~/foundation/tables/requests";
import type { Context } from "~/platform/context";
import type { RequestRow } from "./find.server";
import { type Deed, mailHoldsSince } from "./rules/acts";

const CAUSE_OF = {
  accepted: "request-answered",
  declined: "request-answered",
  done: "request-answered",
  returned: "request-returned",
  closed: "request-closed",
  said: "request-message",
} as const satisfies Record<Deed, string>;

/**
 * Tells the other side what somebody has done with a request: of the asked company all who may answer, of the asking one its owner and
 * whoever made the request. Several messages within half an hour make one mail. `isKept` is the condition of the act itself.
 */
export function notifyDeed(
  ctx: Context,
  user: CurrentUser,
  request: RequestRow,
  { side, deed, entryId, isKept }: { side: RequestSide; deed: Deed; entryId: string; isKept: SQL },
) {
  const isToCorporate = side === "received";
  const now = ctx.clock();
  const about = `request-${deed}/${request.id}/`;
  const asker = sql`(select ${memberRequests.createdBy} from ${memberRequests} where ${memberRequests.id} = ${request.id})`;
  return notifyPeople(ctx, {
    cause: CAUSE_OF[deed],
    eventId: `${eventAt(about, now)}/${entryId}`,
    data: {
      requestId: request.id,
      // The reader's side of it.
      side: isToCorporate ? "sent" : "received",
      asks: request.kind,
      dueOn: request.dueOn,
      act: deed,
      company: user.companyName,
      companyId: isToCorporate ? request.companyId : request.corporateId,
    },
    to: isToCorporate
      ? sql`${users.companyId} = ${request.corporateId} and (${users.role} = 'owner' or ${users.id} = ${asker}) and ${isKept}`
      : sql`${users.companyId} = ${request.companyId} and ${users.role} <> 'viewer' and ${isKept}`,
    ...(deed === "said"
      ? {
          inAppOnly: isMailedSince(about, mailHoldsSince(now)),
        }
      : {}),
  });
}
