/**
 * `npm run pictures`: retakes the pictures of README and docs/tour.md from a running Kompas with the demo data as it is after
 * `npm run reset`. KOMPAS_URL selects an address other than http://localhost:8787. Reverts whatever it saves on the way.
 */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "playwright";
import { Client } from "../tests/bench/lib/client.mjs";
import { DEMO_ACCOUNTS } from "./demo/accounts.mjs";
import { ensureChromium } from "./ensure-chromium.mjs";
import { Refusal, ROOT, runMain } from "./lib/run.mjs";

const address = process.env.KOMPAS_URL ?? "http://localhost:8787";
const FOLDER = join(ROOT, "docs/images");
const MAX_BYTES = 150_000;
/** Margin around a part of a page, in pixels. */
const EDGE = 20;

const ELECTRICITY = "ghg-emissions-reduction.footprint.electricity";
/** @param {number} month */
const billOf = (month) => `[name="i-electricity-${month}.ghg-emissions-reduction.scope-2"]`;
/** Twelve monthly bills, in kWh. */
const BILLS = [5_800, 5_400, 5_200, 4_900, 4_600, 4_500, 4_700, 4_600, 4_800, 5_000, 5_100, 5_400];

await runMain(async () => {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ["--no-sandbox"] });
  try {
    await takeAll(browser);
  } finally {
    await browser.close();
  }
});

/** @param {import("playwright").Browser} browser */
async function takeAll(browser) {
  const client = await new Client(address).signIn(DEMO_ACCOUNTS.owner);
  await client.post("/language", { language: "en", back: "/user/history" });
  // Without scripts, only the buttons save anything.
  const context = await browser.newContext({
    baseURL: address,
    javaScriptEnabled: false,
    viewport: { width: 1280, height: 860 },
  });
  await context.addCookies(cookiesOf(client));
  const page = await context.newPage();
  const readiness = await linkOn(client, "/user/history?dialog=none", /href="(\/user\/dashboard\/[\w-]+)/);
  const history = "/user/history?kind=progress&dialog=none";
  const climate = await linkOn(client, history, /href="(\/user\/progress\/dashboard\/[\w-]+)/);
  const draft = await linkOn(client, history, /href="(\/progress\/[\w-]{43})/);

  await page.goto(readiness);
  await take("dashboard", page);
  await page.goto(`${draft}?section=climate-governance.practice.everyday`);
  await take("progress-form", page);
  await page.goto(climate);
  await take("climate-results", page);
  await page.goto(`${climate}#ghg`);
  await take("emissions", page, "section#ghg");

  await page.goto(`${draft}?section=${ELECTRICITY}`);
  await enter(page, BILLS.map(String));
  // Reload to hide the "saved" message, in a window as high as the page, so that its buttons are below the picture.
  await page.setViewportSize({ width: 1280, height: 1900 });
  await page.goto(`${draft}?section=${ELECTRICITY}`);
  await page.locator(".amounts-total summary").click();
  await take("worksheet", page, "#section-form fieldset");
  await enter(
    page,
    BILLS.map(() => ""),
  );
}

/** @param {Client} client */
function cookiesOf({ cookie }) {
  const { hostname: domain } = new URL(address);
  return cookie.split("; ").map((pair) => {
    const [name = "", ...value] = pair.split("=");
    return { name, value: value.join("="), domain, path: "/", secure: true, httpOnly: true };
  });
}

/**
 * @param {Client} client
 * @param {string} path
 * @param {RegExp} link
 */
async function linkOn(client, path, link) {
  const [, href] = link.exec((await client.get(path)).body) ?? [];
  if (!href) throw new Refusal(`Nothing on ${path} leads further: npm run reset.`);
  return href;
}

/**
 * Saves the monthly electricity of the year.
 * @param {import("playwright").Page} page
 * @param {string[]} amounts
 */
async function enter(page, amounts) {
  const bills = page.locator("#section-form details", { has: page.locator(billOf(1)) }).last();
  if (!(await bills.evaluate((details) => details.hasAttribute("open")))) await bills.locator("summary").click();
  for (const [index, amount] of amounts.entries()) await page.locator(billOf(index + 1)).fill(amount);
  await page.getByRole("button", { name: "Save Section" }).click();
}

/**
 * Takes a picture of the window's contents, or of a whole part of the page.
 * @param {string} name
 * @param {import("playwright").Page} page
 * @param {string} [part]
 */
async function take(name, page, part) {
  const box = part ? await page.locator(part).first().boundingBox() : { x: 0, y: 0, ...page.viewportSize() };
  if (!box) throw new Refusal(`${name}: there is no ${part}.`);
  const edge = part ? EDGE : 0;
  const devTools = await page.context().newCDPSession(page);
  // Playwright itself does not write WebP, which takes a third of the bytes.
  const { data } = await devTools.send("Page.captureScreenshot", {
    format: "webp",
    quality: 85,
    captureBeyondViewport: true,
    clip: {
      x: box.x - edge,
      y: box.y - edge,
      width: (box.width ?? 0) + 2 * edge,
      height: (box.height ?? 0) + 2 * edge,
      scale: 1,
    },
  });
  const picture = Buffer.from(data, "base64");
  console.log(`${name}.webp: ${Math.round(picture.byteLength / 1000)} KB`);
  if (picture.byteLength > MAX_BYTES) throw new Refusal(`${name}.webp is larger than ${MAX_BYTES / 1000} KB.`);
  await writeFile(join(FOLDER, `${name}.webp`), picture);
}
