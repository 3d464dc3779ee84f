import { expect } from "vitest";
import { assessmentPaths } from "~/core/addresses/assessment";
import { openPart, press } from "./actions";
import type { Visit } from "./browser";
import { text } from "./texts";
import { after, type Stop, stop } from "./tour";

/** Goes from the results of a report to the page for its code. */
async function checkOwn({ page, language, done }: Visit & { done: string }): Promise<void> {
  await page.goto(assessmentPaths("readiness", done).results);
  const proof = await openPart(page, text(language, "verify")("proof"));
  await proof.locator('a[href^="/verify?code="]').click();
  await page.waitForURL(/\/verify\?code=/);
  expect(await page.locator("#outcome").textContent()).toBe(text(language, "verify")("outcome"));
}

/** A page on which a file is checked. */
function checked(name: string, file: string, content: string): Stop {
  return after("stranger", `check a report, ${name}`, "/verify", async ({ page, language }) => {
    await page.locator("#file").setInputFiles({ name: file, mimeType: "text/plain", buffer: Buffer.from(content) });
    await press(page, text(language, "verify")("checkFile"));
  });
}

/** The pages where anyone checks a report, by its code and by its file, and where its owner withdraws it. */
export const PROOF_STOPS: Stop[] = [
  stop("stranger", "check a report", "/verify"),
  stop("stranger", "check a report, no such code", "/verify?code=0000-0000-0000-0000"),
  checked("a file that is none", "proof.json", "{}"),
  checked("a PDF without a proof", "report.pdf", "%PDF-1.7\n"),
  checked("of another installation", "proof.json", '{"issuer":"did:web:esg.example"}'),
  after("owner", "check a report, issued", "/verify", checkOwn),
  stop("owner", "results, asked to withdraw", ({ done }) => assessmentPaths("readiness", done).withdraw),
];
