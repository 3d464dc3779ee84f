/** A form field; a file is bytes with a name. */
export type Field = [name: string, value: string | File];

/** A well-formed request, before it is mutated. Path, fields and JSON may contain placeholders of the world. */
export interface Ask {
  /** The route or call that it belongs to: `POST user/team`, `PATCH /api/users/{id}`. */
  target: string;
  method: string;
  /** Path and query, encoded. */
  path: string;
  form?: Field[];
  json?: unknown;
}

/** A request as it is sent. */
export interface Sent {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
}

/** A request while it is being mutated; null values are left out. */
export interface Draft {
  method: string;
  path: string;
  headers: Record<string, string | null>;
  form?: Field[];
  json?: unknown;
  /** Replaces form and JSON; includes its content type. */
  raw?: { type: string | null; body: Buffer };
  /** Sends the form as multipart even without a file. */
  isMultipart?: boolean;
}

const BOUNDARY = "----kompas-fuzz-7MA4YWxkTrZu0gW";

/** The request on the wire. A form gets the encoding that a browser would choose. */
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

/** A multipart body; `eachHead` can change the header of a part. */
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

/** A file whose bytes can be read synchronously. */
export function fileOf(name: string, bytes: Uint8Array): File {
  const copy = Buffer.from(bytes);
  const file = new File([copy], name);
  contents.set(file, copy);
  return file;
}

export function bytesOf(file: File): Buffer {
  return contents.get(file) ?? Buffer.alloc(0);
}

/** The same request for assessments of the second kind. */
export function ofProgress(ask: Ask): Ask {
  const text = JSON.stringify(ask);
  return JSON.parse(text.replaceAll(":draft", ":progressDraft").replaceAll(":completed", ":progressCompleted"));
}
