import { oneLine } from "~/core/typed-text";
import { type Mail, MailError } from "./mailer";

/** A sender as the settings give it: "Kompas <no-reply@kompas.example>", or the address alone. */
export interface Sender {
  name: string;
  address: string;
}

/** The text between the angle brackets of an envelope: one ASCII address without spaces or line breaks. */
const ADDRESS = /^[^\s<>()[\]\\,;:"@\u0080-\uffff]+@[a-z0-9.-]+$/i;

/** The parts of a sender, or null if the text is not one. */
export function parseSender(text: string): Sender | null {
  const named = /^(?:"([^"\r\n]*)"|([^"<>\r\n]*?))\s*<([^<>]+)>$/.exec(text.trim());
  const [, quoted, plain, address = ""] = named ?? ["", "", "", text.trim()];
  return ADDRESS.test(address) ? { name: (quoted ?? plain ?? "").trim(), address } : null;
}

/** A mail whose address, subject and headers cannot be split by a line break (header injection, CWE-93). Throws on an unusable address. */
export function withSafeHeaders(mail: Mail): Mail {
  if (!ADDRESS.test(mail.to)) throw new MailError("The recipient's address is unusable", { isPermanent: true });
  const headers = Object.entries(mail.headers ?? {}).map(([name, value]) => {
    if (!/^[A-Za-z0-9-]+$/.test(name)) throw new MailError("A header's name is unusable", { isPermanent: true });
    return [name, oneLine(value)] as const;
  });
  return { ...mail, subject: oneLine(mail.subject), headers: Object.fromEntries(headers) };
}

/** Headers of every mail of ours: a program wrote it, so no program should answer (RFC 3834, section 5). */
export function commonHeaders(): Record<string, string> {
  return { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" };
}

/** The Message-ID, the same for every try of a mail, so that a mailbox that gets it twice can tell (RFC 5322, section 3.6.4). */
export function messageId(idempotencyKey: string, { address }: Sender): string {
  const [, domain] = address.split("@");
  return `<${idempotencyKey.replace(/[^A-Za-z0-9_-]+/g, "-")}@${domain}>`;
}

/** Bytes that make an encoded word of at most 75 characters (RFC 2047, section 2), in base64. */
const WORD_BYTES = 45;

/** A header's text in ASCII: unchanged, or in encoded words, one per line. */
export function encodeWords(text: string): string {
  if (/^[\u0020-\u007e]*$/.test(text) && !text.includes("=?")) return text;
  const words: string[] = [];
  let word = Buffer.alloc(0);
  // Character by character, because a word must not end inside one.
  for (const character of text) {
    const bytes = Buffer.from(character);
    if (word.length + bytes.length > WORD_BYTES) {
      words.push(word.toString("base64"));
      word = Buffer.alloc(0);
    }
    word = Buffer.concat([word, bytes]);
  }
  words.push(word.toString("base64"));
  return words.map((each) => `=?UTF-8?B?${each}?=`).join("\r\n ");
}
