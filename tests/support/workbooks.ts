import type { FilledCell } from "~/assessment/workbook/rules/read-answers";
import { makeZip, openZip } from "~/platform/files/zip";

/** What to write into the cells of a question: an answer next to it or next to one of its options, and words of the user's own. */
export interface Filling {
  question: string;
  option?: string;
  answer?: string;
  words?: string;
  /** XML for the answer cell, instead of a text: `<f>1+1</f><v>2</v>`. */
  raw?: string;
  /** The number format that a program gave the cell: the number of a built-in format, or the code of a custom one. */
  format?: number | string;
}

/** A cell with text. */
export const textCell = (address: string, text: string): FilledCell => ({
  address,
  text,
  isFormula: false,
  isNumber: false,
  format: "plain",
  currency: null,
  show: () => text,
});

/** The files inside one of our workbooks, by name. */
export function partsOf(workbook: Uint8Array): Map<string, string> {
  const { read } = openZip(workbook, { entries: 100, bytes: 20_000_000 });
  const textOf = (name: string) => Buffer.from(read(name) ?? []).toString("utf8");
  const listed = [...textOf("[Content_Types].xml").matchAll(/PartName="\/([^"]+)"/g)].map(([, name = ""]) => name);
  const names = ["[Content_Types].xml", "_rels/.rels", ...listed, "xl/_rels/workbook.xml.rels"];
  return new Map(names.map((name) => [name, textOf(name)]));
}

/** The workbook as a user saves it after filling in these cells. An empty text empties a cell. */
export function fillIn(workbook: Uint8Array, fillings: Filling[]): Uint8Array<ArrayBuffer> {
  const parts = partsOf(workbook);
  for (const { question, option = "", answer, words, raw, format } of fillings) {
    let isFound = false;
    const style = format === undefined ? undefined : addFormat(parts, format);
    for (const [name, xml] of parts) {
      if (!name.includes("worksheets/")) continue;
      const filled = xml.replace(/<row r="(\d+)">.*?<\/row>/gs, (row, number: string) => {
        if (textOf(row, `A${number}`) !== question || textOf(row, `B${number}`) !== option) return row;
        isFound = true;
        const answered = raw ?? inline(answer);
        return setCell(setCell(row, `F${number}`, answered, raw !== undefined, style), `G${number}`, inline(words));
      });
      parts.set(name, filled);
    }
    if (!isFound) throw new Error(`No row for ${question} ${option}`);
  }
  return makeZip([...parts]);
}

/** The workbook with one of its files changed. */
export function changePart(
  workbook: Uint8Array,
  name: string,
  change: (xml: string) => string,
): Uint8Array<ArrayBuffer> {
  const parts = partsOf(workbook);
  parts.set(name, change(parts.get(name) ?? ""));
  return makeZip([...parts]);
}

/** The text of a cell, from the XML of its row. */
function textOf(row: string, address: string): string {
  return new RegExp(`<c r="${address}"[^>]*><is><t[^>]*>(.*?)</t>`).exec(row)?.[1] ?? "";
}

const inline = (text: string | undefined) =>
  text === undefined
    ? undefined
    : text === ""
      ? ""
      : `<is><t>${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</t></is>`;

/** Adds a number format to a workbook's styles and returns the number that cells refer to it by. */
function addFormat(parts: Map<string, string>, format: number | string): string {
  const name = "xl/styles.xml";
  const styles = parts.get(name) ?? "";
  const [, listed = ""] = /<cellXfs[^>]*>(.*?)<\/cellXfs>/s.exec(styles) ?? [];
  const style = [...listed.matchAll(/<xf /g)].length;
  const id = typeof format === "number" ? format : 200 + style;
  const code = String(format).replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  const own = `<numFmts count="1"><numFmt numFmtId="${id}" formatCode="${code}"/></numFmts>`;
  const added = styles.replace("</cellXfs>", `<xf numFmtId="${id}"/></cellXfs>`);
  parts.set(name, typeof format === "number" ? added : added.replace("<fonts ", () => `${own}<fonts `));
  return String(style);
}

function setCell(row: string, address: string, content: string | undefined, isRaw = false, formatted?: string): string {
  if (content === undefined) return row;
  const cell = new RegExp(`<c r="${address}" s="(\\d+)"(?:/>| t="inlineStr">.*?</c>|><v>.*?</v></c>)`);
  return row.replace(cell, (_, before: string) => {
    const style = formatted ?? before;
    return content === ""
      ? `<c r="${address}" s="${style}"/>`
      : `<c r="${address}" s="${style}"${isRaw ? "" : ' t="inlineStr"'}>${content}</c>`;
  });
}
