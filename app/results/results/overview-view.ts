import { isAnswered, wordsOf } from "~/assessment/answers/rules/answers";
import { dimensionProgress, overallProgress, type Progress } from "~/assessment/answers/rules/completion";
import type { Answer } from "~/assessment/answers/rules/value";
import type { Catalogue } from "~/assessment/catalogue/rules/catalogue";
import { listSections } from "~/assessment/catalogue/rules/lookup";
import { dateOf, type Reader, wholePercent } from "~/i18n/format";

/** How much of something is answered, of its required questions. */
interface Share extends Pick<Progress, "percent" | "answered" | "total"> {
  said: string;
}

/** How far a company has come in an assessment, in the reader's language only. */
export interface OverviewView {
  updatedOn: string;
  overall: Share;
  dimensions: (Share & { id: string; name: string })[];
  /** The latest answers, the newest first. */
  recent: { id: string; question: string; answer: string; on: string }[];
}

/** Specification, results 9. */
const RECENT = 5;
/** The most parts of an answer that are shown; a worksheet has a dozen. */
const TOLD = 3;

/** Turns an assessment's answers into what its overview shows. */
export function viewOverview(
  {
    catalogue,
    answers,
    updatedAt,
  }: { catalogue: Catalogue; answers: ReadonlyMap<string, Answer & { answeredAt: number }>; updatedAt: number },
  reader: Reader,
): OverviewView {
  const { language } = reader;
  const share = ({ percent, answered, total }: Progress): Share => {
    return { percent, answered, total, said: wholePercent(percent * 100, language) };
  };
  const recent = listSections(catalogue)
    .flatMap(({ section }) => section.questions)
    .flatMap((question) => {
      const answer = answers.get(question.id);
      return answer && isAnswered(question, answer) ? [{ question, answer }] : [];
    })
    // Of answers saved together, the last asked comes first.
    .reverse()
    .sort((a, b) => b.answer.answeredAt - a.answer.answeredAt)
    .slice(0, RECENT);
  return {
    updatedOn: dateOf(updatedAt, reader),
    overall: share(overallProgress(catalogue, answers)),
    dimensions: catalogue.dimensions.map((dimension) => ({
      id: dimension.id,
      name: dimension.name[language],
      ...share(dimensionProgress(dimension, answers)),
    })),
    recent: recent.map(({ question, answer }) => {
      const words = wordsOf(question, answer.value, language);
      const told = words.slice(0, TOLD).join(", ");
      return {
        id: question.id,
        question: question.text[language],
        answer: words.length > TOLD ? `${told} …` : told,
        on: dateOf(answer.answeredAt, reader),
      };
    }),
  };
}
