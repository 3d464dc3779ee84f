import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { addKind } from "./third-kind";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

/** A copy of the product with one more language. */
export const COPY = join(ROOT, "build/fourth-language");

/** Its dates and numbers use a notation without Latin letters, so that they cannot be mistaken for English. */
const LINE = '  qps: { name: "⟦Þšéûðö⟧", english: "Pseudo", notation: "ru-RU" },\n';

const PLAIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const ACCENTED = "ÀƁÇÐÉƑĜĤÎĴĶĻḾÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļḿñöþǫŕšţûṽŵẋýž";

type Texts = { [key: string]: string | Texts };

/** Turns "Save {{name}}" into "⟦Šåṽé {{name}}⟧": placeholders and tags stay unchanged. */
function accented(texts: Texts): Texts {
  const said = (text: string) =>
    `⟦${text.replaceAll(/\{\{\w+\}\}|<\/?\w+>|[A-Za-z]/g, (part) => ACCENTED[PLAIN.indexOf(part)] ?? part)}⟧`;
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, typeof text === "string" ? said(text) : accented(text)]),
  );
}

/** Adds a language as a newcomer would, with a folder of texts and one line, to a copy that also has one more kind of assessment. */
export default async function addLanguage(): Promise<void> {
  rmSync(COPY, { recursive: true, force: true });
  for (const part of ["app", "scripts/texts", "tests/support/server-build.ts", "wrangler.toml"])
    cpSync(join(ROOT, part), join(COPY, part), { recursive: true });
  addKind(COPY);
  const list = join(COPY, "app/core/language.ts");
  writeFileSync(
    list,
    readFileSync(list, "utf8").replace(/^ {2}ms: .*\n/m, (line) => line + LINE),
  );
  const [english, own] = ["en", "qps"].map((language) => join(COPY, "app/i18n/locales", language)) as [string, string];
  mkdirSync(own);
  for (const file of readdirSync(english)) {
    const texts = JSON.parse(readFileSync(join(english, file), "utf8")) as Texts;
    writeFileSync(join(own, file), JSON.stringify(accented(texts)));
  }
  await layTexts();
  // wrangler.toml names this file as the Worker; the test uses its own.
  write("build/server/index.js", "export default {};");
}

/** Writes the long texts where a build puts them, next to the Worker. */
async function layTexts(): Promise<void> {
  const { TEXTS } = (await import(/* @vite-ignore */ join(COPY, "scripts/texts/texts.ts"))) as {
    TEXTS: Map<string, () => unknown>;
  };
  for (const [path, pack] of TEXTS) {
    write(`build/client/${path}`, JSON.stringify(pack()));
  }
}

function write(path: string, content: string): void {
  const file = join(COPY, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
