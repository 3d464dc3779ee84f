import type { AnswerMap } from "~/domain/answers/value";
import type { READINESS } from "~/domain/kinds/kind";
import type { Language } from "~/domain/language";
import type { ReportProfile } from "~/features/results/profile.server";
import type { Results } from "~/features/results/queries.server";
import type { Figure, TopicRow } from "~/features/results/scores-view";
import { type ResultsView, viewResults } from "~/features/results/view";
import { longDate } from "~/i18n/format";
import { translator } from "~/i18n/i18n.server";

export interface ReportInput {
  results: Results<typeof READINESS>;
  answers: AnswerMap;
  profile: ReportProfile;
  /** When the report is made, in milliseconds since 1970. */
  now: number;
}

/** What every part of the report draws from: the result in words of its language, and the words around it. */
export interface Scene extends ReportInput {
  language: Language;
  view: ResultsView;
  company: string;
  submittedAt: number;
  t: ReturnType<typeof translator<"report">>;
  /** Words that the page of the results has too. */
  shared: ReturnType<typeof translator<"results">>;
  evidenceWords: ReturnType<typeof translator<"evidence">>;
}

export function setScene(input: ReportInput, language: Language): Scene {
  const { results, profile } = input;
  const submittedAt = results.assessment.completedAt ?? results.assessment.updatedAt;
  return {
    ...input,
    language,
    view: viewResults({ ...results, ...results.document, company: profile.company, submittedAt }, language),
    company: profile.company,
    submittedAt,
    t: translator(language, "report"),
    shared: translator(language, "results"),
    evidenceWords: translator(language, "evidence"),
  };
}

/** A day in milliseconds in words: «22 November 2026». */
export const dayOf = ({ language }: Scene, time: number) => longDate(time, language);

/** What a score is compared to, in words. */
export function averageOf({ t, view }: Scene, { peers }: Pick<TopicRow, "peers">): string {
  if (!peers) return t("cover.noPeers");
  return t(view.basis.kind === "industry" ? "cover.peers" : "cover.allPeers", { percent: peers.whole });
}

/** The level that the company has reached, with its scale, in words. */
export function standingOf({ t, view }: Scene) {
  const [first, last] = [view.scale[0], view.scale.at(-1)];
  const label = t("cover.scale", {
    level: view.level.name,
    percent: view.own.whole,
    first: first?.name,
    last: last?.name,
  });
  return { steps: view.scale, currentId: view.level.id, percent: view.own.percent, label };
}

/** A score in a table on paper, where nothing and nought are two strokes (specification, results 2.2). */
export const tableScore = ({ t }: Scene, figure: Figure | null) =>
  figure && figure.percent > 0 ? figure.whole : t("scores.nothing");
