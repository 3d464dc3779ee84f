import { INVITATION_STATES, type InvitationState } from "../../../core/invitation-states";

/** Invitations of one file, and mails that a corporate company sends in a day. */
export const MAX_INVITED = 500;
export const MAX_MAILS_A_DAY = 500;
export const MAIL_DAY_MS = 24 * 60 * 60 * 1000;

/** Bytes of a file of invitations: five hundred lines, each as long as an address and a name may be. */
export const MAX_LIST_BYTES = 256 * 1024;

/** Mails of one invitation, the first among them, and how long each has before the next, in milliseconds. */
export const MAILS_OF_ONE = 4;
export const RESEND_PAUSE_MS = 7 * 24 * 60 * 60 * 1000;

/** Of a row that is there already, what decides whether it can be sent (again). */
export interface Invited {
  state: InvitationState;
  mails: number;
  sentAt: number;
}

/** States of which another mail may go out, and those that a new list may bring back. */
export const SENDABLE = ["sent", "failed"] as const satisfies InvitationState[];
export const REVIVABLE = ["withdrawn", "left"] as const satisfies InvitationState[];

const isIn = (states: readonly InvitationState[], state: InvitationState) => states.includes(state);

/** Whether an invitation may be sent once more by its company: four mails, a week apart. */
export const mayResend = ({ state, mails, sentAt }: Invited, now: number) =>
  isIn(SENDABLE, state) && mails < MAILS_OF_ONE && sentAt <= now - RESEND_PAUSE_MS;

/** Whether it may be taken back: nobody has answered it yet. */
export const mayWithdraw = ({ state }: Pick<Invited, "state">) => isIn(["waiting", ...SENDABLE], state);

/** What becomes of an address of a list: a mail, or why there is none. */
export const OUTCOMES = ["send", "joined", "own", "invited", "recent", "stopped"] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** What is known of an address. That it has an account is not among it: of those that have not joined nothing is to be learnt. */
export interface Known {
  isMember: boolean;
  isOwn: boolean;
  isStopped: boolean;
  invited: Invited | null;
}

/** What becomes of an address when a list is sent. */
export function outcomeOf({ isMember, isOwn, isStopped, invited }: Known, now: number): Outcome {
  if (isOwn) return "own";
  if (isMember) return "joined";
  if (isStopped || invited?.state === "stopped") return "stopped";
  if (!invited) return "send";
  if (!isIn(REVIVABLE, invited.state)) return invited.state === "joined" ? "joined" : "invited";
  return invited.mails < MAILS_OF_ONE && invited.sentAt <= now - RESEND_PAUSE_MS ? "send" : "recent";
}

/** A text as it is searched: in small letters, without accents. */
export const foldText = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** What the address of the list of invitations asks for. */
export interface TrackingQuery {
  search: string;
  state: InvitationState | null;
  /** The last row of the page before. */
  after: { sentAt: number; id: string } | null;
}

/** Reads an address; what it does not understand is as if it had not been said. */
export function readTrackingQuery(query: URLSearchParams): TrackingQuery {
  const [, sentAt, id] = /^(\d{1,15})~([\w-]{1,60})$/.exec(query.get("after") ?? "") ?? [];
  return {
    search: (query.get("search") ?? "").normalize("NFC").trim().slice(0, 80),
    state: INVITATION_STATES.find((each) => each === query.get("state")) ?? null,
    after: id ? { sentAt: Number(sentAt), id } : null,
  };
}

/** The query of an address for the list, empty for the list as it is at first. */
export function writeTrackingQuery({ search, state, after }: TrackingQuery): string {
  const query = new URLSearchParams();
  if (search) query.set("search", search);
  if (state) query.set("state", state);
  if (after) query.set("after", `${after.sentAt}~${after.id}`);
  const written = query.toString();
  return written && `?${written}`;
}
