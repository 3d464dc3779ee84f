import type { CurrentUser } from "~/foundation/identity/session.server";
import { plainTableFile } from "~/foundation/web/table-file";
import { walkParts } from "~/network/members/exports/walk.server";
import type { Context } from "~/platform/context";
import { type FeedCursor, newestPosition, readPart } from "./read.server";
import { COLUMNS, lineOf } from "./rows";
import { type Feed, MAX_CHANGES } from "./rules/feed";

/**
 * A feed as CSV for programs, written while it is read: everything that is shared now, or what has changed after a position, with what is gone.
 * `position` is where a copy reads on: what changes while the file is written comes with the next one.
 */
export async function feedFile(ctx: Context, user: CurrentUser, feed: Feed, after: number | null) {
  const position = await newestPosition(ctx, user, feed);
  const start: FeedCursor = after === null ? { by: "key", after: null } : { by: "position", after, upTo: position };
  const parts = walkParts(
    (place: FeedCursor | null) => readPart(ctx, user, feed, place ?? start, MAX_CHANGES[feed]),
    Number.POSITIVE_INFINITY,
  );
  async function* pages() {
    for await (const rows of parts) yield rows.map((row) => lineOf(feed, row));
    return null;
  }
  return { position, file: plainTableFile([...COLUMNS[feed]], pages(), `kompas-${feed}`) };
}
