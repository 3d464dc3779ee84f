import { expect, vi } from "vitest";
import { beginSignIn } from "~/account/company-sign-in/begin.server";
import {
  addDomain,
  checkDomain,
  openOwnSignIn,
  releaseSignIn,
  removeDomain,
  removeSignIn,
  requireSignIn,
  saveProvider,
} from "~/account/company-sign-in/manage.server";
import { domainOf } from "~/account/company-sign-in/rules/domains";
import { createCompanyAuthenticator } from "~/account/company-sign-in/strategy.server";
import { addPasskey, prepareAdding } from "~/account/passkeys/add.server";
import { listPasskeys, removePasskey, renamePasskey } from "~/account/passkeys/manage.server";
import { judgePasskey, prepareSignIn } from "~/account/passkeys/sign-in.server";
import { changePassword } from "~/account/password/change-password.server";
import { findRecovery, resendCode, startRecovery, verifyCode } from "~/account/password/recovery.server";
import { resetPassword } from "~/account/password/reset-password.server";
import { judgeCode } from "~/account/two-step/judge-code.server";
import { askSecondStep, passSecondStep } from "~/account/two-step/second-step.server";
import {
  beginTwoStep,
  cancelTwoStep,
  confirmTwoStep,
  findTwoStep,
  renewRecoveryCodes,
  turnOffTwoStep,
} from "~/account/two-step/set-up.server";
import { findCompanyOf } from "~/foundation/identity/company-sign-in.server";
import { findTokenBearer } from "~/foundation/identity/company-tokens.server";
import { completeSignIn } from "~/foundation/identity/complete-sign-in.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { NOBODY, visitorOf } from "~/foundation/identity/visitor.server";
import { makeToken, revokeToken } from "~/home/tokens/change.server";
import { listTokens } from "~/home/tokens/list.server";
import type { Context } from "~/platform/context";
import { makePasskey, signWithPasskey, totpAt } from "../../support/authenticator";
import { codeFor } from "../../support/codes";
import { change } from "../../support/database";
import { ORIGIN } from "../../support/pages";
import { registerCorporate } from "../../support/people";
import { startProvider } from "../../support/provider";
import { TEST_PASSWORD } from "../../support/worker";

/** Forgets the password, gets a new code, chooses another password and changes it back. */
export async function recoverAndChange(ctx: Context, user: CurrentUser): Promise<void> {
  const visitor = visitorOf(ctx, new Request(ORIGIN));
  const next = { password: "seven slow trains", visitor };
  const started = await startRecovery(ctx, { email: user.email, caller: "x", deviceToken: "x", visitor });
  const recovery = started.ok ? started.token : "";
  await findRecovery(ctx, recovery);
  await verifyCode(ctx, { token: recovery, code: "000000", caller: "x", visitor, deviceToken: "x" });
  const later = { ...ctx, clock: () => Date.now() + 61_000 };
  await resendCode(later, { token: recovery, caller: "x" });
  const verified = await verifyCode(later, { token: recovery, code: await codeFor(later, user), caller: "x", visitor });
  await resetPassword(later, { token: verified.ok ? verified.token : "", ...next });
  await changePassword(ctx, user, { ...next, newPassword: "a quiet river bend", keptSessionId: "x" });
}

export async function useSecondStep(ctx: Context, userId: string): Promise<void> {
  await beginTwoStep(ctx, userId, TEST_PASSWORD);
  const standing = await findTwoStep(ctx, userId);
  const secret = standing.state === "set-up" ? standing.secret : "";
  const done = await confirmTwoStep(ctx, userId, totpAt(secret, Date.now()), NOBODY);
  const [code = "", another = ""] = done.ok ? done.codes : [];
  await askSecondStep(ctx, { userId, passwordHash: "x" }, "/");
  await passSecondStep(ctx, userId, totpAt(secret, Date.now() + 30_000), NOBODY);
  const renewed = await renewRecoveryCodes(ctx, userId, { password: TEST_PASSWORD, code }, NOBODY);
  await judgeCode(ctx, userId, another, NOBODY);
  const proof = { password: TEST_PASSWORD, code: renewed.ok ? (renewed.codes[0] ?? "") : "" };
  expect(await turnOffTwoStep(ctx, userId, proof, NOBODY)).toEqual({ ok: true });
  await cancelTwoStep(ctx, userId);
}

export async function usePasskeys(ctx: Context, user: CurrentUser): Promise<void> {
  const request = new Request(ORIGIN);
  const ready = await prepareAdding(ctx, request, user, { name: "x", password: TEST_PASSWORD });
  if (!ready.ok) throw new Error(ready.reason);
  const { passkey, answer } = await makePasskey(ready, ORIGIN);
  await addPasskey(ctx, request, user.id, answer);
  const signed = await signWithPasskey(passkey, await prepareSignIn(ctx, request), { origin: ORIGIN });
  const judged = await judgePasskey(ctx, request, signed);
  if (!judged.ok) throw new Error(judged.reason);
  await completeSignIn(ctx, request, user.id, { passkeyId: judged.passkeyId });
  await listPasskeys(ctx, user.id);
  await renamePasskey(ctx, user.id, passkey.id, "y");
  await removePasskey(ctx, user.id, { id: passkey.id, password: TEST_PASSWORD }, NOBODY);
}

export async function useTokens(ctx: Context, owner: CurrentUser): Promise<void> {
  const request = new Request(ORIGIN);
  const form = { once: ctx.ids.create(), name: "x", scopes: ["read-results" as const], days: 30 };
  const made = await makeToken(ctx, request, owner, { ...form, password: TEST_PASSWORD });
  if (!made.ok) throw new Error(made.reason);
  expect(await findTokenBearer(ctx, made.token)).not.toBeNull();
  await listTokens(ctx, owner);
  await revokeToken(ctx, request, owner, form.once);
}

/** A company's own sign-in, from its domain to its removal. */
export async function useCompanySignIn(ctx: Context): Promise<void> {
  const provider = await startProvider();
  try {
    const owner = await registerCorporate(ctx);
    const request = new Request(ORIGIN);
    const proof = { password: TEST_PASSWORD };
    const domain = domainOf(owner.email).replace(/\.example$/, ".com");
    await change("update users set email = ? where id = ?", `owner@${domain}`, owner.id);
    await addDomain(ctx, owner, domain);
    const own = await openOwnSignIn(ctx, owner);
    if (!own || own === "forbidden") throw new Error("No sign-in");
    provider.records.set(`_kompas.${domain}`, `kompas-domain=${own.proof}`);
    await checkDomain(ctx, owner, domain);
    const saved = await saveProvider(ctx, request, owner, {
      issuer: provider.issuer,
      clientId: "x",
      clientSecret: "x",
      ...proof,
    });
    expect(saved).toEqual({ ok: true });
    for (const person of ["owner", "joining"]) {
      const begun = await beginSignIn(ctx, request, own.id, { next: "", user: null });
      if (!begun.ok) throw new Error(begun.reason);
      provider.answers.claims = { sub: person, email: `${person}@${domain}` };
      const url = `${ORIGIN}/login/company/${own.id}/answer?${new URLSearchParams(provider.authorize(begun.address))}`;
      const answered = new Request(url, { headers: { Cookie: begun.cookie.split(";")[0] ?? "" } });
      const { userId } = await createCompanyAuthenticator(ctx, answered, own.id).authenticate("company", answered);
      await completeSignIn(ctx, answered, userId, { signInId: own.id });
    }
    expect(await findCompanyOf(ctx, `x@${domain}`)).not.toBeNull();
    expect(await requireSignIn(ctx, request, owner, proof)).toEqual({ ok: true });
    await releaseSignIn(ctx, request, owner, proof);
    await removeDomain(ctx, owner, domain);
    await removeSignIn(ctx, request, owner, proof);
  } finally {
    vi.unstubAllGlobals();
  }
}
