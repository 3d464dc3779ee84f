import { BY_COOKIE, type DoorLimit } from "~/platform/door-limit";
import { MOST_LIST_BYTES } from "./rules/invitations";

/** What the door of this capability takes. */
export const LIMITS: DoorLimit[] = [
  { path: /^\/associatedCompanies\/invitations$/, takes: "file", bytes: MOST_LIST_BYTES, isFrom: BY_COOKIE },
];
