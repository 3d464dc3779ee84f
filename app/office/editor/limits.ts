import { MAX_WORKBOOK_BYTES } from "~/assessment/workbook/rules/limits";
import { BY_COOKIE, type DoorLimit } from "~/platform/door-limit";
import { MAX_EDITED_BYTES } from "./rules/limits";

/** Request size limits. A question form contains all its options in every language, both as shown and as typed. */
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
