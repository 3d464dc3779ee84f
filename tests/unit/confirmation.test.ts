import { expect, it } from "vitest";
import { mayReachOthers } from "~/foundation/identity/rules/confirmation";

it("an account may invite, share and publish once its address is confirmed, and not before", () => {
  expect(mayReachOthers({ isConfirmed: true })).toBe(true);
  expect(mayReachOthers({ isConfirmed: false })).toBe(false);
});
