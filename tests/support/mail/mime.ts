/** A mail parsed as a mail client does it (RFC 2045, 2047, 5322), as far as this product's mails need. */
export interface ParsedMail {
  /** Names in lower case; values unfolded and decoded. */
  headers: Record<string, string>;
  text: string;
  html: string;
}

/** Parses a mail as it came over the wire. */
export function parseMail(raw: string): ParsedMail {
  const { headers, body } = split(raw);
  const leaves = listLeaves(headers, body);
  const leaf = (type: string) => leaves.find((each) => each.headers["content-type"]?.startsWith(type))?.body ?? "";
  return { headers, text: leaf("text/plain"), html: leaf("text/html") };
}

function listLeaves(
  headers: Record<string, string>,
  body: string,
): { headers: Record<string, string>; body: string }[] {
  const [, boundary] = /boundary="([^"]+)"/.exec(headers["content-type"] ?? "") ?? [];
  if (!boundary) {
    const isQuoted = headers["content-transfer-encoding"] === "quoted-printable";
    return [{ headers, body: isQuoted ? unquote(body) : body }];
  }
  const parts = body.split(`--${boundary}`).slice(1, -1);
  return parts.flatMap((part) => {
    const inner = split(part.replace(/^\r\n/, ""));
    return listLeaves(inner.headers, inner.body.replace(/\r\n$/, ""));
  });
}

function split(raw: string): { headers: Record<string, string>; body: string } {
  const end = raw.indexOf("\r\n\r\n");
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]/g, " ")
    .split("\r\n");
  const headers = lines.map((line) => {
    const [, name = "", value = ""] = /^([^:]+):\s*(.*)$/.exec(line) ?? [];
    return [name.toLowerCase(), decodeWords(value)] as const;
  });
  return { headers: Object.fromEntries(headers), body: raw.slice(end + 4) };
}

function decodeWords(value: string): string {
  return value
    .replace(/\?= =\?/g, "?==?")
    .replace(/=\?UTF-8\?B\?([^?]*)\?=/g, (_, base64: string) => Buffer.from(base64, "base64").toString());
}

function unquote(body: string): string {
  const bytes = body
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString().replace(/\r\n/g, "\n").trimEnd();
}
