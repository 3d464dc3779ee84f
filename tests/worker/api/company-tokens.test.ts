import { beforeAll, describe, expect, it } from "vitest";
import { beginTwoStep, confirmTwoStep, findTwoStep } from "~/account/two-step/set-up.server";
import { TOKEN_SCOPES, type TokenScope } from "~/core/token-scopes";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { NOBODY } from "~/foundation/identity/visitor.server";
import { handOver } from "~/home/team/hand-over.server";
import { changeRole, removeColleague } from "~/home/team/members.server";
import { makeToken, revokeToken } from "~/home/tokens/change.server";
import { listTokens } from "~/home/tokens/list.server";
import { joinByCode } from "~/network/membership/access-codes.server";
import type { Context } from "~/platform/context";
import { totpAt } from "../../support/authenticator";
import { lastUseOf, tokenOf } from "../../support/company-tokens";
import { change, dumpDatabase, rowsOf } from "../../support/database";
import { tokenScopesOf } from "../../support/described";
import { requestFrom, visit } from "../../support/pages";
import { byBoth, notificationsOf, registerCorporate } from "../../support/people";
import { colleagueOf } from "../../support/subject";
import { submitAndCount } from "../../support/submit";
import {
  completeDraft,
  createTestContext,
  registerCompany,
  reloadUser,
  TEST_PASSWORD,
  withoutQueue,
} from "../../support/worker";
import { call, clientOf, dataOf } from "./client";

const DAY = 86_400_000;

let ctx: Context;
let buyer: CurrentUser & { code: string };
let supplier: CurrentUser;
/** The sealed ids of a completed assessment of each, and of a draft of the supplier. */
let ids: { buyer: string; supplier: string; draft: string };

async function submitted(user: CurrentUser): Promise<string> {
  const id = await completeDraft(ctx, user, 30);
  const done = await submitAndCount(ctx, user, id);
  if (!done.ok) throw new Error(done.reason);
  return ctx.ids.seal(id);
}

beforeAll(async () => {
  ctx = withoutQueue(createTestContext());
  buyer = await registerCorporate(ctx);
  supplier = await registerCompany(ctx);
  await joinByCode(ctx, supplier, buyer.code, requestFrom());
  ids = {
    buyer: await submitted(buyer),
    supplier: await submitted(supplier),
    draft: ctx.ids.seal(await completeDraft(ctx, supplier, 30)),
  };
});

const summaryOf = async (token: string, id: string) => {
  const asked = { params: { query: { SubmissionId: id } } };
  const { response, error } = await clientOf(ctx, token).GET("/api/users/submission/summery", asked);
  return { status: response.status, headers: response.headers, message: error?.message };
};

/** The simplest call of an own company, as its status. */
const statusFor = async (token: string, at = ctx) =>
  (await clientOf(at, token).GET("/api/users/submissions/latest")).response.status;

describe("each scope of a company's token", () => {
  it("opens the calls that name it, and every other call of a signed-in user refuses the token by name", async () => {
    const calls = await tokenScopesOf(ctx);
    // Each call is asked without what it needs, so one that is open complains about that or finds nothing.
    for (const scope of TOKEN_SCOPES) {
      const { token } = await tokenOf(ctx, buyer, [scope]);
      const open = [];
      for (const { method, path, scopes, takesJson } of calls) {
        const asked = path.replace(/^\/api\//, "").replaceAll(/\{\w+\}/g, "nothing");
        const { status, body } = await call(ctx, method, asked, { token, ...(takesJson ? { body: {} } : {}) });
        const isOpen = scopes.includes(scope);
        const about = `${scope}: ${method} ${path}`;
        if (isOpen) open.push(path);
        expect([about, status === 403]).toEqual([about, !isOpen]);
        if (!isOpen && scopes.length > 0) expect(body.message, about).toContain(scopes[0]);
      }
      expect(open.length, scope).toBeGreaterThan(0);
    }
  });

  it("is named by no call about the account, the team, sharing or submitting", async () => {
    const calls = await tokenScopesOf(ctx);
    const scopesOf = (id: string) => calls.find(({ operationId }) => operationId === id)?.scopes;
    for (const closed of [
      "getMe",
      "updateProfile",
      "changePassword",
      "changePicture",
      "chooseLanguage",
      "setAccessCodes",
      "listNotifications",
      "saveNotificationPreferences",
      "approveProgressReport",
      "signProgressReport",
      "getSummaryAsAdministrator",
    ]) {
      expect([closed, scopesOf(closed)]).toEqual([closed, []]);
    }
    expect(calls.filter(({ path }) => /\/end$|approvel/.test(path)).flatMap(({ scopes }) => scopes)).toEqual([]);
  });

  it("says which scope is missing, in words and as RFC 6750 has it", async () => {
    const { token } = await tokenOf(ctx, supplier, ["write-answers"]);
    const refused = await summaryOf(token, ids.supplier);
    expect(refused.status).toBe(403);
    expect(refused.message).toBe("This access token may not do that. It needs the scope read-results or read-network");
    expect(refused.headers.get("WWW-Authenticate")).toBe(
      'Bearer error="insufficient_scope", scope="read-results read-network"',
    );
  });
});

describe("a company's token", () => {
  it("reads its own company's results with one scope and those of its members with another", async () => {
    const read = async (scopes: TokenScope[]) => {
      const { token } = await tokenOf(ctx, buyer, scopes);
      return [(await summaryOf(token, ids.buyer)).status, (await summaryOf(token, ids.supplier)).status];
    };
    // Without what the feeds have been asked for above.
    const noted = () => rowsOf("select * from readings where company_id = ? and thing <> 'export'", supplier.companyId);
    expect(await read(["read-results"])).toEqual([200, 404]);
    // What was refused is no reading.
    expect(await noted()).toEqual([]);
    expect(await read(["read-network"])).toEqual([404, 200]);
    expect(await noted()).toHaveLength(1);
    expect(await read(["read-results", "read-network"])).toEqual([200, 200]);
  });

  it("never reads another company, a member's draft, or as an administrator", async () => {
    const stranger = await registerCompany(ctx);
    await change("update users set is_administrator = 1 where id = ?", stranger.id);
    const { token } = await tokenOf(ctx, stranger);
    expect((await summaryOf(token, ids.supplier)).status).toBe(404);
    const asOffice = `admin/submission/summery/WithQuestion?SubmissionId=${ids.supplier}`;
    expect((await call(ctx, "GET", asOffice, { token })).status).toBe(403);
    await change("update companies set is_corporate = 1, access_code = 'OFFICE' where id = ?", stranger.companyId);
    const network = await tokenOf(ctx, await reloadUser(ctx, stranger.email), ["read-network"]);
    const members = clientOf(ctx, network.token).GET("/api/users/associcated/companies");
    expect(await dataOf(members)).toEqual({ count: 0, list: [] });
    const own = await tokenOf(ctx, buyer);
    expect((await summaryOf(own.token, ids.draft)).status).toBe(404);
  });

  it("starts, answers and reads a draft, but leaves submitting to a person", async () => {
    const { token } = await tokenOf(ctx, supplier, ["write-answers"]);
    const client = clientOf(ctx, token);
    const answers = { data: [{ id: `${ids.draft}.water.assess.1`, answer: ["No"] }] };
    await dataOf(client.POST("/api/users/questions/answer", { body: answers }));
    const ended = dataOf(client.PATCH("/api/users/submission/end", { body: { SubmissionId: ids.draft } }));
    await expect(ended).rejects.toMatchObject({
      status: 403,
      message: expect.stringContaining("Someone has to sign in"),
    });
  });

  it("invites companies while its company has an access code", async () => {
    const { token } = await tokenOf(ctx, buyer, ["invite"]);
    const body = { companies: [{ email: `new-supplier-${crypto.randomUUID()}@example.com`, company: "" }] };
    const invite = async () => (await clientOf(ctx, token).POST("/api/users/invitations", { body })).response.status;
    expect(await invite()).toBe(200);
    await change("update companies set is_corporate = 0 where id = ?", buyer.companyId);
    expect(await invite()).toBe(403);
    await change("update companies set is_corporate = 1 where id = ?", buyer.companyId);
  });

  it("opens files of documents only with a scope that reads results", async () => {
    const path = `/files/evidence/${ctx.ids.create()}/x.pdf`;
    const ask = async (scopes: TokenScope[], at: string) => {
      const { token } = await tokenOf(ctx, supplier, scopes);
      return (await visit(at, { headers: { Authorization: `Bearer ${token}` } })).status;
    };
    expect(await ask(["read-results"], path)).toBe(404);
    expect(await ask(["write-answers"], path)).toBe(403);
    expect(await ask(["read-results", "write-answers"], `/files/avatars/${supplier.id}/x.png`)).toBe(403);
  });

  it("ends at once when it is revoked, when it expires, and with a changed character", async () => {
    const { id, token } = await tokenOf(ctx, supplier, ["read-results"], 30);
    const ask = (at: Context, secret = token) => statusFor(secret, at);
    const later = (ms: number) => ({ ...ctx, clock: () => Date.now() + ms });
    expect([await ask(ctx), await ask(later(29 * DAY)), await ask(later(30 * DAY))]).toEqual([200, 200, 401]);
    expect(await ask(ctx, `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`)).toBe(401);
    expect(await ask(ctx, `2.${token}`)).toBe(401);
    const stranger = await registerCompany(ctx);
    expect(await revokeToken(ctx, requestFrom(), stranger, id)).toBe(false);
    expect(await ask(ctx)).toBe(200);
    expect(await revokeToken(ctx, requestFrom(), supplier, id)).toBe(true);
    expect(await ask(ctx)).toBe(401);
    expect(await revokeToken(ctx, requestFrom(), supplier, id)).toBe(false);
  });

  it("notes its last use at most once a minute", async () => {
    const { id, token } = await tokenOf(ctx, supplier, ["read-results"]);
    const now = Date.now();
    const lastUseAt = async (at: number) => {
      const waiting: Promise<unknown>[] = [];
      const used = { ...ctx, clock: () => at, later: (work: Promise<unknown>) => void waiting.push(work) };
      await statusFor(token, used);
      await Promise.all(waiting);
      return lastUseOf(id);
    };
    expect(await lastUseOf(id)).toBeNull();
    expect([await lastUseAt(now), await lastUseAt(now + 59_000), await lastUseAt(now + 61_000)]).toEqual([
      now,
      now,
      now + 61_000,
    ]);
  });

  it("has what its maker has: nothing once they leave, and what a contributor may once they hand over", async () => {
    const owner = await registerCompany(ctx);
    const colleague = await colleagueOf(ctx, owner);
    const { token } = await tokenOf(ctx, owner);
    expect((await handOver(ctx, requestFrom(), owner, colleague.id, TEST_PASSWORD)).ok).toBe(true);
    expect((await call(ctx, "POST", "users/submission/create", { token })).status).toBe(200);
    const successor = await reloadUser(ctx, colleague.email);
    expect((await listTokens(ctx, successor)).map(({ name, madeBy }) => [name, madeBy])).toEqual([
      ["Accounting", owner.username],
    ]);
    expect((await changeRole(ctx, successor, owner.id, "viewer")).ok).toBe(true);
    expect((await call(ctx, "POST", "users/submission/create", { token })).status).toBe(403);
    expect(await statusFor(token)).toBe(200);
    expect((await removeColleague(ctx, requestFrom(), successor, owner.id)).ok).toBe(true);
    expect(await statusFor(token)).toBe(401);
  });

  it("is made by the owner alone, who is told, and of 20 at most", async () => {
    const owner = await registerCompany(ctx);
    const colleague = await colleagueOf(ctx, owner);
    const form = { name: "Shop", scopes: ["read-results"] as TokenScope[], days: 30, password: TEST_PASSWORD };
    const make = (user: CurrentUser, more: object = {}) =>
      makeToken(ctx, requestFrom(), user, { once: ctx.ids.create(), ...form, ...more });
    expect(await make(colleague)).toEqual({ ok: false, reason: "forbidden" });
    expect(await make(owner, { password: "wrong" })).toEqual({ ok: false, reason: "password-wrong" });
    expect(await make(owner, { scopes: ["read-network"] })).toEqual({ ok: false, reason: "scopes" });
    const once = ctx.ids.create();
    expect((await make(owner, { once })).ok).toBe(true);
    expect(await make(owner, { once })).toEqual({ ok: false, reason: "known" });
    const told = await notificationsOf(owner);
    expect(told).toEqual(byBoth("token-made"));
    const events = await rowsOf<{ type: string }>("select type from security_events where user_id = ?", owner.id);
    expect(events.map(({ type }) => type)).toContain("company-token-made");
    const copies = Array.from({ length: 19 }, (_, index) => index);
    for (const index of copies) {
      await change(
        "insert into company_tokens select ?, company_id, made_by, name, ?, scopes, created_at, expires_at, null, null from company_tokens where id = ?",
        `${once}${index}`,
        `hash${index}`,
        once,
      );
    }
    expect(await make(owner)).toEqual({ ok: false, reason: "full" });
    expect(await revokeToken(ctx, requestFrom(), owner, once)).toBe(true);
    expect((await make(owner)).ok).toBe(true);
    expect(await notificationsOf(owner)).toEqual(
      [...byBoth("token-made"), ...byBoth("token-made"), ...byBoth("token-revoked")].sort(),
    );
  });

  it("asks for a code as well while two-step sign-in is on", async () => {
    const owner = await registerCompany(ctx);
    await beginTwoStep(ctx, owner.id, TEST_PASSWORD);
    const waiting = await findTwoStep(ctx, owner.id);
    const secret = waiting.state === "set-up" ? waiting.secret : "";
    await confirmTwoStep(ctx, owner.id, totpAt(secret, Date.now()), NOBODY);
    const form = { name: "Shop", scopes: ["read-results"] as TokenScope[], days: 30, password: TEST_PASSWORD };
    const make = (code?: string) => makeToken(ctx, requestFrom(), owner, { once: ctx.ids.create(), ...form, code });
    expect(await make()).toEqual({ ok: false, reason: "code-missing" });
    expect((await make(totpAt(secret, Date.now() + 30_000))).ok).toBe(true);
  });

  it("stands in no table and no log", async () => {
    const lines: string[] = [];
    const spied = { ...ctx, log: (...line: unknown[]) => void lines.push(JSON.stringify(line)) } as Context;
    const { token } = await tokenOf(spied, supplier);
    await call(spied, "GET", "users/submissions/latest", { token });
    await call(spied, "GET", "users/me", { token });
    expect(lines.join()).not.toContain(token);
    expect(JSON.stringify(await dumpDatabase())).not.toContain(token);
  });
});
