import { deflateRawSync, inflateRawSync } from "node:zlib";
import { type Column, type SQL, sql } from "drizzle-orm";
import { customType } from "drizzle-orm/sqlite-core";

/** The end of a packed text. Nothing else ends like that: what is packed is the last thing in it. */
const PACKED = /"packed":"([\w+/=]+)"\}$/;

/**
 * A column of JSON text, an object, that may be packed: a row is written as it is, and a job packs it later to a third. Readers get the text
 * as it was written either way.
 */
export const packedText = customType<{ data: string; driverData: string }>({
  dataType: () => "text",
  fromDriver: unpack,
});

/** JSON text as it was before it was packed, if it is packed. */
export function unpack(stored: string): string {
  const [, packed] = PACKED.exec(stored) ?? [];
  return packed ? inflateRawSync(Buffer.from(packed, "base64")).toString("utf8") : stored;
}

/** JSON text, packed. `visible` is what SQL can still look into. */
export const pack = (text: string, visible: object = {}): string =>
  JSON.stringify({ ...visible, packed: deflateRawSync(text).toString("base64") });

/** SQL condition: the column's text is not packed. */
export const isPlain = (column: Column): SQL => sql`json_extract(${column}, '$.packed') is null`;
