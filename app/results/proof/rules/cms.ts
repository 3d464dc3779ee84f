/** What a signature says was signed (CMS, RFC 5652; the profile of PAdES, ETSI EN 319 142-1): detached, by one signer, ECDSA on P-256. */
export interface PdfSignature {
  /** SHA-256 of what is signed, from the signed attributes. */
  digest: Uint8Array;
  /** The signed attributes in the form that is signed, DER. */
  signed: Uint8Array<ArrayBuffer>;
  /** r and s, 32 bytes each. */
  signature: Uint8Array<ArrayBuffer>;
}

/** Object identifiers as hexadecimal bytes. */
const SIGNED_DATA = "2a864886f70d010702";
const SHA_256 = "608648016503040201";
const MESSAGE_DIGEST = "2a864886f70d010904";

const INTEGER = 0x02;
const OCTETS = 0x04;
const OID = 0x06;
const SEQUENCE = 0x30;
const SET = 0x31;
const context = (number: number) => 0xa0 + number;

/** A DER value (ITU-T X.690). */
interface Value {
  tag: number;
  /** `whole` is header and content, `content` the content alone. */
  whole: Uint8Array;
  content: Uint8Array;
}

/** Reads a CMS signature; null for any kind but the one made here. Ignores what follows it, such as the rest of its place in a file. */
export function readSignature(bytes: Uint8Array): PdfSignature | null {
  try {
    const [type, wrapped] = inside(first(bytes), SEQUENCE);
    if (oid(type) !== SIGNED_DATA) return null;
    const signers = inside(inside(one(wrapped, context(0))).at(-1), SET);
    const parts = inside(signers.length === 1 ? signers[0] : undefined, SEQUENCE);
    const [, , algorithm, attributes, , signature] = parts;
    if (oid(inside(algorithm, SEQUENCE)[0]) !== SHA_256 || attributes?.tag !== context(0)) return null;
    const digests = inside(attributes).filter((each) => oid(inside(each, SEQUENCE)[0]) === MESSAGE_DIGEST);
    const digest = one(inside(digests.length === 1 ? digests[0] : undefined, SEQUENCE)[1], SET);
    if (digest.tag !== OCTETS || signature?.tag !== OCTETS) return null;
    const numbers = inside(first(signature.content), SEQUENCE);
    // They are signed with the tag of a set, but are stored with another (RFC 5652, 5.4).
    const signed = Uint8Array.from(attributes.whole);
    signed[0] = SET;
    return { digest: digest.content, signed, signature: Uint8Array.from(numbers.flatMap(coordinate)) };
  } catch {
    return null;
  }
}

/** An integer as 32 bytes. */
function coordinate({ tag, content }: Value): number[] {
  const bytes = content[0] === 0 ? content.subarray(1) : content;
  if (tag !== INTEGER || bytes.length > 32) throw new RangeError("No coordinate of P-256");
  return [...new Uint8Array(32 - bytes.length), ...bytes];
}

/** The first value in the bytes. Throws if none ends within them. */
function first(bytes: Uint8Array): Value {
  const [tag, short] = bytes;
  if (tag === undefined || short === undefined) throw new RangeError("No value");
  const more = short < 0x80 ? 0 : short - 0x80;
  if (more > 3 || short === 0x80) throw new RangeError("No length that DER has here");
  const length = more === 0 ? short : bytes.subarray(2, 2 + more).reduce((sum, byte) => sum * 256 + byte, 0);
  const end = 2 + more + length;
  if (end > bytes.length) throw new RangeError("A value without its end");
  return { tag, whole: bytes.subarray(0, end), content: bytes.subarray(2 + more, end) };
}

/** The values within a value. Throws if that has another tag. */
function inside(value: Value | undefined, tag = value?.tag): Value[] {
  if (!value || value.tag !== tag) throw new RangeError("Another value");
  const values: Value[] = [];
  for (let rest = value.content; rest.length > 0; ) {
    const next = first(rest);
    values.push(next);
    rest = rest.subarray(next.whole.length);
  }
  return values;
}

/** The only value within a value. Throws if there is not exactly one, or if the outer value has another tag. */
function one(value: Value | undefined, tag: number): Value {
  const [only, ...more] = inside(value, tag);
  if (!only || more.length > 0) throw new RangeError("Not one value");
  return only;
}

const oid = (value: Value | undefined) =>
  value?.tag === OID ? [...value.content].map((byte) => byte.toString(16).padStart(2, "0")).join("") : "";
