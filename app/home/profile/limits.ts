import { MAX_PICTURE_BYTES } from "~/core/picture";
import { BY_BEARER, BY_COOKIE, type DoorLimit } from "~/platform/door-limit";

/** Requests of this capability that may be larger than an ordinary form. */
export const LIMITS: DoorLimit[] = [
  { path: /^\/user\/profile\/picture$/, takes: "file", bytes: MAX_PICTURE_BYTES, isFrom: BY_COOKIE },
  { path: /^\/api\/users\/upload\/[^/]+$/, takes: "file", bytes: MAX_PICTURE_BYTES, isFrom: BY_BEARER },
];
