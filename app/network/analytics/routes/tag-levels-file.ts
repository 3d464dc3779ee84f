import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { refusal } from "~/assessment/answers/open-id.server";
import { requireUser } from "~/foundation/identity/session.server";
import { tagLevelsFile } from "~/network/analytics/tag-levels/open.server";

/** The levels by tag or by red flag, as a spreadsheet file. */
export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireUser(kompas, request);
  const file = await tagLevelsFile(kompas, user, request);
  if (!file) throw refusal("not-found");
  return file;
}
