import { patternOf } from "~/core/addresses/assessment";
import { BY_COOKIE, type DoorLimit } from "~/platform/door-limit";
import { MAX_COMMENTS_BYTES } from "../teamwork/rules/comments";

/** The requests of this capability that may be large: a section of questions, with a comment on each and the files of their proof. */
export const LIMITS: DoorLimit[] = [
  { path: patternOf("form"), takes: "parts", bytes: MAX_COMMENTS_BYTES, isFrom: BY_COOKIE },
  { path: patternOf("autosave"), takes: "parts", isFrom: BY_COOKIE },
];
