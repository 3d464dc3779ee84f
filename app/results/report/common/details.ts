import type { Kind } from "~/core/kinds/kind";
import {
  type TracedQuestion,
  type TracedScore,
  traceQuestions,
  traceScores,
  viewMethod,
} from "~/results/results/score-trace";
import type { Block, ReportSection, Table } from "../blocks";
import type { Scene } from "./scene";

/** How each score came about: the method, the points of every topic, and every required question with its answer and its documents. */
export function details(scene: Scene, say: (question: TracedQuestion) => string): ReportSection {
  const { t, shared, results, language } = scene;
  const { overall, dimensions } = traceScores(results, language);
  const title = t("details.title");
  const groups = dimensions.flatMap(({ score, topics }) =>
    topics.map((topic) => ({
      title: `${score.name} · ${topic.score.name} · ${pointsOf(scene, topic.score)}`,
      rows: traceQuestions(scene, topic.topic, language).map((question) => [
        question.text,
        say(question),
        t("details.points", { points: question.points, of: question.most }),
        question.documents.map(({ name }) => name).join(", "),
      ]),
    })),
  );
  return {
    id: "details",
    title,
    blocks: [
      { type: "text", text: t("details.lead") },
      ...method(scene),
      points(scene, [
        overall,
        ...dimensions.flatMap(({ score, topics }) => [score, ...topics.map((each) => each.score)]),
      ]),
      {
        type: "table",
        caption: title,
        columns: [
          { header: t("details.question") },
          { header: t("details.answer") },
          { header: shared("trace.points"), isFigure: true },
          { header: t("details.evidence"), isOfDocuments: true },
        ],
        groups,
        empty: "",
      },
    ],
  };
}

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
    { type: "text", text: rules.join(" ") },
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
      { header: shared("columns.own"), isFigure: true },
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
    empty: "",
  };
}
