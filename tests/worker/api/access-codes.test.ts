import { describe, expect, it } from "vitest";
import { userSchema } from "~/foundation/company/contract";
import { change, rowsOf } from "../../support/database";
import { createTestContext, withoutQueue } from "../../support/worker";
import { call, registration, signUp, solveCaptcha, take } from "./client";

const ctx = withoutQueue(createTestContext());

let codes = 0;

/** A new corporate company with this code, and its token. */
async function corporate() {
  codes += 1;
  const { user, token } = await signUp(ctx);
  const code = `API-${codes + 100}`;
  await change(
    "update companies set is_corporate = 1, access_code = ? where id = (select company_id from users where id = ?)",
    code,
    user.id,
  );
  return { code, token };
}

/** What the joined companies may see of the user's company, and the agreed scope in the ledger. */
const scopesOf = (userId: string) =>
  rowsOf<{ code: string; scope: string; consented: string }>(
    `select m.joined_with as code, m.scope, c.scope as consented from users u join memberships m on m.company_id = u.company_id
     left join consents c on c.company_id = m.company_id and c.corporate_id = m.corporate_id and c.ended_at is null
     where u.id = ? order by 1`,
    userId,
  );

describe("POST users/join/accesCode", () => {
  const send = (token: string, joinedAccessCode: unknown, sharing: object = { consent: true }) =>
    call(ctx, "POST", "users/join/accesCode", { token, body: { joinedAccessCode, ...sharing } });

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

  it("recognises a code despite extra characters copied along with it", async () => {
    const [a, b, { token }] = [await corporate(), await corporate(), await signUp(ctx)];
    const joined = await send(token, [`Code: ${a.code}.`, `\u00a0“${b.code.toLowerCase()}”`]);
    expect(take(userSchema, joined).joinedAccessCode).toEqual([a.code, b.code]);
  });

  it("names the index of a refused code, and changes nothing", async () => {
    const [a, b] = [await corporate(), await corporate()];
    await send(a.token, [b.code]);
    const refusals: [unknown, string, RegExp][] = [
      [[b.code, "NOBODY"], "joinedAccessCode.1", /do not know this access code/],
      [[a.code], "joinedAccessCode.0", /your own company/],
      [[b.code, b.code], "joinedAccessCode.1", /already/],
      [[b.code, " "], "joinedAccessCode.1", /^You have to add new access code to save$/],
      [[b.code, "X".repeat(301)], "joinedAccessCode.1", /do not know this access code/],
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

  it("asks for consent to what the company of a new code will see, in the caller's language, and joins none without it", async () => {
    const [a, b] = [await corporate(), await corporate()];
    const { token } = await signUp(ctx, {}, { "Accept-Language": "ms" });
    for (const sharing of [{}, { consent: false }, { scope: "level" }]) {
      const answer = await send(token, [a.code], sharing);
      expect([answer.status, answer.body.errors]).toEqual([
        422,
        { consent: [expect.stringMatching(/^Sila hantar consent dengan nilai true/)] },
      ]);
    }
    expect((await send(token, [a.code], { consent: "on" })).body.errors).toHaveProperty("consent");
    expect((await send(token, [a.code], { consent: true, scope: "all" })).body.errors).toEqual({
      scope: ["Sila pilih full atau level"],
    });
    await send(token, [a.code]);
    // The list as in the contract: keeping or leaving a company needs no consent.
    expect((await send(token, [b.code], {})).body.errors).toHaveProperty("consent");
    expect(take(userSchema, await send(token, [a.code], {})).joinedAccessCode).toEqual([a.code]);
    expect(take(userSchema, await send(token, [], {})).joinedAccessCode).toEqual([]);
  });

  it("applies the sharing scope to the companies of new codes, and leaves that of the others unchanged", async () => {
    const [a, b] = [await corporate(), await corporate()];
    const { user, token } = await signUp(ctx);
    await send(token, [a.code], { consent: true, scope: "level" });
    await send(token, [a.code, b.code]);
    expect(await scopesOf(user.id)).toEqual([
      { code: a.code, scope: "level", consented: "level" },
      { code: b.code, scope: "full", consented: "full" },
    ]);
  });

  it("asks for a code when the list is empty, in the caller's language", async () => {
    const { token } = await signUp(ctx, {}, { "Accept-Language": "fr" });
    expect((await send(token, [])).body).toMatchObject({
      statusCode: 422,
      message: "Vous devez ajouter un nouveau code d’accès pour enregistrer",
    });
  });

  it("refuses repeated guesses and returns the time to wait", async () => {
    const { token } = await signUp(ctx);
    const list = (from: number) => Array.from({ length: 20 }, (_, index) => `GUESS-${from + index}`);
    expect((await send(token, list(0))).status).toBe(422);
    const answer = await send(token, list(20));
    expect([answer.status, Number(answer.headers.get("Retry-After")) > 0]).toEqual([429, true]);
  });
});

describe("POST auth/signup with an access code", () => {
  it("accepts what the company of the code will see: everything, or the level only", async () => {
    const { code } = await corporate();
    for (const scope of ["full", "level"]) {
      const fields = { accessCode: code, accessCodeConsent: true, accessCodeScope: scope };
      const { user } = await signUp(ctx, fields);
      expect(await scopesOf(user.id)).toEqual([{ code, scope, consented: scope }]);
    }
  });

  it("accepts the code with extra characters copied around it", async () => {
    const { code } = await corporate();
    const { user } = await signUp(ctx, { accessCode: `«\u202f${code}\u202f».`, accessCodeConsent: true });
    expect(user.joinedAccessCode).toEqual([code]);
    expect(await scopesOf(user.id)).toMatchObject([{ code }]);
  });

  it("requires consent to the sharing before anything else is spent or written, and none without a code", async () => {
    const { code } = await corporate();
    const repatcheResponse = await solveCaptcha(ctx);
    const send = (fields: object) => {
      const body = { ...registration({ email: "silent@example.com" }), repatcheResponse, ...fields };
      const headers = { "CF-Connecting-IP": crypto.randomUUID(), "Accept-Language": "fr" };
      return call(ctx, "POST", "auth/signup", { body, headers });
    };
    for (const consent of [{}, { accessCodeConsent: false }]) {
      const answer = await send({ accessCode: code, ...consent });
      expect([answer.status, answer.body.errors]).toEqual([
        422,
        { accessCodeConsent: [expect.stringMatching(/^Veuillez envoyer accessCodeConsent/)] },
      ]);
    }
    expect(await rowsOf("select 1 as one from users where email = 'silent@example.com'")).toEqual([]);
    // The same captcha answer is still valid.
    expect((await send({ accessCode: "" })).status).toBe(200);
  });
});
