import { describe, expect, it } from "vitest";
import { decideAssessment, mayReadSubmitted } from "~/assessment/answers/rules/access";
import { readScopes, TOKEN_SCOPES, type TokenScope, writeScopes } from "~/core/token-scopes";
import {
  isCompanyToken,
  isUseWorthNoting,
  judgeScopes,
  stateOfToken,
} from "~/foundation/identity/rules/company-tokens";
import { firstCall } from "~/home/tokens/first-call";
import { MAX_TOKENS, mayManageTokens, offeredScopes, TOKEN_DAYS, tokenEnd } from "~/home/tokens/rules/tokens";

describe("a token for another system", () => {
  it("opens calls that name one of its scopes, and no call that names none", () => {
    expect(judgeScopes([], TOKEN_SCOPES)).toEqual({ ok: false, reason: "closed" });
    expect(judgeScopes(["write-answers"], ["read-results"])).toEqual({ ok: false, reason: "scope" });
    expect(judgeScopes(["write-answers"], [])).toEqual({ ok: false, reason: "scope" });
  });

  const RESULTS: TokenScope[] = ["read-results", "read-network"];
  it.each<[TokenScope[], TokenScope[], string | undefined]>([
    [RESULTS, ["read-results"], "own"],
    [RESULTS, ["read-network"], "members"],
    [RESULTS, ["read-results", "read-network"], undefined],
    [["write-answers"], [...TOKEN_SCOPES], "own"],
    [["read-network"], [...TOKEN_SCOPES], "members"],
  ])("reaches, where %j opens a call and it has %j, %s", (needed, has, reach) => {
    expect(judgeScopes(needed, has)).toEqual({ ok: true, reach });
  });

  it("finds the assessments within its reach alone", () => {
    const assessment = { companyId: "a", kind: "readiness", state: "completed" } as const;
    const [own, other] = ["a", "b"].map((companyId) => ({ companyId, role: "owner" }) as const);
    if (!own || !other) throw new Error("no viewers");
    const readBy = (viewer: typeof own | typeof other, reach?: "own" | "members") =>
      mayReadSubmitted({ ...viewer, reach }, assessment, viewer === other);
    expect([readBy(own), readBy(own, "own"), readBy(own, "members")]).toEqual([true, true, false]);
    expect([readBy(other), readBy(other, "own"), readBy(other, "members")]).toEqual([true, false, true]);
    expect(decideAssessment({ ...own, reach: "own" }, assessment, "read").ok).toBe(true);
    expect(decideAssessment({ ...own, reach: "members" }, assessment, "read").ok).toBe(false);
  });

  it("works until it expires or is revoked", () => {
    expect(stateOfToken({ expiresAt: 10, revokedAt: null }, 9)).toBe("live");
    expect(stateOfToken({ expiresAt: 10, revokedAt: null }, 10)).toBe("expired");
    expect(stateOfToken({ expiresAt: 10, revokedAt: 5 }, 9)).toBe("revoked");
  });

  it("is noted as used at most once a minute", () => {
    expect(isUseWorthNoting(null, 0)).toBe(true);
    expect(isUseWorthNoting(0, 59_999)).toBe(false);
    expect(isUseWorthNoting(0, 60_000)).toBe(true);
  });

  it("is recognised by its prefix and 256 bits", () => {
    expect(isCompanyToken(`kompas_${"x".repeat(43)}`)).toBe(true);
    expect(isCompanyToken(`kompas_${"x".repeat(42)}`)).toBe(false);
    expect(isCompanyToken("x".repeat(50))).toBe(false);
  });

  it("is made by the owner, for 30, 90 or 365 days, of which 20 may work at once", () => {
    const may = (role: "owner" | "contributor" | "viewer") => mayManageTokens({ companyId: "a", role });
    expect([may("owner"), may("contributor"), may("viewer")]).toEqual([true, false, false]);
    expect([TOKEN_DAYS, MAX_TOKENS]).toEqual([[30, 90, 365], 20]);
    expect(tokenEnd(0, 90)).toBe(7_776_000_000);
  });

  it("is offered what concerns a network only where there is one", () => {
    expect(offeredScopes({ isCorporate: false })).toEqual(["read-results", "write-answers"]);
    expect(offeredScopes({ isCorporate: true })).toEqual([...TOKEN_SCOPES]);
  });

  it("keeps its scopes as text, and forgets one that no longer exists", () => {
    expect(readScopes(writeScopes(["read-network", "read-results"]))).toEqual(["read-results", "read-network"]);
    expect(readScopes("everything:do write-answers")).toEqual(["write-answers"]);
  });

  it("comes with a call to try it with", () => {
    expect(firstCall("https://k.example", "kompas_x", ["write-answers"])).toBe(
      'curl https://k.example/api/users/submissions/latest \\\n  -H "Authorization: Bearer kompas_x"',
    );
    expect(firstCall("https://k.example", "kompas_x", ["invite"])).toContain('-d \'{"companies"');
  });
});
