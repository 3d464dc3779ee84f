import type { AnswerValue } from "~/assessment/answers/rules/value";
import { newestProgress } from "~/assessment/catalogue/content/progress/versions";
import { assess } from "~/assessment/kinds/kinds";
import { CLIMATE_QUESTIONS as Q } from "~/assessment/scoring/rules/climate";
import type { Language } from "~/core/language";
import type { SigningView } from "~/results/approval/view";
import { checkLink } from "~/results/report/check";
import { viewProgressReport } from "~/results/report/progress/report";
import type { PeerFigures } from "~/results/statistics/rules/peers";
import { progressValues } from "./progress-answers";
import { ISSUER, UNSIGNED } from "./readiness-report";
import { reportProfile } from "./report-profile";

const SUBMITTED = Date.UTC(2026, 8, 21, 9);
export const COMPANY = "Mkhize $& Packaging";
const NO_PEERS: PeerFigures = { basis: "none", companies: 0, means: {} };
export const APPROVAL = { name: "Thandi Nkosi", designation: "Director", date: "2026-10-01", on: "1 October 2026" };

export interface Given {
  isBest?: boolean;
  said?: Record<string, AnswerValue>;
  peers?: PeerFigures;
  signing?: Partial<SigningView>;
}

/** The report of a Progress Assessment with these answers. */
export function progressReport(
  { isBest = true, said = {}, peers = NO_PEERS, signing = {} }: Given = {},
  language: Language = "en",
) {
  const values = progressValues(isBest, said);
  const answers = new Map([...values].map(([id, value]) => [id, { value }]));
  const document = assess(newestProgress, answers);
  const assessment = { id: "shown", completedAt: SUBMITTED, updatedAt: SUBMITTED } as never;
  const entered = [Q.scope1, Q.scope2].flatMap((questionId) => {
    const value = values.get(questionId);
    return value ? [{ assessmentId: "shown", questionId, value }] : [];
  });
  const report = viewProgressReport(
    {
      results: {
        assessment,
        catalogue: newestProgress,
        peers,
        document,
        stored: JSON.stringify(document),
        method: "method-1",
        reviews: [],
        documents: [],
        affirmed: new Set<string>(),
      },
      answers,
      profile: reportProfile(COMPANY),
      now: Date.UTC(2026, 10, 22, 12),
      entered,
      sets: [],
      signing: { ...UNSIGNED, ...signing },
    },
    language,
  );
  return { ...report, proof: null, standing: [], newer: null, check: checkLink(null, language), issuer: ISSUER };
}
