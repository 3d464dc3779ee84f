import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The only file in the folder of the new kind: a kind that the API does not know, with the questions of readiness. */
const ROW = `import type { PracticesDocument } from "../practices";
import { readiness } from "../readiness/readiness";
import type { AssessmentKind } from "../rules";

export const pulse: AssessmentKind<PracticesDocument> = {
  ...readiness,
  method: "pulse-method-1",
  nextSteps: [],
  exportName: "PulseSubmissions",
  contract: null,
};
`;

type Texts = { [key: string]: string | Texts };

/** Adds texts for the new kind wherever each kind has its own: copies of those of readiness, or of progress where only later kinds have some. */
function withWords(texts: Texts): Texts {
  const said = Object.entries(texts).map(([key, text]) => [key, typeof text === "string" ? text : withWords(text)]);
  const own = said.flatMap(([key, text]) => {
    const name = String(key).split("_");
    const as = (kind: string) =>
      name.map((part) => (part === "readiness" || part === "progress" ? kind : part)).join("_");
    const isKind = name.includes("readiness")
      ? as("progress") in texts
      : name.includes("progress") && !(as("readiness") in texts);
    return isKind ? [[as("pulse"), text]] : [];
  });
  return Object.fromEntries([...said, ...own]);
}

/**
 * Adds a kind of assessment to a copy of the product as a newcomer would: its name, its folder with its row in the table, and its texts.
 */
export function addKind(copy: string): void {
  const edit = (path: string, before: string, after: string) => {
    const file = join(copy, path);
    const source = readFileSync(file, "utf8");
    if (!source.includes(before)) throw new Error(`${path} does not say ${before}`);
    writeFileSync(file, source.replace(before, after));
  };
  edit("app/core/kinds/kind.ts", 'progress: "climate" }', 'progress: "climate", pulse: "practices" }');
  edit("app/assessment/kinds/kinds.ts", "{ readiness, progress }", "{ readiness, progress, pulse }");
  edit("app/assessment/kinds/kinds.ts", "import ", 'import { pulse } from "./pulse/pulse";\nimport ');
  const row = join(copy, "app/assessment/kinds/pulse/pulse.ts");
  mkdirSync(dirname(row), { recursive: true });
  writeFileSync(row, ROW);
  const locales = join(copy, "app/i18n/locales");
  for (const language of readdirSync(locales)) {
    for (const name of readdirSync(join(locales, language))) {
      const file = join(locales, language, name);
      writeFileSync(file, JSON.stringify(withWords(JSON.parse(readFileSync(file, "utf8")) as Texts)));
    }
  }
}
