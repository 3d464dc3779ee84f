import { expect } from "vitest";
import { keepAttempt, redeemAttempt } from "~/account/company-sign-in/attempt.server";
import { findReady } from "~/account/company-sign-in/find.server";
import { redeemChallenge, sealChallenge } from "~/account/passkeys/challenge.server";
import { resendCode, startRecovery, verifyCode } from "~/account/password/recovery.server";
import { addressPath } from "~/account/sign-up/address.server";
import { judgeCode } from "~/account/two-step/judge-code.server";
import { assessmentPaths } from "~/core/addresses/assessment";
import { READINESS } from "~/core/kinds/kind";
import { openInvitation, sealInvitation } from "~/foundation/company/invitation-link.server";
import { networkHashOf } from "~/foundation/identity/credentials.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { NOBODY } from "~/foundation/identity/visitor.server";
import { stopAddress } from "~/foundation/notifications/stop-list.server";
import { unsubscribeAddress } from "~/foundation/notifications/unsubscribe.server";
import { updateProfile } from "~/home/profile/update-profile.server";
import { invitationPath } from "~/home/team/invitation-link.server";
import { resendInvitation } from "~/home/team/invite.server";
import { sendTest, setUpWebhook } from "~/home/webhooks/manage.server";
import { sendInvitations } from "~/network/membership/invitations/send.server";
import type { Context } from "~/platform/context";
import { createContext } from "~/platform/context";
import type { Bindings } from "~/platform/env";
import { submitAssessment } from "~/results/results/submit.server";
import { linkAddress } from "~/results/share/link.server";
import { deliverWebhooks } from "~/upkeep/delivery/webhooks.server";
import { deliverAll } from "./codes";
import { change, rowsOf } from "./database";
import { cookieOf, cookiesOf, newCaller, ORIGIN, requestFrom, send } from "./pages";
import { providerOf, registerCorporate } from "./people";
import { receiverOf } from "./receiver";
import { linkTo } from "./sharing";
import { invite, mailsTo, newAddress } from "./team";
import { codeNow, go, STEP, turnOn } from "./two-step";
import { askSum, completeDraft, registerCompany, registrationOf, TEST_PASSWORD, testEnv, withoutQueue } from "./worker";

/** The product with certain keys, as it is after a restart with them. */
export interface Installation {
  ctx: Context;
  open(path: string, cookie?: string): Promise<Response>;
  post(path: string, fields: Record<string, string>, cookie?: string): Promise<Response>;
  call(path: string, value: unknown, token?: string): Promise<Response>;
}

export type Keys = Partial<Pick<Bindings, "SECRET_KEY" | "SECRET_KEY_2" | "SECRET_KEY_3" | "SECRET_KEYS_LEAKED">>;

/** Restarts the built Worker with these keys and no others. Its queue delivers nothing by itself: a Worker with other keys would. */
export function restart(keys: Keys, env: typeof testEnv = testEnv): Installation {
  const metrics = { backlogCount: 0, backlogBytes: 0 };
  const quiet = { send: async () => ({ metadata: { metrics } }), sendBatch: async () => ({ metadata: { metrics } }) };
  const settings = { ...env, SECRET_KEY: undefined, NOTIFICATIONS: quiet as unknown as Queue, ...keys };
  const headersOf = (cookie?: string) => ({
    Origin: ORIGIN,
    "CF-Connecting-IP": newCaller(),
    ...(cookie && { Cookie: cookie }),
  });
  const ask = (path: string, init: RequestInit) => send(path, init, settings);
  return {
    ctx: withoutQueue(createContext(settings)),
    open: (path, cookie) => ask(path, { headers: headersOf(cookie) }),
    post: (path, fields, cookie) =>
      ask(path, { method: "POST", headers: headersOf(cookie), body: new URLSearchParams(fields) }),
    call: (path, value, token) =>
      ask(path, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          "CF-Connecting-IP": newCaller(),
          ...(token && { Authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(value),
      }),
  };
}

/** People that the acts need. Made once: a registration takes time, and each act leaves them as they are. */
export interface Cast {
  chain: CurrentUser;
  owner: CurrentUser;
  /** A submitted assessment of the owner. */
  assessmentId: string;
}

export async function makeCast({ ctx }: Installation): Promise<Cast> {
  const chain = await registerCorporate(ctx);
  const owner = await registerCompany(ctx);
  const assessmentId = await completeDraft(ctx, owner, 40);
  expect(await submitAssessment(ctx, owner, assessmentId)).toEqual({ ok: true });
  return { chain, owner, assessmentId };
}

/** Continues what was begun, perhaps after keys have changed. Says whether it worked; an answer that is no refusal throws. */
type Continuation = (on: Installation) => Promise<boolean>;

/**
 * Something that is begun with one key and continued later, perhaps with another. `stored`: it depends on what the database keeps, and
 * must work for ever. `outside`: it depends on a link, a cookie or a token that is out in the world, and works while its key is on the ring.
 */
export interface Act {
  lives: "stored" | "outside";
  begin(on: Installation, cast: Cast): Promise<Continuation>;
}

const worked = (response: Response, yes: number, no: readonly number[]): boolean => {
  if (response.status !== yes && !no.includes(response.status)) throw new Error(`Answered with ${response.status}`);
  return response.status === yes;
};
const consumed = async (response: Response) => {
  await response.body?.cancel();
  return response;
};
const solved = (on: Installation) => {
  const { token, a, b } = askSum(on.ctx);
  return { captchaToken: token, captchaAnswer: String(a + b) };
};
const isFound = async (on: Installation, path: string) => worked(await consumed(await on.open(path)), 200, [404, 410]);
const signInWith = (on: Installation, email: string, captcha: Record<string, string>) =>
  on.post("/login", { email, password: TEST_PASSWORD, ...captcha });
/** The newest mail to an address that contains this, once everything that waits for a user has been delivered. */
async function mailed(on: Installation, userId: string, email: string, pattern: RegExp): Promise<string> {
  await deliverAll(on.ctx, userId);
  const found = (await mailsTo(email)).map(({ text }) => pattern.exec(text)?.[0]).filter((text) => text !== undefined);
  const [mail = null] = found.slice(-1);
  if (mail === null) throw new Error(`No such mail to ${email}: ${JSON.stringify(await mailsTo(email))}`);
  return mail;
}

export const ACTS: Record<string, Act> = {
  "a registration between its second and third step": {
    lives: "outside",
    async begin(on) {
      const email = newAddress();
      const { passwordHash: _, language: _language, ...fields } = registrationOf(email, "Lerato Tools");
      const jar = { cookie: "" };
      const step = async (where: Installation, path: string, more: Record<string, string>) => {
        const response = await consumed(await where.post(path, { ...fields, ...more }, jar.cookie));
        jar.cookie = cookiesOf(response)["__Host-sign-up"]?.pair ?? jar.cookie;
        return response;
      };
      await step(on, "/register", { password: TEST_PASSWORD });
      await step(on, "/register?step=2", {});
      return async (later) => {
        await step(later, "/register?step=3", { terms: "on", ...solved(later) });
        return (await rowsOf("select id from users where email = ?", email)).length === 1;
      };
    },
  },
  "a question that shows a person": {
    lives: "outside",
    async begin(on, { owner }) {
      const captcha = solved(on);
      return async (later) => worked(await consumed(await signInWith(later, owner.email, captcha)), 303, [400]);
    },
  },
  "a recovery whose code waits for its mail": {
    lives: "stored",
    async begin(on) {
      const user = await registerCompany(on.ctx);
      const started = await startRecovery(on.ctx, { email: user.email, caller: newCaller(), visitor: NOBODY });
      if (!started.ok) throw new Error(started.reason);
      return async (later) => {
        const code = await mailed(later, user.id, user.email, /\b\d{6}\b/);
        const given = { token: started.token, code, caller: newCaller(), visitor: NOBODY };
        return (await verifyCode(later.ctx, given)).ok;
      };
    },
  },
  "a receiver whose messages are signed": {
    lives: "stored",
    async begin({ ctx }) {
      const user = await registerCompany(ctx);
      const there = receiverOf(200);
      const made = await setUpWebhook(ctx, user, ctx.ids.create(), { address: there.url, events: ["level.changed"] });
      if (!made.ok) throw new Error(made.reason);
      return async (later) => {
        await sendTest(withoutQueue(later.ctx), user, made.id);
        const waiting = await rowsOf<{ id: string }>(
          "select id from webhook_deliveries where endpoint_id = ?",
          made.id,
        );
        await deliverWebhooks(
          later.ctx,
          waiting.map(({ id }) => id),
        );
        return (await there.read()).length > 0;
      };
    },
  },
  "what a company's provider knows us by": {
    lives: "stored",
    async begin({ ctx }) {
      const sealed = ctx.storedBox("provider").seal("a secret of the provider");
      const id = await providerOf(await registerCorporate(ctx), sealed);
      return async (later) => (await findReady(later.ctx, id))?.provider.clientSecret === "a secret of the provider";
    },
  },
  "a sign-in that waits for a company's provider": {
    lives: "outside",
    async begin({ ctx }) {
      const attempt = { state: "x", nonce: "x", verifier: "x", next: "", triedBy: null };
      const cookie = await keepAttempt(ctx, { signInId: "x", issuer: "https://login.provider.com", ...attempt });
      const headers = { Cookie: cookie.split(";")[0] ?? "" };
      return async (later) => (await redeemAttempt(later.ctx, new Request(ORIGIN, { headers }))) !== null;
    },
  },
  "a recovery whose code has been mailed, and the limit of new codes": {
    lives: "stored",
    async begin(on) {
      const user = await registerCompany(on.ctx);
      const started = await startRecovery(on.ctx, { email: user.email, caller: newCaller(), visitor: NOBODY });
      if (!started.ok) throw new Error(started.reason);
      const code = await mailed(on, user.id, user.email, /\b\d{6}\b/);
      const [{ hash = "" } = {}] = await rowsOf<{ hash: string }>(
        "select address_hash as hash from recoveries where user_id = ?",
        user.id,
      );
      return async (later) => {
        await startRecovery(later.ctx, { email: user.email, caller: newCaller(), visitor: NOBODY });
        const key = `recovery/begin/address/${hash}`;
        expect(await rowsOf("select count from rate_limits where key = ?", key)).toEqual([{ count: 2 }]);
        const { reason } = (await resendCode(later.ctx, { token: "none", caller: newCaller() })) as { reason: string };
        expect(reason).toBe("over");
        const given = { token: started.token, code, caller: newCaller(), visitor: NOBODY };
        return (await verifyCode(later.ctx, given)).ok;
      };
    },
  },
  "a link to a shared report": {
    lives: "outside",
    async begin(on, { owner, assessmentId }) {
      const { id, path } = await linkTo(on.ctx, owner, assessmentId);
      return async (later) => {
        // Its owner's page always shows one that opens.
        const shown = new URL(linkAddress(later.ctx, { id, assessmentId })).pathname;
        expect(await isFound(later, shown)).toBe(true);
        return isFound(later, path);
      };
    },
  },
  "the address of a page": {
    lives: "outside",
    async begin(on, { owner, assessmentId }) {
      const cookie = await cookieOf(on.ctx, owner.id);
      const path = assessmentPaths(READINESS, on.ctx.ids.seal(assessmentId)).results;
      return async (later) => {
        // The session itself depends on no key.
        expect((await consumed(await later.open("/user/history", cookie))).status).toBe(200);
        return worked(await consumed(await later.open(path, cookie)), 200, [422]);
      };
    },
  },
  "a team invitation, which is sent again": {
    lives: "stored",
    async begin(on, { owner }) {
      await change("delete from rate_limits where key like 'invitation/%'");
      const { id, email, token } = await invite(on.ctx, owner);
      await change("update invitations set sent_at = 1 where id = ?", id);
      return async (later) => {
        go(1000);
        await change("delete from rate_limits where key like 'invitation/%'");
        expect(await resendInvitation(later.ctx, requestFrom(), owner, id)).toEqual({ ok: true });
        const link = await mailed(later, owner.id, email, /\/invitation\/[\w-]+/);
        expect(link).toBe(`/invitation/${token}`);
        expect(await invitationPath(later.ctx, id)).toBe(link);
        return isFound(later, link);
      };
    },
  },
  "a sign-in with an authenticator": {
    lives: "stored",
    async begin(on) {
      const user = await registerCompany(on.ctx);
      const { secret } = await turnOn(on.ctx, user);
      return async (later) => {
        go(STEP);
        const first = await consumed(await signInWith(later, user.email, solved(later)));
        const cookie = cookiesOf(first)["__Host-sign-in"]?.pair ?? "";
        const done = await consumed(await later.post("/login/code", { code: codeNow(secret) }, cookie));
        return worked(done, 303, [400]) && cookiesOf(done)["__Host-session"] !== undefined;
      };
    },
  },
  "a sign-in that waits for its code": {
    lives: "outside",
    async begin(on) {
      const user = await registerCompany(on.ctx);
      const { secret } = await turnOn(on.ctx, user);
      const first = await consumed(await signInWith(on, user.email, solved(on)));
      const cookie = cookiesOf(first)["__Host-sign-in"]?.pair ?? "";
      return async (later) => {
        go(STEP);
        const done = await consumed(await later.post("/login/code", { code: codeNow(secret) }, cookie));
        return cookiesOf(done)["__Host-session"] !== undefined;
      };
    },
  },
  "a code to recover with": {
    lives: "stored",
    async begin(on) {
      const user = await registerCompany(on.ctx);
      const { codes } = await turnOn(on.ctx, user);
      return async (later) => {
        const judged = await judgeCode(later.ctx, user.id, codes[0] ?? "", NOBODY);
        // Each is good once.
        expect(await judgeCode(later.ctx, user.id, codes[0] ?? "", NOBODY)).toEqual({ ok: false, reason: "code" });
        return judged.ok;
      };
    },
  },
  "a link to stop e-mails of a type": {
    lives: "outside",
    async begin(on, { owner }) {
      const address = unsubscribeAddress(on.ctx, owner.id, "en", "ASSESSMENT_PROGRESS") ?? "";
      const path = address.slice(address.indexOf("/unsubscribe"));
      return async (later) => worked(await consumed(await later.post(path, { intent: "stop" })), 303, [404]);
    },
  },
  "a wish not to be written to": {
    lives: "stored",
    async begin(on, { chain }) {
      const email = newAddress();
      const address = stopAddress(on.ctx, email, "en");
      const path = address.slice(address.indexOf("/unsubscribe"));
      expect((await consumed(await on.post(path, { intent: "stop" }))).status).toBe(303);
      return async (later) => {
        const sent = await sendInvitations(later.ctx, chain, [{ email, company: "", language: "en" }]);
        return sent === 0;
      };
    },
  },
  "a link to stop invitations": {
    lives: "outside",
    async begin(on, { chain }) {
      const email = newAddress();
      const address = stopAddress(on.ctx, email, "en");
      const path = address.slice(address.indexOf("/unsubscribe"));
      return async (later) => {
        const isStopped = worked(await consumed(await later.post(path, { intent: "stop" })), 303, [404]);
        if (isStopped) {
          const sent = await sendInvitations(later.ctx, chain, [{ email, company: "", language: "en" }]);
          expect(sent).toBe(0);
        }
        return isStopped;
      };
    },
  },
  "an invitation to join a network": {
    lives: "outside",
    async begin(on, { chain }) {
      const email = newAddress();
      expect(await sendInvitations(on.ctx, chain, [{ email, company: "", language: "en" }])).toBe(1);
      const [row] = await rowsOf<{ id: string }>("select id from member_invitations where email = ?", email);
      const token = sealInvitation(on.ctx, row?.id ?? "");
      return async (later) => (await openInvitation(later.ctx, token)) !== null;
    },
  },
  "an access token of the API": {
    lives: "outside",
    async begin(on) {
      const user = await registerCompany(on.ctx);
      const { accessToken } = await tokensOf(on, user.email);
      return async (later) => worked(await consumed(await later.call("/api/auth/logout", {}, accessToken)), 200, [401]);
    },
  },
  "a refresh token of the API": {
    lives: "stored",
    async begin(on) {
      const user = await registerCompany(on.ctx);
      const { refreshToken } = await tokensOf(on, user.email);
      return async (later) =>
        worked(await consumed(await later.call("/api/auth/refresh", { refreshToken })), 200, [401]);
    },
  },
  "a passkey's challenge": {
    lives: "outside",
    async begin(on) {
      const sealed = sealChallenge(on.ctx, "challenge", { kind: "sign-in" });
      return async (later) => (await redeemChallenge(later.ctx, sealed, "sign-in")) !== null;
    },
  },
  "the link that confirms an address": {
    lives: "outside",
    async begin(on) {
      const user = await registerCompany(on.ctx, { isConfirmed: false });
      const cookie = await cookieOf(on.ctx, user.id);
      const path = addressPath(on.ctx, user);
      return async (later) => {
        await consumed(await later.post(path, {}, cookie));
        const [row] = await rowsOf<{ at: number | null }>(
          "select email_confirmed_at as at from users where id = ?",
          user.id,
        );
        return row?.at !== null;
      };
    },
  },
  "a change of address that waits for its mails": {
    lives: "stored",
    async begin(on) {
      const user = await registerCompany(on.ctx);
      const email = newAddress();
      const given = { email, currentPassword: TEST_PASSWORD };
      expect(await updateProfile(on.ctx, requestFrom(), user, given)).toEqual({ ok: true, pendingEmail: email });
      return async (later) => {
        const link = await mailed(later, user.id, email, /\/confirmEmail\?token=[\w-]+/);
        // The former address, which waits sealed, has been told.
        expect((await mailsTo(user.email)).some(({ text }) => text.includes(email.slice(-12)))).toBe(true);
        return worked(await consumed(await later.open(link, await cookieOf(later.ctx, user.id))), 200, [404]);
      };
    },
  },
  "the network that a company registered from": {
    lives: "stored",
    async begin(on) {
      const request = requestFrom();
      const hash = await networkHashOf(on.ctx, request);
      return async (later) => (await networkHashOf(later.ctx, request)) === hash;
    },
  },
};

async function tokensOf(on: Installation, email: string): Promise<{ accessToken: string; refreshToken: string }> {
  const { token, a, b } = askSum(on.ctx);
  const repatcheResponse = `${token}:${a + b}`;
  const given = { email, password: TEST_PASSWORD, repatcheResponse, userType: "User" };
  const answer = await on.call("/api/auth/signin", given);
  const body = (await answer.json()) as { data: { tokens: { accessToken: string; refreshToken: string } } };
  return body.data.tokens;
}
