import { describe, expect, it } from "vitest";
import { mayAdminister, mayReadAnnouncement } from "~/foundation/identity/rules/administration";
import {
  ANNOUNCED_TYPES,
  announcementGoesOut,
  excerptOf,
  paragraphsOf,
} from "~/foundation/notifications/rules/announcements";
import { isAlwaysOn, TYPES } from "~/foundation/notifications/rules/policy";
import { CAUSES, NOTIFICATION_TYPES } from "~/foundation/notifications/rules/types";
import { resources } from "~/i18n/resources";
import { announcementSchema } from "~/office/announcements/schema";

describe("the types of announcements", () => {
  it("are those that nothing else causes, and a date that the law sets", () => {
    const caused = new Set<string>(Object.values(CAUSES).map(({ type }) => type));
    const left = TYPES.filter((type) => !caused.has(type) || type === "COMPLIANCE_DEADLINE");
    expect([...ANNOUNCED_TYPES].sort()).toEqual(left.sort());
  });

  it("are none that guards an account, so that every one can be switched off", () => {
    expect(ANNOUNCED_TYPES.filter(isAlwaysOn)).toEqual([]);
    expect(announcementGoesOut("NEWSLETTER", "email", null)).toBe(true);
    expect(announcementGoesOut("NEWSLETTER", "email", { email: false, inApp: true })).toBe(false);
    expect(announcementGoesOut("SECURITY_ALERT", "email", null)).toBe(false);
    expect(announcementGoesOut("nothing", "email", null)).toBe(false);
  });

  it("together with the causes cover all thirty", () => {
    const covered = new Set<string>([...Object.values(CAUSES).map(({ type }) => type), ...ANNOUNCED_TYPES]);
    expect(Object.keys(NOTIFICATION_TYPES).filter((type) => !covered.has(type))).toEqual([]);
  });
});

describe("who may", () => {
  it("administer: administrators; read an announcement: whoever was told, and they", () => {
    const [admin, other] = [{ isAdministrator: true }, { isAdministrator: false }];
    expect([mayAdminister(admin), mayAdminister(other)]).toEqual([true, false]);
    expect(mayReadAnnouncement(other, true)).toBe(true);
    expect(mayReadAnnouncement(other, false)).toBe(false);
    expect(mayReadAnnouncement(admin, false)).toBe(true);
  });
});

describe("an announcement's text", () => {
  it("is paragraphs that blank lines part, and lines", () => {
    expect(paragraphsOf("One\r\ntwo\r\n \r\n\r\nThree\n")).toEqual([
      [[{ text: "One" }], [{ text: "two" }]],
      [[{ text: "Three" }]],
    ]);
  });

  it("has its web addresses told apart, without what stands after them", () => {
    const link = (href: string) => ({ text: href, href });
    expect(paragraphsOf("See (https://a.example/b?c=d), or http://e.example.")).toEqual([
      [
        [
          { text: "See (" },
          link("https://a.example/b?c=d"),
          { text: "), or " },
          link("http://e.example"),
          { text: "." },
        ],
      ],
    ]);
    expect(paragraphsOf("javascript:alert(1) data:text/html,x https://")).toEqual([
      [[{ text: "javascript:alert(1) data:text/html,x https://" }]],
    ]);
  });

  it("begins with whole words in lists, on one line", () => {
    expect(excerptOf("A short\n\none")).toBe("A short one");
    const cut = excerptOf("word ".repeat(100));
    expect(cut.length).toBeLessThanOrEqual(221);
    expect(cut.endsWith("word…")).toBe(true);
  });
});

describe("an announcement's form", () => {
  const words = { titleEn: "a", bodyEn: "b", titleFr: "c", bodyFr: "d", titleMs: "e", bodyMs: "f" };
  const form = { type: "NEWSLETTER", companies: "all", ...words };

  it("needs its words in all three languages", () => {
    expect(announcementSchema.safeParse(form).success).toBe(true);
    for (const name of Object.keys(words)) {
      const { error } = announcementSchema.safeParse({ ...form, [name]: " " });
      expect(error?.issues.map(({ path }) => path[0])).toEqual([name]);
    }
  });

  it("takes no type that only the product causes, and has its titles on one line", () => {
    expect(announcementSchema.safeParse({ ...form, type: "SECURITY_ALERT" }).success).toBe(false);
    const { titleFr } = announcementSchema.parse({ ...form, titleFr: "a\nBcc: b@example.com" });
    expect(titleFr).toBe("a Bcc: b@example.com");
  });

  it("has a sentence for every message", () => {
    const long = Object.fromEntries(Object.keys(form).map((name) => [name, "x".repeat(5000)]));
    for (const input of [{}, long]) {
      for (const { message } of announcementSchema.safeParse(input).error?.issues ?? []) {
        expect(Object.keys(resources.en.announcements.errors).map((key) => `errors.${key}`)).toContain(
          message.split(" ")[0],
        );
      }
    }
  });
});
