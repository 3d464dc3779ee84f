import { MAX_LIST_BYTES } from "~/network/membership/rules/invitations";
import { BY_COOKIE, type DoorLimit } from "~/platform/door-limit";

/** Requests of this capability that may be larger than an ordinary form. */
export const LIMITS: DoorLimit[] = [
  { path: /^\/associatedCompanies\/tags$/, takes: "file", bytes: MAX_LIST_BYTES, isFrom: BY_COOKIE },
];
