import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

// What ASVS 5.0, level 2, requires of who may get in at all, as far as the sources show it.

const filesWith = (pattern: RegExp) =>
  readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && pattern.test(readFileSync(`app/${path}`, "utf8")))
    .sort();

describe("ASVS 6.3.2 accounts without a registration", () => {
  it("do not become administrators: nothing in the product makes one by itself", () => {
    expect(filesWith(/isAdministrator:\s*true|is_administrator\s*=/)).toEqual([]);
  });
});

describe("ASVS 6.3.4 the ways to sign in", () => {
  it("are the documented ones: password, its second step, passkey, the company's provider, registration, invitation, and the API's sign-in and sign-up", () => {
    expect(filesWith(/\b(completeSignIn|newSession)\(/)).toEqual([
      "account/company-sign-in/routes/answer.tsx",
      "account/passkeys/routes/login-passkey.tsx",
      "account/sign-up/routes/login.tsx",
      "account/sign-up/routes/register.tsx",
      "account/two-step/routes/login-code.tsx",
      "foundation/identity/complete-sign-in.server.ts",
      "foundation/identity/session.server.ts",
      "home/team/routes/invitation.tsx",
    ]);
    expect(filesWith(/\bissueTokens\(/)).toEqual([
      "account/sign-up/api.ts",
      "account/sign-up/sign-up-call.server.ts",
      "foundation/identity/tokens.server.ts",
    ]);
    expect(filesWith(/\.insert\(sessions\)/)).toEqual([
      "foundation/identity/session.server.ts",
      "foundation/identity/tokens.server.ts",
    ]);
  });
});
