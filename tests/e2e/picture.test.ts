import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { SMALL_JPEG } from "../support/pictures";
import { andArrive, expectRefused, follow, press, whereIs } from "./support/actions";
import { useBrowser } from "./support/browser";
import { signInNewCompany } from "./support/company";
import { text } from "./support/texts";
import { someOf } from "./support/ways";

const t = text("en", "profile");
const HERE = "/user/profile/picture";

/** Waits longer than for other acts: a busy machine takes seconds to hand the browser some megabytes. */
const choose = (page: Page, name: string, content: Uint8Array) =>
  page
    .getByLabel(t("picture.choose"))
    .setInputFiles({ name, mimeType: "image/jpeg", buffer: Buffer.from(content) }, { timeout: 40_000 });
/** Width of the header picture as the browser shows it; 0 if it cannot be shown. */
const shownWidth = (page: Page) =>
  page
    .getByRole("banner")
    .locator("img")
    .evaluate((image: HTMLImageElement) => image.naturalWidth);

describe.each(
  someOf("picture", [
    ["with scripts", true],
    ["without scripts", false],
  ]),
)("the profile picture %s", (_, scripts) => {
  const browser = useBrowser();

  test("rejects a bad file with a reason, appears in the header, and is removed after a confirmation", async () => {
    const visit = await browser.visit({ scripts });
    const { page, expectStatus } = visit;
    await signInNewCompany(visit);
    await page.goto(HERE);

    const refusals: [content: Uint8Array | null, status: number, problem: "none" | "type" | "too-big"][] = [
      [null, 400, "none"],
      [new TextEncoder().encode("<html>"), 400, "type"],
      [new Uint8Array(6 * 1024 * 1024), 413, "too-big"],
    ];
    for (const [content, status, problem] of refusals) {
      if (content) await choose(page, "me.jpg", content);
      expectStatus(status, /picture$/);
      await press(page, t("picture.save"));
      await expectRefused(page, { picture: t(`picture.errors.${problem}`) });
    }

    await choose(page, "me.jpg", SMALL_JPEG);
    await press(page, t("picture.save"));
    expect(whereIs(page)).toBe("/user/profile");
    expect(await shownWidth(page)).toBe(3);

    await page.goto(HERE);
    await follow(page, t("picture.remove"));
    await andArrive(page, () => page.locator("dialog button[value=remove]").click());
    expect(await page.getByRole("banner").locator("img").count()).toBe(0);
  });
});
