import { expect } from "vitest";
import { WEBHOOKS_PATH } from "~/core/addresses/webhooks";
import { LEGAL_TABS } from "~/foundation/identity/content/legal-documents";
import { ARTICLES } from "~/home/knowledge/content/articles";
import { inDays } from "../../support/days";
import { press, solveCaptcha, whereIs } from "./actions";
import { BASE_URL, type Visit } from "./browser";
import { CLIMATE_STOPS } from "./climate-tour";
import { confirmOwnAddress } from "./colleague";
import { newAccount } from "./company";
import { COMPLETION_STOPS } from "./completion-tour";
import { DOCUMENTS_STOPS } from "./documents-tour";
import { DRAFTS_STOPS } from "./drafts-tour";
import { FIGURES_STOPS } from "./figures-tour";
import { FORM_STOPS } from "./form-tour";
import { unsubscribePath } from "./mailbox";
import { NETWORK_STOPS } from "./network-tour";
import { OFFICE_STOPS } from "./office-tour";
import { PLAN_STOPS } from "./plan-tour";
import { PROOF_STOPS } from "./proof-tour";
import { SECURITY_STOPS } from "./security-tour";
import { SHARE_STOPS } from "./share-tour";
import { TEAMWORK_STOPS } from "./teamwork-tour";
import { text } from "./texts";
import { after, goTo, refused, type Stop, stop, type Visitors } from "./tour";
import { WORKBOOK_STOPS } from "./workbook-tour";

const isEnhanced = true;
const hasPasskeys = true;

/** Sends a form without opening its page. */
async function send(visit: Visit, path: string, form: Record<string, string>): Promise<void> {
  const options = { headers: { Origin: BASE_URL }, form, maxRedirects: 0 };
  expect((await visit.context.request.post(path, options)).status()).toBe(303);
}

/**
 * Every page of the product, in every state with its own design. Each page is one entry: `stop` for an address, `refused` for a refused
 * form, `after` for one that needs actions first. The stops of a visitor run in this order.
 */
export const STOPS: Stop[] = [
  stop("stranger", "sign-in", "/login", { isEnhanced, hasPasskeys }),
  refused("stranger", "sign-in, with no company", "/login", (language) => text(language, "provider")("with"), {
    isEnhanced,
    hasPasskeys,
  }),
  refused("stranger", "sign-in", "/login", (language) => text(language, "account")("signIn.submit"), {
    fill: ({ page }) => solveCaptcha(page),
    isEnhanced,
    hasPasskeys,
  }),
  stop("stranger", "forgotten password", "/forgotPassword", { isEnhanced }),
  refused(
    "stranger",
    "forgotten password",
    "/forgotPassword",
    (language) => text(language, "account")("recovery.email.submit"),
    {
      async fill({ page }) {
        await page.locator("main input[name=email]").fill(newAccount().email);
        await page.locator("#captchaAnswer").fill("99");
      },
      isEnhanced,
    },
  ),
  after(
    "stranger",
    "forgotten password, code",
    "/forgotPassword",
    async ({ page, language }) => {
      await page.locator("main input[name=email]").fill(newAccount().email);
      await solveCaptcha(page);
      await press(page, text(language, "account")("recovery.email.submit"));
      expect(whereIs(page)).toBe("/OTPverify");
    },
    { isEnhanced },
  ),
  // The previous stop has requested a code.
  refused(
    "stranger",
    "forgotten password, code",
    "/OTPverify",
    (language) => text(language, "account")("recovery.code.submit"),
    { fill: ({ page }) => page.locator("input[name=code]").fill("000000"), isEnhanced },
  ),
  stop("stranger", "front door", "/", { isEnhanced }),
  stop("stranger", "sample report", "/sample"),
  stop("stranger", "registration, step 1", "/register", { isEnhanced }),
  stop("stranger", "registration, step 2", "/register?step=2", { isEnhanced }),
  stop("stranger", "registration, step 3", "/register?step=3", { isEnhanced }),
  stop("stranger", "registration, what follows", "/register/sent"),
  refused(
    "stranger",
    "registration, step 3",
    "/register?step=3",
    (language) => text(language, "account")("signUp.create"),
    { fill: ({ page }) => solveCaptcha(page), isEnhanced },
  ),
  stop("stranger", "terms", "/terms&condition"),
  stop("stranger", "privacy", "/privacy-policy"),
  ...LEGAL_TABS.map((tab) => stop("stranger", `legal documents, ${tab}`, `/legal-documents?tab=${tab}`)),
  stop("stranger", "not found", "/no-such-page", { status: 404 }),
  stop("stranger", "local mailbox", "/dev/mailbox?to=nobody@example.com"),
  stop("stranger", "unsubscribe, link that is gone", "/unsubscribe/none", { status: 404 }),
  {
    name: "unsubscribe",
    async open({ stranger, newcomer }) {
      return goTo(stranger, await unsubscribePath(newcomer.account.email));
    },
  },
  {
    name: "unsubscribed",
    async open({ stranger: { page, language }, newcomer }) {
      await page.goto(await unsubscribePath(newcomer.account.email));
      await press(page, text(language, "notifications")("unsubscribe.stop"));
      return { page, html: "" };
    },
  },
  stop("newcomer", "history, first visit", "/user/history"),
  stop("newcomer", "history, empty", "/user/history?dialog=none"),
  stop("newcomer", "history, asked before the first one", "/user/history?dialog=start"),
  stop("newcomer", "history, progress locked", "/user/history?kind=progress"),
  stop("owner", "history", "/user/history"),
  ...[0, 1, 2].map((index) =>
    after("owner", `history, menu ${index + 1} of the header open`, "/user/history", ({ page }) =>
      page.getByRole("banner").locator("summary").nth(index).click(),
    ),
  ),
  stop("owner", "history, progress", "/user/history?kind=progress"),
  stop("owner", "history, what to do next", "/user/history?journey=login"),
  stop("owner", "history, information", "/user/history?dialog=information"),
  stop("owner", "history, what to begin with", "/user/history?dialog=start"),
  stop("owner", "day to come back on", "/user/deadline/next", { isEnhanced }),
  refused(
    "owner",
    "day to come back on",
    "/user/deadline/next?kind=progress",
    (language) => text(language, "deadlines")("save"),
    {
      isEnhanced,
      fill: ({ page }) => page.locator("main [type=radio][value=other]").check(),
    },
  ),
  stop("newcomer", "years, before any result", "/user/years", { isEnhanced }),
  stop("owner", "years, one result", "/user/years", { isEnhanced }),
  stop("reader", "years, two results", "/user/years?kind=progress", { isEnhanced }),
  stop("owner", "date to finish by", "/user/deadline/own", { isEnhanced }),
  refused("owner", "date to finish by", "/user/deadline/own", (language) => text(language, "deadlines")("save"), {
    isEnhanced,
  }),
  {
    name: "history, with a date",
    async open({ owner }) {
      await send(owner, "/user/deadline/own", { dueOn: inDays(1) });
      return goTo(owner, "/user/history?dialog=none");
    },
  },
  stop("owner", "date to finish by, asked to remove", "/user/deadline/own?dialog=remove", { isEnhanced }),
  stop("owner", "messages to systems, none", WEBHOOKS_PATH, { isEnhanced }),
  refused("owner", "messages to systems", WEBHOOKS_PATH, (language) => text(language, "webhooks")("submit"), {
    status: 422,
    isEnhanced,
  }),
  after(
    "owner",
    "messages to systems, a new secret",
    WEBHOOKS_PATH,
    async ({ page, language }) => {
      await page.locator("#address").fill("http://127.0.0.1:1/kompas");
      await press(page, text(language, "webhooks")("submit"));
    },
    { isEnhanced },
  ),
  {
    name: "messages to systems, a receiver with a message",
    async open({ owner }) {
      const list = await (await owner.context.request.get(WEBHOOKS_PATH)).text();
      const [, path] = new RegExp(`href="(${WEBHOOKS_PATH}/[^"?]+)"`).exec(list) ?? [];
      if (!path) throw new Error("No receiver");
      await send(owner, path, { intent: "test" });
      return goTo(owner, path);
    },
  },
  stop("owner", "team, alone", "/user/team", { isEnhanced }),
  stop("owner", "links to a report, before the address is confirmed", ({ done }) => `/user/dashboard/${done}/share`, {
    isEnhanced,
  }),
  {
    name: "team, somebody invited",
    async open({ owner }) {
      const fields = {
        intent: "invite",
        email: `wilhelmina-${Date.now()}@example.com`,
        role: "viewer",
        language: "fr",
      };
      await confirmOwnAddress(owner);
      await send(owner, "/user/team", fields);
      return goTo(owner, "/user/team");
    },
    isEnhanced,
  },
  refused("owner", "team", "/user/team", (language) => text(language, "team")("invite.submit"), { isEnhanced }),
  stop("owner", "access tokens, none", "/user/access-tokens", { isEnhanced }),
  refused("owner", "access tokens", "/user/access-tokens", (language) => text(language, "tokens")("make.submit"), {
    isEnhanced,
  }),
  {
    name: "access tokens, one just made",
    async open({ newcomer }) {
      await makeToken(newcomer);
      return { page: newcomer.page, html: "" };
    },
    isEnhanced,
  },
  {
    name: "access tokens, one to be revoked",
    async open({ newcomer }) {
      await goTo(newcomer, "/user/access-tokens");
      const revoke = newcomer.page.locator('main a[href*="dialog=revoke"]').first();
      return goTo(newcomer, (await revoke.getAttribute("href")) ?? "");
    },
    isEnhanced,
  },
  stop("stranger", "invitation, link that is gone", "/invitation/none", { status: 410, isEnhanced }),
  stop("owner", "change of password", "/user/profile/password", { isEnhanced }),
  refused(
    "owner",
    "change of password",
    "/user/profile/password",
    (language) => text(language, "account")("passwordChange.submit"),
    { isEnhanced },
  ),
  stop("owner", "security", "/user/security", { isEnhanced }),
  stop("owner", "security, everywhere", "/user/security?dialog=everywhere", { isEnhanced }),
  stop("owner", "notifications", "/notifications"),
  stop("owner", "notifications, asked to delete all", "/notifications?dialog=delete-all"),
  {
    name: "notifications, none left",
    async open({ owner }) {
      await send(owner, "/notifications", { intent: "delete-all" });
      return goTo(owner, "/notifications?filter=unread");
    },
  },
  stop("newcomer", "profile, no submissions", "/user/profile?tab=submissions"),
  stop("newcomer", "profile, first achievements", "/user/profile?tab=achievements"),
  stop("owner", "profile", "/user/profile"),
  stop("owner", "profile, submissions", "/user/profile?tab=submissions"),
  stop("owner", "profile, achievements", "/user/profile?tab=achievements"),
  stop("owner", "profile, edited", "/user/profile/edit", { isEnhanced }),
  refused("owner", "profile, edited", "/user/profile/edit", (language) => text(language, "profile")("edit.save"), {
    fill: ({ page }) => page.locator("input[name=designation]").fill(""),
    isEnhanced,
  }),
  stop("owner", "access codes", "/user/profile/access-code", { isEnhanced }),
  stop("owner", "access codes, by an invitation that is over", "/user/profile/access-code?add&invitation=none", {
    isEnhanced,
  }),
  refused(
    "owner",
    "access codes",
    "/user/profile/access-code?add",
    (language) => text(language, "company")("add.save"),
    { isEnhanced },
  ),
  stop("owner", "picture", "/user/profile/picture", { isEnhanced }),
  refused("owner", "picture", "/user/profile/picture", (language) => text(language, "profile")("picture.save"), {
    isEnhanced,
  }),
  stop("owner", "address, link that is gone", "/confirmEmail?token=x", { status: 410 }),
  stop("owner", "knowledge base", "/knowledge-base"),
  stop("owner", "knowledge base, searched", "/knowledge-base?q=leader&tag=levels"),
  stop("owner", "knowledge base, nothing found", "/knowledge-base?q=zzz&category=troubleshooting"),
  ...ARTICLES.map(({ slug }) => stop("owner", `knowledge base, ${slug}`, `/knowledge-base/${slug}`)),
  stop("owner", "landing", ({ fresh }) => `/${fresh}`),
  ...FORM_STOPS,
  ...DRAFTS_STOPS,
  ...COMPLETION_STOPS,
  ...TEAMWORK_STOPS,
  ...DOCUMENTS_STOPS,
  ...WORKBOOK_STOPS,
  stop("owner", "answers", ({ done }) => `/view/${done}`),
  stop("owner", "printable report", ({ done }) => `/pdf/${done}`, { isEnhanced: true, isReport: true }),
  stop("owner", "slides", ({ done }) => `/pdf/${done}/slides`, { isEnhanced }),
  stop("owner", "results", ({ done }) => `/user/dashboard/${done}`),
  after(
    "owner",
    "results, to print",
    ({ done }) => `/user/dashboard/${done}?download=true`,
    // With scripts, the address loses its query, so that nothing prints twice.
    async () => {},
    { isEnhanced },
  ),
  ...PROOF_STOPS,
  stop("owner", "results, to approve", ({ done }) => `/user/dashboard/${done}/approve`, { isEnhanced }),
  stop("owner", "results, a score followed", ({ done }) => `/user/dashboard/${done}?trace=environment`),
  stop("owner", "results, a topic followed", ({ done }) => `/user/dashboard/${done}?trace=climate-action`),
  stop(
    "reader",
    "climate results, tonnes followed",
    ({ climate }) => `${climate}?trace=ghg-emissions-reduction.footprint`,
  ),
  {
    name: "results, approved",
    async open({ owner }) {
      const results = `/user/dashboard/${owner.done}`;
      await send(owner, results, { intent: "review" });
      await send(owner, `${results}/approve`, { name: "Thandi Nkosi", designation: "Owner", date: "2026-01-31" });
      return goTo(owner, `/user/dashboard/${owner.done}`);
    },
  },
  ...CLIMATE_STOPS,
  stop("reader", "climate results", ({ climate }) => climate),
  after(
    "reader",
    "climate results, everything open",
    ({ climate }) => climate,
    async ({ page }) => {
      const parts = page.locator("main details.print-open");
      for (const summary of await parts.locator("> summary").all())
        if (await summary.isVisible()) await summary.click();
    },
  ),
  stop("reader", "printable climate report", ({ climate }) => `/pdf/${climate.split("/").at(-1)}`, {
    isEnhanced: true,
  }),
  stop("reader", "climate slides", ({ climate }) => `/pdf/${climate.split("/").at(-1)}/slides`, { isEnhanced }),
  stop("reader", "climate results, to approve", ({ climate }) => `${climate}/approve`, { isEnhanced, only: "en" }),
  refused(
    "reader",
    "climate results, to approve",
    ({ climate }) => `${climate}/approve`,
    (language) => text(language, "approval")("save"),
    { isEnhanced, only: "en", fill: ({ page }) => page.locator("#approval-name").fill("") },
  ),
  stop("reader", "climate results, to sign", ({ climate }) => `${climate}/sign`, {
    isEnhanced,
    only: "en",
    hasPad: true,
  }),
  refused(
    "reader",
    "climate results, to sign",
    ({ climate }) => `${climate}/sign`,
    (language) => text(language, "approval")("sign.submit"),
    { isEnhanced, only: "en", hasPad: true },
  ),
  stop("reader", "results, how far progress has come", ({ readiness }) => `${readiness}?view=progress`),
  ...PLAN_STOPS,
  ...FIGURES_STOPS,
  ...SHARE_STOPS,
  ...NETWORK_STOPS,
  stop("owner", "results, before any progress", ({ done }) => `/user/dashboard/${done}?view=progress`),
  {
    name: "results, welcome",
    async open({ owner: { page, done } }) {
      const answer = await page.goto(`/user/dashboard/${done}?generateReport=true`);
      expect(whereIs(page)).toBe(`/user/dashboard/${done}`);
      return { page, html: (await answer?.text()) ?? "" };
    },
  },
  ...OFFICE_STOPS,
  ...SECURITY_STOPS,
  stop("owner", "data rights", "/user/privacy", { isEnhanced }),
  stop("owner", "deletion dialog", "/user/privacy?dialog=delete", { isEnhanced }),
  refused(
    "owner",
    "deletion dialog",
    "/user/privacy?dialog=delete",
    (language) => text(language, "privacy")("dialog.submit"),
    { isEnhanced },
  ),
  // The newcomer's last action.
  after(
    "newcomer",
    "data rights, to be deleted",
    "/user/privacy?dialog=delete",
    async ({ page, language }) => {
      await page.locator("[name=password]").fill(newAccount().password);
      await page.locator("[name=understood]").check();
      await press(page, text(language, "privacy")("dialog.submit"));
    },
    { isEnhanced },
  ),
  stop("owner", "damaged link", `/${"A".repeat(43)}`, { status: 422 }),
];

/** Makes a token for another system; the page then shows it, once. */
async function makeToken({ page, language, account }: Visitors["newcomer"]): Promise<void> {
  await page.goto("/user/access-tokens");
  await page.locator("main input[name=name]").fill("Accounting");
  await page.locator("main input[name=scopes]").first().check();
  await page.locator("main input[name=password]").fill(account.password);
  await press(page, text(language, "tokens")("make.submit"));
}
