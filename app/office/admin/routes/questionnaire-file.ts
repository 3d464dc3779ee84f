import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { makeBook } from "~/office/editor/make-book.server";
import { requireDraft } from "~/office/editor/require-draft.server";

const TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** The texts of a draft as a workbook. */
export async function loader({ request, params, context: { kompas } }: LoaderFunctionArgs) {
  const { user, draft } = await requireDraft(kompas, request, params.id);
  const { bytes, fileName } = makeBook(draft, user.language);
  const headers = { "Content-Type": TYPE, "Content-Disposition": `attachment; filename="${fileName}"` };
  return new Response(bytes, { headers });
}
