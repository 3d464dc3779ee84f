import type { OpenedAssessment } from "~/assessment/answers/queries.server";
import { UPLOADS_PER_USER, uploadKey } from "~/assessment/evidence/save-document.server";
import type { Language } from "~/core/language";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { inMinutes } from "~/foundation/web/wait";
import { bringsParts } from "~/platform/body.server";
import type { Context } from "~/platform/context";
import { BodyTooLargeError, MultipartError } from "~/platform/files/multipart.server";
import { countUse } from "~/platform/rate-limit.server";
import { placesOf, putBills, type WorksheetInput } from "./fill.server";
import {
  type BillsView,
  chosenYear,
  findPutFault,
  judgeEntries,
  NOTHING_REFUSED,
  openOrigin,
  type PutFault,
  type Refused,
  viewBills,
} from "./page-view.server";
import { type ReceivedBills, receiveBills } from "./read-files.server";
import { MAX_ENTRIES, readEntries } from "./rules/entries";

/** The fields of the form beside those of its bills. */
const YEAR = "year";
const STATE = "state";
const INTENT = "intent";
const PUT = "put";

export type BillsVerdict =
  | { ok: true; at: WorksheetInput; isWithoutFiles: boolean }
  | { ok: false; reason: "not-found" | "forbidden" | "completed" | "malformed" }
  /** The page again; `isTried` if it was to be put into the worksheets. */
  | {
      ok: false;
      reason: "page";
      view: BillsView;
      refused: Refused;
      fault: PutFault | null;
      isTried: boolean;
      isTooLarge: boolean;
    };

/** The empty page. */
export function openBills(ctx: Context, opened: OpenedAssessment, language: Language): BillsView {
  const year = chosenYear(ctx, opened, placesOf(opened.catalogue), null);
  return viewBills(ctx, opened, { entries: [], year, judged: judgeEntries([], year, language), language });
}

/** A form with bills: reads the files that it brings, judges what is typed, and puts it into the worksheets if that was asked. */
export async function postBills(
  ctx: Context,
  user: CurrentUser,
  opened: OpenedAssessment,
  request: Request,
  language: Language,
): Promise<BillsVerdict> {
  const received = await receive(ctx, user, request);
  if (received === "malformed") return { ok: false, reason: received };
  const { fields, entries: added, files, tables, lost, minutes, isTooLarge } = received;
  const former = readEntries(fields, openOrigin);
  if (!former) return { ok: false, reason: "malformed" };
  const entries = [...former, ...added].slice(0, MAX_ENTRIES);
  const places = placesOf(opened.catalogue);
  const year = chosenYear(ctx, opened, places, fields.get(YEAR));
  const judged = judgeEntries(entries, year, language);
  const isTried = fields.get(INTENT) === PUT && added.length === 0;
  const fault = isTried ? findPutFault(opened, places, judged, { year, state: normal(fields.get(STATE)) }) : null;
  if (isTried && !fault) {
    const used = entries.filter(({ isLeftOut }) => !isLeftOut);
    const put = await putBills(ctx, user, opened, { entries: used, filled: judged.supplies, year });
    if (put.ok) return put;
    return { ok: false, reason: put.reason === "invalid" ? "malformed" : put.reason };
  }
  const view = viewBills(ctx, opened, { entries, year, judged, language });
  return { ok: false, reason: "page", view, refused: { files, tables, lost, minutes }, fault, isTried, isTooLarge };
}

/** A browser writes the line breaks of a hidden field in its own way. */
const normal = (text: string | null) => (text ?? "").replaceAll("\r\n", "\n");

type Given = Pick<ReceivedBills, "fields" | "entries"> & Refused & { isTooLarge: boolean };

async function receive(ctx: Context, user: CurrentUser, request: Request): Promise<Given | "malformed"> {
  const nothing = { entries: [], ...NOTHING_REFUSED, isTooLarge: false };
  if (!bringsParts(request)) return { ...nothing, fields: new URLSearchParams(await request.text()) };
  let minutes = 0;
  const mayTake = async () => {
    const limit = await countUse(ctx, uploadKey(user), UPLOADS_PER_USER);
    minutes = limit.ok ? 0 : inMinutes(limit.retryAfterSeconds);
    return limit.ok;
  };
  let asked: Promise<boolean> | null = null;
  try {
    const { problems, ...received } = await receiveBills(ctx, user, request, () => {
      asked ??= mayTake();
      return asked;
    });
    return { ...received, files: problems, minutes, isTooLarge: false };
  } catch (error) {
    if (error instanceof BodyTooLargeError) return { ...nothing, fields: new URLSearchParams(), isTooLarge: true };
    if (error instanceof MultipartError) return "malformed";
    throw error;
  }
}
