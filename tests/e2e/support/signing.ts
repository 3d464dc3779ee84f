import type { Page } from "playwright";
import { expect } from "vitest";
import type { AssessmentPaths } from "~/core/addresses/assessment";
import { SMALL_PNG } from "../../support/pictures";
import { andArrive, press, whereIs } from "./actions";
import type { Visit } from "./browser";
import { text } from "./texts";

const APPROVER = "Amina Bello";

/**
 * Approves a report after an empty attempt and signs it: by hand with scripts, otherwise with a picture. A second approval then makes the
 * signature outdated.
 */
export async function approveAndSign(
  { page, language, scripts, expectStatus }: Visit,
  paths: AssessmentPaths,
): Promise<void> {
  const t = text(language, "approval");
  const main = page.getByRole("main");
  const approval = main.locator(`form[action="${paths.approve}"]`);
  const approve = (day: string) =>
    andArrive(page, async () => {
      await page.locator("#approval-name").fill(APPROVER);
      await page.locator("#approval-designation").fill("Director");
      await page.locator("#approval-date").fill(day);
      await approval.getByRole("button").click();
    });
  await page.goto(`${paths.results}#approval`);
  expectStatus(400, /\/approve$/);
  // It begins with the owner and today.
  for (const name of ["name", "designation", "date"]) {
    const field = page.locator(`#approval-${name}`);
    expect(await field.inputValue()).not.toBe("");
    await field.fill("");
  }
  await andArrive(page, () => approval.getByRole("button").click());
  expect(whereIs(page)).toBe(paths.approve);
  for (const name of ["name", "designation", "date"] as const) {
    expect(await main.locator(`#approval-${name}-error`).textContent()).toBe(t(`errors.${name}`));
  }
  await approve("2026-01-31");
  expect(whereIs(page)).toBe(paths.results);
  expect(await main.textContent()).toContain(APPROVER);

  await andArrive(page, () => main.getByRole("link", { name: t("signature.sign") }).click());
  expectStatus(400, /\/sign$/);
  await press(page, t("sign.submit"));
  expect(await page.locator("#signature-error").textContent()).toBe(t("errors.none"));
  const field = page.locator("#signature");
  if (scripts) await page.locator("canvas").waitFor();
  await field.setInputFiles({ name: "signature.png", mimeType: "image/png", buffer: Buffer.from(SMALL_PNG) });
  if (scripts) {
    // With a picture chosen there is no pad, and while drawing there is no file field, until the drawing is cleared.
    await page.locator("canvas").waitFor({ state: "detached" });
    await main.getByRole("button", { name: t("sign.drawInstead"), exact: true }).click();
    await draw(page);
    await field.waitFor({ state: "hidden" });
    await main.getByRole("button", { name: t("sign.clear"), exact: true }).click();
    await field.waitFor();
    await draw(page);
    await main.getByRole("button", { name: t("sign.save"), exact: true }).click();
    await main.getByText(t("sign.saved"), { exact: true }).waitFor();
  }
  await press(page, t("sign.submit"));
  expect(whereIs(page)).toBe(paths.results);
  const shown = main.getByRole("img", { name: t("signature.alt"), exact: true });
  expect(
    await shown.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0);
  expect(await main.textContent()).not.toContain(t("signature.outdated"));

  await main.getByText(t("change"), { exact: true }).click();
  await approve("2026-02-01");
  expect(await main.textContent()).toContain(t("signature.outdated"));
}

/** Draws a line on the pad. */
async function draw(page: Page): Promise<void> {
  const canvas = page.locator("canvas");
  await canvas.scrollIntoViewIfNeeded();
  const pad = await canvas.boundingBox();
  if (!pad) throw new Error("There is no pad");
  await page.mouse.move(pad.x + 40, pad.y + 100);
  await page.mouse.down();
  for (let step = 1; step <= 20; step += 1) await page.mouse.move(pad.x + 40 + step * 8, pad.y + 100 + (step % 5) * 8);
  await page.mouse.up();
}
