import type { FlashKey } from "./flash.server";

/** «quiet»: for those who hear the page; «beside»: for them and for whoever looks at it where it has no room to say so itself. */
export type FlashTone = "success" | "danger" | "info" | "quiet" | "beside";

/** Messages that say what could not be done, or not yet. */
const REFUSALS: ReadonlySet<FlashKey> = new Set([
  "actionChanged",
  "answerFirst",
  "completeFirst",
  "incomplete",
  "busy",
  "topicChanged",
  "topicOpen",
  "addressFirst",
  "nobodyChosen",
  "nothingSubmitted",
  "nobodyToRemind",
  "nobodyInvited",
  "nothingToSendAgain",
  "invitationOver",
  "scopeKept",
  "officeOvertaken",
  "industryTaken",
  "exportPending",
  "exportsUsedUp",
  "figuresYearGone",
  "questionnaireChanged",
  "questionnaireClosed",
] as const);

/** What the page that follows shows anyway, in its place. */
const SHOWN: ReadonlySet<FlashKey> = new Set([
  "accountKept",
  "actionDeleted",
  "actionSaved",
  "actionsAdded",
  "allRead",
  "announcementDeleted",
  "announcementSaved",
  "approvalSaved",
  "reportWithdrawn",
  "codeRotated",
  "codeUpdated",
  "colleagueRemoved",
  "commentAdded",
  "commentDeleted",
  "deadlineRemoved",
  "deadlineSaved",
  "deletionRequested",
  "documentDeleted",
  "documentsUploaded",
  "emailChangeCancelled",
  "figuresErased",
  "imageUpdated",
  "invitationCancelled",
  "movingToSection",
  "movingToTopic",
  "notificationsDeleted",
  "passkeyAdded",
  "passkeyRemoved",
  "passkeyRenamed",
  "profileUpdated",
  "questionnaireCalledOff",
  "questionnaireDiscarded",
  "questionnaireScheduled",
  "reportApproved",
  "reportReviewed",
  "roleChanged",
  "shareEnded",
  "shareMade",
  "signed",
  "signedIn",
  "startingFresh",
  "topicReady",
  "topicReviewed",
  "topicSaved",
  "topicSentBack",
  "twoStepOff",
] as const);

/** What neither succeeded nor failed. */
const INFORMATION: ReadonlySet<FlashKey> = new Set([
  "firstSection",
  "addressSignIn",
  "viewerOnly",
  "reportRegenerating",
] as const);

/** How a message is marked. */
export function flashTone(key: FlashKey): FlashTone {
  if (SHOWN.has(key)) return "quiet";
  // The line beside the form's buttons says when it was saved.
  if (key === "sectionSaved") return "beside";
  if (INFORMATION.has(key)) return "info";
  return REFUSALS.has(key) ? "danger" : "success";
}
