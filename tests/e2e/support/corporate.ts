import { membersPath } from "~/core/addresses/network";
import { READINESS } from "~/core/kinds/kind";
import { DEMO_ACCOUNTS } from "../../../scripts/demo/accounts.mjs";
import { press, signIn } from "./actions";
import type { Visit } from "./browser";
import { text } from "./texts";

const CODES = "/user/profile/access-code";

/** Signs in the corporate company's user who reads in the visit's language. */
export async function signInCorporate({ page, language }: Visit): Promise<void> {
  const { email, password } = DEMO_ACCOUNTS.corporate;
  await page.goto("/login");
  await signIn(page, language, { email: language === "en" ? email : email.replace("@", `-${language}@`), password });
}

/** A new company joins the demo's corporate one, and returns the id by which that one's addresses name it. */
export async function joinDemo(corporate: Visit, member: Visit): Promise<string> {
  const company = text(member.language, "company");
  await member.page.goto(`${CODES}?add`);
  const codes = await (await corporate.context.request.get(CODES)).text();
  const code = /id="own-code"[^>]*value="([^"]+)"|value="([^"]+)"[^>]*id="own-code"/
    .exec(codes)
    ?.slice(1)
    .find(Boolean);
  const dialog = member.page.getByRole("dialog");
  await dialog.getByLabel(company("add.agree")).check();
  await dialog.getByLabel(company("add.code")).fill(code ?? "");
  await press(member.page, company("add.save"), dialog);
  const { page } = corporate;
  await page.goto(`${membersPath(READINESS)}?search=featherstonehaugh`);
  const href = await page.locator(".cell-company a").first().getAttribute("href");
  return href?.split(/[/?]/)[3] ?? "";
}
