import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { refusal } from "~/assessment/answers/open-id.server";
import { toFormat } from "~/core/table-format";
import { requireUser } from "~/foundation/identity/session.server";
import { onePage, tableFile } from "~/foundation/web/table-file";
import { readMemberFigures } from "~/network/members/member-figures.server";
import { figuresFile } from "~/network/members/member-figures-view";

/** The key figures that a company shares with the reader's, as CSV or for Excel. It is not found once it does not. */
export async function loader({ request, params, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireUser(kompas, request);
  const opened = kompas.ids.open(params.id ?? "");
  const read = opened.ok ? await readMemberFigures(kompas, user, opened.id) : null;
  if (!read) throw refusal("not-found");
  const { header, lines } = figuresFile(read.found, user.language);
  const format = toFormat(new URL(request.url).searchParams.get("format"));
  return tableFile(header, onePage(lines), {
    name: `kompas-key-figures-${read.company.replaceAll(/[^\p{L}\p{N}]+/gu, "-")}`,
    format,
    sheet: read.company,
    reader: user,
  });
}
