import { afterEach, beforeEach, vi } from "vitest";
import { beginTwoStep, confirmTwoStep, findTwoStep } from "~/account/two-step/set-up.server";
import { NOBODY } from "~/foundation/identity/visitor.server";
import type { Context } from "~/platform/context";
import { totpAt } from "./authenticator";
import { registerCompany, TEST_PASSWORD } from "./worker";

/** How long the app shows a code, in milliseconds. */
export const STEP = 30_000;

/** Moves time on in tests with a fake `Date`: the library that checks codes reads the system clock. */
export const go = (ms: number) => vi.setSystemTime(Date.now() + ms);

export const codeNow = (secret: string) => totpAt(secret, Date.now());
export const wrongCode = (secret: string) => String((Number(codeNow(secret)) + 500_000) % 1_000_000).padStart(6, "0");

/** Starts the setup of two-step sign-in and returns the secret that it shows. */
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

/** An owner with two-step sign-in on, half a minute later, so that the code from the setup has expired. */
export async function protectedOwner(ctx: Context) {
  const user = await registerCompany(ctx);
  const on = await turnOn(ctx, user);
  go(STEP);
  return { user, ...on };
}

/** Starts each test at the same time on a fake clock that `go` moves. The library reads the system clock, so tests set that one. */
export function withFakeClock(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 6, 1, 9, 0, 10) });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}
