import type { InvalidReason } from "~/assessment/answers/rules/value";
import { type Goto, gotoValue } from "~/assessment/form/rules/goto";
import { KINDS } from "~/assessment/kinds/kinds";
import type { FormTeam } from "~/assessment/teamwork/form-view";
import type { Kind } from "~/core/kinds/kind";
import { type AnswerViewOf, isCalculation } from "./question-view";
import { inOrder, type QuestionView, SECTION_FORM, type SectionView } from "./section-view";

/** The state of a section's form after an attempt to save it. */
export interface FormState {
  /** Required questions that Next found unanswered. */
  missed: string[];
  /** What is wrong with answers that could not be saved as written, by question. */
  invalid: Record<string, InvalidReason>;
}

/** A comment returned to the form. */
export interface TypedComment {
  text: string;
  error: string | null;
}

/** A question with everything that the page shows about it. */
export interface AskedView {
  question: QuestionView;
  /** Its number in the topic, if questions are numbered. */
  number: number | undefined;
  isMissed: boolean;
  invalid: InvalidReason | null;
  /** The number of comments on it. */
  count: number;
  /** A comment that could not be added. */
  typed?: TypedComment | undefined;
}

const toPage = (page: Goto) => ({ form: SECTION_FORM, name: "goto", value: gotoValue(page) });

/** The questions of a section for display, in the page's order. */
export function viewAsked(
  kind: Kind,
  section: SectionView,
  { missed, invalid }: FormState,
  comments: Record<string, number>,
): AskedView[] {
  const isNumbered = KINDS[kind].layout.navigateBy === "dimension";
  return inOrder(section).map((question, index) => ({
    question,
    number: isNumbered ? section.firstNumber + index : undefined,
    isMissed: missed.includes(question.id),
    invalid: invalid[question.id] ?? null,
    count: comments[question.id] ?? 0,
  }));
}

/** Whether the question needs the user to fix something. */
export const isWrong = ({ question, isMissed, invalid }: AskedView) =>
  isMissed || invalid !== null || question.conflict !== null;

/** The number of optional questions of a section, and of those with an answer. */
export function viewOptional(asked: AskedView[]) {
  const optional = asked.filter(({ question }) => !question.isRequired);
  return { count: optional.length, given: optional.filter(({ question }) => question.isGiven).length };
}

/** Whether a question must be in sight: the user comes for it (`at`), or something about it must not be overlooked. */
export function isInSight(asked: AskedView, at: string | null): boolean {
  const { question, typed, count } = asked;
  const isTouched = question.isGiven || typed !== undefined || count > 0 || hasProof(question.proof);
  return question.id === at || isTouched || question.offer !== null || isWrong(asked);
}

/** Whether a question has files, or errors about files. */
export const hasProof = (proof: QuestionView["proof"]) =>
  proof !== null && proof.files.length + proof.errors.length > 0;

/** The data for the list of topics next to a section. */
export function viewTopicRail(
  kind: Kind,
  section: SectionView,
  team: FormTeam,
  { canDiscard, mayTake }: { canDiscard: boolean /** The draft may be kept in this browser. */; mayTake: boolean },
) {
  const { layout } = KINDS[kind];
  const numbered = inOrder(section).map(({ id, text, isRequired }, index) => ({
    // An optional question may be folded: the page that comes back shows it.
    to: isRequired ? { href: `#${id}` } : { form: SECTION_FORM, name: "goto", value: id },
    name: `${section.firstNumber + index}. ${text}`,
  }));
  return {
    kind,
    rail: section.rail,
    overall: section.overall,
    here: { dimension: section.dimension, progress: section.progress },
    places: layout.navigateBy === "dimension" ? numbered : undefined,
    states: team.states,
    ways: {
      team: toPage("topics"),
      points: toPage("points"),
      ...(mayTake ? { along: toPage("along") } : {}),
      offline: toPage("workbook"),
      documents: toPage("documents"),
      reset: toPage("reset"),
      ...(canDiscard ? { clear: toPage("clear"), fresh: toPage("fresh") } : {}),
    },
  };
}

/** The data for the head of a section. */
export function viewHead(kind: Kind, section: SectionView, canDiscard: boolean) {
  const { name, topic, dimension, progress, overall, position, of } = section;
  return { kind, section: { name, topic, dimension, progress, overall, position, of }, canDiscard };
}

/** The totals of a section's worksheets, shown in the bar at the bottom. A worksheet that may be left out has its own beside it. */
export function viewSums({ questions }: SectionView): Pick<AnswerViewOf<"calculation">, "total" | "unit">[] {
  return questions
    .filter(({ isRequired }) => isRequired)
    .map(({ answer }) => answer)
    .filter(isCalculation)
    .map(({ total, unit }) => ({ total, unit }));
}
