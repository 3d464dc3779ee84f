import { patternOf } from "~/core/addresses/assessment";
import { BY_BEARER, BY_COOKIE, type DoorLimit } from "~/platform/door-limit";

/** The requests with files that this capability accepts. How large a file may be: `fileLimits` (`store-file.server.ts`). */
export const LIMITS: DoorLimit[] = [
  { path: patternOf("documents"), takes: "parts", isFrom: BY_COOKIE },
  { path: patternOf("complete"), takes: "parts", isFrom: BY_COOKIE },
  {
    path: /^\/api\/(?:users\/submission\/document|ProGress\/submission\/files)\/upload$/,
    takes: "parts",
    isFrom: BY_BEARER,
  },
];
