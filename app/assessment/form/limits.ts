import { patternOf } from "~/core/addresses/assessment";
import { BY_COOKIE, type DoorLimit } from "~/platform/door-limit";
import { MAX_COMMENTS_BYTES } from "../teamwork/rules/comments";

/** The request size limit of this capability: a section of questions, with a comment on each. */
export const LIMITS: DoorLimit[] = [
  { path: patternOf("form"), takes: "long form", bytes: MAX_COMMENTS_BYTES, isFrom: BY_COOKIE },
];
