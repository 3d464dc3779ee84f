import { RECEIVED_PATTERN } from "~/core/addresses/requests";
import { BY_COOKIE, type DoorLimit } from "~/platform/door-limit";

/** What the door accepts for this capability. */
export const LIMITS: DoorLimit[] = [{ path: RECEIVED_PATTERN, takes: "parts", isFrom: BY_COOKIE }];
