import { historyPath } from "../../../core/addresses/assessment";
import { READINESS } from "../../../core/kinds/kind";
import { PRACTICES, type PracticesDocument } from "../practices";
import type { AssessmentKind } from "../rules";

const MARKET = "company-profile.main-market";

/** The Readiness Assessment: how a company performs on eight topics. */
export const readiness: AssessmentKind<PracticesDocument> = {
  ...PRACTICES,
  method: "readiness-method-1",
  bands: "lower-inclusive",
  evidence: "topic",
  unlockedBy: null,
  layout: { navigateBy: "topic", counts: "sections" },
  freshStart: "startingFresh",
  nextSteps: [
    { name: "progress", href: "/user/history?kind=progress", starts: false },
    { name: "readiness", href: historyPath(READINESS), starts: true },
  ],
  neededQuestions: [MARKET],
  marketQuestion: MARKET,
  exportName: "ESGsubmissionAssociatedComp",
  contract: {
    calls: {
      start: ["startSubmission", "/users/submission/create"],
      end: ["endSubmission", "/users/submission/end"],
      list: ["listSubmissions", "/users/submissions/list"],
      latest: ["listLatestSubmissions", "/users/submissions/latest"],
      dimensions: ["listDimensions", "/dimension"],
      submissionDimensions: ["listSubmissionDimensions", "/dimension/list"],
      answer: ["saveAnswers", "/users/questions/answer"],
      addDocument: ["addDocument", "/users/submission/document"],
      uploadFiles: ["uploadDocumentFiles", "/users/submission/document/upload"],
      documents: ["listDocuments", "/users/submission/documents"],
      members: ["listAssociatedCompanies", "/users/associcated/companies"],
    },
    dimensionField: "dimension",
    words: { answered: "flash:sectionSaved", uploaded: "evidence:api.uploaded", noFile: "evidence:errors.files" },
    sendsForms: false,
    needsSubmission: true,
  },
};
