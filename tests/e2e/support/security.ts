import { press } from "./actions";
import type { Visit } from "./browser";

/** The key on the page, as an authenticator app would take it. */
export async function readKey({ page }: Visit): Promise<string> {
  const shown = (await page.locator(".select-all").textContent()) ?? "";
  const key = /[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/.exec(shown)?.[0];
  if (!key) throw new Error(`No key in «${shown}»`);
  return key.replaceAll(" ", "");
}

/** Types the password and continues with the button of that name. */
export async function confirmBy({ page }: Visit, password: string, button: string): Promise<void> {
  await page.locator("main input[type=password]").fill(password);
  await press(page, button);
}
