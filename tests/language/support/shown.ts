/** What React escapes. */
const ENTITIES: Record<string, string> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'", "&amp;": "&" };

/** What readers see or hear of a piece of HTML in the language of its page, part by part, but for what is between the fourth language's brackets. */
export function partsOutside(html: string): string[] {
  const own = html
    .replaceAll(/<(script|style|code)\b.*?<\/\1>/gs, " ")
    .replaceAll("<!-- -->", "")
    // What was searched for is marked within its sentence.
    .replaceAll(/(<\/span>)?<mark>|<\/mark>(<span>)?/g, "")
    // A part that says it is in another language may be, and the languages go by their own names.
    .replaceAll(/<(?!html)(\w+)\b[^>]* lang="(?!qps")[^>]*>.*?<\/\1>/gs, " ");
  const heard = [
    ...own.matchAll(/ (?:aria-label|aria-valuetext|title|alt|placeholder)="([^"]*)"/g),
    ...own.matchAll(/<meta name="description" content="([^"]*)"/g),
  ].map(([, words = ""]) => words);
  return [...own.split(/<[^>]*>/), ...heard].map((words) => withoutBrackets(unescaped(words)).trim()).filter(Boolean);
}

const unescaped = (words: string) => words.replaceAll(/&#?\w+;/g, (entity) => ENTITIES[entity] ?? entity);

/** A link within a sentence parts it, and leaves a bracket open or closed. */
function withoutBrackets(words: string): string {
  const outside = words.replaceAll(/⟦[^⟦⟧]*⟧/g, " ");
  return outside === words ? words.replace(/⟦.*$/s, " ").replace(/^.*⟧/s, " ") : withoutBrackets(outside);
}
