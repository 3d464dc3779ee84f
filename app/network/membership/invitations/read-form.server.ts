import { toLanguage } from "~/core/language";
import { decodeText } from "~/network/membership/rules/delimited";
import {
  type InvitationList,
  readInvitationList,
  writeInvitationList,
} from "~/network/membership/rules/invitation-list";
import { MAX_INVITED, MAX_LIST_BYTES } from "~/network/membership/rules/invitations";

export type ListFault = "none" | "both" | "not-text" | "too-large" | "too-many";

type Verdict = { ok: true; list: InvitationList } | { ok: false; fault: ListFault };

const textOf = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
};

/** The text of a form's file, or else what was typed. */
export async function readTextForm(
  form: FormData,
): Promise<{ ok: true; text: string } | { ok: false; fault: "both" | "not-text" | "too-large" }> {
  const file = form.get("file");
  const typed = textOf(form, "text");
  const hasFile = file instanceof File && file.size > 0;
  if (hasFile && typed.trim() !== "") return { ok: false, fault: "both" };
  if (hasFile && file.size > MAX_LIST_BYTES) return { ok: false, fault: "too-large" };
  const text = hasFile ? decodeText(new Uint8Array(await file.arrayBuffer())) : typed.replaceAll("\0", "");
  return text === null ? { ok: false, fault: "not-text" } : { ok: true, text };
}

/** The people whom a form invites: from a file or from typed lines, together with those that a preview has already accepted. */
export async function readListForm(form: FormData): Promise<Verdict> {
  const ready = readReady(form);
  const given = await readTextForm(form);
  if (!given.ok) return given;
  const read = readInvitationList(given.text, toLanguage(form.get("language")));
  if (read === "too-many") return { ok: false, fault: read };
  if (read === "none" && ready.invitees.length === 0) return { ok: false, fault: read };
  const list = read === "none" ? ready : join(ready, read);
  return list.invitees.length > MAX_INVITED ? { ok: false, fault: "too-many" } : { ok: true, list };
}

/** The people whom a preview has accepted, as its form sends them back. They are read like any other list. */
export function readReady(form: FormData): InvitationList {
  const read = readInvitationList(textOf(form, "ready"), toLanguage(form.get("language")));
  return typeof read === "string" ? { invitees: [], bad: [], unread: { columns: [], hasWords: false } } : read;
}

/** Merges two lists. An address in the first is not taken from the second. */
function join(first: InvitationList, second: InvitationList): InvitationList {
  const known = new Set(first.invitees.map(({ email }) => email));
  const again = second.invitees.filter(({ email }) => known.has(email));
  const twice = again.map((each) => {
    const text = writeInvitationList([each]).trimEnd();
    return { number: each.line, text, correction: text, fault: "twice" as const };
  });
  return {
    invitees: [...first.invitees, ...second.invitees.filter(({ email }) => !known.has(email))],
    bad: [...second.bad, ...twice],
    unread: second.unread,
  };
}
