import type { TestProject } from "vitest/node";
import { requireBuilt } from "../../scripts/lib/build.mjs";

/** Runs before tests that use the built Worker, because running `vitest` by hand builds nothing. */
export default function setup({ name }: TestProject): void {
  requireBuilt(undefined, { withMap: name === "worker" });
}
