import { describe, expect, it } from "vitest";
import { renameSchema } from "~/account/passkeys/schema";
import { judgeName, LONGEST_NAME } from "~/foundation/identity/rules/names";
import { companySchema, name } from "~/foundation/identity/schema";

const accepts = {
  username: (value: string) => name("errors.username").safeParse(value).success,
  passkey: (value: string) => renameSchema.safeParse({ id: "x", name: value }).success,
  company: (value: string) => companySchema.shape.company.safeParse(value).success,
};
const messagesOf = (schema: ReturnType<typeof name>, value: string) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message);

describe("a name used in mails", () => {
  it.each([
    "https://evil.example",
    "www.evil",
    "Call WWW.evil now",
    "evil.com",
    "Sign in at evil.example/now",
    "a@evil.com",
    "пример.рф",
    "उदाहरण.भारत",
    "一.公司",
    "evil.xn--p1ai",
    "t.co",
    "x.com",
    "X.COM",
    "Dr.evil.com",
    "A.B.C.Click",
    "S.Kumaran/free",
    "Kumaran.Raman",
  ])("%j is refused as a username and as a passkey's name: a mail program links it", (value) => {
    expect([accepts.username(value), accepts.passkey(value)]).toEqual([false, false]);
  });

  it.each([
    "J. Smith",
    "St. John",
    "Dr. A.B. Nkosi Jr.",
    "Kompas Sdn. Bhd.",
    "A.B.C. Ltd",
    "Acme Inc.",
    "YubiKey 5.7",
    "Zoë Müller-Łoś",
    "Awww. Nice",
    "S.Kumaran",
    "s.kumaran",
    "S.KUMARAN",
    "K.Ng",
    "M.Z.Rahman a/l Ali",
    "Dr.Lim",
    "Dato'.Dr.Lim",
    "Mohd.Faizal bin Md.Yusof",
    "Mme.Diop",
    "A.B.C. Trading",
    "A.B.C.Trading",
    "Sdn.Bhd.",
    "Kompas Sdn.Bhd",
    "த.குமார்",
  ])("%j is accepted", (value) => {
    expect([accepts.username(value), accepts.passkey(value), accepts.company(value)]).toEqual([true, true, true]);
  });

  it("may be a company name that looks like a site, unless it is written as an address", () => {
    expect(["Booking.com", "Amazon.com Inc.", "Soul@Work"].map(accepts.company)).toEqual([true, true, true]);
    expect(["https://booking.com", "www.booking.com", "Ask info@booking.com"].map(accepts.company)).toEqual([
      false,
      false,
      false,
    ]);
  });

  it("has a limit reported as a number: 160 characters for a company, 150 for a person", () => {
    const [company, person] = ["x".repeat(160), "x".repeat(150)];
    expect([accepts.company(company), accepts.username(person)]).toEqual([true, true]);
    expect(messagesOf(companySchema.shape.company, `${company}x`)).toEqual(["errors.tooLong 160"]);
    expect(messagesOf(name("errors.username"), `${person}x`)).toEqual(["errors.tooLong 150"]);
    expect(judgeName("x".repeat(LONGEST_NAME.company + 1), "company")).toBe("long");
  });

  it("is checked quickly, however hostile it is", () => {
    const began = performance.now();
    for (const hostile of ["a", "a.", ".a", "ab.", "a@", "@.", "dr.", "á"]) {
      accepts.username(hostile.repeat(30_000));
      accepts.company(hostile.repeat(30_000));
    }
    expect(performance.now() - began).toBeLessThan(2000);
  });
});
