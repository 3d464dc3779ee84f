/** The characters that React escapes. */
const ENTITIES: Record<string, string> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'", "&amp;": "&" };

/**
 * What readers see or hear of some HTML in the language of its page, part by part, without the text between the fourth language's brackets.
 */
export function partsOutside(html: string): string[] {
  const own = html
    .replaceAll(/<(script|style|code)\b.*?<\/\1>/gs, " ")
    .replaceAll("<!-- -->", "")
    // Search hits are marked within their sentence.
    .replaceAll(/(<\/span>)?<mark>|<\/mark>(<span>)?/g, "")
    // So are the words that differ between two wordings, with a word before and after them that is only heard.
    .replaceAll(/<(?:del|ins)\b[^>]*><span[^>]*>[^<]*<\/span>|<span[^>]*>[^<]*<\/span><\/(?:del|ins)>/g, "")
    // A part that declares another language may use it, and language names appear in their own language.
    .replaceAll(/<(?!html)(\w+)\b[^>]* lang="(?!qps")[^>]*>.*?<\/\1>/gs, " ");
  const heard = [
    ...own.matchAll(/ (?:aria-label|aria-valuetext|title|alt|placeholder)="([^"]*)"/g),
    ...own.matchAll(/<meta name="description" content="([^"]*)"/g),
  ].map(([, words = ""]) => words);
  return [...own.split(/<[^>]*>/), ...heard].map((words) => withoutBrackets(unescaped(words)).trim()).filter(Boolean);
}

const unescaped = (words: string) => words.replaceAll(/&#?\w+;/g, (entity) => ENTITIES[entity] ?? entity);

/** A link within a sentence splits it and can leave a bracket unmatched. */
function withoutBrackets(words: string): string {
  const outside = words.replaceAll(/⟦[^⟦⟧]*⟧/g, " ");
  return outside === words ? words.replace(/⟦.*$/s, " ").replace(/^.*⟧/s, " ") : withoutBrackets(outside);
}
