import { useTranslation } from "react-i18next";
import { TraceLines } from "~/assessment/answers/components/trace-lines";
import {
  type MethodView,
  type ScoreTrace,
  type TracedQuestion,
  type TracedScore,
  tracePath,
} from "~/results/results/score-trace";
import { Card } from "~/ui/card";
import { LevelChip } from "~/ui/scale";
import { Table } from "~/ui/table";
import { ResultsSection } from "./section";

export interface TracePageProps {
  /** The path of the results. */
  path: string;
  trace: ScoreTrace;
}

/** How one score came about: the way to it, its formula, the scores or answers that it adds up, and the method. */
export function TracePage({ path, trace: { trail, parts, questions, method } }: TracePageProps) {
  const { t } = useTranslation("results");
  const score = trail.at(-1);
  if (!score) return null;
  const { correct, total, own, level } = score;
  return (
    <>
      <p className="pt-5 print:hidden">
        <a href={path} className="inline-flex min-h-11 items-center">
          {t("trace.back")}
        </a>
      </p>
      <Trail path={path} trail={trail} />
      <h1 className="mt-3">{t("trace.title", { name: score.name ?? t("trace.overall"), percent: own.whole })}</h1>
      <Card padded className="mt-5">
        <p className="text-lead tabular-nums">{t("trace.formula", { correct, total, percent: own.exact })}</p>
        <p className="mt-2">
          <LevelChip level={level.id} name={level.name} />
        </p>
      </Card>
      {parts.length > 0 ? <Parts path={path} of={score.name ?? t("trace.overall")} parts={parts} /> : null}
      {questions.length > 0 ? <Questions questions={questions} /> : null}
      <Method method={method} />
    </>
  );
}

function Trail({ path, trail }: { path: string; trail: TracedScore[] }) {
  const { t } = useTranslation("results");
  return (
    <nav aria-label={t("trace.trail")}>
      <ol className="flex flex-wrap items-center gap-x-3">
        {trail.map(({ subject, name }, index) => (
          <li key={subject} className="flex min-h-11 items-center gap-x-3 not-first:before:content-['›']">
            {index === trail.length - 1 ? (
              <span aria-current="page" className="font-semibold">
                {name ?? t("trace.overall")}
              </span>
            ) : (
              <a href={tracePath(path, subject)} className="inline-flex min-h-11 items-center">
                {name ?? t("trace.overall")}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Parts({ path, of, parts }: { path: string; of: string; parts: TracedScore[] }) {
  const { t } = useTranslation("results");
  return (
    <ResultsSection id="parts" title={t("trace.parts")} lead={t("trace.sum")}>
      <Table
        caption={of}
        captionHidden
        isCompact
        columns={[
          { key: "name", header: t("trace.score") },
          { key: "points", header: t("trace.points"), align: "end" },
          { key: "own", header: t("columns.own"), align: "end" },
          { key: "level", header: t("columns.level") },
        ]}
        rows={parts.map(({ subject, name, correct, total, own, level }) => ({
          key: subject,
          cells: {
            name: <a href={tracePath(path, subject)}>{name}</a>,
            points: t("trace.of", { correct, total }),
            own: own.exact,
            level: level.name,
          },
        }))}
      />
    </ResultsSection>
  );
}

function Questions({ questions }: { questions: TracedQuestion[] }) {
  const { t } = useTranslation("results");
  return (
    <ResultsSection id="questions" title={t("trace.questions")} lead={t("trace.questionsLead")}>
      <Card>
        <ol className="divide-y divide-line">
          {questions.map((question, index) => (
            <li key={question.id} className="grid gap-x-8 gap-y-1 p-5 sm:grid-cols-[1fr_auto] sm:px-7">
              <div className="max-w-measure">
                <h3 className="font-sans text-body font-normal tracking-normal text-ink-2">
                  {index + 1}. {question.text}
                </h3>
                <p className="mt-1 font-semibold wrap-anywhere whitespace-pre-line">
                  {question.words.join("\n") || t("trace.noAnswer")}
                </p>
                <Behind question={question} />
              </div>
              <p className="text-small whitespace-nowrap text-ink-2 tabular-nums">
                {t("trace.given", { points: question.points, count: question.most })}
              </p>
            </li>
          ))}
        </ol>
      </Card>
    </ResultsSection>
  );
}

/** The lines of a total, and the documents behind an answer that counts. */
function Behind({ question: { points, lines, documents } }: { question: TracedQuestion }) {
  const { t } = useTranslation("results");
  const { t: evidence } = useTranslation("evidence");
  return (
    <>
      {lines.length > 0 ? (
        <div className="mt-3">
          <TraceLines lines={lines} />
        </div>
      ) : null}
      {points > 0 && documents.length === 0 ? (
        <p className="mt-2 text-small text-ink-3">{t("trace.declared")}</p>
      ) : null}
      {documents.map(({ id, name, files }) => (
        <p key={id} className="mt-2 flex flex-wrap items-center gap-x-4 text-small">
          <span className="wrap-anywhere">{t("trace.evidence", { name })}</span>
          {files.map((file, index) => (
            <a key={file.id} href={file.href} className="inline-flex min-h-11 items-center">
              {evidence("file.label", { number: index + 1 })}
            </a>
          ))}
        </p>
      ))}
    </>
  );
}

function Method({ method: { kind, version, questionnaire, levels } }: { method: MethodView }) {
  const { t } = useTranslation("results");
  const { t: points } = useTranslation("points");
  const [laggard, beginner, intermediate, advanced, leader] = levels;
  return (
    <ResultsSection id="method" title={t("trace.method")} lead={t("trace.versions", { version, questionnaire })}>
      <div className="grid max-w-measure gap-2">
        <p>{points("rule.yes", { context: kind })}</p>
        <p>{points("rule.levels", { context: kind, laggard, beginner, intermediate, advanced, leader })}</p>
      </div>
    </ResultsSection>
  );
}
