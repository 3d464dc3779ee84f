import { describe, expect, it } from "vitest";
import { LANGUAGES } from "~/domain/language";
import { CAUSES, type Cause } from "~/domain/notifications/types";
import { renderMail } from "~/features/notifications/mails/render.server";

const values = { username: "Aminah", contact: "help@example.com" };
const CONFIRM = "https://kompas.example/confirmEmail?token=abc";

describe.each(LANGUAGES)("mails in %s", (language) => {
  it.each(Object.keys(CAUSES) as Cause[])("of %s have words for values that are missing", (cause) => {
    const { subject, text, html } = renderMail(cause, language, values);
    for (const part of [subject, text, html]) expect(part).not.toMatch(/\{\{|undefined|null/);
    expect(html).toContain(`<html lang="${language}">`);
    expect(text).toContain("help@example.com");
  });

  it("show a code by itself, and not in the subject, which lock screens and mail logs show", () => {
    const { subject, text, html } = renderMail("recovery-code", language, { ...values, code: "402917" });
    expect(subject).not.toContain("402917");
    expect(text.split("\n\n")).toContain("402917");
    expect(html).toMatch(/<p style="[^"]*font-size:32px[^"]*"[^>]*>402917<\/p>/);
  });

  it("show a link as a button, with the address below for whoever cannot press it", () => {
    const { text, html } = renderMail("email-change-confirm", language, { ...values, link: CONFIRM });
    expect(text.split("\n\n")).toContain(CONFIRM);
    expect(html.split(`href="${CONFIRM}"`)).toHaveLength(3);
    expect(html).toContain(`>${CONFIRM}</a>`);
  });

  it("say when it happened, in the reader's words", () => {
    const at = "2026-11-21T12:03:00.000Z";
    const day = { en: "21 November 2026", fr: "21 novembre 2026", ms: "21 November 2026" }[language];
    expect(renderMail("password-changed", language, { ...values, at }).text).toContain(day);
  });
});
