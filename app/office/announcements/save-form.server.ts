import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/cloudflare";
import { redirectWithFlash } from "~/foundation/web/redirect.server";
import { type AnnouncementInput, announcementSchema, toInput } from "./schema";

/**
 * Answers an announcement's form: the typed values with their errors (400), or a redirect to the announcement's page once `save`
 * has stored it. `save` returns its id, or null if it is no longer a draft.
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
