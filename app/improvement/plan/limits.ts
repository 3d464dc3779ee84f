import { ACTION_PATTERN } from "~/core/addresses/plan";
import { BY_COOKIE, type DoorLimit } from "~/platform/door-limit";

/** What the door of this capability takes. */
export const LIMITS: DoorLimit[] = [{ path: ACTION_PATTERN, takes: "parts", isFrom: BY_COOKIE }];
