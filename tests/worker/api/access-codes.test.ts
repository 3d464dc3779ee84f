import { describe, expect, it } from "vitest";
import { userSchema } from "~/features/company/contract";
import { change, rowsOf } from "../../support/database";
import { createTestContext, withoutQueue } from "../../support/worker";
import { call, signUp, take } from "./client";

const ctx = withoutQueue(createTestContext());

let codes = 0;

/** The code of a new corporate company, and its token. */
async function corporate() {
  codes += 1;
  const { user, token } = await signUp(ctx);
  const code = `API-${codes}`;
  await change(
    "update companies set is_corporate = 1, access_code = ? where id = (select company_id from users where id = ?)",
    code,
    user.id,
  );
  return { code, token };
}

describe("POST users/join/accesCode", () => {
  const send = (token: string, joinedAccessCode: unknown) =>
    call(ctx, "POST", "users/join/accesCode", { token, body: { joinedAccessCode } });

  it("takes the whole list: joins what is new, leaves what is missing, and answers with the user", async () => {
    const [a, b, { token }] = [await corporate(), await corporate(), await signUp(ctx)];
    const joined = await send(token, [a.code.toLowerCase(), b.code]);
    expect(joined.body).toMatchObject({ statusCode: 200, message: "Code Updated" });
    expect(take(userSchema, joined).joinedAccessCode).toEqual([a.code, b.code]);
    expect(take(userSchema, await send(token, [b.code])).joinedAccessCode).toEqual([b.code]);
    const me = await call(ctx, "GET", "users/me", { token });
    expect(take(userSchema, me).joinedAccessCode).toEqual([b.code]);
    expect(take(userSchema, await send(token, [])).joinedAccessCode).toEqual([]);
  });

  it("names the index of a code that is refused, and changes nothing", async () => {
    const [a, b] = [await corporate(), await corporate()];
    await send(a.token, [b.code]);
    const refusals: [unknown, string, RegExp][] = [
      [[b.code, "NOBODY"], "joinedAccessCode.1", /not known/],
      [[a.code], "joinedAccessCode.0", /your own company/],
      [[b.code, b.code], "joinedAccessCode.1", /already/],
      [[b.code, " "], "joinedAccessCode.1", /^You have to add new access code to save$/],
      [[b.code, "X".repeat(41)], "joinedAccessCode.1", /not known/],
      [Array.from({ length: 21 }, (_, index) => `CODE-${index}`), "joinedAccessCode.20", /at most/],
      ["a text", "joinedAccessCode", /list of access codes/],
    ];
    for (const [list, field, words] of refusals) {
      const answer = await send(a.token, list);
      expect(answer.status).toBe(422);
      expect(answer.body.errors, JSON.stringify(list)).toEqual({ [field]: [expect.stringMatching(words)] });
    }
    const me = await call(ctx, "GET", "users/me", { token: a.token });
    expect(take(userSchema, me).joinedAccessCode).toEqual([b.code]);
  });

  it("says that a code is to be given where there is none at all, in the caller's language", async () => {
    const { token } = await signUp(ctx, {}, { "Accept-Language": "fr" });
    expect((await send(token, [])).body).toMatchObject({
      statusCode: 422,
      message: "Vous devez ajouter un nouveau code d’accès pour enregistrer",
    });
  });

  it("refuses a guesser with the time to wait", async () => {
    const { token } = await signUp(ctx);
    const list = (from: number) => Array.from({ length: 20 }, (_, index) => `GUESS-${from + index}`);
    expect((await send(token, list(0))).status).toBe(422);
    const answer = await send(token, list(20));
    expect([answer.status, Number(answer.headers.get("Retry-After")) > 0]).toEqual([429, true]);
  });
});

describe("POST auth/signup with an access code", () => {
  it("takes what its company will see: everything, or the level alone", async () => {
    const { code } = await corporate();
    const scopeOf = async (fields: Record<string, string>) => {
      const { user } = await signUp(ctx, { accessCode: code, ...fields });
      const [row] = await rowsOf<{ scope: string }>(
        "select scope from memberships where company_id = (select company_id from users where id = ?)",
        user.id,
      );
      return row?.scope;
    };
    expect(await scopeOf({})).toBe("full");
    expect(await scopeOf({ accessCodeScope: "level" })).toBe("level");
  });
});
