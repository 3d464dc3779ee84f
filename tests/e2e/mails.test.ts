import { describe, expect, test } from "vitest";
import { UTC } from "~/core/days/days";
import { LANGUAGES } from "~/core/language";
import { renderDigest } from "~/foundation/notifications/mails/digest.server";
import { type MailValues, renderMail } from "~/foundation/notifications/mails/render.server";
import { CAUSES, type Cause } from "~/foundation/notifications/rules/types";
import { overflowOf, violationsOn } from "./support/accessibility";
import { useBrowser, type Visit } from "./support/browser";

const LINK = `https://kompas.example/user/progress/dashboard/${"3q2-7wIAAABk0v1pQJ9x1kq5cV8aX3mN4bR6tY7uI9o".repeat(2)}`;
/** Names of the maximum length, without a space to break at. */
const LONG = "Kementerian".repeat(9);
const VALUES: MailValues = {
  username: LONG,
  company: LONG,
  name: LONG,
  inviter: LONG,
  browser: "Firefox",
  os: "Windows",
  place: "Cape Town, ZA",
  email: `n…@${LONG}.example.org`,
  contact: `office@${LONG}.example.org`,
  level: "leader",
  score: "9875",
  role: "viewer",
  dueOn: "2026-12-05",
  date: "2026-12-01",
  left: "12",
  days: "7",
  years: "2",
  actions: "3",
  kind: "progress",
  topicEn: LONG,
  topicFr: LONG,
  topicMs: LONG,
  companyId: "c",
  assessmentId: "a",
  code: "402917",
  link: LINK,
  file: LINK,
  at: "2026-11-21T12:03:00.000Z",
  unsubscribe: `${LINK}?lng=fr`,
};
const NOW = Date.UTC(2026, 10, 21, 9);
/** One of each template. */
const DRAWN: Cause[] = [
  ...(["account-created", "new-device", "recovery-code", "half-way", "assessment-completed"] as const),
  ...(["report-ready", "deadline-near", "support-answered"] as const),
];

const digest = (language: (typeof LANGUAGES)[number]) =>
  renderDigest({
    reader: { language, timeZone: UTC },
    username: LONG,
    contact: VALUES.contact,
    link: LINK,
    unsubscribe: LINK,
    more: 3,
    entries: [1, 2].map(() => ({ at: NOW, title: LONG, text: `${LONG} – ${LONG}`, href: LINK })),
  });

/** axe violations in the open mail; the landmarks around it belong to the mail program. */
const faultsOf = async (visit: Visit) =>
  (await violationsOn(visit)).filter((fault) => !/^(landmark-one-main|region) /.test(fault));

describe("mails as rendered by mail programs", () => {
  const browser = useBrowser();

  test.each(LANGUAGES)("in %s fit a phone and a desktop screen, whatever names they contain", async (language) => {
    const { page } = await browser.visit({ width: 360 });
    const mails = (Object.keys(CAUSES) as Cause[]).map(
      (cause) => [cause, renderMail(cause, { language, timeZone: UTC }, VALUES, NOW)] as const,
    );
    for (const [name, { html }] of [...mails, ["digest", digest(language)] as const]) {
      expect(html).toContain('<meta name="color-scheme" content="light dark">');
      for (const width of [320, 360, 1280]) {
        if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 800 });
        await page.setContent(html);
        expect(await overflowOf(page), `${name} at ${width} px`).toEqual([]);
      }
    }
  });

  test.each(["light", "dark"] as const)("are readable in a %s colour scheme", async (scheme) => {
    const visit = await browser.visit({ width: 360, scheme });
    for (const cause of DRAWN) {
      await visit.page.setContent(renderMail(cause, { language: "fr", timeZone: UTC }, VALUES, NOW).html);
      expect(await faultsOf(visit), cause).toEqual([]);
    }
    await visit.page.setContent(digest("fr").html);
    expect(await faultsOf(visit), "digest").toEqual([]);
  });
});
