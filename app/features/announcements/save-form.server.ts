import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/cloudflare";
import { setFlash } from "~/features/web/flash.server";
import { redirectTo } from "~/features/web/redirect.server";
import { type AnnouncementInput, announcementSchema, toInput } from "./schema";

/**
 * The answer to an announcement's form: what was typed with its errors (400), or the announcement's own page once `save` has
 * kept it. `save` gives its id, or null when it is no draft any more.
 */
export async function answerForm(
  form: FormData,
  save: (input: AnnouncementInput) => Promise<string | null>,
  back: string,
) {
  const submission = parseWithZod(form, { schema: announcementSchema });
  if (submission.status !== "success") return data({ result: submission.reply() }, { status: 400 });
  const id = await save(toInput(submission.value));
  const headers = { "Set-Cookie": await setFlash(id ? "announcementSaved" : "announcementFinal") };
  return redirectTo(id ? `/admin/announcements/${id}` : back, { status: 303, headers });
}
