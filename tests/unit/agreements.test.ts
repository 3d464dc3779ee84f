import { describe, expect, it } from "vitest";
import { AGREED, type Agreement } from "~/core/agreement";
import { FIRST_RELEASE, LEGAL_VERSIONS } from "~/foundation/identity/content/legal-documents";
import {
  type AgreedVersions,
  agreementsAt,
  isAgreementDue,
  needsNoAgreement,
  owedBy,
} from "~/foundation/identity/rules/agreements";

const day = (text: string) => Date.parse(text);
const told = { from: "2026-11-21", asks: false };
const VERSIONS: AgreedVersions = {
  terms: [told, { from: "2027-03-01", asks: true }, { from: "2027-05-01", asks: false }],
  privacy: [told, { from: "2027-02-01", asks: false }],
};
const agreed = (terms: number, privacy = 1): Agreement[] => [
  { document: "terms", version: terms, at: 1 },
  { document: "privacy", version: privacy, at: 1 },
];
const owner = (agreements: Agreement[], createdAt = day("2026-12-01")) => ({
  role: "owner" as const,
  agreements,
  createdAt,
});

describe("the documents a user still has to accept", () => {
  it("are those with a version that needs consent and all later versions, from that version's day on", () => {
    expect(owedBy(VERSIONS, owner(agreed(1)))).toEqual({
      documents: [{ document: "terms", agreed: 1, version: 3 }],
      from: day("2027-03-01"),
    });
    // An earlier agreement stays on record and does not count against a later one.
    expect(owedBy(VERSIONS, owner([...agreed(3), ...agreed(1)]))).toBeNull();
    expect(owedBy(VERSIONS, owner(agreed(2)))).toBeNull();
  });

  it("are due from the first day that was not accepted, whatever came after it", () => {
    const more = {
      ...VERSIONS,
      privacy: [told, { from: "2027-02-01", asks: true }, { from: "2028-01-01", asks: true }],
    };
    const owed = owedBy(more, owner(agreed(1)));
    expect(owed?.documents).toEqual([
      { document: "terms", agreed: 1, version: 3 },
      { document: "privacy", agreed: 1, version: 3 },
    ]);
    expect(owed?.from).toBe(day("2027-02-01"));
    expect([day("2027-02-01") - 1, day("2027-02-01")].map((now) => isAgreementDue(owed, now))).toEqual([false, true]);
    expect(isAgreementDue(null, day("2099-01-01"))).toBe(false);
  });

  it("depend on the day the account was created when no consent is recorded", () => {
    expect(owedBy(VERSIONS, owner([]))?.documents).toEqual([{ document: "terms", agreed: 1, version: 3 }]);
    expect(owedBy(VERSIONS, owner([], 0))?.documents).toEqual([{ document: "terms", agreed: 1, version: 3 }]);
    expect(owedBy(VERSIONS, owner([], day("2027-03-01")))).toBeNull();
  });

  it("are empty for colleagues, and for users who register after publication", () => {
    for (const role of ["contributor", "viewer"] as const) {
      expect(owedBy(VERSIONS, { ...owner(agreed(1)), role })).toBeNull();
    }
    const now = day("2027-02-10");
    expect(agreementsAt(VERSIONS, now)).toEqual([
      { document: "terms", version: 3, at: now },
      { document: "privacy", version: 2, at: now },
    ]);
    expect(owedBy(VERSIONS, owner(agreementsAt(VERSIONS, now), now))).toBeNull();
  });

  it("do not include the versions the product started with", () => {
    expect(owedBy(LEGAL_VERSIONS, owner([], 0))).toBeNull();
    for (const document of AGREED) {
      const days = LEGAL_VERSIONS[document].map(({ from }) => from);
      expect(days).toEqual(days.toSorted());
      expect(days.at(-1) ?? "").toBe(FIRST_RELEASE);
    }
  });
});

it("an outstanding consent blocks what a user sends for the assessment, but not reading or exercising rights", () => {
  expect(["GET", "HEAD"].map((method) => needsNoAgreement(method, "/abc"))).toEqual([true, true]);
  for (const path of [
    "/agreements",
    "/logout",
    "/language",
    "/support",
    "/user/privacy",
    "/user/security/passkeys",
    "/user/profile/password",
    "/user/sharing",
    "/user/dashboard/abc/share",
    "/api/auth/change-password",
    "/api/assessments/regular/documents",
    "/notifications",
    "/api/users/abc",
    "/api/users/upload/abc",
  ]) {
    expect(needsNoAgreement("POST", path), path).toBe(true);
  }
  for (const path of [
    "/abc",
    "/autosave/abc",
    "/user/history",
    "/user/team",
    "/plan",
    "/supporting",
    "/user/privacyx",
    "/user/dashboard/abc/withdraw",
    "/user/dashboard/abc/def/share",
    "/api/users/submission/create",
  ]) {
    expect(needsNoAgreement("POST", path), path).toBe(false);
  }
});
