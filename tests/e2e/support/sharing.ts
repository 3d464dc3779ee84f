import { expect } from "vitest";
import type { SharePart } from "~/core/sharing";
import { press } from "./actions";
import type { Visit } from "./browser";
import { text } from "./texts";

/** Fills in the form for a report link to a bank, with only these parts, and returns the path of the link. */
export async function makeLink(
  { page, language }: Visit,
  { parts, word = "" }: { parts: SharePart[]; word?: string },
): Promise<string> {
  await page.locator("#share-recipient").fill("Bank");
  await page.locator("main form details").evaluate((more: HTMLDetailsElement) => {
    more.open = true;
  });
  for (const box of await page.locator("input[name=parts]").all())
    await box.setChecked(parts.includes((await box.inputValue()) as SharePart));
  await page.locator("#share-word").fill(word);
  await press(page, text(language, "share")("form.make"));
  const address = page.locator("main li input[readonly]").first();
  expect(await address.count()).toBe(1);
  return new URL(await address.inputValue()).pathname;
}
