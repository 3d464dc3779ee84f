import { deflateRawSync, inflateRawSync } from "node:zlib";
import { type Column, type SQL, sql } from "drizzle-orm";
import { customType } from "drizzle-orm/sqlite-core";

/** The end of a packed text. Nothing else ends like that: what is packed is the last thing in it. "1:" says that words helped to pack it. */
const PACKED = /"packed":"(1:)?([\w+/=]+)"\}$/;

/**
 * A column of JSON text, an object, that may be packed: a row is written as it is, and a job packs it later to a fifth. Readers get the text
 * as it was written either way. `words` are what its texts have in common; they stay the same for ever.
 */
export const packedText = (name: string, words: string) =>
  customType<{ data: string; driverData: string }>({
    dataType: () => "text",
    fromDriver: (stored) => unpack(stored, words),
  })(name);

/** JSON text as it was before it was packed, if it is packed. */
export function unpack(stored: string, words: string): string {
  const [, number, packed] = PACKED.exec(stored) ?? [];
  if (!packed) return stored;
  return inflateRawSync(Buffer.from(packed, "base64"), number ? { dictionary: Buffer.from(words) } : {}).toString(
    "utf8",
  );
}

/** JSON text, packed with the help of its column's words. `visible` is what SQL can still look into. */
export const pack = (text: string, words: string, visible: object = {}): string => {
  const packed = deflateRawSync(text, { level: 9, dictionary: Buffer.from(words) });
  return JSON.stringify({ ...visible, packed: `1:${packed.toString("base64")}` });
};

/** SQL condition: the column's text is not packed. */
export const isPlain = (column: Column): SQL => sql`json_extract(${column}, '$.packed') is null`;
