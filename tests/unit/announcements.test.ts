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

describe("announcement types", () => {
  it("are those that no other event causes, a date set by law, and a technical issue of us all", () => {
    const caused = new Set<string>(Object.values(CAUSES).map(({ type }) => type));
    // Each has causes of a single company, too: its own deadline, and its own system that does not answer.
    const both = ["COMPLIANCE_DEADLINE", "TECHNICAL_ISSUE"];
    const left = TYPES.filter((type) => !caused.has(type) || both.includes(type));
    expect([...ANNOUNCED_TYPES].sort()).toEqual(left.sort());
  });

  it("include none that protects an account, so that every one can be switched off", () => {
    expect(ANNOUNCED_TYPES.filter(isAlwaysOn)).toEqual([]);
    expect(announcementGoesOut("NEWSLETTER", "email", null)).toBe(true);
    expect(announcementGoesOut("NEWSLETTER", "email", { email: false, inApp: true })).toBe(false);
    expect(announcementGoesOut("SECURITY_ALERT", "email", null)).toBe(false);
    expect(announcementGoesOut("nothing", "email", null)).toBe(false);
  });

  it("cover all thirty notification types together with the causes", () => {
    const covered = new Set<string>([...Object.values(CAUSES).map(({ type }) => type), ...ANNOUNCED_TYPES]);
    expect(Object.keys(NOTIFICATION_TYPES).filter((type) => !covered.has(type))).toEqual([]);
  });
});

describe("permissions", () => {
  it("let administrators administer, and let recipients and administrators read an announcement", () => {
    const [admin, other] = [{ isAdministrator: true }, { isAdministrator: false }];
    expect([mayAdminister(admin), mayAdminister(other)]).toEqual([true, false]);
    expect(mayReadAnnouncement(other, true)).toBe(true);
    expect(mayReadAnnouncement(other, false)).toBe(false);
    expect(mayReadAnnouncement(admin, false)).toBe(true);
  });
});

describe("an announcement's text", () => {
  it("is split into paragraphs at blank lines, and into lines", () => {
    expect(paragraphsOf("One\r\ntwo\r\n \r\n\r\nThree\n")).toEqual([
      [[{ text: "One" }], [{ text: "two" }]],
      [[{ text: "Three" }]],
    ]);
  });

  it("has its web addresses recognised without the characters after them", () => {
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

  it("is cut to whole words on one line in lists", () => {
    expect(excerptOf("A short\n\none")).toBe("A short one");
    const cut = excerptOf("word ".repeat(100));
    expect(cut.length).toBeLessThanOrEqual(221);
    expect(cut.endsWith("word…")).toBe(true);
  });
});

describe("an announcement's form", () => {
  const words = { titleEn: "a", bodyEn: "b", titleFr: "c", bodyFr: "d", titleMs: "e", bodyMs: "f" };
  const form = { type: "NEWSLETTER", companies: "all", ...words };

  it("requires texts in all three languages", () => {
    expect(announcementSchema.safeParse(form).success).toBe(true);
    for (const name of Object.keys(words)) {
      const { error } = announcementSchema.safeParse({ ...form, [name]: " " });
      expect(error?.issues.map(({ path }) => path[0])).toEqual([name]);
    }
  });

  it("accepts no type that only the product causes, and keeps its titles on one line", () => {
    expect(announcementSchema.safeParse({ ...form, type: "SECURITY_ALERT" }).success).toBe(false);
    const { titleFr } = announcementSchema.parse({ ...form, titleFr: "a\nBcc: b@example.com" });
    expect(titleFr).toBe("a Bcc: b@example.com");
  });

  it("has a sentence for every error message", () => {
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
