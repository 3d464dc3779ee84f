import { newestReadiness } from "~/assessment/catalogue/content/readiness/versions";
import { findTopic } from "~/assessment/catalogue/rules/lookup";
import type { Language } from "~/core/language";
import { andArrive, press } from "./actions";
import { text } from "./texts";
import { after, refused, type Stop, stop, type Visitors } from "./tour";

type Owner = Visitors["owner"];
const topics = ({ middle }: Owner) => `/topics/${middle}`;
const comments = ({ middle }: Owner) => `/comments/${middle}/water.assess.1`;
const isEnhanced = true;
const water = (language: Language) => findTopic(newestReadiness, "water")?.name[language] ?? "";

/** Assignments, and comments on a question, in the owner's half-finished assessment. */
export const TEAMWORK_STOPS: Stop[] = [
  stop("owner", "who answers what", topics, { isEnhanced }),
  refused(
    "owner",
    "who answers what",
    topics,
    (language) => text(language, "teamwork")("assign.saveOf", { topic: water(language) }),
    {
      async fill({ page, language }) {
        const summary = text(language, "teamwork")("assign.summaryOf", { topic: water(language) });
        // Folded away for an owner who answers alone.
        const folded = page.locator("summary").filter({ hasText: text(language, "teamwork")("alone.topics") });
        if ((await folded.count()) > 0) await folded.click();
        await page.locator("summary").filter({ hasText: summary }).click();
        await page.locator("#water-due").fill("2001-01-01");
      },
      isEnhanced,
    },
  ),
  stop("owner", "who answers what, submitted", ({ done }) => `/topics/${done}`, { isEnhanced }),
  stop("owner", "comments, none yet", comments, { isEnhanced }),
  refused("owner", "comments", comments, (language) => text(language, "teamwork")("comments.add"), { isEnhanced }),
  after(
    "owner",
    "comments",
    comments,
    async ({ page, language }) => {
      await page.locator("#text").fill("2026");
      await press(page, text(language, "teamwork")("comments.add"));
    },
    { isEnhanced },
  ),
  after(
    "owner",
    "comments, asked to delete",
    comments,
    ({ page }) => andArrive(page, () => page.locator('main a[href*="?delete="]').first().click()),
    { isEnhanced },
  ),
  stop("owner", "comments, submitted", ({ done }) => `/comments/${done}/water.assess.1`, { isEnhanced }),
];
