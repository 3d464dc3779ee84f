import { describe, expect, test } from "vitest";
import { expectRefused, follow, press, shownOn, signIn, whereIs } from "./support/actions";
import { useBrowser } from "./support/browser";
import { confirmOwnAddress } from "./support/colleague";
import { newAccount, PLACES, signInNewCompany, startAssessment } from "./support/company";
import { saveSection } from "./support/form";
import { receiveMail } from "./support/mailbox";
import { text } from "./support/texts";
import { waysOf } from "./support/ways";

describe.each(waysOf("team"))("a team (%s, scripts: %s)", (language, scripts) => {
  const browser = useBrowser();
  const options = { language, scripts, width: scripts ? 1280 : 360 };
  const t = text(language, "team");
  const flash = text(language, "flash");
  const account = text(language, "account");
  const points = text(language, "points");

  test("invites a colleague by mail who joins by the link, answers, changes roles, and gets another owner", async () => {
    const owner = await browser.visit(options);
    const { password: ownPassword } = await signInNewCompany(owner);
    const toast = () => shownOn(owner.page);
    await confirmOwnAddress(owner);
    const draft = await startAssessment(owner);
    const { email, password } = newAccount();

    await owner.page.goto("/user/team");
    expect(await owner.page.getByText(t("people.alone")).count()).toBe(1);
    await owner.page.getByLabel(t("invite.email"), { exact: true }).fill(email);
    await owner.page.getByRole("radio", { name: t("roles.contributor") }).check();
    await press(owner.page, t("invite.submit"));
    expect(await toast()).toBe(flash("invitationSent"));
    expect(await owner.page.getByRole("heading", { name: email }).count()).toBe(1);

    // The owner withdraws a mistaken invitation.
    const { email: wrong } = newAccount();
    await owner.page.getByLabel(t("invite.email"), { exact: true }).fill(wrong);
    await owner.page.getByRole("radio", { name: t("roles.viewer") }).check();
    await press(owner.page, t("invite.submit"));
    expect(await owner.page.getByRole("heading", { name: wrong }).textContent()).toContain(t("roles.viewer"));
    await follow(owner.page, t("waiting.cancelNamed", { email: wrong }));
    expect(await owner.page.getByRole("dialog").textContent()).toContain(t("cancel.text", { email: wrong }));
    await press(owner.page, t("cancel.confirm"));
    expect(await toast()).toBe(flash("invitationCancelled"));
    expect(await owner.page.getByRole("heading", { name: wrong }).count()).toBe(0);

    const [mail] = await receiveMail(email);
    const link = new URL(mail?.text.match(/https?:\S+\/invitation\/\S+/)?.[0] ?? "https://no.link");
    const colleague = await browser.visit(options);
    const { page } = colleague;
    await page.goto(link.pathname + link.search);
    colleague.expectStatus(400, /invitation/);
    await page.getByLabel(account("signUp.username"), { exact: true }).fill("Sipho Dube");
    await page.locator("input[name=password]").fill(password);
    await press(page, t("join.submit"));
    expect(await page.getByRole("alert").textContent()).toContain(account("errors.terms"));
    expect(await page.locator("input[name=username]").inputValue()).toBe("Sipho Dube");
    await page.locator("input[name=password]").fill(password);
    await page.locator("input[name=terms]").check();
    await press(page, t("join.submit"));
    expect(new URL(page.url()).pathname).toBe("/user/history");
    expect(await page.locator(".toast").textContent()).toBe(flash("joined"));

    const [place] = PLACES.filter(({ dimension }) => dimension.isOnSummary);
    const question = place?.section.questions.find(({ isRequired }) => isRequired)?.id ?? "";
    await page.goto(`/${draft}?section=${place?.section.id}`);
    await page.locator(`input[name="q.${question}"][value=yes]`).check();
    await saveSection(page, language, scripts);
    await page.goto(`/points/${draft}`);
    expect(await page.getByRole("main").textContent()).toContain(points("sum", { correct: 1, total: 80 }));
    await follow(page, points("back"));
    expect(new URL(page.url()).pathname).toBe(`/${draft}`);

    // The link has already been used.
    const late = await browser.visit(options);
    late.expectStatus(410, /invitation/);
    await late.page.goto(link.pathname + link.search);
    expect(await late.page.getByRole("heading", { level: 1 }).textContent()).toBe(t("join.gone.title"));
    await follow(late.page, t("join.gone.signIn"), late.page.getByRole("main"));
    await signIn(late.page, language, { email, password });
    expect(whereIs(late.page)).toContain("/user/history");

    await owner.page.goto("/user/team");
    await follow(owner.page, t("people.roleNamed", { name: "Sipho Dube" }));
    await press(owner.page, t("role.confirm.viewer"));
    expect(await toast()).toBe(flash("roleChanged"));
    await page.goto(`/${draft}`);
    expect(new URL(page.url()).pathname).toBe(`/view/${draft}`);
    await page.goto("/user/history?dialog=none");
    expect(await page.getByRole("button", { name: text(language, "assessment")("history.start") }).count()).toBe(0);

    // The owner lets the colleague answer again, hands over to them, and is removed by the new owner.
    await owner.page.goto("/user/team");
    expect(
      await owner.page.getByRole("link", { name: t("people.handOverNamed", { name: "Sipho Dube" }) }).count(),
    ).toBe(0);
    await follow(owner.page, t("people.roleNamed", { name: "Sipho Dube" }));
    await press(owner.page, t("role.confirm.contributor"));
    await follow(owner.page, t("people.handOverNamed", { name: "Sipho Dube" }));
    expect(await owner.page.getByRole("dialog").textContent()).toContain(t("handOver.you", { name: "Sipho Dube" }));
    owner.expectStatus(400, /team/);
    await owner.page.locator("#password").fill("not my password");
    await press(owner.page, t("handOver.confirm"));
    await expectRefused(owner.page, { password: t("handOver.passwordWrong") });
    await owner.page.locator("#password").fill(ownPassword);
    await press(owner.page, t("handOver.confirm"));
    expect(await toast()).toBe(flash("ownershipHandedOver"));
    expect(await owner.page.getByText(t("people.ownerOnly")).count()).toBe(1);

    await page.goto("/user/team");
    const former = "Wilhelmina Featherstonehaugh";
    await follow(page, t("people.removeNamed", { name: former }));
    await press(page, t("remove.confirm"));
    expect(await shownOn(page)).toBe(flash("colleagueRemoved"));
    await owner.page.goto("/user/team");
    expect(new URL(owner.page.url()).pathname).toBe("/login");
  });
});
