import { memberPath } from "~/core/addresses/network";
import { type RequestSide, requestFilePath, requestPath } from "~/core/addresses/requests";
import { dayIn } from "~/core/days/days";
import type { RequestAct, RequestKind, RequestState } from "~/core/member-requests";
import { fileSize, formatMoment, longDate, type Reader } from "~/i18n/format";
import type { EntryRow, RequestRow } from "./find.server";
import type { ListedRequest } from "./list.server";
import { type Deed, deedsFor, isLate } from "./rules/acts";

/** A request in a list. */
export interface ListedView {
  id: string;
  href: string;
  title: string;
  company: string;
  companyHref: string | null;
  kind: RequestKind;
  state: RequestState;
  due: string;
  isLate: boolean;
}

interface Viewing extends Reader {
  side: RequestSide;
  now: number;
  seal: (id: string) => string;
}

/** Requests as a list shows them. */
export function viewListed(rows: readonly ListedRequest[], { side, now, seal, ...reader }: Viewing): ListedView[] {
  const today = dayIn(now, reader.timeZone);
  return rows.map(({ id, companyId, company, kind, title, dueOn, state }) => ({
    id: seal(id),
    href: requestPath(side, seal(id)),
    title,
    company,
    companyHref: side === "sent" ? memberPath(seal(companyId), "requests") : null,
    kind,
    state,
    due: longDate(dueOn, reader.language),
    isLate: isLate({ state, dueOn }, today),
  }));
}

/** An act or a message in a thread. */
export interface EntryView {
  id: string;
  act: RequestAct;
  /** Empty once the account has been erased. */
  author: string;
  company: string;
  /** ISO 8601, and in the reader's words. */
  at: string;
  moment: string;
  text: string;
  file: { name: string; size: string; href: string } | null;
}

export type RequestView = ReturnType<typeof viewRequest>;

/** A request with its thread, as one side sees it. `canAct`: the reader may act for their company. */
export function viewRequest(
  { request, entries }: { request: RequestRow; entries: readonly EntryRow[] },
  viewing: Viewing & { ownCompany: string; canAct: boolean },
) {
  const { side, now, seal, language, timeZone, ownCompany, canAct } = viewing;
  const { id, other, kind, title, text, dueOn, needsDocument, state, revision, endedAt } = request;
  const here = requestPath(side, seal(id));
  const deeds: Deed[] = canAct ? deedsFor(side, request) : [];
  return {
    side,
    here,
    other,
    otherHref: side === "sent" ? memberPath(seal(request.companyId), "requests") : null,
    kind,
    title,
    text,
    due: longDate(dueOn, language),
    isLate: isLate({ state, dueOn }, dayIn(now, timeZone)),
    state,
    needsDocument,
    revision,
    isEnded: endedAt !== null,
    deeds,
    canAct,
    entries: entries.map(
      (entry): EntryView => ({
        id: entry.id,
        act: entry.act,
        author: entry.author ?? "",
        company: entry.isByCorporate === (side === "sent") ? ownCompany : other,
        at: new Date(entry.createdAt).toISOString(),
        moment: formatMoment(entry.createdAt, language, timeZone),
        text: entry.text,
        file:
          entry.fileId === null
            ? null
            : {
                name: entry.fileName ?? "",
                size: fileSize(entry.fileSize ?? 0, language),
                href: requestFilePath(side, seal(id), entry.id),
              },
      }),
    ),
  };
}
