import { describe, expect, test } from "vitest";
import { fieldName } from "~/assessment/answers/section-form";
import { newestReadiness } from "~/assessment/catalogue/content/readiness/versions";
import { findQuestion } from "~/assessment/catalogue/rules/lookup";
import { inDays } from "../support/days";
import { andArrive, follow, press, shownOn, whereIs } from "./support/actions";
import { useBrowser } from "./support/browser";
import { joinAsColleague } from "./support/colleague";
import { fillAssessment, signInNewCompany, startAssessment } from "./support/company";
import { saveSection } from "./support/form";
import { text } from "./support/texts";
import { waysOf } from "./support/ways";

const QUESTION = "water.assess.1";
const answer = (option: "yes" | "no") => `input[name="${fieldName(QUESTION)}"][value=${option}]`;

describe.each(waysOf("teamwork"))("a team working on an assessment (%s, scripts: %s)", (language, scripts) => {
  const browser = useBrowser();
  const options = { language, scripts };
  const completion = text(language, "completion");
  const t = text(language, "teamwork");
  const flash = text(language, "flash");
  const found = findQuestion(newestReadiness, QUESTION);
  const topic = found?.topic.name[language] ?? "";

  test("assigns a topic, discusses a question, reviews what is ready, and leaves the submission to its owner", async () => {
    const [owner, thabo] = [await browser.visit(options), await browser.visit({ ...options, width: 360 })];
    await signInNewCompany(owner);
    await joinAsColleague(owner, thabo, "Thabo");
    const id = await startAssessment(owner);
    await fillAssessment(owner, id, () => true);
    const [topics, comments] = [`/topics/${id}`, `/comments/${id}/${QUESTION}`];
    const toast = shownOn;

    // The owner assigns a topic to Thabo, at first with a date in the past.
    owner.expectStatus(400, /topics/);
    await owner.page.goto(`/${id}`);
    await follow(owner.page, t("title"));
    expect(whereIs(owner.page)).toBe(topics);
    const openForm = () =>
      owner.page
        .locator("summary")
        .filter({ hasText: t("assign.summaryOf", { topic }) })
        .click();
    await openForm();
    await owner.page.locator("#water-assignee").selectOption({ label: "Thabo" });
    await owner.page.locator("#water-due").fill("2001-01-01");
    await press(owner.page, t("assign.saveOf", { topic }));
    const refused = owner.page.locator("#water-due-error");
    expect(await refused.textContent()).toBe(t("errors.past"));
    expect(await owner.page.getByRole("alert").getByRole("link").textContent()).toBe(
      t("errorOf", { topic, error: t("errors.past") }),
    );
    expect(await owner.page.locator("#water-assignee option:checked").textContent()).toBe("Thabo");
    await owner.page.locator("#water-due").fill(inDays(9));
    await press(owner.page, t("assign.saveOf", { topic }));
    expect(await toast(owner.page)).toBe(flash("topicSaved"));

    thabo.expectStatus(422, /section=/);
    // Thabo changes an answer, asks about it and says that the topic is ready.
    const { page } = thabo;
    await page.goto(`/${id}?section=water.assess`);
    expect(await page.locator("main").textContent()).toContain(t("line.assignedYou"));
    await page.locator(answer("no")).check();
    const asked = page.locator(".keep", { has: page.locator(answer("no")) });
    const comment = asked.getByRole("textbox", { name: t("comments.field") });
    expect(await comment.isVisible()).toBe(false);
    await asked.locator("summary", { hasText: t("comments.button") }).click();
    await press(page, t("comments.add"), asked);
    await page
      .getByRole("alert")
      .getByRole("link", { name: t("errors.missing") })
      .click();
    await expect.poll(() => comment.evaluate((field) => field === document.activeElement)).toBe(true);
    await comment.fill("Which meter?\nThe one in the yard?");
    await press(page, t("comments.add"), asked);
    expect(await toast(page)).toBe(flash("commentAdded"));
    expect(await asked.locator("summary", { hasText: t("comments.count", { count: 1 }) }).count()).toBe(1);
    expect(await page.locator(answer("no")).isChecked()).toBe(true);
    await press(page, t("topic.readyOf", { topic }));
    expect(await toast(page)).toBe(flash("topicReady"));

    // The owner reads the comment, replies, returns the topic, and gets it again.
    await owner.page.goto(comments);
    expect(await owner.page.locator("main").textContent()).toContain("Which meter?\nThe one in the yard?");
    await owner.page.locator("#text").fill("Yes, that one.");
    await press(owner.page, t("comments.add"));
    await andArrive(owner.page, () => owner.page.locator('main a[href*="?delete="]').last().click());
    await press(owner.page, t("comments.ask.confirm"));
    expect(await owner.page.getByText("Yes, that one.").count()).toBe(0);
    await owner.page.goto(topics);
    await press(owner.page, t("topic.sendBackOf", { topic }));
    expect(await toast(owner.page)).toBe(flash("topicSentBack"));
    await page.goto(topics);
    await press(page, t("topic.readyOf", { topic }));
    expect(await page.getByText(t("topic.readyByYou")).count()).toBe(1);

    // An answer given while the owner looks makes the topic unready again.
    await owner.page.goto(topics);
    await page.goto(`/${id}?section=water.assess`);
    await page.locator(answer("yes")).check();
    await saveSection(page, language, scripts);
    await press(owner.page, t("topic.reviewedOf", { topic }));
    expect(await toast(owner.page)).toBe(flash("topicChanged"));
    await page.reload();
    await press(page, t("topic.readyOf", { topic }));
    await owner.page.goto(topics);
    await press(owner.page, t("topic.reviewedOf", { topic }));
    expect(await toast(owner.page)).toBe(flash("topicReviewed"));
    await page.goto(`/${id}?section=water.assess`);
    expect(await page.locator("main").textContent()).toContain(t("state.reviewed"));

    // Only the owner submits; Thabo says that it is ready.
    await page.goto(`/complete/${id}`);
    expect(await page.getByRole("heading", { name: completion("owner.title") }).count()).toBe(1);
    expect(await page.getByRole("link", { name: completion("summary.submit") }).count()).toBe(0);
    await press(page, completion("owner.tell"));
    expect(await toast(page)).toBe(flash("ownerTold"));
    await owner.page.goto(`/complete/${id}`);
    expect(await owner.page.getByRole("link", { name: completion("summary.submit") }).count()).toBe(1);
    const titles = () => owner.page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
    const told = text(language, "mail")("causes.assessment-ready.subject", {
      assessment: text(language, "common")("kinds.readiness.name"),
    });
    await expect.poll(() => owner.page.goto("/notifications").then(titles), { timeout: 20_000 }).toContain(told);
  });
});
