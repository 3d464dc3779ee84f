import { dayIn } from "~/core/days/days";
import type { Format } from "~/core/table-format";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { tableFile } from "~/foundation/web/table-file";
import { translator } from "~/i18n/i18n.server";
import { maySeeMembers } from "~/network/membership/rules/members";
import type { Context } from "~/platform/context";
import { walkCertificates } from "../certificates.server";
import { certificateLines } from "../certificates-view";
import { MAX_STREAMED } from "../rules/exports";
import { pagesOfWalk } from "./stream.server";

/** All documents with an expiry date that members share, by that date. Null for a reader without members. */
export function certificatesFile(ctx: Context, user: CurrentUser, format: Format): Response | null {
  if (!maySeeMembers(user)) return null;
  const { header, lineOf } = certificateLines(user.language, dayIn(ctx.clock(), user.timeZone));
  const sheet = translator(user.language, "certificates")("title");
  const pages = pagesOfWalk(user, walkCertificates(ctx, user, MAX_STREAMED.list), (rows) => rows.map(lineOf));
  return tableFile(header, pages, { name: "kompas-certificates", format, sheet, reader: user });
}
