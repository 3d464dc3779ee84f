import type { CurrentUser } from "~/foundation/identity/session.server";
import { maySeeMembers } from "~/network/membership/rules/members";
import type { Context } from "~/platform/context";
import { countFile, type FileVerdict, makePageFile } from "~/results/report/report-file.server";
import { readBoard } from "./read.server";
import { viewBoard } from "./view";

/** The portfolio of the reader's company on one page, as a PDF in the reader's language. It is made each time and not stored. */
export async function openBoardFile(
  ctx: Context,
  user: CurrentUser,
): Promise<Exclude<FileVerdict, { reason: "draft" }>> {
  if (!maySeeMembers(user)) return { ok: false, reason: "not-found" };
  // A refused file is not read either, so the ledger does not name it.
  const limit = await countFile(ctx, user);
  if (!limit.ok) return limit;
  const read = await readBoard(ctx, user);
  if (!read) return { ok: false, reason: "not-found" };
  const { language, timeZone, companyName: company } = user;
  const { host } = new URL(ctx.settings.APP_URL);
  const { sheet, ways } = viewBoard(read, { language, timeZone, company, host, now: ctx.clock() });
  return makePageFile(ctx, sheet, ways);
}
