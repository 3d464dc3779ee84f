import type { DoorLimit } from "~/platform/door-limit";
import { MAX_PROOF_FILE_BYTES } from "./rules/pdf";

/** What the door accepts for this capability. A reader who checks a report has no account. */
export const LIMITS: DoorLimit[] = [
  { path: /^(?:\/api)?\/verify$/, takes: "file", bytes: MAX_PROOF_FILE_BYTES, isFrom: () => true },
];
