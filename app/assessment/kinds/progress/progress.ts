import { historyPath } from "../../../core/addresses/assessment";
import { PROGRESS, READINESS } from "../../../core/kinds/kind";
import { CLIMATE_QUESTIONS } from "../../scoring/rules/climate";
import { CLIMATE, type ClimateDocument } from "../climate";
import type { AssessmentKind } from "../rules";

const MARKET = "demographics.export";

/** The Progress Assessment: how far the company's climate action has come, with real greenhouse-gas figures. */
export const progress: AssessmentKind<ClimateDocument> = {
  ...CLIMATE,
  method: "progress-method-1",
  bands: "upper-inclusive",
  // A topic asks for figures, certificates and targets alike, so no single document can be evidence for a whole topic.
  evidence: "question",
  unlockedBy: READINESS,
  layout: { navigateBy: "dimension", counts: "questions" },
  freshStart: "startedFresh",
  nextSteps: [
    { name: "review", href: "#answers", starts: false },
    { name: "another", href: historyPath(PROGRESS), starts: true },
    { name: "baseline", href: historyPath(READINESS), starts: false },
  ],
  neededQuestions: [...Object.values(CLIMATE_QUESTIONS), MARKET],
  marketQuestion: MARKET,
  exportName: "ProgressSubmissionAssoComp",
  contract: {
    calls: {
      start: ["startProgress", "/ProGress/submission/start"],
      end: ["endProgress", "/ProGress/submission/end"],
      list: ["listProgress", "/ProGress/submission/list"],
      latest: ["listLatestProgress", "/ProGress/submission/latest"],
      dimensions: ["listProgressDimensions", "/ProGress-dimension"],
      submissionDimensions: ["listSubmissionProgressDimensions", "/ProGress-dimension/list"],
      answer: ["saveProgressAnswers", "/ProGress/questions/answer"],
      addDocument: ["addProgressDocument", "/ProGress/submission/document"],
      uploadFiles: ["uploadProgressDocumentFiles", "/ProGress/submission/files/upload"],
      documents: ["listProgressDocuments", "/ProGress/submission/documents"],
      members: ["listProgressAssociatedCompanies", "/ProGress/associcated/companies"],
    },
    dimensionField: "proGress_Dimension",
    words: {
      answered: "done.answered",
      uploaded: "evidence:api.uploadedOne",
      noFile: "evidence:api.atLeastOnePdf",
    },
    sendsForms: true,
    needsSubmission: false,
  },
};
