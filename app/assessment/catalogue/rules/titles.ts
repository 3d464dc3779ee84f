import { inEveryLanguage, mapLanguages, type Translated } from "../../../core/language";
import type { Text } from "../../../core/text";
import type { Catalogue } from "./catalogue";
import { listSections, type SectionLocation } from "./lookup";
import type { Question } from "./questions";

/** What the practice behind a question asks somebody to do, as plan, home and report list it. */
export const titleOf = ({ title, text }: Question): Text => title ?? text;

/** The questions whose practice has no title: those of a scored dimension that must be answered and give points. */
export function untitledIn(catalogue: Catalogue): Question[] {
  return listSections(catalogue).flatMap((place) => place.section.questions.filter((each) => isUntitled(place, each)));
}

const isUntitled = ({ dimension }: SectionLocation, { isRequired, points, title }: Question) =>
  dimension.isOnSummary && isRequired && points !== undefined && title === undefined;

/**
 * The questionnaire with a title for each practice, since its first versions have none: that of a newer version, else `former`, else the
 * names of topic and section. So no action is titled by a question.
 */
export function withTitles(
  catalogue: Catalogue,
  newest: Catalogue | null,
  former: Readonly<Record<string, Translated>>,
): Catalogue {
  const places = newest ? listSections(newest) : [];
  const newer = new Map(places.flatMap(({ section }) => section.questions.map(({ id, title }) => [id, title])));
  const found = (place: SectionLocation, { id }: Question): Text => {
    const said = former[id];
    const named = mapLanguages((language) => `${place.topic.name[language]} · ${place.section.name[language]}`);
    return newer.get(id) ?? (said ? inEveryLanguage(said) : named);
  };
  const dimensions = catalogue.dimensions.map((dimension) => ({
    ...dimension,
    topics: dimension.topics.map((topic) => ({
      ...topic,
      sections: topic.sections.map((section) => {
        const place = { dimension, topic, section };
        const questions = section.questions.map((each) =>
          isUntitled(place, each) ? { ...each, title: found(place, each) } : each,
        );
        return { ...section, questions };
      }),
    })),
  }));
  return { ...catalogue, dimensions };
}
