/** A field of a form; files are bytes with a name. */
export type Field = [name: string, value: string | File];

/** A request as somebody well-meaning sends it, before it is made odd. Path, fields and JSON may hold the world's placeholders. */
export interface Ask {
  /** Route or call that it is filed under: `POST user/team`, `PATCH /api/users/{id}`. */
  target: string;
  method: string;
  /** Path and query, encoded. */
  path: string;
  form?: Field[];
  json?: unknown;
}

/** A request as it goes out. */
export interface Sent {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
}

/** What a request is turned into on its way: what is null is left out. */
export interface Draft {
  method: string;
  path: string;
  headers: Record<string, string | null>;
  form?: Field[];
  json?: unknown;
  /** In place of form and JSON, with its type. */
  raw?: { type: string | null; body: Buffer };
  /** The form goes as multipart even if there is no file in it. */
  isMultipart?: boolean;
}

const BOUNDARY = "----kompas-fuzz-7MA4YWxkTrZu0gW";

/** The request on the wire: its form in the encoding that a browser would choose. */
export function encode(draft: Draft, headers: Record<string, string>): Sent {
  const { method, path, form, json, raw } = draft;
  const { type, body } = raw ?? (form ? encodeForm(form, draft.isMultipart) : encodeJson(json));
  const all = { ...headers, ...(type === null ? {} : { "content-type": type }), ...draft.headers };
  const given = Object.entries(all).flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]));
  return { method, path, headers: Object.fromEntries(given), body: body.length > 0 ? body : null };
}

function encodeJson(json: unknown): { type: string | null; body: Buffer } {
  if (json === undefined) return { type: null, body: Buffer.alloc(0) };
  return { type: "application/json", body: Buffer.from(JSON.stringify(json)) };
}

function encodeForm(form: Field[], isMultipart = form.some(([, value]) => typeof value !== "string")) {
  if (isMultipart) return { type: `multipart/form-data; boundary=${BOUNDARY}`, body: multipart(form) };
  const pairs = form.map(([name, value]) => [name, typeof value === "string" ? value : value.name]);
  return { type: "application/x-www-form-urlencoded", body: Buffer.from(new URLSearchParams(pairs).toString()) };
}

/** A multipart body; `eachHead` may say something else at the head of a part. */
export function multipart(
  form: Field[],
  options: { boundary?: string; end?: string; eachHead?: (name: string, fileName: string | null) => string } = {},
): Buffer {
  const { boundary = BOUNDARY, end = "\r\n", eachHead = partHead } = options;
  const parts = form.flatMap(([name, value]) => {
    const head = eachHead(name, typeof value === "string" ? null : value.name);
    const content = typeof value === "string" ? Buffer.from(value) : bytesOf(value);
    return [Buffer.from(`--${boundary}${end}${head}${end}${end}`), content, Buffer.from(end)];
  });
  return Buffer.concat([...parts, Buffer.from(`--${boundary}--${end}`)]);
}

const quoted = (text: string) => text.replace(/"/g, "%22").replace(/\r/g, "%0D").replace(/\n/g, "%0A");

export function partHead(name: string, fileName: string | null): string {
  const disposition = `Content-Disposition: form-data; name="${quoted(name)}"`;
  if (fileName === null) return disposition;
  return `${disposition}; filename="${quoted(fileName)}"\r\nContent-Type: application/octet-stream`;
}

const contents = new WeakMap<File, Buffer>();

/** A file whose bytes can be had at once. */
export function fileOf(name: string, bytes: Uint8Array): File {
  const copy = Buffer.from(bytes);
  const file = new File([copy], name);
  contents.set(file, copy);
  return file;
}

export function bytesOf(file: File): Buffer {
  return contents.get(file) ?? Buffer.alloc(0);
}

/** The same request about the assessments of the second kind. */
export function ofProgress(ask: Ask): Ask {
  const text = JSON.stringify(ask);
  return JSON.parse(text.replaceAll(":draft", ":progressDraft").replaceAll(":completed", ":progressCompleted"));
}
