import { requireBuilt } from "../../scripts/lib/build.mjs";

/** Before tests that use the built Worker: `vitest` by hand builds nothing. */
export default function setup(): void {
  requireBuilt();
}
