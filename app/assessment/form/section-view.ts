import type { Conflict } from "~/assessment/answers/conflicts.server";
import { fieldsOf, hasAnswer, wordsOf } from "~/assessment/answers/rules/answers";
import {
  dimensionProgress,
  entrySection,
  neighbours,
  type Overall,
  overallOf,
  type Progress,
  progressOf,
} from "~/assessment/answers/rules/completion";
import { type Field, writeFields } from "~/assessment/answers/rules/fields";
import type { AnswerMap, InvalidReason } from "~/assessment/answers/rules/value";
import type { GivenAnswer } from "~/assessment/answers/save-answers.server";
import { baseOf, writeBase } from "~/assessment/answers/section-form";
import type { StoredAnswer } from "~/assessment/answers/stored.server";
import { type HowToLink, howToFor } from "~/assessment/catalogue/content/how-to-link";
import type { Catalogue, Dimension, Section, Topic } from "~/assessment/catalogue/rules/catalogue";
import { lawsBehind } from "~/assessment/catalogue/rules/laws";
import type { SectionLocation } from "~/assessment/catalogue/rules/lookup";
import type { Question } from "~/assessment/catalogue/rules/questions";
import type { ProofView } from "~/assessment/evidence/proof-view.server";
import type { OfferView } from "~/assessment/key-figures/offer";
import { KINDS } from "~/assessment/kinds/kinds";
import type { Language } from "~/core/language";
import type { Text } from "~/core/text";
import { dateOf, formatMoment, longDate, type Reader } from "~/i18n/format";
import { type AnswerView, describeAnswer, viewAnswer } from "./question-view";
import type { Worksheet } from "./worksheet-view";

/** The header's language and sign-out buttons submit this form too, so that the answers are saved. */
export const SECTION_FORM = "section-form";

export type SectionProblem =
  | "missed"
  | "no-answers"
  | "none-given"
  | "conflict"
  | "questions-changed"
  | "cleared"
  | "unknown-question"
  | "invalid"
  | "comment"
  | "proof"
  | "tooLarge"
  | InvalidReason;

export interface QuestionView {
  id: string;
  isRequired: boolean;
  text: string;
  help: {
    why: string;
    counts: string;
    evidence: string;
    laws: LawView[];
    howTo: HowToLink | null;
    /** What counts is what counts as Yes. */
    isYesOrNo: boolean;
  } | null;
  answer: AnswerView;
  /** Its fields contain something, saved or not. */
  isGiven: boolean;
  /** The answer in words, one entry per choice; empty for none. */
  said: string[];
  /** The base of the displayed answer, for the form to send back; see `writeBase`. */
  base: string;
  /** The answer does not count until a user saves it. `date` is the day it was given; `planned` is the action that proposes it, with its proof. */
  unconfirmed: {
    reason: NonNullable<StoredAnswer["unconfirmed"]>;
    date: string;
    planned?: { href: string; proof: string | null };
  } | null;
  /** Two conflicting answers; the user must choose one. */
  conflict: ConflictView | null;
  /** An answer to copy, because the company has stated the same elsewhere. */
  offer: OfferView | null;
  /** The files kept with the question, if it can have any here. */
  proof: ProofView | null;
}

/** A law or standard behind a question. */
export interface LawView {
  name: string;
  asks: string;
  source: string;
  checkedOn: string;
}

/** Two conflicting answers, passed from an action to the page. */
export interface ConflictView {
  questionId: string;
  /** The user's own answer, with the other answer as its base. */
  fields: Field[];
  base: string;
  /** Each answer in words; empty if it was removed. */
  mine: string;
  theirs: string;
  by: Conflict["by"];
  when: { iso: string; text: string } | null;
}

type StoredAnswers = ReadonlyMap<string, StoredAnswer>;

type State = "done" | "current" | "todo";

/** One section as shown in the form: only the reader's language, only what the page needs. */
export interface SectionView {
  id: string;
  /** The version of the questionnaire. */
  version: string;
  name: string;
  topic: { name: string; description: string; requiredText: string };
  /** Its position among the dimensions, and the first sections of the previous and next one. */
  dimension: {
    name: string;
    description: string;
    progress: Progress;
    position: number;
    of: number;
    previous: string | null;
    next: string | null;
  };
  /** The progress of the section itself. */
  progress: Progress;
  /** Nothing in the topic is answered yet, and this is its first section. */
  introduces: boolean;
  position: number;
  of: number;
  requiredCount: number;
  optionalCount: number;
  /** Required questions without an answer. An unconfirmed answer counts as an answer here. */
  missing: string[];
  /** The number of the section's first question within the topic. */
  firstNumber: number;
  questions: QuestionView[];
  rail: {
    name: string;
    progress: Progress;
    topics: {
      id: string;
      sectionId: string;
      name: string;
      state: State;
      /** Only for the current topic. */
      sections?: { id: string; name: string; state: State }[];
    }[];
  }[];
  overall: Overall;
  isLast: boolean;
  isLastOfTopic: boolean;
}

/** Builds the view of a section from the questionnaire and the answers so far. */
export function viewSection(
  catalogue: Catalogue,
  answers: StoredAnswers,
  place: SectionLocation,
  language: Language,
  {
    worksheet = null,
    country = null,
    timeZone,
    offers,
    proofs,
  }: {
    worksheet?: Worksheet | null;
    country?: string | null;
    timeZone: string;
    offers?: ReadonlyMap<string, OfferView>;
    proofs?: Record<string, ProofView>;
  },
): SectionView {
  const { dimension, topic, section } = place;
  const say = (text: Text) => text[language];
  const { next } = neighbours(catalogue, section.id);
  return {
    id: section.id,
    version: catalogue.version,
    name: say(section.name),
    topic: { name: say(topic.name), description: say(topic.description), requiredText: say(topic.requiredText) },
    dimension: {
      name: say(dimension.name),
      description: say(dimension.description),
      progress: dimensionProgress(dimension, answers),
      ...aroundDimension(catalogue, dimension),
    },
    progress: progressOf([section], answers),
    // Kinds that navigate by dimension use that space for the dimension line, and their questions are long.
    introduces:
      KINDS[catalogue.kind].layout.navigateBy === "topic" &&
      topic.sections[0] === section &&
      progressOf(topic.sections, answers).answered === 0,
    position: topic.sections.indexOf(section) + 1,
    of: topic.sections.length,
    firstNumber:
      1 + topic.sections.slice(0, topic.sections.indexOf(section)).flatMap(({ questions }) => questions).length,
    requiredCount: section.questions.filter((question) => question.isRequired).length,
    optionalCount: section.questions.filter((question) => !question.isRequired).length,
    missing: section.questions
      .filter((question) => question.isRequired && !hasAnswer(question, answers.get(question.id)?.value))
      .map(({ id }) => id),
    questions: section.questions.map((question) => {
      const laws = lawsBehind(topic, question.id, country).map(({ name, asks, source, checkedOn }) => {
        const day = longDate(checkedOn, language);
        return { name: say(name), asks: say(asks), source, checkedOn: day };
      });
      const offer = offers?.get(question.id) ?? null;
      const howTo = howToFor(question.id, language);
      return {
        ...viewQuestion(question, answers, { language, timeZone }, { worksheet, laws, howTo }),
        offer,
        proof: proofs?.[question.id] ?? null,
      };
    }),
    rail: viewRail(catalogue, answers, language, place),
    overall: overallOf(catalogue, answers),
    isLast: next === null,
    isLastOfTopic: next?.topic.id !== topic.id,
  };
}

/** The position of a dimension among the others, and the first sections of its neighbours. */
function aroundDimension({ dimensions }: Catalogue, dimension: Dimension) {
  const index = dimensions.indexOf(dimension);
  const startOf = (each: Dimension | undefined) => each?.topics[0]?.sections[0]?.id ?? null;
  return {
    position: index + 1,
    of: dimensions.length,
    previous: startOf(dimensions[index - 1]),
    next: startOf(dimensions[index + 1]),
  };
}

/** The questions of a section in display order: the required ones first. */
export function inOrder({ questions }: SectionView): QuestionView[] {
  return [...questions.filter(({ isRequired }) => isRequired), ...questions.filter(({ isRequired }) => !isRequired)];
}

/** The topics by dimension, each linking to its first open section. The current topic, if any, includes its sections. */
export function viewRail(
  catalogue: Catalogue,
  answers: AnswerMap,
  language: Language,
  shown: SectionLocation | null,
): SectionView["rail"] {
  const viewTopic = (topic: Topic): SectionView["rail"][number]["topics"][number] => {
    const { isComplete } = progressOf(topic.sections, answers);
    const isShown = topic.id === shown?.topic.id;
    const stateOf = (section: Section): State =>
      section.id === shown?.section.id ? "current" : progressOf([section], answers).isComplete ? "done" : "todo";
    const sections = topic.sections.map((section) => ({
      id: section.id,
      name: section.name[language],
      state: stateOf(section),
    }));
    return {
      id: topic.id,
      sectionId: entrySection(topic, answers)?.id ?? "",
      name: topic.name[language],
      state: isShown ? "current" : isComplete ? "done" : "todo",
      ...(isShown && sections.length > 1 ? { sections } : {}),
    };
  };
  return catalogue.dimensions.map((dimension) => ({
    name: dimension.name[language],
    progress: dimensionProgress(dimension, answers),
    topics: dimension.topics.map(viewTopic),
  }));
}

function viewQuestion(
  question: Question,
  answers: StoredAnswers,
  reader: Reader,
  {
    worksheet = null,
    laws = [],
    howTo = null,
  }: { worksheet?: Worksheet | null; laws?: LawView[]; howTo?: HowToLink | null } = {},
): QuestionView {
  const { language } = reader;
  const answer = answers.get(question.id);
  const { help } = question;
  const fields = fieldsOf(question, answer?.value);
  const view = viewAnswer(question, fields, language, { stored: answer?.value, worksheet });
  return {
    id: question.id,
    isRequired: question.isRequired,
    text: question.text[language],
    help: help
      ? {
          why: help.why[language],
          counts: help.counts[language],
          evidence: help.evidence[language],
          laws,
          howTo,
          isYesOrNo: view.type === "choice" && view.isPair,
        }
      : null,
    answer: view,
    isGiven: isFilled(fields),
    said: wordsOf(question, answer?.value, language),
    base: baseOf(question, answer),
    unconfirmed: answer?.unconfirmed ? { reason: answer.unconfirmed, date: dateOf(answer.answeredAt, reader) } : null,
    conflict: null,
    offer: null,
    proof: null,
  };
}

/** The input of an unsaved form with its base, passed from an action to the page. */
export interface TypedView {
  questionId: string;
  answer: AnswerView;
  isGiven: boolean;
  base: string | null;
}

const isFilled = (fields: readonly Field[]) => fields.some(([, value]) => value.trim() !== "");

export function viewTyped(
  { section }: SectionLocation,
  typed: GivenAnswer[],
  language: Language,
  worksheet: Worksheet | null,
): TypedView[] {
  return section.questions.flatMap((question): TypedView[] => {
    const given = typed.find(({ questionId }) => questionId === question.id);
    if (!given) return [];
    const base = given.base ? writeBase(given.base) : null;
    const answer = viewAnswer(question, given.fields, language, { worksheet });
    return [{ questionId: question.id, answer, isGiven: isFilled(given.fields), base }];
  });
}

/** Both sides of each conflict in words. */
export function viewConflicts(conflicts: Conflict[], { language, timeZone }: Reader): ConflictView[] {
  return conflicts.map(({ questionId, question, mine, theirs, by, answeredAt, revision }) => ({
    questionId,
    fields: mine.fields,
    base: writeBase({ revision, sign: writeFields(theirs.fields) }),
    mine: describeAnswer(question, mine.value, language),
    theirs: describeAnswer(question, theirs.value, language),
    by,
    when:
      answeredAt === null
        ? null
        : { iso: new Date(answeredAt).toISOString(), text: formatMoment(answeredAt, language, timeZone) },
  }));
}

/** The view with the submitted input, so that nothing is lost, and with the conflicts. */
export function withAnswers(view: SectionView, typed: TypedView[], conflicts: ConflictView[]): SectionView {
  const questions = view.questions.map((question) => {
    const given = typed.find(({ questionId }) => questionId === question.id);
    const conflict = conflicts.find(({ questionId }) => questionId === question.id) ?? null;
    return {
      ...question,
      answer: given?.answer ?? question.answer,
      isGiven: given?.isGiven ?? question.isGiven,
      base: conflict?.base ?? given?.base ?? question.base,
      conflict,
    };
  });
  return { ...view, questions };
}

/** The view with what was wrong with the files for its questions. */
export function withProofErrors(view: SectionView, errors: Record<string, string[]>): SectionView {
  const questions = view.questions.map((question) => ({
    ...question,
    proof: question.proof && { ...question.proof, errors: errors[question.id] ?? [] },
  }));
  return { ...view, questions };
}

/** Every answer of an assessment, read-only, by topic and section; includes unanswered questions. */
export function viewAnswers(catalogue: Catalogue, answers: StoredAnswers, reader: Reader) {
  const { language } = reader;
  return catalogue.dimensions.map((dimension) => ({
    name: dimension.name[language],
    topics: dimension.topics.map((topic) => ({
      id: topic.id,
      name: topic.name[language],
      sections: topic.sections.map((section) => ({
        id: section.id,
        name: section.name[language],
        questions: section.questions.map((question) => viewQuestion(question, answers, reader)),
      })),
    })),
  }));
}
