import { NETWORK_SCOPES, TOKEN_SCOPES, type TokenScope } from "../../../core/token-scopes";
import type { Viewer } from "../../../core/viewer";
import { mayManageCompany } from "../../../foundation/company/rules/access";

/** The most live tokens of one company. */
export const MAX_TOKENS = 20;

/** For how many days a token may be made to work; the page proposes the second. */
export const TOKEN_DAYS = [30, 90, 365] as const;
export const USUAL_DAYS = 90;

/** How many ended tokens the page lists, newest first. */
export const MAX_ENDED = 20;

/** Whether a user may make and revoke tokens: only the owner. Colleagues see which there are. */
export const mayManageTokens = (viewer: Viewer): boolean => mayManageCompany(viewer);

/** The scopes that a company may give: those of a network only if it owns an access code, and so has members. */
export const offeredScopes = ({ isCorporate }: { isCorporate: boolean }): TokenScope[] =>
  TOKEN_SCOPES.filter((scope) => isCorporate || !NETWORK_SCOPES.includes(scope));

/** When a token ends that is made now. */
export const tokenEnd = (now: number, days: number): number => now + days * 24 * 60 * 60 * 1000;
