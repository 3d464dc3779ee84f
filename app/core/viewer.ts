import type { Kind } from "./kinds/kind";
import type { Reach } from "./token-scopes";

/** The roles a user may have in a company, besides its one owner, who can hand that role over. */
export const COLLEAGUE_ROLES = ["contributor", "viewer"] as const;
export type ColleagueRole = (typeof COLLEAGUE_ROLES)[number];
export const ROLES = [...COLLEAGUE_ROLES, "owner"] as const;
export type Role = (typeof ROLES)[number];

/** The user who requests something of a company. */
export interface Viewer {
  companyId: string;
  role: Role;
  /** The kind of assessment that the requested address is about. An assessment of another kind counts as not found. */
  expectedKind?: Kind;
  /** Set for a token that may read only one of the two. */
  reach?: Reach | undefined;
}
