import { ACTION_PATTERN } from "~/core/addresses/plan";
import { BY_COOKIE, type DoorLimit } from "~/platform/door-limit";

/** What the door accepts for this capability. */
export const LIMITS: DoorLimit[] = [{ path: ACTION_PATTERN, takes: "parts", isFrom: BY_COOKIE }];
