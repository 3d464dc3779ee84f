import { patternOf } from "~/core/addresses/assessment";
import { BY_COOKIE, type DoorLimit } from "~/platform/door-limit";
import { MAX_WORKBOOK_BYTES } from "./rules/limits";

/** The request size limit of this capability. */
export const LIMITS: DoorLimit[] = [
  { path: patternOf("workbook"), takes: "file", bytes: MAX_WORKBOOK_BYTES, isFrom: BY_COOKIE },
];
