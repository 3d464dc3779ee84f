import { INVITATION_STATES, type InvitationState } from "../../../core/invitation-states";

/** The most invitations from one file, and the most mails that a corporate company sends in a day. */
export const MAX_INVITED = 500;
export const MAX_MAILS_A_DAY = 500;
export const MAIL_DAY_MS = 24 * 60 * 60 * 1000;

/** The most bytes of an invitation file: five hundred lines, each as long as an address and a name may be. */
export const MAX_LIST_BYTES = 256 * 1024;

/** The most mails of one invitation, including the first, and the pause before the next one, in milliseconds. */
export const MAILS_OF_ONE = 4;
export const RESEND_PAUSE_MS = 7 * 24 * 60 * 60 * 1000;

/** The fields of an existing row that decide whether it can be sent (again). */
export interface Invited {
  state: InvitationState;
  mails: number;
  sentAt: number;
}

/** States from which another mail may be sent, and states that a new list may revive. */
export const SENDABLE = ["sent", "failed"] as const satisfies InvitationState[];
export const REVIVABLE = ["withdrawn", "left"] as const satisfies InvitationState[];

const isIn = (states: readonly InvitationState[], state: InvitationState) => states.includes(state);

/** Whether a company may send an invitation again: at most four mails, a week apart. */
export const mayResend = ({ state, mails, sentAt }: Invited, now: number) =>
  isIn(SENDABLE, state) && mails < MAILS_OF_ONE && sentAt <= now - RESEND_PAUSE_MS;

/** Whether it may be withdrawn: it has not been answered yet. */
export const mayWithdraw = ({ state }: Pick<Invited, "state">) => isIn(["waiting", ...SENDABLE], state);

/** What happens to an address of a list: a mail, or the reason why there is none. */
export const OUTCOMES = ["send", "joined", "own", "invited", "recent", "stopped"] as const;
export type Outcome = (typeof OUTCOMES)[number];

/**
 * What is known about an address. Whether it has an account is not included: the sender must learn nothing about people who have not
 * joined.
 */
export interface Known {
  isMember: boolean;
  isOwn: boolean;
  isStopped: boolean;
  invited: Invited | null;
}

/** What happens to an address when a list is sent. */
export function outcomeOf({ isMember, isOwn, isStopped, invited }: Known, now: number): Outcome {
  if (isOwn) return "own";
  if (isMember) return "joined";
  if (isStopped || invited?.state === "stopped") return "stopped";
  if (!invited) return "send";
  if (!isIn(REVIVABLE, invited.state)) return invited.state === "joined" ? "joined" : "invited";
  return invited.mails < MAILS_OF_ONE && invited.sentAt <= now - RESEND_PAUSE_MS ? "send" : "recent";
}

/** A text in the form used for searching: lower case, without accents. */
export const foldText = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** What the URL of the invitation list asks for. */
export interface TrackingQuery {
  search: string;
  state: InvitationState | null;
  /** The last row of the previous page. */
  after: { sentAt: number; id: string } | null;
}

/** Reads the query of a URL. Values that it does not understand are ignored. */
export function readTrackingQuery(query: URLSearchParams): TrackingQuery {
  const [, sentAt, id] = /^(\d{1,15})~([\w-]{1,60})$/.exec(query.get("after") ?? "") ?? [];
  return {
    search: (query.get("search") ?? "").normalize("NFC").trim().slice(0, 80),
    state: INVITATION_STATES.find((each) => each === query.get("state")) ?? null,
    after: id ? { sentAt: Number(sentAt), id } : null,
  };
}

/** The query of the list's URL; empty for the list's initial state. */
export function writeTrackingQuery({ search, state, after }: TrackingQuery): string {
  const query = new URLSearchParams();
  if (search) query.set("search", search);
  if (state) query.set("state", state);
  if (after) query.set("after", `${after.sentAt}~${after.id}`);
  const written = query.toString();
  return written && `?${written}`;
}
