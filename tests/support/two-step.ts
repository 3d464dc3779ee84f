import { afterEach, beforeEach, vi } from "vitest";
import { beginTwoStep, confirmTwoStep, findTwoStep } from "~/account/two-step/set-up.server";
import { NOBODY } from "~/foundation/identity/visitor.server";
import type { Context } from "~/platform/context";
import { totpAt } from "./authenticator";
import { registerCompany, TEST_PASSWORD } from "./worker";

/** How long a code of the app is shown, in milliseconds. */
export const STEP = 30_000;

/** Lets time pass, for tests whose `Date` is fake: the library that judges codes reads the machine's clock. */
export const go = (ms: number) => vi.setSystemTime(Date.now() + ms);

export const codeNow = (secret: string) => totpAt(secret, Date.now());
export const wrongCode = (secret: string) => String((Number(codeNow(secret)) + 500_000) % 1_000_000).padStart(6, "0");

/** Begins to set two-step sign-in up and returns the secret that is shown. */
export async function beginSetUp(ctx: Context, user: { id: string }): Promise<string> {
  const begun = await beginTwoStep(ctx, user.id, TEST_PASSWORD);
  if (!begun.ok) throw new Error(begun.reason);
  const standing = await findTwoStep(ctx, user.id);
  if (standing.state !== "set-up") throw new Error(standing.state);
  return standing.secret;
}

/** Turns two-step sign-in on for a user. */
export async function turnOn(ctx: Context, user: { id: string }) {
  const secret = await beginSetUp(ctx, user);
  const done = await confirmTwoStep(ctx, user.id, codeNow(secret), NOBODY);
  if (!done.ok) throw new Error(done.reason);
  return { secret, codes: done.codes };
}

/** An owner with two-step sign-in on, half a minute later, so that the code of the set-up is over. */
export async function protectedOwner(ctx: Context) {
  const user = await registerCompany(ctx);
  const on = await turnOn(ctx, user);
  go(STEP);
  return { user, ...on };
}

/** Gives each test a clock that stands at the same time and that `go` moves. The library reads the machine's clock, so that is what tests set. */
export function withFakeClock(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 6, 1, 9, 0, 10) });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}
