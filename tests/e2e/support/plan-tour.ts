import { expect } from "vitest";
import { whatIfPath } from "~/core/addresses/plan";
import { press, whereIs } from "./actions";
import type { Visit } from "./browser";
import { text } from "./texts";
import { after, goTo, refused, type Stop, stop } from "./tour";

const isEnhanced = true;
const hasWhatIf = true;
const WHAT_IF = whatIfPath("readiness");

/** The practices that can be ticked. */
async function ticksOf({ page }: Visit): Promise<string[]> {
  await page.goto(WHAT_IF);
  return page.locator("input[name=tick]").evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value));
}

/**
 * The plan of a company with a result: practices to tick, actions by topic, a single one, and the confirmation to delete it.
 */
export const PLAN_STOPS: Stop[] = [
  stop("newcomer", "plan, before any result", "/plan", { isEnhanced }),
  stop("owner", "plan, empty", "/plan", { isEnhanced }),
  stop("owner", "practices to tick", WHAT_IF, { hasWhatIf }),
  {
    name: "practices, all ticked",
    hasWhatIf,
    async open({ owner }) {
      return goTo(owner, whatIfPath("readiness", await ticksOf(owner)));
    },
  },
  refused("owner", "practices to tick", WHAT_IF, (language) => text(language, "plan")("whatIf.add"), {
    status: 422,
    hasWhatIf,
  }),
  {
    name: "plan, some actions",
    isEnhanced,
    async open({ owner }) {
      const { page, language } = owner;
      await page.goto(whatIfPath("readiness", (await ticksOf(owner)).slice(0, 3)));
      await press(page, text(language, "plan")("whatIf.add"));
      expect(whereIs(page)).toBe("/plan");
      return { page, html: "" };
    },
  },
  stop("owner", "plan, narrowed down to none", "/plan?state=dropped", { isEnhanced }),
  after("owner", "action", "/plan", ({ page }) => page.locator("main li[id] > div > a").first().click(), {
    isEnhanced,
  }),
  after(
    "owner",
    "action, refused",
    "/plan",
    async (owner) => {
      const { page, language } = owner;
      await page.locator("main li[id] > div > a").first().click();
      await page.waitForURL(/\/plan\/actions\//);
      owner.expectStatus(422, /^\/plan\/actions\//);
      const file = { name: "page.pdf", mimeType: "application/pdf", buffer: Buffer.from("<html>") };
      await page.locator("#file").setInputFiles(file);
      await press(page, text(language, "plan")("action.save"));
    },
    { isEnhanced },
  ),
  after(
    "owner",
    "action, asked to delete",
    "/plan",
    async ({ page, language }) => {
      await page.locator("main li[id] > div > a").first().click();
      await page.waitForURL(/\/plan\/actions\//);
      await page.getByRole("link", { name: text(language, "plan")("remove.link"), exact: true }).click();
      await page.waitForURL(/dialog=delete/);
    },
    { isEnhanced },
  ),
];
