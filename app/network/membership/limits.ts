import { BY_COOKIE, type DoorLimit } from "~/platform/door-limit";
import { MAX_LIST_BYTES } from "./rules/invitations";

/** Requests of this capability that may be larger than an ordinary form. */
export const LIMITS: DoorLimit[] = [
  { path: /^\/associatedCompanies\/invitations$/, takes: "file", bytes: MAX_LIST_BYTES, isFrom: BY_COOKIE },
];
