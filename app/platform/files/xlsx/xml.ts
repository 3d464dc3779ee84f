/** XML that is not well formed, or uses what no office document needs: a document type, entities of its own, deep nesting. */
export class XmlError extends Error {}

export interface XmlHandler {
  open?: (name: string, attribute: (name: string) => string | null) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
}

const MAX_DEPTH = 64;
const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
/**
 * Sticky: each attribute begins where the one before ended, so that a tag of a million characters is not searched again from each of them.
 */
const ATTRIBUTE = /\s+([^\s=/<>"']+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;

/**
 * Reads a document from its first tag to its last and calls the handler for each, by local names. It never fetches anything outside the
 * text. A document type is an error: without one there are no entities to expand.
 */
export function readXml(bytes: Uint8Array, handler: XmlHandler): void {
  const xml = decode(bytes);
  const path: string[] = [];
  let position = 0;
  while (position < xml.length) {
    const start = xml.indexOf("<", position);
    const text = xml.slice(position, start < 0 ? xml.length : start);
    if (path.length > 0) handler.text?.(expandEntities(text));
    else if (text.trim() !== "") throw new XmlError("Text outside the document");
    if (start < 0) break;
    position = readMark(xml, start, path, handler);
  }
  if (path.length > 0) throw new XmlError("A tag is not closed");
}

/** Reads the mark-up that begins at `start` and returns where it ends. */
function readMark(xml: string, start: number, path: string[], handler: XmlHandler): number {
  if (xml.startsWith("<?", start)) return after(xml, "?>", start);
  if (xml.startsWith("<!--", start)) return after(xml, "-->", start + 4);
  if (xml.startsWith("<![CDATA[", start)) {
    const end = after(xml, "]]>", start);
    handler.text?.(xml.slice(start + 9, end - 3));
    return end;
  }
  if (xml[start + 1] === "!") throw new XmlError("A document type");
  const end = endOfTag(xml, start);
  const isClosing = xml[start + 1] === "/";
  const isEmpty = xml[end - 2] === "/";
  const inner = xml.slice(start + (isClosing ? 2 : 1), end - (isEmpty ? 2 : 1));
  const [fullName = ""] = /^[^\s/]+/.exec(inner) ?? [];
  const name = fullName.slice(fullName.indexOf(":") + 1);
  if (name === "") throw new XmlError("A tag without a name");
  if (isClosing) {
    if (path.pop() !== fullName) throw new XmlError("Tags that cross");
    handler.close?.(name);
    return end;
  }
  handler.open?.(name, (wanted) => attributeOf(inner.slice(fullName.length), wanted));
  if (isEmpty) handler.close?.(name);
  else if (path.push(fullName) > MAX_DEPTH) throw new XmlError("Nested too deep");
  return end;
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new XmlError("Not UTF-8");
  }
}

function after(xml: string, mark: string, from: number): number {
  const at = xml.indexOf(mark, from);
  if (at < 0) throw new XmlError(`No ${mark}`);
  return at + mark.length;
}

/** A ">" inside a quoted value does not end a tag. */
const TAG = /<[^"'<>]*(?:(?:"[^"<]*"|'[^'<]*')[^"'<>]*)*>/y;

function endOfTag(xml: string, start: number): number {
  TAG.lastIndex = start;
  if (!TAG.test(xml)) throw new XmlError("A tag does not end");
  return TAG.lastIndex;
}

/** The value of the first attribute with that local name. */
function attributeOf(text: string, wanted: string): string | null {
  ATTRIBUTE.lastIndex = 0;
  for (let found = ATTRIBUTE.exec(text); found; found = ATTRIBUTE.exec(text)) {
    const [, name = "", double, single] = found;
    if (name.slice(name.indexOf(":") + 1) === wanted) return expandEntities(double ?? single ?? "");
  }
  return null;
}

function expandEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&([^;&]{0,10})(;?)/g, (_, name: string, end: string) => {
    const code = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}))$/i.exec(name);
    const value = code ? Number.parseInt(code[1] ?? code[2] ?? "", code[1] === undefined ? 10 : 16) : null;
    const sign = value === null ? ENTITIES[name] : value <= 0x10ffff ? String.fromCodePoint(value) : undefined;
    if (end === "" || sign === undefined) throw new XmlError("An entity that is not known");
    return sign;
  });
}

/** What XML 1.0 forbids: control characters below U+0020 except three, lone surrogates, and two code points that are not characters. */
const FORBIDDEN = /[^\P{Cc}\t\n\r\u007f-\u009f]|\p{Cs}|[\ufffe\uffff]/gu;

/** A text escaped for a document or an attribute, without the characters that XML forbids. */
export function escapeXml(text: string): string {
  return text
    .replace(FORBIDDEN, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
