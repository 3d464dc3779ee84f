import type { Answer } from "~/assessment/answers/rules/value";
import { newestReadiness } from "~/assessment/catalogue/content/readiness/versions";
import { scoredDimensions } from "~/assessment/catalogue/rules/lookup";
import type { EvidenceDocument } from "~/assessment/evidence/queries.server";
import { assess } from "~/assessment/kinds/kinds";
import type { Language } from "~/core/language";
import type { SigningView } from "~/results/approval/view";
import type { Report } from "~/results/report/blocks";
import { checkLink } from "~/results/report/check";
import { viewReadinessReport } from "~/results/report/readiness/report";
import type { PeerFigures } from "~/results/statistics/rules/peers";
import { choiceOf } from "./answers";
import { reportProfile } from "./report-profile";

export const NOW = Date.UTC(2026, 10, 22, 12);
const SUBMITTED = Date.UTC(2026, 8, 21, 9);
export const NO_PEERS: PeerFigures = { basis: "none", companies: 0, means: {} };
/** The network that issued it. */
export const ISSUER = {
  name: "A Network",
  address: "1 Street, Town",
  text: "Issued by A Network, 1 Street, Town, at kompas.example.",
};
export const COMPANY = "Mkhize $& Packaging";
export const topics = scoredDimensions(newestReadiness).flatMap((dimension) => dimension.topics);

export interface Given {
  /** How many required questions of each topic are answered Yes, starting with the first. */
  yes?: number;
  peers?: PeerFigures;
  /** Further answers by question id. */
  also?: [string, Answer][];
  company?: string;
  documents?: EvidenceDocument[];
  approval?: SigningView["approval"];
  /** As others than the company read it. */
  isForOthers?: boolean;
  /** Stored before results said what is missing. */
  isEarliest?: boolean;
}

/** A report that nobody has reviewed, approved or signed, as others than its owner see it. */
export const UNSIGNED: SigningView = {
  isOwner: false,
  approval: null,
  proposed: null,
  reviews: [],
  canReview: false,
  signature: null,
  lastDay: "2026-11-22",
};

/** The report of a readiness assessment with these answers. */
export function readinessReport(given: Given, language: Language = "en"): Report {
  const { yes = 5, peers = NO_PEERS, also = [], company = COMPANY, documents = [], approval = null } = given;
  const { isForOthers = false, isEarliest = false } = given;
  const answers = new Map<string, Answer>(
    topics.flatMap(({ sections }) =>
      sections
        .flatMap(({ questions }) => questions.filter(({ isRequired }) => isRequired))
        .map((question, index): [string, Answer] => [question.id, choiceOf([index < yes ? "yes" : "no"])]),
    ),
  );
  for (const [id, answer] of also) answers.set(id, answer);
  const { missing, ...earliest } = assess(newestReadiness, answers);
  const document = isEarliest ? earliest : { ...earliest, missing };
  const assessment = { completedAt: SUBMITTED, updatedAt: SUBMITTED } as never;
  const report = viewReadinessReport(
    {
      results: {
        assessment,
        catalogue: newestReadiness,
        peers,
        document,
        stored: JSON.stringify(document),
        method: "method-1",
        reviews: [],
        documents,
        affirmed: new Set<string>(),
      },
      answers,
      profile: reportProfile(company),
      now: NOW,
      isForOthers,
      signing: { ...UNSIGNED, approval },
    },
    language,
  );
  return { ...report, proof: null, standing: [], newer: null, check: checkLink(null, language), issuer: ISSUER };
}
