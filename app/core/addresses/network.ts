import { isClimate, type Kind, READINESS } from "../kinds/kind";
import { asNaming, withQuery } from "./with-query";

/** The list of member companies, with their assessments of a kind. */
export const membersPath = (kind: Kind) =>
  kind === READINESS ? "/associatedCompanies" : `/${kind}/associatedCompanies`;

/** How far the draft of a member is; `userId` names one of its users. */
export const memberDraftPath = (kind: Kind, sealedId: string, userId: string) =>
  asNaming(`${membersPath(kind)}/${sealedId}`, userId);

/** The tabs of a member's page, in their order. The first has the page's own address. */
export const MEMBER_TABS = ["result", "answers", "documents", "climate", "figures", "history", "requests"] as const;
export type MemberTab = (typeof MEMBER_TABS)[number];

/** The page of a member; `sealedId` is the company's. `query` says which list it was opened from, so that the next in that list follows. */
export const memberPath = (sealedId: string, tab: MemberTab = MEMBER_TABS[0], query = "") =>
  `/associatedCompanies/company/${sealedId}${tab === MEMBER_TABS[0] ? "" : `/${tab}`}${query}`;

/** A member's key figures as a file. */
export const memberFiguresFilePath = (sealedId: string) => `${memberPath(sealedId, "figures")}/file`;

/** The key figures of all members that share them, added up; and everything in it as a file. */
export const FIGURE_SUMS_PATH = "/associatedCompanies/figures";
export const FIGURE_SUMS_FILE_PATH = `${FIGURE_SUMS_PATH}/file`;

/** The same of a year; `after` is the place in its list of companies. */
export const figureSumsPath = (year: number, after = "") =>
  withQuery(FIGURE_SUMS_PATH, `year=${year}${after ? `&after=${after}` : ""}`);

/**
 * The same at what a member submits of a kind, opened from that kind's list; `list` is the query of the list, empty for its initial state.
 */
export const memberOfKindPath = (kind: Kind, sealedId: string, list = "") =>
  memberPath(sealedId, isClimate(kind) ? "climate" : "result", ofList(kind, list));

/** The query of a member's page that was opened from a kind's list. */
export const ofList = (kind: Kind, list: string) =>
  kind === READINESS ? list : `${list || "?"}${list ? "&" : ""}kind=${kind}`;

/** The tab that an address names; the first if it names none, null for any other word. */
export const toMemberTab = (name: string | undefined): MemberTab | null =>
  name === undefined ? MEMBER_TABS[0] : (MEMBER_TABS.find((tab, index) => index > 0 && tab === name) ?? null);

/** The files that are being prepared for their reader. */
export const exportsPath = (kind: Kind) => `${membersPath(kind)}/exports`;

/** The portfolio of a corporate company on one page, as a PDF. */
export const BOARD_FILE_PATH = "/associatedCompanies/board.pdf";

/** How a spreadsheet or another system reads what members share, and the calls by which it does, below `/api`. */
export const CONNECT_PATH = "/associatedCompanies/connect";
export const FEED_CALLS = "/users/feed";

/** The tags by which a corporate company groups its members. */
export const TAGS_PATH = "/associatedCompanies/tags";

/** The days by which a corporate company asks members to finish. */
export const DATES_PATH = "/associatedCompanies/dates";

/** Where a day is set for companies; `chosen` are sealed ids of companies of a kind's list. */
export const setDatePath = (kind: Kind, ...chosen: string[]) =>
  withQuery(
    `${DATES_PATH}/new`,
    new URLSearchParams([["list", kind], ...chosen.map((id) => ["chosen", id])]).toString(),
  );

/** How the companies of each tag stand, side by side, and each table of it as a file. */
export const TAG_LEVELS_PATH = `${TAGS_PATH}/levels`;
export const TAG_LEVELS_FILE_PATH = `${TAG_LEVELS_PATH}/file`;
export const tagLevelsPath = (kind: Kind) => (kind === READINESS ? TAG_LEVELS_PATH : `${TAG_LEVELS_PATH}?kind=${kind}`);

/** The red flags that a corporate company wants to be told of. */
export const FLAGS_PATH = "/associatedCompanies/flags";

/** The documents of members that expire, and everything in it as a file. */
export const CERTIFICATES_PATH = "/associatedCompanies/certificates";
export const CERTIFICATES_FILE_PATH = `${CERTIFICATES_PATH}/file`;

/** The saved views of the list of members. */
export const VIEWS_PATH = "/associatedCompanies/views";

/** Where a list of a kind, with its query (`writeListQuery`), is saved as a view. */
export const saveViewPath = (kind: Kind, query: string) => withQuery(`${VIEWS_PATH}?list=${kind}`, query.slice(1));

/** Where a tag is put on companies, or taken off; `chosen` are sealed ids of companies of a kind's list. */
export const putTagPath = (kind: Kind, ...chosen: string[]) =>
  withQuery(
    `${TAGS_PATH}/put`,
    new URLSearchParams([["list", kind], ...chosen.map((id) => ["chosen", id])]).toString(),
  );

/** Invitations to join, and what became of them. */
export const INVITATIONS_PATH = "/associatedCompanies/invitations";

/** Where an invited user without an account registers; the token names the invitation. */
export const invitedToRegisterPath = (token: string) => `/register?invitation=${encodeURIComponent(token)}`;

/** Where an invited user with an account joins, with the code filled in. */
export const invitedToJoinPath = (token: string) =>
  `/user/profile/access-code?add&invitation=${encodeURIComponent(token)}`;

/** The ledger of a company's own data. */
export const LEDGER_PATH = "/user/sharing";
