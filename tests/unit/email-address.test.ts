import { describe, expect, it } from "vitest";
import { readAddress } from "~/core/email-address";
import { email } from "~/foundation/identity/schema";

const addressOf = (typed: string) => {
  const read = readAddress(typed);
  return read.ok ? read.address : `(${read.fault})`;
};

describe("an e-mail address", () => {
  it.each([
    ["sales&care@company.example", "sales&care@company.example"],
    ["Siobhan.O'Brien@company.example", "siobhan.o'brien@company.example"],
    ["info+esg@company.example", "info+esg@company.example"],
    ["{a}=b/c?d|e~f`g^h#i$j%k*l!_-m@company.example", "{a}=b/c?d|e~f`g^h#i$j%k*l!_-m@company.example"],
    [" Info@MÜNCHEN.example\u200b", "info@xn--mnchen-3ya.example"],
    ["info@xn--mnchen-3ya.example", "info@xn--mnchen-3ya.example"],
    ["info@XN--MNCHEN-3YA.Example", "info@xn--mnchen-3ya.example"],
    ["a@пример.рф", "a@xn--e1afmkfd.xn--p1ai"],
    ["a@xn--e1afmkfd.xn--p1ai", "a@xn--e1afmkfd.xn--p1ai"],
    ["a@例え。テスト", "a@xn--r8jz45g.xn--zckzah"],
    ["a@syarikat.com.my", "a@syarikat.com.my"],
    ["a@1-a.co", "a@1-a.co"],
  ])("typed as %j is read as %j", (typed, address) => {
    expect(addressOf(typed)).toBe(address);
  });

  it.each([
    ["", "(missing)"],
    [" \u200b ", "(missing)"],
    ["nobody", "(form)"],
    ["@company.example", "(form)"],
    ["a@", "(form)"],
    ["a@company", "(form)"],
    ["a@company.1", "(form)"],
    ["a@127.0.0.1", "(form)"],
    ["a@-a.example", "(form)"],
    ["a@a_b.example", "(form)"],
    ["a@b..example", "(form)"],
    ["a@b.example.", "(form)"],
    ["a@b.example/x", "(form)"],
    ["a@b.example:80", "(form)"],
    ["a@ex%61mple.com", "(form)"],
    ["a@xn--a.example", "(form)"],
    [".a@b.example", "(form)"],
    ["a..b@c.example", "(form)"],
    ["a b@c.example", "(form)"],
    ["a,b@c.example", "(form)"],
    ["a@b@c.example", "(form)"],
    ['"a b"@c.example', "(form)"],
    ["a@b.example\r\nBcc: c@d.example", "(form)"],
    ["jürgen@company.example", "(letters)"],
    ["o’brien@company.example", "(letters)"],
    [`${"a".repeat(65)}@company.example`, "(long)"],
    [`a@${"b.".repeat(130)}example`, "(long)"],
  ])("typed as %j is refused: %s", (typed, fault) => {
    expect(addressOf(typed)).toBe(fault);
  });

  it("reports what is wrong with it, and its limit as a number", () => {
    const messageOf = (typed: unknown) => email("errors.signUpEmail").safeParse(typed).error?.issues[0]?.message;
    expect([undefined, "", "a@b", "é@b.example", `${"a".repeat(300)}@b.example`].map(messageOf)).toEqual([
      "errors.signUpEmail",
      "errors.signUpEmail",
      "errors.emailForm",
      "errors.emailLetters",
      "errors.tooLong 254",
    ]);
    expect(email("errors.email").parse("A@MÜNCHEN.example")).toBe("a@xn--mnchen-3ya.example");
  });
});
