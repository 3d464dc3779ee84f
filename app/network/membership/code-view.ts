import type { DueDateView } from "~/assessment/deadlines/view";
import type { Kind } from "~/core/kinds/kind";
import type { Scope } from "~/core/scopes";
import { MAX_JOINED } from "~/network/membership/rules/access";
import type { AccessCodes } from "./access-codes.server";

/**
 * The question in the dialog of access codes: none (it shows the codes), a new code, leaving a company, a new own code, or what joining
 * companies must share. A new code may come from an invitation, which may be over.
 */
type Asked =
  | { kind: "none" }
  | { kind: "add"; code: string; isOver: boolean }
  | { kind: "remove"; name: string }
  | { kind: "rotate" }
  | { kind: "ask" };

/** What the dialog of access codes shows. Ids of companies are sealed. */
export interface CodeView {
  isCorporate: boolean;
  own: string | null;
  /** The most that it asks of companies that join with it. */
  asks: Scope;
  joined: { id: string; name: string; code: string }[];
  /** The day by which the members are asked to finish an assessment of a kind. */
  members: Record<Kind, DueDateView | null>;
  mayManage: boolean;
  isFull: boolean;
  asked: Asked;
}

/**
 * The dialog as its URL asks for it: `?add`, `?remove=id`, `?rotate` or `?ask`. It does not ask for what the reader may not do or what is
 * already done.
 */
export function viewCodes(
  codes: AccessCodes & { invited: { accessCode: string | null } | null | undefined },
  reader: { mayManage: boolean; isCorporate: boolean; members: CodeView["members"] },
  query: URLSearchParams,
  seal: (id: string) => string,
): CodeView {
  const joined = codes.joined.map(({ corporateId, name, code }) => ({ id: seal(corporateId), name, code }));
  const view = { ...reader, own: codes.own, asks: codes.asks, joined, isFull: joined.length >= MAX_JOINED };
  const leaving = joined.find(({ id }) => id === query.get("remove"));
  const choose = (): Asked => {
    if (!reader.mayManage) return { kind: "none" };
    if (query.has("add") && !view.isFull)
      return { kind: "add", code: codes.invited?.accessCode ?? "", isOver: codes.invited === null };
    if (query.has("rotate") && reader.isCorporate) return { kind: "rotate" };
    if (query.has("ask") && reader.isCorporate) return { kind: "ask" };
    return leaving ? { kind: "remove", name: leaving.name } : { kind: "none" };
  };
  return { ...view, asked: choose() };
}
