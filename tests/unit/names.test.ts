import { describe, expect, it } from "vitest";
import { companySchema, name } from "~/features/identity/schema";
import { renameSchema } from "~/features/passkeys/schema";

const accepts = {
  username: (value: string) => name("errors.username", 80).safeParse(value).success,
  passkey: (value: string) => renameSchema.safeParse({ id: "x", name: value }).success,
  company: (value: string) => companySchema.shape.company.safeParse(value).success,
};

describe("a name that goes into mails", () => {
  it.each([
    "https://evil.example",
    "www.evil",
    "Call WWW.evil now",
    "evil.com",
    "Sign in at evil.example/now",
    "a@evil.com",
    "пример.рф",
    "उदाहरण.भारत",
    "evil.xn--p1ai",
    "t.co",
  ])("%j is no username and no passkey's name: a mail program links it", (value) => {
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
  ])("%j is one", (value) => {
    expect([accepts.username(value), accepts.passkey(value), accepts.company(value)]).toEqual([true, true, true]);
  });

  it("may be a company's that is called like its site, unless it says that it is an address", () => {
    expect(["Booking.com", "Amazon.com Inc."].map(accepts.company)).toEqual([true, true]);
    expect(["https://booking.com", "www.booking.com"].map(accepts.company)).toEqual([false, false]);
  });
});
