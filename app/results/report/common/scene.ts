import type { AnswerMap } from "~/assessment/answers/rules/value";
import { dayIn } from "~/core/days/days";
import type { Kind } from "~/core/kinds/kind";
import type { Language } from "~/core/language";
import { longDate } from "~/i18n/format";
import { translator } from "~/i18n/i18n.server";
import type { SigningView } from "~/results/approval/view";
import { isEvidenced } from "~/results/results/evidence-view";
import type { ReportProfile } from "~/results/results/profile.server";
import type { Results } from "~/results/results/queries.server";
import type { ScoresView, TopicRow } from "~/results/results/scores-view";

/** What the results of every kind have. */
type AnyResults = Pick<Results<Kind>, "assessment" | "affirmed" | "catalogue" | "document" | "documents" | "method">;

export interface SceneInput<R extends AnyResults> {
  results: R;
  answers: AnswerMap;
  profile: ReportProfile;
  /** When the report is made, in milliseconds since 1970. */
  now: number;
  /** Who approved it, and signed it if that is of its kind, with the days in the report's language. */
  signing: SigningView;
  /** The report is for a reader outside the company, so it speaks of the company and gives it no advice. */
  isForOthers?: boolean | undefined;
}

/** What the parts of a report draw from, whatever its kind: the result in words of its language, and the translators. */
export interface Scene<V extends ScoresView = ScoresView, R extends AnyResults = AnyResults>
  extends Omit<SceneInput<R>, "now" | "isForOthers"> {
  isForOthers: boolean;
  language: Language;
  view: V;
  company: string;
  /** The days of submission and of the report, in the company's time zone, as `dayIn` gives them. */
  submittedOn: string;
  today: string;
  /** Some of the answers are backed by a document. */
  isEvidenced: boolean;
  t: ReturnType<typeof translator<"report">>;
  /** Texts shared with the page of the results. */
  shared: ReturnType<typeof translator<"results">>;
  evidenceWords: ReturnType<typeof translator<"evidence">>;
  /** Texts that say what earns points. */
  pointsWords: ReturnType<typeof translator<"points">>;
  approvalWords: ReturnType<typeof translator<"approval">>;
}

/** `view` puts the result into words, given the company and the day of submission. */
export function setScene<R extends AnyResults, V extends ScoresView>(
  { results, answers, profile, now, signing, isForOthers = false }: SceneInput<R>,
  language: Language,
  view: (about: { company: string; submittedOn: string; isEvidenced: boolean }) => V,
): Scene<V, R> {
  const { company, timeZone } = profile;
  const submittedOn = dayIn(results.assessment.completedAt ?? results.assessment.updatedAt, timeZone);
  const about = { company, submittedOn, isEvidenced: isEvidenced(results, submittedOn) };
  return {
    results,
    answers,
    profile,
    signing,
    isForOthers,
    language,
    ...about,
    today: dayIn(now, timeZone),
    view: view(about),
    t: translator(language, "report"),
    shared: translator(language, "results"),
    evidenceWords: translator(language, "evidence"),
    pointsWords: translator(language, "points"),
    approvalWords: translator(language, "approval"),
  };
}

/** A sentence about the dimension that is far below the whole; empty if there is none. */
export function behindOf({ t, view, company }: Scene): string {
  const { level, behind } = view;
  if (!behind) return "";
  const { name, own, level: low } = behind;
  return t("summary.behind", { company, level: level.name, dimension: name, percent: own.whole, low: low.name });
}

/** A sentence about the lowest dimensions; empty if all are equal. */
export const weakestOf = ({ t, view: { weakest }, company }: Scene): string =>
  weakest ? t("summary.lowest", { ...weakest, company }) : "";

/** A day, as `dayIn` gives it, in words: "22 November 2026". */
export const dayOf = ({ language }: Scene, day: string) => longDate(day, language);

/** The comparison for a score, in words. */
export function averageOf({ t, view }: Scene, { peers }: Pick<TopicRow, "peers">): string {
  if (!peers) return t("cover.noPeers");
  return t(view.basis.kind === "industry" ? "cover.peers" : "cover.allPeers", { percent: peers.whole });
}

/** The level that the company has reached, with its scale, in words. */
export function levelMarkOf({ t, view }: Pick<Scene, "t" | "view">) {
  const [first, last] = [view.scale[0], view.scale.at(-1)];
  const label = t("cover.scale", {
    level: view.level.name,
    percent: view.own.whole,
    first: first?.name,
    last: last?.name,
  });
  return { steps: view.scale, currentId: view.level.id, percent: view.own.percent, label };
}
