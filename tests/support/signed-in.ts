import { cookieOf, send } from "./pages";
import { submitAndCount } from "./submit";
import { completeDraft, createTestContext, registerCompany, withoutQueue } from "./worker";

export const ctx = withoutQueue(createTestContext());

/** A signed-in owner with a draft ready to submit and a completed assessment, by their sealed ids. */
export async function createSignedIn() {
  const user = await registerCompany(ctx);
  const [draft, finished] = [await completeDraft(ctx, user, 30), await completeDraft(ctx, user, 40)];
  const submitted = await submitAndCount(ctx, user, finished);
  if (!submitted.ok) throw new Error(submitted.reason);
  const cookie = await cookieOf(ctx, user.id);
  /** Sends a form with exactly these headers plus the cookie. */
  const sendForm = (path: string, fields: Record<string, string>, headers: Record<string, string>, method = "POST") =>
    send(path, { method, headers: { Cookie: cookie, ...headers }, body: new URLSearchParams(fields) });
  return { user, cookie, sendForm, draft: ctx.ids.seal(draft), completed: ctx.ids.seal(finished) };
}
