import { signPattern } from "~/core/addresses/assessment";
import { BY_BEARER, BY_COOKIE, type DoorLimit } from "~/platform/door-limit";
import { MAX_SIGNATURE_BYTES } from "~/results/results/rules/approval";

/** What the door accepts for this capability. */
export const LIMITS: DoorLimit[] = [
  { path: signPattern(), takes: "file", bytes: MAX_SIGNATURE_BYTES, isFrom: BY_COOKIE },
  {
    path: /^\/api\/ProGress\/submission\/approvelsign\/upload$/,
    takes: "file",
    bytes: MAX_SIGNATURE_BYTES,
    isFrom: BY_BEARER,
  },
];
