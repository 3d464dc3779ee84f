import { sql } from "drizzle-orm";
import type { AssessmentRow } from "~/assessment/answers/queries.server";
import { endOf } from "~/core/days/days";
import { MAX_SHARES } from "~/core/sharing";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { notifyPeople, sendAll } from "~/foundation/notifications/audience.server";
import { assessments } from "~/foundation/tables/assessments";
import { users } from "~/foundation/tables/people";
import type { Context } from "~/platform/context";
import { hashPassword } from "~/platform/crypto/passwords";
import { isGuardViolation, runTogether } from "~/platform/d1/client";
import { countUse, type LimitVerdict } from "~/platform/rate-limit.server";
import { decideSharing, mayShare, type SharingVerdict } from "~/results/results/rules/sharing";
import type { Share } from "./schema";
import { shares } from "./tables";

/** Limited because each link may hash a word. */
const PER_USER = { max: 30, windowMs: 60 * 60_000 };

export type MakeVerdict =
  | SharingVerdict
  | { ok: false; reason: "unconfirmed" | "full" }
  | Exclude<LimitVerdict, { ok: true }>;

/** Makes a link to a report, for its owner, and mails the owners, so that they can end a link that they have not made. */
export async function makeShare(
  ctx: Context,
  user: CurrentUser,
  assessment: AssessmentRow | undefined,
  { recipient, parts, language, expires, word }: Share,
): Promise<MakeVerdict> {
  const verdict = decideSharing(user, assessment);
  if (!verdict.ok || !assessment) return verdict.ok ? { ok: false, reason: "not-found" } : verdict;
  if (!mayShare(user)) return { ok: false, reason: "unconfirmed" };
  const limit = await countUse(ctx, `share/user/${user.id}`, PER_USER);
  if (!limit.ok) return limit;
  const id = ctx.ids.create();
  const now = ctx.clock();
  const { id: assessmentId, companyId, kind } = assessment;
  // NULL, which fails the statement, once the number of links is at its maximum, or somebody else owns the company.
  const hasRoom = sql<string>`(select ${assessments.id} from ${assessments} where ${assessments.id} = ${assessmentId} and ${assessments.companyId} = ${companyId} and (select count(*) from ${shares} where ${shares.assessmentId} = ${assessmentId}) < ${MAX_SHARES})`;
  const stillOwner = sql<string>`(select ${users.id} from ${users} where ${users.id} = ${user.id} and ${users.companyId} = ${companyId} and ${users.role} = 'owner' and ${users.erasedAt} is null)`;
  try {
    const [, told] = await runTogether(ctx.db, [
      ctx.db.insert(shares).values({
        id,
        assessmentId: hasRoom,
        recipient,
        parts,
        language,
        wordHash: word === undefined ? null : await hashPassword(word),
        createdBy: stillOwner,
        createdAt: now,
        expiresAt: endOf(expires, user.timeZone),
      }),
      notifyPeople(ctx, {
        cause: "report-link",
        eventId: `report-link/${id}`,
        data: { assessmentId, kind, date: expires },
        to: sql`${users.companyId} = ${companyId} and ${users.role} = 'owner'`,
        by: user.id,
      }),
    ]);
    await sendAll(ctx, told);
  } catch (error) {
    if (isGuardViolation(error, "shares.assessment_id")) return { ok: false, reason: "full" };
    if (isGuardViolation(error, "shares.created_by")) return { ok: false, reason: "forbidden" };
    throw error;
  }
  return { ok: true };
}
