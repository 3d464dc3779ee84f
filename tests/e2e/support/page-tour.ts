import { gzipSync } from "node:zlib";
import type { Page } from "playwright";
import { expect } from "vitest";
import type { Language } from "~/domain/language";
import { andArrive, press, solveCaptcha, whereIs } from "./actions";
import { BASE_URL, type Visit } from "./browser";
import {
  type Account,
  fillAssessment,
  newAccount,
  signInNewCompany,
  startAssessment,
  submitAssessment,
} from "./company";
import { isYes } from "./form";
import { startRegistration } from "./registration";
import { SECURITY_STOPS } from "./security-tour";
import { text } from "./texts";

/** Profiles in the three situations that pages are met in. */
export interface Visitors {
  stranger: Visit;
  newcomer: Visit & { account: Account };
  /** Has a fresh draft, one in the middle, one that is ready, and a completed assessment, by their sealed ids. */
  owner: Visit & { fresh: string; middle: string; ready: string; done: string };
}

export interface Stop {
  name: string;
  /** Gets there and returns the page with its document as it came, which is empty for the answer to a form. */
  open(visitors: Visitors): Promise<{ page: Page; html: string }>;
  /** The question form carries its autosave. */
  hasAutosave?: boolean;
  /** The route says `enhance` and carries the form module. Nothing else carries a script. */
  isEnhanced?: boolean;
  /** The page offers passkeys, which only a script can ask the browser for. */
  hasPasskeys?: boolean;
}

/** Signs the visitors in and gives the owner its assessments. */
export async function prepareVisitors(visit: (language: Language) => Promise<Visit>, language: Language) {
  const [stranger, newcomer, owner] = [await visit(language), await visit(language), await visit(language)];
  const account = await signInNewCompany(newcomer);
  await signInNewCompany(owner);
  const ids = [];
  for (const sections of [41, 41, 21, 0]) {
    const id = await startAssessment(owner);
    await fillAssessment(owner, id, (question) => isYes(question, 45), sections);
    ids.push(id);
  }
  const [done = "", ready = "", middle = "", fresh = ""] = ids;
  await submitAssessment(owner, done);
  await startRegistration(stranger, newAccount());
  return { stranger, newcomer: { ...newcomer, account }, owner: { ...owner, fresh, middle, ready, done } };
}

export async function goTo(visit: Visit, path: string, status = 200) {
  if (status >= 400) visit.expectStatus(status, /./);
  const answer = await visit.page.goto(path);
  expect(answer?.status()).toBe(status);
  expect(whereIs(visit.page)).toBe(path);
  return { page: visit.page, html: (await answer?.text()) ?? "" };
}

const asStranger = (
  name: string,
  path: string,
  { status, ...more }: Partial<Stop> & { status?: number } = {},
): Stop => ({
  name,
  open: ({ stranger }) => goTo(stranger, path, status),
  ...more,
});

const asOwner = (name: string, path: (owner: Visitors["owner"]) => string, more: Partial<Stop> = {}): Stop => ({
  name,
  open: ({ owner }) => goTo(owner, path(owner)),
  ...more,
});

/** Every page of the product, in every state that it is drawn for. */
export const STOPS: Stop[] = [
  asStranger("sign-in", "/login", { isEnhanced: true, hasPasskeys: true }),
  {
    name: "sign-in, refused",
    isEnhanced: true,
    hasPasskeys: true,
    async open({ stranger }) {
      await stranger.page.goto("/login");
      await solveCaptcha(stranger.page);
      stranger.expectStatus(400, /^\/login$/);
      await press(stranger.page, text(stranger.language, "account")("signIn.submit"));
      return { page: stranger.page, html: "" };
    },
  },
  asStranger("forgotten password", "/forgotPassword", { isEnhanced: true }),
  {
    name: "forgotten password, refused",
    isEnhanced: true,
    async open({ stranger }) {
      await stranger.page.goto("/forgotPassword");
      await stranger.page.locator("main input[name=email]").fill(newAccount().email);
      await stranger.page.locator("#captchaAnswer").fill("99");
      stranger.expectStatus(400, /^\/forgotPassword$/);
      await press(stranger.page, text(stranger.language, "account")("recovery.email.submit"));
      return { page: stranger.page, html: "" };
    },
  },
  {
    name: "forgotten password, code",
    isEnhanced: true,
    async open({ stranger: { page, language } }) {
      await page.goto("/forgotPassword");
      await page.locator("main input[name=email]").fill(newAccount().email);
      await solveCaptcha(page);
      await press(page, text(language, "account")("recovery.email.submit"));
      expect(whereIs(page)).toBe("/OTPverify");
      return { page, html: "" };
    },
  },
  {
    name: "forgotten password, code refused",
    isEnhanced: true,
    async open({ stranger }) {
      // The stop before has asked for a code.
      await stranger.page.goto("/OTPverify");
      await stranger.page.locator("input[name=code]").fill("000000");
      stranger.expectStatus(400, /^\/OTPverify$/);
      await press(stranger.page, text(stranger.language, "account")("recovery.code.submit"));
      return { page: stranger.page, html: "" };
    },
  },
  asStranger("registration, step 1", "/register", { isEnhanced: true }),
  asStranger("registration, step 2", "/register?step=2", { isEnhanced: true }),
  asStranger("registration, step 3", "/register?step=3", { isEnhanced: true }),
  {
    name: "registration, step 3, refused",
    isEnhanced: true,
    async open({ stranger }) {
      await stranger.page.goto("/register?step=3");
      await solveCaptcha(stranger.page);
      stranger.expectStatus(400, /^\/register/);
      await press(stranger.page, text(stranger.language, "account")("signUp.create"));
      return { page: stranger.page, html: "" };
    },
  },
  asStranger("terms", "/terms&condition"),
  asStranger("privacy", "/privacy-policy"),
  asStranger("not found", "/no-such-page", { status: 404 }),
  asStranger("local mailbox", "/dev/mailbox?to=nobody@example.com"),
  { name: "history, first visit", open: ({ newcomer }) => goTo(newcomer, "/user/history") },
  { name: "history, empty", open: ({ newcomer }) => goTo(newcomer, "/user/history?dialog=none") },
  { name: "history, progress locked", open: ({ newcomer }) => goTo(newcomer, "/user/history?kind=progress") },
  asOwner("history", () => "/user/history"),
  ...[0, 1, 2].map(
    (index): Stop => ({
      name: `history, menu ${index + 1} of the header open`,
      async open({ owner }) {
        const opened = await goTo(owner, "/user/history");
        await owner.page.getByRole("banner").locator("summary").nth(index).click();
        return opened;
      },
    }),
  ),
  asOwner("history, progress", () => "/user/history?kind=progress"),
  asOwner("history, what to do next", () => "/user/history?journey=login"),
  asOwner("history, information", () => "/user/history?dialog=information"),
  asOwner("change of password", () => "/user/profile/password", { isEnhanced: true }),
  {
    name: "change of password, refused",
    isEnhanced: true,
    async open({ owner }) {
      await owner.page.goto("/user/profile/password");
      owner.expectStatus(400, /^\/user\/profile\/password$/);
      await press(owner.page, text(owner.language, "account")("passwordChange.submit"));
      return { page: owner.page, html: "" };
    },
  },
  asOwner("security", () => "/user/security", { isEnhanced: true }),
  asOwner("security, everywhere", () => "/user/security?dialog=everywhere", { isEnhanced: true }),
  asOwner("notifications", () => "/notifications"),
  asOwner("notifications, asked to delete all", () => "/notifications?dialog=delete-all"),
  {
    name: "notifications, none left",
    async open({ owner }) {
      const options = { headers: { Origin: BASE_URL }, form: { intent: "delete-all" }, maxRedirects: 0 };
      expect((await owner.context.request.post("/notifications", options)).status()).toBe(303);
      return goTo(owner, "/notifications?filter=unread");
    },
  },
  { name: "profile, no submissions", open: ({ newcomer }) => goTo(newcomer, "/user/profile?tab=submissions") },
  { name: "profile, first achievements", open: ({ newcomer }) => goTo(newcomer, "/user/profile?tab=achievements") },
  asOwner("profile", () => "/user/profile"),
  asOwner("profile, submissions", () => "/user/profile?tab=submissions"),
  asOwner("profile, achievements", () => "/user/profile?tab=achievements"),
  asOwner("profile, edited", () => "/user/profile/edit", { isEnhanced: true }),
  {
    name: "profile, edited, refused",
    isEnhanced: true,
    async open({ owner }) {
      await owner.page.goto("/user/profile/edit");
      await owner.page.locator("input[name=designation]").fill("");
      owner.expectStatus(400, /^\/user\/profile\/edit$/);
      await press(owner.page, text(owner.language, "profile")("edit.save"));
      return { page: owner.page, html: "" };
    },
  },
  asOwner("access codes", () => "/user/profile/access-code", { isEnhanced: true }),
  {
    name: "access codes, refused",
    isEnhanced: true,
    async open({ owner }) {
      await owner.page.goto("/user/profile/access-code?add");
      owner.expectStatus(400, /^\/user\/profile\/access-code/);
      await press(owner.page, text(owner.language, "company")("add.save"));
      return { page: owner.page, html: "" };
    },
  },
  asOwner("picture", () => "/user/profile/picture", { isEnhanced: true }),
  {
    name: "picture, refused",
    isEnhanced: true,
    async open({ owner }) {
      await owner.page.goto("/user/profile/picture");
      owner.expectStatus(400, /^\/user\/profile\/picture$/);
      await press(owner.page, text(owner.language, "profile")("picture.save"));
      return { page: owner.page, html: "" };
    },
  },
  { name: "address, link that is gone", open: ({ owner }) => goTo(owner, "/confirmEmail?token=x", 410) },
  asOwner("landing", ({ fresh }) => `/${fresh}`),
  asOwner("question form, first", ({ fresh }) => `/${fresh}?section=company-profile.profile`, { hasAutosave: true }),
  asOwner("question form", ({ middle }) => `/${middle}?section=water.assess`, { hasAutosave: true }),
  asOwner("question form, resumed", ({ middle }) => `/${middle}?section=waste.measure&resumed`, { hasAutosave: true }),
  {
    name: "question form, refused",
    hasAutosave: true,
    async open({ owner }) {
      await owner.page.goto(`/${owner.fresh}?section=gender-equality.assess`);
      owner.expectStatus(422, /section=/);
      await press(owner.page, text(owner.language, "assessment")("form.next"));
      return { page: owner.page, html: "" };
    },
  },
  {
    name: "question form, saved",
    hasAutosave: true,
    async open({ owner }) {
      await owner.page.goto(`/${owner.fresh}?section=gender-equality.assess`);
      await andArrive(owner.page, () => owner.page.locator("main [name=intent][value=save]").last().click());
      return { page: owner.page, html: "" };
    },
  },
  asOwner("ready to submit", ({ ready }) => `/${ready}`),
  asOwner("submission dialog", ({ ready }) => `/${ready}?dialog=submit`),
  asOwner("answers", ({ done }) => `/view/${done}`),
  asOwner("results", ({ done }) => `/user/dashboard/${done}`),
  asOwner("results, welcome", ({ done }) => `/user/dashboard/${done}?generateReport=true`),
  ...SECURITY_STOPS,
  asOwner("data rights", () => "/user/privacy", { isEnhanced: true }),
  asOwner("deletion dialog", () => "/user/privacy?dialog=delete", { isEnhanced: true }),
  {
    name: "deletion dialog, refused",
    isEnhanced: true,
    async open({ owner }) {
      await owner.page.goto("/user/privacy?dialog=delete");
      owner.expectStatus(400, /dialog=delete/);
      await press(owner.page, text(owner.language, "privacy")("dialog.submit"));
      return { page: owner.page, html: "" };
    },
  },
  {
    // The last thing that the newcomer does.
    name: "data rights, to be deleted",
    isEnhanced: true,
    async open({ newcomer }) {
      const t = text(newcomer.language, "privacy");
      await newcomer.page.goto("/user/privacy?dialog=delete");
      await newcomer.page.locator("[name=password]").fill(newAccount().password);
      await newcomer.page.locator("[name=understood]").check();
      await press(newcomer.page, t("dialog.submit"));
      return { page: newcomer.page, html: "" };
    },
  },
  { name: "damaged link", open: ({ owner }) => goTo(owner, `/${"A".repeat(43)}`, 422) },
];

/** The bytes after gzip of a text as the network would carry it. */
export function gzipBytes(body: string | Buffer): number {
  return gzipSync(body).byteLength;
}
