import { type Kind, READINESS } from "../kinds/kind";
import { asNaming } from "./with-query";

/** The list of member companies, with their assessments of a kind. */
export const membersPath = (kind: Kind) =>
  kind === READINESS ? "/associatedCompanies" : `/${kind}/associatedCompanies`;

/** How far the draft of a member is; `userId` names one of its users. */
export const memberDraftPath = (kind: Kind, sealedId: string, userId: string) =>
  asNaming(`${membersPath(kind)}/${sealedId}`, userId);

/** The files that are being prepared for their reader. */
export const exportsPath = (kind: Kind) => `${membersPath(kind)}/exports`;

/** Invitations to join, and what became of them. */
export const INVITATIONS_PATH = "/associatedCompanies/invitations";

/** Where an invited user without an account registers; the token names the invitation. */
export const invitedToRegisterPath = (token: string) => `/register?invitation=${encodeURIComponent(token)}`;

/** Where an invited user with an account joins, with the code filled in. */
export const invitedToJoinPath = (token: string) =>
  `/user/profile/access-code?add&invitation=${encodeURIComponent(token)}`;

/** The ledger of a company's own data. */
export const LEDGER_PATH = "/user/sharing";
