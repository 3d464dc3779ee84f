import type { Page } from "playwright";
import { beforeAll, describe, expect, test } from "vitest";
import { andArrive, focused, readSum, whereIs } from "./support/actions";
import { useBrowser, type Visit } from "./support/browser";
import { fillAssessment, PLACES, registerCompany, signInNewCompany, startAssessment } from "./support/company";
import { position } from "./support/form";
import { text } from "./support/texts";
import { someOf } from "./support/ways";

const account = text("en", "account");
const common = text("en", "common");
const t = text("en", "assessment");

/** More tab stops than any of the pages has. */
const MAX_STOPS = 80;

/** The element with keyboard focus: its name and kind, and whether its focus is visible. */
interface Stop {
  name: string;
  kind: string;
  isMarked: boolean;
  isInSight: boolean;
}

function stopOn(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const label = (element as HTMLInputElement).labels?.[0];
    const isOutlined = (it: Element | null | undefined) => {
      const style = it ? getComputedStyle(it) : null;
      return style !== null && style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2;
    };
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return {
      name: element.getAttribute("aria-label") ?? (label ?? element).textContent?.trim() ?? "",
      kind: element.getAttribute("type") ?? element.tagName.toLowerCase(),
      isMarked: isOutlined(element) || isOutlined(label),
      isInSight: hit !== null && (element.contains(hit) || hit.contains(element)),
    };
  });
}

/** Presses Tab until the stop with that name; every stop on the way must show its focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    await page.keyboard.press("Tab");
    const stop = await stopOn(page);
    expect(stop, "a stop of the keyboard").toMatchObject({ isMarked: true, isInSight: true });
    if (stop.name === name) return;
  }
  throw new Error(`The keyboard does not reach «${name}» on ${whereIs(page)}`);
}

describe.each(someOf("keyboard", [{ scripts: true }, { scripts: false }]))(
  "a keyboard-only user (scripts: $scripts)",
  ({ scripts }) => {
    const browser = useBrowser();
    let visit: Visit;
    let page: Page;
    beforeAll(async () => {
      visit = await browser.visit({ scripts });
      page = visit.page;
    });

    test("signs in, starts an assessment and answers a section", async () => {
      const { email, password } = await registerCompany("en");
      await page.goto("/login");
      await tabTo(page, account("signIn.email"));
      await page.keyboard.type(email);
      await page.keyboard.press("Tab");
      await page.keyboard.type(password);
      await tabTo(page, (await page.locator("label[for=captchaAnswer]").textContent()) ?? "");
      await page.keyboard.type(String(await readSum(page)));
      await andArrive(page, () => page.keyboard.press("Enter"));
      expect(whereIs(page)).toBe("/user/history");

      await tabTo(page, text("en", "journey")("onboarding.actions.start_readiness.name"));
      await andArrive(page, () => page.keyboard.press("Enter"));
      await tabTo(page, t("landing.begin"));
      await andArrive(page, () => page.keyboard.press("Enter"));
      await tabTo(page, "Yes");
      await page.keyboard.press("Space");
      await tabTo(page, "Yes");
      await page.keyboard.press("ArrowRight");
      expect(await page.getByRole("radio", { name: "No" }).nth(1).isChecked()).toBe(true);
      await tabTo(page, t("form.nextTopic"));
      await andArrive(page, () => page.keyboard.press("Enter"));
      expect(await position(page)).toBe(1);
    });

    test("is taken to the unanswered question after a refused Next, without scripts by the error summary", async () => {
      await tabTo(page, t("form.next"));
      if (scripts) await page.keyboard.press("Enter");
      else {
        visit.expectStatus(422, /section=/);
        await andArrive(page, () => page.keyboard.press("Enter"));
        await expect.poll(() => focused(page)).toBe("errors");
        await page.keyboard.press("Tab");
        expect((await stopOn(page)).name).toBe(PLACES[1]?.section.questions[0]?.text.en);
        await page.keyboard.press("Enter");
      }
      await expect.poll(() => focused(page)).toBe(PLACES[1]?.section.questions[0]?.id);
      await page.keyboard.press("Space");
      expect(await page.getByRole("radio", { name: "Yes" }).first().isChecked()).toBe(true);
    });

    test("skips to the content", async () => {
      await page.goto("/user/history");
      await page.keyboard.press("Tab");
      expect(await stopOn(page)).toMatchObject({ name: common("shell.skip"), isMarked: true, isInSight: true });
      await page.keyboard.press("Enter");
      await expect.poll(() => focused(page)).toBe("content");
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.closest("main")?.id)).toBe("content");
    });

    test("gets the focus in an open dialog, and can reach nothing behind it", async () => {
      const own = await browser.visit({ scripts });
      await signInNewCompany(own);
      const id = await startAssessment(own);
      await fillAssessment(own, id, () => true);
      await own.page.goto(`/${id}`);
      await tabTo(own.page, text("en", "completion")("summary.submit"));
      await andArrive(own.page, () => own.page.keyboard.press("Enter"));
      await expect.poll(() => focused(own.page)).toBe("complete");
      const isTaken = own.page.locator("header a, main nav a, footer a").evaluateAll((links) =>
        links.filter((link) => {
          (link as HTMLElement).focus();
          return document.activeElement === link;
        }),
      );
      expect(await isTaken).toEqual([]);
      for (let stops = 0; stops < 8; stops += 1) {
        await own.page.keyboard.press("Tab");
        const isOutside = await own.page.evaluate(() => {
          const element = document.activeElement;
          return element !== document.body && !element?.closest("dialog");
        });
        expect(isOutside).toBe(false);
      }
      await own.page.goto(`/complete/${id}?dialog=submit`);
      await tabTo(own.page, common("shell.close"));
      await andArrive(own.page, () => own.page.keyboard.press("Enter"));
      expect(whereIs(own.page)).toBe(`/complete/${id}`);
      expect(await own.page.getByRole("dialog").count()).toBe(0);
    });
  },
);
