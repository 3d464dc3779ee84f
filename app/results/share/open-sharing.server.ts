import { desc, eq, type SQL, sql } from "drizzle-orm";
import { refusal, requireAssessmentWith } from "~/assessment/answers/open-id.server";
import { assessmentOf } from "~/assessment/answers/queries.server";
import { type ShareState, stateOf } from "~/core/sharing";
import { assessments } from "~/foundation/tables/assessments";
import { redirectTo } from "~/foundation/web/redirect.server";
import { dateOf, formatMoment } from "~/i18n/format";
import type { Context } from "~/platform/context";
import { decideSharing, mayShare } from "~/results/results/rules/sharing";
import { linkAddress } from "./link.server";
import { shareReadings, shares } from "./tables";

type Row = Awaited<ReturnType<typeof sharesOf>>[number];

/** A link as its owner sees it, with days in words. */
export interface ShareView extends Pick<Row, "id" | "recipient" | "parts" | "language" | "readers" | "asksWord"> {
  state: ShareState;
  /** Null once the link opens nothing. */
  address: string | null;
  madeOn: string;
  /** The last day it can be read. */
  until: string;
  endedOn: string | null;
  lastReadAt: string | null;
}

/** The links to reports that match `which`, with their readers, newest first. */
export const sharesOf = (ctx: Context, which: SQL) =>
  ctx.db
    .select({
      id: shares.id,
      assessmentId: shares.assessmentId,
      kind: assessments.kind,
      recipient: shares.recipient,
      parts: shares.parts,
      language: shares.language,
      asksWord: sql<number>`${shares.wordHash} is not null`.mapWith(Boolean).as("asks_word"),
      createdAt: shares.createdAt,
      expiresAt: shares.expiresAt,
      endedAt: shares.endedAt,
      readers: sql<number>`coalesce(sum(${shareReadings.readers}), 0)`.as("reader_count"),
      lastAt: sql<number | null>`max(${shareReadings.lastAt})`.as("last_reading"),
    })
    .from(shares)
    .innerJoin(assessments, eq(assessments.id, shares.assessmentId))
    .leftJoin(shareReadings, eq(shareReadings.shareId, shares.id))
    .where(which)
    .groupBy(shares.id)
    .orderBy(desc(shares.createdAt), shares.id);

/** The report that its owner is about to share, with its links. Throws the response for everybody else. */
export async function openSharing(ctx: Context, request: Request, sealedId: string | undefined) {
  const entered = await requireAssessmentWith(ctx, request, sealedId, (id) => [
    assessmentOf(ctx, id),
    sharesOf(ctx, eq(shares.assessmentId, id)),
  ]);
  const { user, assessmentId, kind, paths, found } = entered;
  const [[assessment], rows] = found;
  const verdict = decideSharing(user, assessment);
  if (!verdict.ok) throw verdict.reason === "draft" ? redirectTo(paths.form) : refusal(verdict.reason);
  const now = ctx.clock();
  const day = (moment: number) => dateOf(moment, user);
  const view = ({ createdAt, expiresAt, endedAt, lastAt, assessmentId: _, kind: __, ...row }: Row): ShareView => {
    const state = stateOf({ endedAt, expiresAt }, now);
    return {
      ...row,
      state,
      address: state === "open" ? linkAddress(ctx, { id: row.id, assessmentId }) : null,
      madeOn: day(createdAt),
      until: day(expiresAt - 1),
      endedOn: endedAt === null ? null : day(endedAt),
      lastReadAt: lastAt === null ? null : formatMoment(lastAt, user.language, user.timeZone),
    };
  };
  const views = rows.map(view);
  const isOpen = ({ state }: ShareView) => state === "open";
  // Links that can be read come first.
  const links = [...views.filter(isOpen), ...views.filter((each) => !isOpen(each))];
  return { user, assessmentId, kind, paths, mayMake: mayShare(user), links };
}
