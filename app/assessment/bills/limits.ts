import { patternOf } from "~/core/addresses/assessment";
import { BY_COOKIE, type DoorLimit } from "~/platform/door-limit";

/** The requests with bills. How large a file may be: `fileLimits` (`evidence/store-file.server.ts`). */
export const LIMITS: DoorLimit[] = [{ path: patternOf("bills"), takes: "parts", isFrom: BY_COOKIE }];
