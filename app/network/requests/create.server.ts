import { and, eq, sql } from "drizzle-orm";
import { type DueOnVerdict, judgeDueOn } from "~/assessment/deadlines/rules/deadline";
import { REQUEST_KINDS } from "~/core/member-requests";
import { manyLines } from "~/core/typed-text";
import { isCorporateStill } from "~/foundation/company/sharing.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { notifyPeople, sendAll } from "~/foundation/notifications/audience.server";
import { memberships } from "~/foundation/tables/company";
import { users } from "~/foundation/tables/people";
import { memberRequests, requestEntries } from "~/foundation/tables/requests";
import { mayRemindMembers } from "~/network/membership/rules/members";
import type { Context } from "~/platform/context";
import { runTogether, selectRow } from "~/platform/d1/client";
import { countUse, type LimitVerdict } from "~/platform/rate-limit.server";
import { noteRequests } from "./find.server";
import { judgeTitle, MAX_ASKED, MAX_OPEN, type TitleVerdict, WORDS_LIMIT } from "./rules/acts";

/** Companies per batch, and more rows than their people need. */
const PAGE = 100;
const MAX_ROWS = 20_000;
/** Forms sent per company and hour. */
const FORMS = { max: 60, windowMs: 60 * 60_000 };

/** What a form or a call asks for. */
export interface Asking {
  kind: string;
  title: string;
  text: string;
  dueOn: string;
  /** It is done only with a document. */
  needsDocument?: boolean;
  /** Names the form: the same name asks a company once. */
  once: string;
}

type Reason<V extends { ok: boolean }> = Extract<V, { ok: false }> extends { reason: infer R } ? R : never;
export type AskProblem =
  | { field: "kind"; reason: "kind-missing" }
  | { field: "title"; reason: Reason<TitleVerdict> }
  | { field: "text"; reason: "words-long" }
  | { field: "dueOn"; reason: Reason<DueOnVerdict> };

export type AskVerdict =
  | { ok: true; asked: number }
  | { ok: false; reason: "forbidden" }
  | { ok: false; reason: "nobody" | "too-many" | "full" }
  | { ok: false; reason: "invalid"; problems: AskProblem[] }
  | Exclude<LimitVerdict, { ok: true }>;

/**
 * Asks companies that have joined the user's for something, each by a request of its own. Companies that have not joined, or that have
 * many open requests already, are passed over. A form that is sent twice asks each company once.
 */
export async function askCompanies(
  ctx: Context,
  user: CurrentUser,
  companyIds: readonly string[],
  asking: Asking,
): Promise<AskVerdict> {
  if (!mayRemindMembers(user)) return { ok: false, reason: "forbidden" };
  const judged = judgeAsking(ctx, user, asking);
  if (!judged.ok) return { ok: false, reason: "invalid", problems: judged.problems };
  const ids = [...new Set(companyIds)];
  if (ids.length === 0) return { ok: false, reason: "nobody" };
  if (ids.length > MAX_ASKED) return { ok: false, reason: "too-many" };
  const limit = await countUse(ctx, `requests-made/${user.companyId}`, FORMS);
  if (!limit.ok) return limit;
  let [asked, known] = [0, 0];
  for (let start = 0; start < ids.length; start += PAGE) {
    const done = await askPage(ctx, user, ids.slice(start, start + PAGE), { ...judged.request, once: asking.once });
    asked += done.asked;
    known += done.known;
  }
  return known === 0 ? { ok: false, reason: "full" } : { ok: true, asked: asked || known };
}

type Judged = Pick<typeof memberRequests.$inferInsert, "kind" | "title" | "text" | "dueOn" | "needsDocument">;

function judgeAsking(
  ctx: Context,
  user: CurrentUser,
  asking: Asking,
): { ok: true; request: Judged } | { ok: false; problems: AskProblem[] } {
  const kind = REQUEST_KINDS.find((each) => each === asking.kind);
  const title = judgeTitle(asking.title);
  const text = manyLines(asking.text);
  const due = judgeDueOn(asking.dueOn, ctx.clock(), user.timeZone);
  if (kind && title.ok && due.ok && text.length <= WORDS_LIMIT) {
    const { needsDocument = false } = asking;
    return { ok: true, request: { kind, title: title.title, text, dueOn: due.dueOn, needsDocument } };
  }
  const problems: AskProblem[] = [
    ...(kind ? [] : [{ field: "kind", reason: "kind-missing" } as const]),
    ...(title.ok ? [] : [{ field: "title", reason: title.reason } as const]),
    ...(text.length > WORDS_LIMIT ? [{ field: "text", reason: "words-long" } as const] : []),
    ...(due.ok ? [] : [{ field: "dueOn", reason: due.reason } as const]),
  ];
  return { ok: false, problems };
}

/** One batch: the requests, the first entry of each thread, the messages, and the ledger of each company. */
async function askPage(ctx: Context, user: CurrentUser, companyIds: string[], request: Judged & { once: string }) {
  const now = ctx.clock();
  const rows = JSON.stringify(companyIds.map((id) => [ctx.ids.create(), id, ctx.ids.create()]));
  const page = sql`json_each(${rows}) as "page"`;
  const open = sql`(select count(*) from ${memberRequests} as "open" where "open"."company_id" = ${memberships.companyId} and "open"."corporate_id" = ${user.companyId} and "open"."state" in ('asked', 'accepted', 'returned', 'done'))`;
  const isNew = sql`${memberRequests.id} = "page"."value" ->> 0`;
  const isOfForm = and(eq(memberRequests.corporateId, user.companyId), eq(memberRequests.once, request.once));
  const [made, , told, , known] = await runTogether(ctx.db, [
    ctx.db
      .insert(memberRequests)
      .select(
        ctx.db
          .select(
            selectRow(memberRequests, {
              ...request,
              id: sql`"page"."value" ->> 0`,
              corporateId: user.companyId,
              companyId: memberships.companyId,
              state: "asked",
              createdBy: user.id,
              createdAt: now,
              changedAt: now,
            }),
          )
          .from(page)
          .crossJoin(memberships)
          .where(
            and(
              eq(memberships.corporateId, user.companyId),
              sql`${memberships.companyId} = "page"."value" ->> 1`,
              isCorporateStill,
              sql`${open} < ${MAX_OPEN}`,
            ),
          ),
      )
      .onConflictDoNothing()
      .returning({ id: memberRequests.id }),
    ctx.db.insert(requestEntries).select(
      ctx.db
        .select(
          selectRow(requestEntries, {
            id: sql`"page"."value" ->> 2`,
            requestId: memberRequests.id,
            companyId: memberRequests.companyId,
            act: "asked",
            isByCorporate: true,
            authorId: user.id,
            text: "",
            createdAt: now,
          }),
        )
        .from(page)
        .innerJoin(memberRequests, isNew),
    ),
    notifyPeople(ctx, {
      cause: "request-received",
      eventId: sql`'request-received/' || ${memberRequests.id}`,
      data: sql`json_object('requestId', ${memberRequests.id}, 'side', 'received', 'asks', ${request.kind}, 'dueOn', ${request.dueOn}, 'company', ${user.companyName}, 'companyId', ${user.companyId})`,
      from: sql`${page} cross join ${memberRequests} on ${isNew} cross join ${users} on ${users.companyId} = ${memberRequests.companyId}`,
      to: sql`${users.role} <> 'viewer'`,
      most: MAX_ROWS,
    }),
    noteRequests(ctx, user, sql`${memberRequests.id} in (select value ->> 0 from ${page})`),
    ctx.db
      .select({ id: memberRequests.id })
      .from(memberRequests)
      .where(and(isOfForm, sql`${memberRequests.companyId} in (select value ->> 1 from ${page})`)),
  ]);
  await sendAll(ctx, told);
  return { asked: made.length, known: known.length };
}
