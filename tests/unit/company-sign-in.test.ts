import { describe, expect, it } from "vitest";
import { asksOwnStep, mayBeLinked, mayManageSignIn } from "~/account/company-sign-in/rules/access";
import {
  isToBeRenewed,
  proofAddress,
  provesDomain,
  readDomain,
  recordName,
  recordValue,
  stateOfDomain,
} from "~/account/company-sign-in/rules/domains";
import { judgeClaims } from "~/account/company-sign-in/rules/identity";
import { readIssuer } from "~/account/company-sign-in/rules/issuer";

const DAY = 24 * 60 * 60_000;

describe("a domain of a company", () => {
  it.each([
    ["buyer.com", "buyer.com"],
    [" @Buyer.COM ", "buyer.com"],
    ["somebody@buyer.com", "buyer.com"],
    ["MÜNCHEN.de", "xn--mnchen-3ya.de"],
    ["mail.buyer.co.za", "mail.buyer.co.za"],
  ])("is read from %j", (typed, domain) => {
    expect(readDomain(typed)).toEqual({ ok: true, domain });
  });

  it.each([
    ["", "missing"],
    ["  ", "missing"],
    ["buyer", "form"],
    ["https://buyer.com", "form"],
    ["10.0.0.1", "form"],
    ["gmail.com", "public"],
    ["yahoo.co.uk", "public"],
    ["mail.outlook.com", "public"],
  ])("is refused as %j", (typed, fault) => {
    expect(readDomain(typed)).toEqual({ ok: false, fault });
  });

  it("is proved by its record alone, in a line of its own", () => {
    expect([recordName("buyer.com"), recordValue("x"), proofAddress("buyer.com")]).toEqual([
      "_kompas.buyer.com",
      "kompas-domain=x",
      "https://buyer.com/.well-known/kompas-domain",
    ]);
    expect(provesDomain(["v=spf1 -all", "kompas-domain=x"], "x")).toBe(true);
    expect(provesDomain(["# ours\r\nkompas-domain=x\r\n"], "x")).toBe(true);
    for (const texts of [[], ["kompas-domain=xy"], ["kompas-domain=y"], ["not kompas-domain=x"]]) {
      expect(provesDomain(texts, "x")).toBe(false);
    }
  });

  it("counts for 90 days, and is looked for again after 60", () => {
    expect(stateOfDomain(null, 0)).toBe("waiting");
    expect([59, 60, 89, 90].map((days) => [stateOfDomain(0, days * DAY), isToBeRenewed(0, days * DAY)])).toEqual([
      ["proved", false],
      ["proved", true],
      ["proved", true],
      ["lapsed", true],
    ]);
  });
});

describe("what a provider says about a person", () => {
  const claims = { sub: "1", email: "Thandi@Buyer.com", email_verified: true, name: "Thandi" };
  const judge = (more: Record<string, unknown>, issuer = "https://login.buyer.com") =>
    judgeClaims({ ...claims, ...more }, issuer, ["buyer.com"]);

  it("names an address of a proved domain", () => {
    const identity = { subject: "1", email: "thandi@buyer.com", domain: "buyer.com", name: "Thandi" };
    expect(judge({})).toEqual({ ok: true, identity });
    // Providers of a single organisation often leave it out.
    expect(judge({ email_verified: undefined })).toMatchObject({ ok: true });
    expect(judge({ name: " ", given_name: "Thandi", family_name: "Nkosi" })).toMatchObject({
      identity: { name: "Thandi Nkosi" },
    });
  });

  it.each([
    [{ email: "thandi@elsewhere.com" }, "foreign"],
    [{ email: "thandi@sub.buyer.com" }, "foreign"],
    [{ email: "thandi@buyer.com.elsewhere.com" }, "foreign"],
    [{ email: undefined }, "no-email"],
    [{ email: ["thandi@buyer.com"] }, "no-email"],
    [{ sub: "" }, "no-email"],
    [{ sub: "x".repeat(256) }, "no-email"],
    [{ email_verified: false }, "unverified"],
    [{ email_verified: "false" }, "unverified"],
  ])("is not enough with %j", (more, fault) => {
    expect(judge(more)).toEqual({ ok: false, fault });
  });

  it("must say at Google that the company manages the account: anybody has one there", () => {
    const google = "https://accounts.google.com";
    expect(judge({}, google)).toEqual({ ok: false, fault: "foreign" });
    expect(judge({ hd: "elsewhere.com" }, google)).toEqual({ ok: false, fault: "foreign" });
    expect(judge({ hd: "Buyer.com" }, google)).toMatchObject({ ok: true });
  });
});

describe("the address of a provider", () => {
  const where = { ownAddress: "https://kompas.buyer.com", allowsLocal: false };

  it.each([
    ["https://login.microsoftonline.com/tenant/v2.0", "https://login.microsoftonline.com/tenant/v2.0"],
    [" https://buyer.okta.com/.well-known/openid-configuration ", "https://buyer.okta.com/"],
  ])("is read from %j", (typed, issuer) => {
    expect(readIssuer(typed, where)).toEqual({ ok: true, issuer });
  });

  it.each([
    ["", "missing"],
    ["http://login.buyer.com", "https"],
    ["https://login.buyer.com?tenant=1", "malformed"],
    ["https://169.254.169.254", "number"],
    ["http://localhost:9000", "https"],
    ["https://kompas.buyer.com", "own"],
  ])("is refused as %j", (typed, problem) => {
    expect(readIssuer(typed, where)).toEqual({ ok: false, problem });
  });

  it("may be this machine where Kompas is developed", () => {
    const local = { ...where, allowsLocal: true };
    expect(readIssuer("http://localhost:9000", local)).toEqual({ ok: true, issuer: "http://localhost:9000/" });
  });
});

describe("the rules of access", () => {
  const owner = { companyId: "a", role: "owner", isCorporate: true, isConfirmed: true } as const;

  it("let the confirmed owner of a company with an access code set it up, and nobody else", () => {
    expect(mayManageSignIn(owner)).toBe(true);
    for (const other of [{ role: "contributor" as const }, { isCorporate: false }, { isConfirmed: false }]) {
      expect(mayManageSignIn({ ...owner, ...other })).toBe(false);
    }
  });

  it("open accounts of the company, except those of the network's office", () => {
    const account = { companyId: "a", isAdministrator: false };
    expect(mayBeLinked(account, { companyId: "a" })).toBe(true);
    expect(mayBeLinked(account, { companyId: "b" })).toBe(false);
    expect(mayBeLinked({ ...account, isAdministrator: true }, { companyId: "a" })).toBe(false);
  });

  it("keep a second step of one's own, unless the provider decides for a colleague", () => {
    expect([asksOwnStep({ role: "viewer" }, false), asksOwnStep({ role: "viewer" }, true)]).toEqual([true, false]);
    expect([asksOwnStep({ role: "owner" }, false), asksOwnStep({ role: "owner" }, true)]).toEqual([true, true]);
  });
});
