import { DEMO_ACCOUNTS } from "../../../scripts/demo/accounts.mjs";
import { signIn } from "./actions";
import type { Visit } from "./browser";

/** Signs in the corporate company's user who reads in the visit's language. */
export async function signInCorporate({ page, language }: Visit): Promise<void> {
  const { email, password } = DEMO_ACCOUNTS.corporate;
  await page.goto("/login");
  await signIn(page, language, { email: language === "en" ? email : email.replace("@", `-${language}@`), password });
}
