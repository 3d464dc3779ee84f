import { beforeEach, describe, expect, it } from "vitest";
import { resetPassword } from "~/account/password/reset-password.server";
import type { Context } from "~/platform/context";
import { rowsOf } from "../support/database";
import { cookiesOf, post, solvedCaptcha, visit } from "../support/pages";
import { verifiedRecovery, visitor } from "../support/recovery";
import { protectedOwner, withFakeClock } from "../support/two-step";
import { createTestContext, registerCompany, testEnv, withoutQueue } from "../support/worker";

// Requirements of ASVS 5.0, level 2, on who may get in at all, and how.

withFakeClock();
let ctx: Context;
beforeEach(() => {
  ctx = withoutQueue(createTestContext());
});

describe("ASVS 6.3.2 accounts without a registration", () => {
  it("are created by no migration", () => {
    const queries = testEnv.TEST_MIGRATIONS.flatMap((migration) => migration.queries);
    expect(queries.some((query) => /create table ["`]?users\b/i.test(query))).toBe(true);
    // A migration that rebuilds a table copies its own rows and nothing else.
    const inserts = queries.filter((query) => /insert (or \w+ )?into ["`]?(__new_)?users\b/i.test(query));
    expect(inserts.filter((query) => !/\bfrom ["`]?users\b/i.test(query))).toEqual([]);
  });

  it("do not become administrators: nothing in the product makes one", async () => {
    const user = await registerCompany(ctx);
    expect(await rowsOf("select is_administrator as it from users where id = ?", user.id)).toEqual([{ it: 0 }]);
    expect(await rowsOf("select id from users where is_administrator <> 0")).toEqual([]);
  });
});

describe("ASVS 6.4.4 a user who has lost the second factor", () => {
  const NEW_PASSWORD = "seven slow trains";

  it("gets in only by a recovery code from the set-up: neither the password nor an emailed code replaces it", async () => {
    const { user, codes } = await protectedOwner(ctx);
    const done = await resetPassword(ctx, {
      token: await verifiedRecovery(ctx, user),
      password: NEW_PASSWORD,
      visitor,
    });
    expect(done.ok).toBe(true);

    const signIn = async () => {
      const answer = await post("/login", { email: user.email, password: NEW_PASSWORD, ...solvedCaptcha(ctx) });
      expect(answer.headers.get("Location")).toBe("/login/code");
      expect(cookiesOf(answer)["__Host-session"]).toBeUndefined();
      return cookiesOf(answer)["__Host-sign-in"]?.pair ?? "";
    };
    const cookie = await signIn();
    for (const path of ["/user/security/two-step", "/user/security/two-step?ask=off", "/user/profile"])
      expect((await visit(path, { cookie })).headers.get("Location"), path).toMatch(/^\/login\?next=/);

    const [code = ""] = codes;
    const entered = await post("/login/code", { code }, { cookie });
    expect(entered.status).toBe(303);
    expect(cookiesOf(entered)["__Host-session"]?.pair).toBeTruthy();
    const again = await post("/login/code", { code }, { cookie: await signIn() });
    expect([again.status, cookiesOf(again)["__Host-session"]]).toEqual([400, undefined]);
  });
});
