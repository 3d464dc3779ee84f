import { describe, expect, it } from "vitest";
import { UTC } from "~/core/days/days";
import { LANGUAGES, type Language } from "~/core/language";
import { LEVELS } from "~/core/level";
import { REQUEST_KINDS } from "~/core/member-requests";
import { type MailValues, renderMail } from "~/foundation/notifications/mails/render.server";
import { CAUSES, type Cause } from "~/foundation/notifications/rules/types";
import tokens from "~/ui/tokens.css?raw";
import { leftoversIn, leftoversInHtml } from "../support/leftovers";

const values = { username: "Aminah", contact: "help@example.com" };
const CONFIRM = "https://kompas.example/confirmEmail?token=abc";
const UNSUBSCRIBE = "https://kompas.example/unsubscribe/token?lng=fr";
const NOW = Date.UTC(2026, 10, 21, 9);
const FULL: MailValues = {
  ...values,
  level: "intermediate",
  score: "5375",
  dueOn: "2026-12-05",
  left: "12",
  company: "Mkhize & Sons",
  companyId: "c",
  assessmentId: "a",
  browser: "Firefox",
  os: "Windows",
  place: "Cape Town, ZA",
  days: "7",
  name: "Phone",
  email: "n…@example.org",
  date: "2026-12-01",
  link: "https://kompas.example/user/dashboard/3q2-7wIAAABk0v1pQJ9x1kq5cV8aX3mN4bR6tY7uI9o",
  unsubscribe: UNSUBSCRIBE,
};
const EVERY = Object.keys(CAUSES) as Cause[];

/** A name as long as some companies' are. */
const NAME = "Borneo Food Industries Sdn Bhd (Kota Kinabalu)";
const REQUEST = { act: "done", when: "before" };
const TOPICS = /^(topic-|comment-)/;
const INVITATIONS: Cause[] = ["team-invitation", "member-invitation", "member-invitation-taken"];
/** Mails that never have a link. */
const NO_PAGE = new Set<Cause>(["account-erased", "colleague-removed", "team-invitation-taken"]);

/** A plain text without its line breaks, which depend on the line length. */
const flow = (text: string) => text.replace(/\s+/g, " ");
/** Without spaces and the marker of the scale, which differ between HTML and plain text. */
const dense = (text: string) => text.replace(/[\s▼]+/g, "");
const bare = (html: string) =>
  flow(
    html
      .replace(/<style>.*?<\/style>|<title>.*?<\/title>/gs, "")
      .replace(/<[^>]*>/g, " ")
      .replace(/&amp;/g, "&")
      .replace(/&#x27;/g, "'"),
  );

describe.each(LANGUAGES)("mails in %s", (language) => {
  it.each(EVERY)("of %s have a wording for missing values", (cause) => {
    const { subject, text, html } = renderMail(cause, { language, timeZone: UTC }, values);
    for (const part of [subject, text, html]) expect(part).not.toMatch(/undefined|null|NaN/);
    expect([...leftoversIn(`${subject}\n${text}`), ...leftoversInHtml(html)]).toEqual([]);
    expect(html).toContain(`<html lang="${language}"`);
    expect(text).toContain("help@example.com");
  });

  it.each(EVERY)("of %s have the same content in HTML and in plain text, and keep to the size limits", (cause) => {
    const { subject, text, html, headers } = renderMail(cause, { language, timeZone: UTC }, FULL, NOW);
    const shown = dense(bare(html));
    const parts = text.split("\n\n").filter((part) => part !== "--");
    for (const line of parts.flatMap((part) => part.split(/ – |\n(?=- |\d\. |https:)/))) {
      if (line.startsWith("https:")) expect(html, cause).toContain(`href="${line}"`);
      else expect(shown, cause).toContain(dense(line).replace(/^(?:-|\d\.)/, ""));
    }
    for (const line of text.split("\n")) expect(line.length <= 76 || /^https:\/\/\S+$/.test(line), line).toBe(true);
    expect(shown).toContain(dense(subject));
    // Gmail cuts a message off after 102 KB.
    expect(Buffer.byteLength(html)).toBeLessThan(100 * 1024);
    expect(html).not.toMatch(/<img|<script|<link|url\(|@import/);
    expect(headers["List-Unsubscribe"]).toBe(`<${UNSUBSCRIBE}>`);
  });

  it("show a code by itself, and not in the subject, which lock screens and mail logs show", () => {
    const { subject, text, html } = renderMail(
      "recovery-code",
      { language, timeZone: UTC },
      { ...values, code: "402917" },
    );
    expect(subject).not.toContain("402917");
    expect(text.split("\n\n")).toContain("402917");
    expect(html).toMatch(/<span [^>]*font-size:32px[^>]*>402917<\/span>/);
  });

  it("show a link as a button, with the address below for readers who cannot press it", () => {
    const { text, html } = renderMail(
      "email-change-confirm",
      { language, timeZone: UTC },
      { ...values, link: CONFIRM },
    );
    expect(text.split("\n")).toContain(CONFIRM);
    expect(html.split(`href="${CONFIRM}"`)).toHaveLength(3);
    expect(html).toContain(`>${CONFIRM}</a>`);
  });

  it.each(EVERY)(
    "of %s say in the first words of the subject what they are about, and whom it concerns after them",
    (cause) => {
      const said = { ...FULL, company: NAME, inviter: NAME, topicEn: NAME, topicFr: NAME, topicMs: NAME, name: NAME };
      for (const asks of REQUEST_KINDS) {
        const { subject } = renderMail(cause, { language, timeZone: UTC }, { ...said, ...REQUEST, asks }, NOW);
        expect(subject.replaceAll(NAME, "").length, subject).toBeLessThanOrEqual(60);
        // A phone cuts a subject off. A company's name may be long, so nothing that matters comes after it.
        if (cause !== "team-invitation") expect(subject, cause).not.toMatch(new RegExp(`^${NAME}`));
        if (subject.includes(NAME) && !TOPICS.test(cause) && cause !== "team-invitation") {
          expect(subject.endsWith(NAME), subject).toBe(true);
          expect(subject.length - NAME.length, subject).toBeLessThanOrEqual(46);
        }
      }
    },
  );

  it.each(EVERY)("of %s have one button, which names what it opens", (cause) => {
    const link = "https://kompas.example/x";
    const { html } = renderMail(cause, { language, timeZone: UTC }, { ...FULL, link }, NOW);
    const buttons = [...html.matchAll(/<a [^>]*class="button"[^>]*>(.*?)<\/a>/g)].map(([, label]) => label);
    expect(buttons).toHaveLength(cause === "recovery-code" ? 0 : 1);
    const isOfOffice = /^(administrator-|corporate-ended|member-export-failed|support-asked)/.test(cause);
    if (!isOfOffice && !NO_PAGE.has(cause))
      expect(buttons[0]).not.toBe({ en: "Open in Kompas", fr: "Ouvrir dans Kompas", ms: "Buka di Kompas" }[language]);
  });

  it("write the address of a page below the button only if it holds a key that nobody could type", () => {
    const addressed = EVERY.filter((cause) =>
      renderMail(cause, { language, timeZone: UTC }, { ...FULL, link: CONFIRM }, NOW).html.includes(`>${CONFIRM}</a>`),
    );
    expect(addressed.sort()).toEqual(
      ["account-created", "address-link", "email-change-confirm", ...INVITATIONS].sort(),
    );
  });

  it("state when and where it happened, in the reader's language and on the reader's clock", () => {
    const at = "2026-11-21T12:03:00.000Z";
    const day = { en: "21 Nov 2026, 20:03", fr: "21 nov. 2026, 20:03", ms: "21 Nov 2026, 20:03" }[language];
    const reader = { language, timeZone: "Asia/Kuala_Lumpur" };
    expect(flow(renderMail("password-changed", reader, { ...values, at }).text)).toContain(day);
    const device = renderMail("new-device", { language, timeZone: UTC }, { ...FULL, at });
    const place = { en: "Cape Town, South Africa", fr: "Cape Town, Afrique du Sud", ms: "Cape Town, Afrika Selatan" };
    expect(flow(device.text)).toContain(place[language]);
    expect(bare(device.html)).toContain(place[language]);
  });

  it("draw the level of a submission on its scale, and name it", () => {
    const { text, html } = renderMail("assessment-completed", { language, timeZone: UTC }, FULL, NOW);
    expect(html.match(/▼/g)).toHaveLength(1);
    const cells = html.split("▼")[0]?.split("<tr>").at(-1)?.match(/<td/g);
    expect(cells).toHaveLength(3);
    const [score, level] = {
      en: ["54%", "Intermediate, level 3 of 5"],
      fr: ["54\u00a0%", "Intermédiaire, niveau 3 sur 5"],
      ms: ["54%", "Pertengahan, tahap 3 daripada 5"],
    }[language] as [string, string];
    for (const part of [score, level]) expect(text.replace(/\u202f/g, "\u00a0")).toContain(part);
  });

  it.each([
    ["2026-12-05", { en: "14 days left", fr: "Il reste 14 jours", ms: "Tinggal 14 hari" }],
    ["2026-11-22", { en: "1 day left", fr: "Il reste 1 jour", ms: "Tinggal 1 hari" }],
    ["2026-11-21", { en: "Today is the last day", fr: "C’est aujourd’hui", ms: "Hari ini" }],
    ["2026-11-20", { en: "This date has passed", fr: "Cette date est passée", ms: "telah berlalu" }],
  ])("count the days until %s", (dueOn, words: Record<Language, string>) => {
    const { text, html } = renderMail("deadline-near", { language, timeZone: UTC }, { ...FULL, dueOn }, NOW);
    expect(text).toContain(words[language]);
    expect(bare(html)).toContain(words[language]);
  });

  it.each([
    ["2026-11-21T15:59:59Z", "Asia/Kuala_Lumpur", "1 day left"],
    ["2026-11-21T16:00:00Z", "Asia/Kuala_Lumpur", "Today is the last day"],
    ["2026-11-21T20:00:00Z", "Indian/Mauritius", "Today is the last day"],
    ["2026-11-21T20:00:00Z", "Africa/Johannesburg", "1 day left"],
    ["2026-11-22T22:00:00Z", "Africa/Johannesburg", "This date has passed"],
  ])("read at %s in %s describe 22 November as: %s", (now, timeZone, words) => {
    const values = { ...FULL, dueOn: "2026-11-22" };
    expect(renderMail("deadline-near", { language: "en", timeZone }, values, Date.parse(now)).text).toContain(words);
  });
});

describe("a mail", () => {
  it("declares support for both colour schemes, and draws levels in each with the colours of the pages", () => {
    const { html } = renderMail("assessment-completed", { language: "en", timeZone: UTC }, FULL, NOW);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    const [light = "", dark = ""] = tokens.split("prefers-color-scheme: dark");
    for (const level of LEVELS) {
      const colour = (of: string) => new RegExp(`--color-${level}: (#\\w+);`).exec(of)?.[1];
      expect(html).toMatch(new RegExp(`<div class="${level}" style="[^"]*background:${colour(light)}`));
      expect(html).toContain(`.${level} { background-color: ${colour(dark)} !important; }`);
    }
  });

  const evil = { ...FULL, username: "<img src=x>&co", company: '"><script>alert(1)</script>', name: "</title>" };

  it.each(EVERY)("of %s escapes user input", (cause) => {
    const { html } = renderMail(cause, { language: "en", timeZone: UTC }, evil, NOW);
    expect(html).not.toMatch(/<img|<script/);
    expect(html).toContain("&lt;img src=x&gt;&amp;co");
    expect(renderMail(cause, { language: "en", timeZone: UTC }, evil, NOW).text).toContain("<img src=x>&co");
  });

  /** Names that were accepted before today's rule for them. */
  const turned = {
    ...FULL,
    username: "\u202eAminah",
    company: "Mkhize\u202e\u2028\u200b&\u2066 Sons",
    inviter: "Nomsa\u2029\u202d",
    name: "Pho\u200bne\u2067",
  };

  it.each(EVERY)("of %s is not reversed or split by a name, whenever it was given", (cause) => {
    for (const language of LANGUAGES) {
      const { subject, text, html } = renderMail(cause, { language, timeZone: UTC }, turned, NOW);
      expect(subject).not.toMatch(/[\p{Cf}\p{Cc}\p{Zl}\p{Zp}]/u);
      for (const body of [text, html]) expect(body).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u2028\u2029]/u);
    }
  });

  it("contains, for an invited person, no name that a mail program would turn into a link", () => {
    const linked = { ...FULL, inviter: "evil.\u200bcom", company: "www\u200b.evil" };
    const { subject, text, html } = renderMail("team-invitation", { language: "en", timeZone: UTC }, linked, NOW);
    for (const part of [subject, text, html]) expect(part).not.toMatch(/evil/);
    expect(renderMail("team-invitation", { language: "en", timeZone: UTC }, turned, NOW).subject).toBe(
      "Nomsa invites you to Mkhize & Sons on Kompas",
    );
  });

  it("leaves no English sentence in another language", () => {
    for (const cause of EVERY) {
      const english = new Set(
        flow(renderMail(cause, { language: "en", timeZone: UTC }, FULL, NOW).text).split(/(?<=[.:?!]) /),
      );
      for (const language of ["fr", "ms"] as const) {
        const sentences = flow(renderMail(cause, { language, timeZone: UTC }, FULL, NOW).text).split(/(?<=[.:?!]) /);
        const same = sentences.filter((sentence) => sentence.split(" ").length > 3 && english.has(sentence));
        expect(same, `${cause} in ${language}`).toEqual([]);
      }
    }
  });

  it("that cannot be switched off has no unsubscribe link", () => {
    const { html, text, headers } = renderMail(
      "new-device",
      { language: "en", timeZone: UTC },
      { ...FULL, unsubscribe: undefined },
    );
    expect(headers).toEqual({});
    expect(html + text).not.toMatch(/unsubscribe/i);
  });

  it("that can be switched off lets mail programs do so with one click (RFC 8058)", () => {
    const { html, text, headers } = renderMail("half-way", { language: "en", timeZone: UTC }, FULL);
    expect(headers).toEqual({
      "List-Unsubscribe": `<${UNSUBSCRIBE}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
    expect(html).toContain(`href="${UNSUBSCRIBE}"`);
    expect(text).toContain(UNSUBSCRIBE);
  });
});
