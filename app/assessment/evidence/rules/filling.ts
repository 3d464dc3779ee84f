import type { Catalogue, Topic } from "~/assessment/catalogue/rules/catalogue";
import { findQuestion, findTopic, scoredDimensions } from "~/assessment/catalogue/rules/lookup";
import { type DocumentEntry, linkSubjects, NAME_LIMIT } from "~/assessment/evidence/rules/documents";
import { LANGUAGES, type Language } from "~/core/language";

/** A file's name without its ending, as the name of a document. */
export const stemOf = (fileName: string) => fileName.replace(/\.[a-z0-9]{2,4}$/i, "").slice(0, NAME_LIMIT);

/** The words of a text that can tell a topic: four letters or more, without accents. */
const wordsIn = (text: string) =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .match(/\p{L}{4,}/gu) ?? [];

/** The one topic that a file's name mentions, in any language; null if it mentions none or several. */
export function topicIn(catalogue: Catalogue, fileName: string): Topic | null {
  const given = new Set(wordsIn(fileName));
  const topics = scoredDimensions(catalogue).flatMap((dimension) => dimension.topics);
  const found = topics.filter(({ name }) =>
    Object.values(name).some((each) => wordsIn(each).some((word) => given.has(word))),
  );
  return found.length === 1 ? (found[0] ?? null) : null;
}

/**
 * The fields of a document's form with what they leave open, as far as its files and links say it. The field "dimension" may name a topic, which
 * the document is then evidence for.
 */
export function fillIn(
  catalogue: Catalogue,
  given: URLSearchParams,
  fileNames: readonly string[],
  language: Language,
): URLSearchParams {
  const fields = new URLSearchParams(given);
  const isBlank = (name: string) => (fields.get(name) ?? "").trim() === "";
  const [first = ""] = fileNames;
  if (isBlank("name")) fields.set("name", stemOf(first));
  const links = () => fields.getAll("links");
  if (isBlank("dimension") && links().length === 0) fields.set("dimension", topicIn(catalogue, first)?.id ?? "");
  const chosen = fields.get("dimension") ?? "";
  const topic = findTopic(catalogue, chosen);
  if (topic && linkSubjects(catalogue).has(topic.id) && !links().includes(topic.id)) fields.append("links", topic.id);
  const dimensionOf = (subject: string) =>
    scoredDimensions(catalogue).find(({ topics }) =>
      topics.some(
        ({ id, sections }) =>
          id === subject || sections.some(({ questions }) => questions.some((q) => q.id === subject)),
      ),
    );
  if (topic || isBlank("dimension")) fields.set("dimension", dimensionOf(topic?.id ?? links()[0] ?? "")?.id ?? chosen);
  if (isBlank("description")) fields.set("description", describe(catalogue, topic, fields, language));
  return fields;
}

/** Whether a document's description is one that was filled in, in any language. */
export function isFilledIn(
  catalogue: Catalogue,
  { name, dimension, links, description }: Pick<DocumentEntry, "name" | "dimension" | "links" | "description">,
): boolean {
  const said = description.trim();
  const fields = new URLSearchParams([["name", name], ["dimension", dimension], ...links.map((id) => ["links", id])]);
  const unlinked = new URLSearchParams([
    ["name", name],
    ["dimension", dimension],
  ]);
  return (
    said === name.trim() ||
    LANGUAGES.some((language) =>
      [fields, unlinked].some((given) => describe(catalogue, null, given, language) === said),
    )
  );
}

/** What a document is about, if nobody says more: what it is linked to, else its dimension, else its name. */
function describe(catalogue: Catalogue, topic: Topic | null, fields: URLSearchParams, language: Language): string {
  const nameOf = (subject: string) =>
    (findTopic(catalogue, subject)?.name ?? findQuestion(catalogue, subject)?.question.text)?.[language] ?? [];
  const names = fields.getAll("links").flatMap(nameOf).slice(0, 3);
  if (names.length > 0) return names.join(" · ");
  const dimension = scoredDimensions(catalogue).find(({ id }) => id === fields.get("dimension"));
  return (topic?.name ?? dimension?.name)?.[language] ?? fields.get("name") ?? "";
}
