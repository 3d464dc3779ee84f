import { MAX_WORKBOOK_BYTES } from "~/assessment/workbook/rules/limits";
import { BY_COOKIE, type DoorLimit } from "~/platform/door-limit";
import { MAX_EDITED_BYTES } from "./rules/limits";

/** What the doors of this capability take. A question has all its options in every language, as it is and as it was. */
export const LIMITS: DoorLimit[] = [
  {
    path: /^\/admin\/questionnaires\/[\w-]+\/texts$/,
    takes: "file",
    bytes: MAX_WORKBOOK_BYTES,
    isFrom: BY_COOKIE,
  },
  {
    path: /^\/admin\/questionnaires\/[\w-]+\/edit$/,
    takes: "long form",
    bytes: MAX_EDITED_BYTES,
    isFrom: BY_COOKIE,
  },
];
