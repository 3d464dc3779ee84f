import { catalogueSchema, type WrittenCatalogue } from "~/assessment/catalogue/rules/catalogue";

/** Maximum bytes of the document per statement; D1 refuses a statement over 100 KB. */
const MAX_CHUNK = 60_000;

/** The JSON document of a published version, as written, so that adding a language changes none. Throws if it does not fit its schema. */
export function catalogueDocument(catalogue: WrittenCatalogue): string {
  catalogueSchema.parse(catalogue);
  return JSON.stringify(catalogue);
}

/**
 * SQL that publishes a questionnaire. The document is assembled in a staging row and then copied. A published version never changes:
 * publishing it again does nothing, and publishing another document under its name is an error. Within a kind, each version gets a
 * later time than the ones before it, even within one second, so the last one published is the newest.
 */
export function publishCatalogueSql(catalogue: WrittenCatalogue): string {
  const { version, kind } = catalogue;
  const [published, staged] = [quote(version), quote(`${version}+staging`)];
  const message = "' is published with another document: publish the change as a new version'";
  return [
    `DELETE FROM catalogues WHERE version = ${staged};`,
    `INSERT INTO catalogues (version, kind, document, published_at) VALUES (${staged}, 'staging', '', 0);`,
    ...chunks(catalogueDocument(catalogue)).map(
      (chunk) => `UPDATE catalogues SET document = document || ${quote(chunk)} WHERE version = ${staged};`,
    ),
    // SQLite raises custom errors only in triggers, so an invalid JSON path carries the message instead.
    `SELECT json_extract('{}', version || ${message}) FROM catalogues WHERE version = ${published} AND document <> (SELECT document FROM catalogues WHERE version = ${staged});`,
    `INSERT INTO catalogues (version, kind, document, published_at) SELECT ${published}, ${quote(kind)}, document, max(unixepoch() * 1000, coalesce((SELECT max(published_at) + 1 FROM catalogues WHERE kind = ${quote(kind)}), 0)) FROM catalogues WHERE version = ${staged} ON CONFLICT (version) DO NOTHING;`,
    `DELETE FROM catalogues WHERE version = ${staged};`,
    "",
  ].join("\n");
}

/** Splits the text between characters into pieces of at most `MAX_CHUNK` bytes, including doubled quotes. */
function chunks(text: string): string[] {
  const pieces: string[] = [];
  let piece = "";
  let bytes = 0;
  for (const character of text) {
    const size = Buffer.byteLength(character) + (character === "'" ? 1 : 0);
    if (bytes + size > MAX_CHUNK) {
      pieces.push(piece);
      [piece, bytes] = ["", 0];
    }
    piece += character;
    bytes += size;
  }
  return [...pieces, piece];
}

export function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
