import type { Kind } from "./kinds/kind";

/** What somebody may be in a company: there is one owner, who hands that over. */
export const COLLEAGUE_ROLES = ["contributor", "viewer"] as const;
export type ColleagueRole = (typeof COLLEAGUE_ROLES)[number];
export const ROLES = [...COLLEAGUE_ROLES, "owner"] as const;
export type Role = (typeof ROLES)[number];

/** Who asks for something of a company. */
export interface Viewer {
  companyId: string;
  role: Role;
  /** The kind of assessments that the address is about by which they come; an assessment of another kind is not there. */
  expectedKind?: Kind;
}
