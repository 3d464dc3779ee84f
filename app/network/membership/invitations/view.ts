import { INVITATIONS_PATH } from "~/core/addresses/network";
import { INVITATION_STATES, type InvitationState } from "~/core/invitation-states";
import type { Language } from "~/core/language";
import { type Reader, shortDateOf } from "~/i18n/format";
import { type LineFault, writeInvitationList } from "~/network/membership/rules/invitation-list";
import {
  MAX_INVITED,
  mayResend,
  mayWithdraw,
  type Outcome,
  SENDABLE,
  type TrackingQuery,
  writeTrackingQuery,
} from "~/network/membership/rules/invitations";
import type { FoundInvitations } from "./list.server";
import type { InvitationPreview } from "./preview.server";

/** How many characters of a bad line the page quotes. The text to correct has the whole line. */
const SHOWN = 120;

/** An invitation of the list. Days are formatted as in the product's tables. */
export interface InvitationView {
  id: string;
  email: string;
  company: string;
  state: InvitationState;
  mails: number;
  sentOn: string;
  joinedOn: string | null;
  canResend: boolean;
  canWithdraw: boolean;
}

export type TrackingView = ReturnType<typeof viewInvitations>;

/** The list of invitations as its URL asks for it. */
export function viewInvitations(
  found: FoundInvitations,
  query: TrackingQuery,
  user: Reader & { mayInvite: boolean },
  now: number,
) {
  const { search, state, after } = query;
  const at = (change: Partial<TrackingQuery>) =>
    INVITATIONS_PATH + writeTrackingQuery({ ...query, after: null, ...change });
  const countOf = (each: InvitationState) => found.counts.find((row) => row.state === each)?.count ?? 0;
  return {
    self: at({ after }),
    search,
    state,
    total: found.counts.reduce((total, each) => total + each.count, 0),
    /** The states that occur, and the one that the URL asks for; null means all. */
    states: [null, ...INVITATION_STATES.filter((each) => countOf(each) > 0 || each === state)].map((each) => ({
      state: each,
      count: each === null ? null : countOf(each),
      href: at({ state: each }),
      current: each === state,
    })),
    rows: found.rows.map(
      (row): InvitationView => ({
        id: row.id,
        email: row.email,
        company: row.company,
        state: row.state,
        mails: row.mails,
        sentOn: shortDateOf(row.sentAt, user),
        joinedOn: row.state === "joined" && row.joinedAt !== null ? shortDateOf(row.joinedAt, user) : null,
        canResend: user.mayInvite && mayResend(row, now),
        canWithdraw: user.mayInvite && mayWithdraw(row),
      }),
    ),
    firstHref: after ? at({}) : null,
    nextHref: found.next && at({ after: found.next }),
    hasUnanswered: SENDABLE.some((each) => countOf(each) > 0),
    isEmpty: found.counts.length === 0,
  };
}

export type PreviewView = ReturnType<typeof viewPreview>;

/** What sending a list would do, for the page that asks for confirmation. Lines that cannot be sent come back as text to correct. */
export function viewPreview({ ready, others, bad, unread, room }: InvitationPreview, language: Language) {
  const isTooMuch = ready.length > room;
  const lines = writeInvitationList(ready);
  const toCorrect = bad.filter(({ fault }) => fault !== "twice").map(({ correction }) => `${correction}\n`);
  return {
    language,
    room,
    most: MAX_INVITED,
    isTooMuch,
    count: ready.length,
    people: ready,
    others: others as { email: string; outcome: Exclude<Outcome, "send"> }[],
    bad: bad.map(({ number, text, fault, first }) => ({
      number,
      text: text.slice(0, SHOWN),
      fault: fault as LineFault,
      first: first ?? null,
    })),
    unread,
    /** `ready` is what the form sends back; `text` is what the reader may change. */
    ready: isTooMuch ? "" : lines,
    text: (isTooMuch ? lines : "") + toCorrect.join(""),
  };
}
