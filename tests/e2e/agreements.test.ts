import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dayIn } from "~/core/days/days";
import { violationsOn } from "./support/accessibility";
import { andArrive, follow, press, solveCaptcha, whereIs } from "./support/actions";
import { useBrowser, type Visit } from "./support/browser";
import { newAccount } from "./support/company";
import { startOwnServer } from "./support/own-server";
import { chooseState, startRegistration } from "./support/registration";
import { text } from "./support/texts";

const DAY = 86_400_000;
/** Makes every account look registered before all versions but the first, with a confirmed address. */
const LONG_AGO = `create trigger long_ago after insert on users begin
  update users set agreements = '[]', created_at = 1, email_confirmed_at = 1 where id = new.id; end`;

/** A Kompas whose terms have one more version, in force `days` from now. */
function startWithTermsIn(days: number) {
  const from = dayIn(Date.now() + days * DAY, "UTC");
  const changes = { en: "Accounts cost a fee.", fr: "Les comptes sont payants.", ms: "Akaun dikenakan bayaran." };
  const vars = { LEGAL_PREVIEW: JSON.stringify({ terms: [{ from, asks: true, changes }] }) };
  return startOwnServer({ vars, statements: [LONG_AGO] });
}

const t = text("en", "legal");
const frame = text("en", "frame");
const errors = text("en", "common");
async function register(visit: Visit, address: string): Promise<void> {
  const { page } = visit;
  await startRegistration(visit, newAccount(), address);
  await page.goto(`${address}/register?step=3`);
  const part = (name: string) => page.locator(`main [name=${name}]`);
  await chooseState(visit, "ZA-GP");
  await part("companySize").selectOption("300k-3m");
  await part("terms").check();
  await solveCaptcha(page);
  await press(page, text("en", "account")("signUp.create"));
}

describe("a new version of the terms", () => {
  const browser = useBrowser();
  let soon: Awaited<ReturnType<typeof startOwnServer>>;
  let due: typeof soon;
  beforeAll(async () => {
    soon = await startWithTermsIn(20);
    due = await startWithTermsIn(-1);
  }, 180_000);
  afterAll(async () => {
    await soon?.stop();
    await due?.stop();
  });

  test("can be postponed before it takes effect, and accepted", async () => {
    const visit = await browser.visit({ width: 360 });
    const { page } = visit;
    await register(visit, soon.address);
    await page.goto(`${soon.address}/plan`);
    const notice = page.getByRole("region", { name: frame("agreement.label") });
    await follow(page, frame("agreement.read"), notice);
    expect(whereIs(page)).toBe("/agreements?next=%2Fplan");
    expect(await page.getByText("Accounts cost a fee.").isVisible()).toBe(true);
    expect(await violationsOn(visit, [360, 1280])).toEqual([]);
    await follow(page, t("agree.later"));
    expect(whereIs(page)).toBe("/plan");
    await follow(page, frame("agreement.read"), notice);
    await press(page, t("agree.submit", { company: "Épices" }));
    expect(whereIs(page)).toBe("/plan");
    expect(await page.getByRole("status").last().textContent()).toContain(text("en", "flash")("agreed"));
    expect(await notice.count()).toBe(0);
  });

  test("blocks writes once in force until the user accepts it, and then resends what was submitted", async () => {
    const visit = await browser.visit({ scripts: false });
    const { page, context, expectStatus } = visit;
    await register(visit, due.address);
    await page.goto(`${due.address}/user/team`);
    const form = page.locator("main form").filter({ has: page.locator("input[type=email]") });
    await form.locator("input[type=email]").fill("colleague@example.com");
    expectStatus(403, /^\/user\/team/);
    await andArrive(page, () => form.locator("button[type=submit]").last().click());
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(errors("errors.agreement.title"));
    expect(await violationsOn(visit, [360, 1280])).toEqual([]);
    const [other] = await Promise.all([
      context.waitForEvent("page"),
      page.getByRole("link", { name: errors("errors.agreement.action") }).click(),
    ]);
    await other.waitForLoadState();
    expect(await other.getByRole("link", { name: t("agree.readOn") }).isVisible()).toBe(true);
    await press(other, t("agree.submit", { company: "Épices" }));
    expect(whereIs(other)).toBe("/user/history");
    await other.close();
    await page.reload();
    expect(await page.getByText("colleague@example.com").first().isVisible()).toBe(true);
    expect(await page.getByRole("status").last().textContent()).toContain(text("en", "flash")("invitationSent"));
  });
});
