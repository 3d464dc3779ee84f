import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/cloudflare";
import { redirectWithFlash } from "~/foundation/web/redirect.server";
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
  return id
    ? redirectWithFlash(`/admin/announcements/${id}`, "announcementSaved")
    : redirectWithFlash(back, "announcementFinal");
}
