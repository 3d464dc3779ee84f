import { afterEach, describe, expect, it } from "vitest";
import { LANGUAGES } from "~/core/language";
import { fill } from "~/home/legal/placeholders";
import { onTextFaults, type TextFault } from "~/i18n/fault";
import { i18nFor, translator } from "~/i18n/i18n.server";
import { leftoversIn, leftoversInHtml } from "../support/leftovers";

afterEach(() => onTextFaults(null));

/** Any text by any key. */
const say = (language: (typeof LANGUAGES)[number]) =>
  translator(language, "share") as unknown as (key: string, values?: object) => string;

describe.each(LANGUAGES)("a text in %s", (language) => {
  it("that is missing, or lacks a value, throws and is never shown", () => {
    const t = say(language);
    expect(() => t("shared.none")).toThrow(`There is no text ${language} share:shared.none`);
    expect(() => t("shared")).toThrow("There is no text");
    expect(() => t("shared.lead", { company: "Nomsa" })).toThrow(`${language} share:shared.lead lacks date`);
    expect(() => t("shared.lead")).toThrow("lacks company, date");
    expect(() => t("shared.lead", { company: undefined, date: "today" })).toThrow("lacks company");
    expect(() => t("list.readers")).toThrow("There is no text");
    expect(() => i18nFor(language).t("common:none" as "common:levels.leader")).toThrow("common:none");
    expect(() => fill("Write to {email} or {nobody}", { email: "a@b.example" })).toThrow("nobody");
  });

  it("is logged as faulty where a listener is set, each time, and leaves a gap", () => {
    const heard: TextFault[] = [];
    onTextFaults((fault) => heard.push(fault));
    const t = say(language);
    for (const _ of [1, 2]) expect(t("shared.unknown")).toBe("…");
    expect(t("what somebody has typed")).toBe("…");
    const lead = t("shared.lead", { date: "today, or on a day that takes more words than are remembered here" });
    expect([lead.includes("…"), lead.includes("today")]).toEqual([true, true]);
    expect(heard).toEqual([
      ...[1, 2].map(() => ({ text: `${language} share:shared.unknown`, values: [] })),
      { text: `${language} without a key`, values: [] },
      { text: `${language} share:shared.lead`, values: ["company"] },
    ]);
    expect(fill("Write to {email}", {})).toBe("Write to …");
  });

  it("is shown where all values are given, with the values unchanged", () => {
    const t = say(language);
    expect(t("shared.lead", { company: "{{date}} Ltd {email}", date: "5" })).toContain("{{date}} Ltd {email}");
    expect(t("shared.lead", { replace: { company: "Nomsa", date: say(language)("state.open") } })).toContain("Nomsa");
  });
});

describe("an unfilled text on a page", () => {
  it.each([
    "<p>{{company}} sees</p>",
    "<p>Write to {email}.</p>",
    "<p>SME X manages</p>",
    '<button aria-label="shared.lead">x</button>',
    "<p>share:shared.lead</p>",
    "<p>list.readers</p>",
    '<meta content="{{x}}">',
  ])("is found in %s", (html) => expect(leftoversInHtml(html)).not.toEqual([]));

  it.each([
    "<p>See kompas.example, v1.2 or 10:30.</p>",
    "<code>/api/{id}</code><script>if(a){{b}}</script>",
    '<p data-said="Page {page}">Page 1</p>',
    "<p>Note: title</p>",
  ])("is not found in %s", (html) => expect(leftoversInHtml(html)).toEqual([]));

  it("is found in a table too", () => expect(leftoversIn('"details.title";"5"')).toEqual(["details.title"]));
});
