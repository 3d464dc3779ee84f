import type { Kind } from "~/core/kinds/kind";
import {
  type TracedQuestion,
  type TracedScore,
  traceQuestions,
  traceScores,
  viewMethod,
} from "~/results/results/score-trace";
import type { Block, Cell, ReportSection, Table } from "../blocks";
import type { Scene } from "./scene";

/** How a questionnaire's answers are put into words. */
interface Words {
  /** What a row is about. */
  rows: "practice" | "question";
  answerOf: (question: TracedQuestion) => Cell;
  nameOf: (question: TracedQuestion) => Cell;
}

/** How each score came about: the method, the points of every topic, and every required question with its answer and its documents. */
export function details(scene: Scene, { rows, answerOf, nameOf }: Words): ReportSection {
  const { t, shared, results, language } = scene;
  const { overall, dimensions } = traceScores(results, language);
  const scores = [overall, ...dimensions.flatMap(({ score, topics }) => [score, ...topics.map((each) => each.score)])];
  const title = t("details.title");
  const asked = dimensions.flatMap(({ score, topics }) =>
    topics.map((topic) => ({
      title: `${score.name} · ${topic.score.name} · ${pointsOf(scene, topic.score)}`,
      questions: traceQuestions(scene, topic.topic, language),
    })),
  );
  // Where an answer says whether it has its one point, the points need no column.
  const hasPoints = asked.some(({ questions }) => questions.some(({ most }) => most > 1));
  const hasDocuments = asked.some(({ questions }) => questions.some(({ documents }) => documents.length > 0));
  const groups = asked.map(({ title: name, questions }) => ({
    title: name,
    rows: questions.map((question) => [
      nameOf(question),
      answerOf(question),
      ...(hasPoints ? [t("details.points", { points: question.points, of: question.most })] : []),
      ...(hasDocuments ? [firstOf(question.documents.map(({ name }) => name))] : []),
    ]),
  }));
  return {
    id: "details",
    title,
    blocks: [
      { type: "text", text: rows === "practice" ? `${t("details.lead")} ${t("details.short")}` : t("details.lead") },
      ...method(scene),
      ...(hasPoints ? [points(scene, scores)] : []),
      {
        type: "table",
        caption: title,
        columns: [
          { header: t(`details.${rows}`) },
          { header: t("details.answer"), ...(hasPoints ? {} : { isShort: true as const }) },
          ...(hasPoints ? [{ header: shared("trace.points"), isFigure: true as const }] : []),
          ...(hasDocuments
            ? [{ header: t("details.evidence"), isNarrow: true as const, isOfDocuments: true as const }]
            : []),
        ],
        groups,
        isDense: true,
        empty: "",
      },
    ],
  };
}

/** The first of several names, and how many more there are. The list of documents has all. */
const firstOf = ([first = "", ...more]: string[]) => (more.length > 0 ? `${first} +${more.length}` : first);

const pointsOf = ({ shared }: Scene, { correct, total }: TracedScore) => shared("trace.of", { correct, total });

/** The versions and rules that turned points into scores and levels. */
function method({ pointsWords, shared, results, language }: Scene): Block[] {
  const { kind, version, questionnaire, levels } = viewMethod(results, language);
  const context: Kind = kind;
  const [laggard, beginner, intermediate, advanced, leader] = levels;
  const rules = [
    pointsWords("rule.yes", { context }),
    shared("trace.sum"),
    pointsWords("rule.levels", { context, laggard, beginner, intermediate, advanced, leader }),
  ];
  return [
    { type: "heading", text: shared("trace.method") },
    { type: "note", text: rules.join(" ") },
    { type: "note", text: shared("trace.versions", { version, questionnaire }) },
  ];
}

/** Every score with the points that it is computed from. */
function points(scene: Scene, scores: TracedScore[]): Table {
  const { shared } = scene;
  return {
    type: "table",
    caption: shared("trace.parts"),
    columns: [
      { header: shared("trace.score") },
      { header: shared("trace.points"), isFigure: true },
      { header: shared("columns.score"), isFigure: true },
      { header: shared("columns.level") },
    ],
    groups: [
      {
        rows: scores.map((score) => [
          score.name ?? shared("trace.overall"),
          pointsOf(scene, score),
          score.own.exact,
          score.level.name,
        ]),
      },
    ],
    isDense: true,
    empty: "",
  };
}
