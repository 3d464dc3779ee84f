import { marked } from "marked";
import { inEveryLanguage, type Language } from "../../app/core/language";
import { LEGAL_VERSIONS, type LegalDocument } from "../../app/foundation/identity/content/legal-documents";
import type { PackedLegal } from "../../app/home/legal/rules/document";
import { readText } from "./read-text";

/** A legal document in one language: its title, the HTML below it, and its versions, newest first. */
export function packLegal(document: LegalDocument, language: Language): PackedLegal {
  const [first = "", ...parts] = readText(`legal/content/${document}`, language).split(/\n\n/);
  if (!first.startsWith("# ")) throw new Error(`${document}.${language}.md must begin with «# Title»`);
  const versions = LEGAL_VERSIONS[document].map(({ from, changes }, index) => ({
    number: index + 1,
    from,
    changes: inEveryLanguage(changes)[language],
  }));
  return {
    title: first.slice(2),
    html: marked.parse(parts.join("\n\n"), { async: false }),
    versions: versions.reverse(),
  };
}
