import { requestPath } from "~/core/addresses/requests";
import type { Kind } from "~/core/kinds/kind";
import { OFFICE } from "~/core/office-acts";
import type { ReadThing, Scope } from "~/core/scopes";
import { type SharePart, type ShareState, stateOf } from "~/core/sharing";
import { dateOf, type Reader, shortDateOf } from "~/i18n/format";
import type { readLedger } from "./ledger.server";

/** The ledger as its page shows it. Ids are sealed, and days are formatted. */
export interface LedgerView {
  /** `asks`: the most that the company wants to see. `isResting`: it is an ordinary company at present, and sees nothing. */
  standing: {
    id: string;
    name: string;
    scope: Scope;
    sharesFigures: boolean;
    asks: Scope;
    since: string;
    isResting: boolean;
  }[];
  ended: { id: string; name: string; scope: Scope; sharesFigures: boolean; since: string; until: string }[];
  links: {
    id: string;
    recipient: string;
    kind: Kind;
    sealedId: string;
    parts: SharePart[];
    state: ShareState;
    /** The last day on which it can or could be read. */
    until: string;
    readers: number;
  }[];
  readings: {
    key: string;
    on: string;
    /** The reader works for the network's office, not for a company. */
    isOffice: boolean;
    /** Empty once the company has been erased. Likewise `username`, once the user has been. */
    company: string;
    username: string;
    thing: ReadThing;
    assessment: { kind: Kind; sealedId: string; on: string | null } | null;
    /** The page of the request that was read, if it was one. */
    requestHref: string | null;
  }[];
  next: string | null;
  isFirst: boolean;
  mayManage: boolean;
}

export function viewLedger(
  ledger: Awaited<ReturnType<typeof readLedger>>,
  { user, isFirst, mayManage, now }: { user: Reader; isFirst: boolean; mayManage: boolean; now: number },
  seal: (id: string) => string,
): LedgerView {
  return {
    next: ledger.next,
    isFirst,
    mayManage,
    standing: ledger.standing.map(({ corporateId, name, scope, sharesFigures, asks, since, isCorporate }) => ({
      id: seal(corporateId),
      name,
      scope,
      sharesFigures,
      asks,
      isResting: !isCorporate,
      since: dateOf(since, user),
    })),
    ended: ledger.ended.map(({ id, name, scope, sharesFigures, since, endedAt }) => ({
      id,
      name,
      scope,
      sharesFigures,
      since: dateOf(since, user),
      until: dateOf(endedAt ?? since, user),
    })),
    links: ledger.links.map(({ id, recipient, kind, assessmentId, parts, expiresAt, endedAt, readers }) => ({
      id,
      recipient,
      kind,
      parts,
      readers,
      sealedId: seal(assessmentId),
      state: stateOf({ endedAt, expiresAt }, now),
      until: dateOf(endedAt ?? expiresAt - 1, user),
    })),
    readings: ledger.readings.map(({ day, company, username, thing, kind, completedAt, ...reading }) => ({
      key: [day, reading.corporateId, reading.userId, thing, reading.assessmentId].join("~"),
      on: dateOf(reading.at, user),
      isOffice: reading.corporateId === OFFICE,
      company,
      username: username ?? "",
      thing,
      assessment: kind && {
        kind,
        sealedId: seal(reading.assessmentId),
        on: completedAt === null ? null : shortDateOf(completedAt, user),
      },
      requestHref: thing === "request" ? requestPath("received", seal(reading.assessmentId)) : null,
    })),
  };
}
