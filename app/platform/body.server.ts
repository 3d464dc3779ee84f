/** Largest body of a form or a JSON call, in bytes. */
export const BODY_LIMIT = 64 * 1024;
/**
 * How much of a file that is too large is read and discarded, in bytes. A browser that is cut off while it sends shows an error of its own
 * and never our answer.
 */
const DRAIN_LIMIT = 50 * 1024 * 1024;
/** The first buffer for a body that does not give its length. */
const FIRST_ROOM = 16 * 1024;
const URLENCODED = "application/x-www-form-urlencoded";
const MULTIPART = "multipart/form-data";

export interface ContentType {
  /** Type and subtype in lower case, "" if there is none. */
  essence: string;
  /** The header as later code reads it: the essence in lower case, parameters unchanged. */
  header: string;
  /** The boundary between the parts of a multipart body, or null. */
  boundary: string | null;
  /** Whether its text is UTF-8, the only encoding we read. */
  isUtf8: boolean;
}

/** What a body says it is (RFC 9110, 8.3.1). Only this function reads the header. */
export function readContentType(headers: Headers): ContentType {
  const [type = "", ...parameters] = (headers.get("Content-Type") ?? "").split(";");
  const essence = type.trim().toLowerCase();
  const given = parameters.join(";");
  const [, charset = "utf-8"] = /(?:^|;)\s*charset\s*=\s*"?([^\s;"]*)/i.exec(given) ?? [];
  const [, quoted, plain] = /(?:^|;)\s*boundary\s*=\s*(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(given) ?? [];
  return {
    essence,
    header: parameters.length > 0 ? `${essence};${given}` : essence,
    boundary: quoted ?? plain ?? null,
    isUtf8: /^utf-?8$/i.test(charset),
  };
}

export const isForm = ({ essence }: ContentType) => essence === URLENCODED || essence === MULTIPART;

/** Whether a request brings a multipart form, whose parts may be files. */
export const bringsParts = (request: Request) => readContentType(request.headers).essence === MULTIPART;

/** Most fields of a form. A whole questionnaire in one form, with everything besides its answers, has fewer. */
const MAX_FIELDS = 1_000;
const NAME_LENGTH = 200;
/** "water.assess.1", "files[]", "rows[12].name": at most eight deep, and lists of at most a hundred. */
const NAME = /^[A-Za-z][\w-]*(?:\.[A-Za-z0-9][\w-]*|\[\d{0,2}\]){0,7}$/;

/**
 * Whether a field may have that name. Libraries build lists and objects from names, so nine characters can claim a list of fifty million.
 * The names that a form library reserves for itself begin with an underscore, and no page of ours sends any.
 */
export function isFieldName(name: string): boolean {
  return name.length <= NAME_LENGTH && NAME.test(name) && name.split(/[.[\]]/).every((part) => !(part in {}));
}

/** Whether a form can be parsed, and has few enough fields, named as our forms name them. */
export async function isSoundForm(body: Uint8Array<ArrayBuffer>, type: ContentType): Promise<boolean> {
  let form: FormData | URLSearchParams;
  try {
    form =
      type.essence === MULTIPART
        ? await new Response(body, { headers: { "Content-Type": type.header } }).formData()
        : new URLSearchParams(new TextDecoder().decode(body));
  } catch {
    return false;
  }
  let fields = 0;
  for (const name of form.keys()) {
    fields += 1;
    if (fields > MAX_FIELDS || !isFieldName(name)) return false;
  }
  return true;
}

/**
 * A request's whole body, or null once it grows past `BODY_LIMIT` and the bytes that its path allows on top, whatever Content-Length says.
 * Reading stops then, unless the body may contain a file.
 */
export async function readLimited(
  request: Request,
  { more, isFile }: { more: number; isFile: boolean },
): Promise<Uint8Array<ArrayBuffer> | null> {
  const limit = BODY_LIMIT + more;
  const announced = Math.max(0, Number(request.headers.get("Content-Length")) || 0);
  if (!isFile && announced > limit) return null;
  if (!request.body) return new Uint8Array(0);
  // A buffer for the announced length, doubled whenever more arrives: most forms are small, and a buffer is zeroed before use.
  let body = new Uint8Array(Math.min(limit, announced || FIRST_ROOM));
  let size = 0;
  const reader = request.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return size > limit ? null : body.subarray(0, size);
    const start = size;
    size += value.byteLength;
    if (size <= limit) {
      if (size > body.byteLength) {
        const wider = new Uint8Array(Math.min(limit, Math.max(size, body.byteLength * 2)));
        wider.set(body.subarray(0, start));
        body = wider;
      }
      body.set(value, start);
    } else if (!isFile || size > DRAIN_LIMIT) {
      await reader.cancel();
      return null;
    }
  }
}
