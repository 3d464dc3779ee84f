import type { FlashKey } from "./flash.server";

/** `quiet`: for screen readers only. `beside`: also visible where the page has no room to show it itself. */
export type FlashTone = "success" | "danger" | "info" | "quiet" | "beside";

/** Messages about what could not be done, or not yet. */
const REFUSALS: ReadonlySet<FlashKey> = new Set([
  "actionChanged",
  "answerFirst",
  "completeFirst",
  "incomplete",
  "billsNotKept",
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
  "announcementNotScheduled",
  "officeOvertaken",
  "industryTaken",
  "exportPending",
  "exportsUsedUp",
  "figuresYearGone",
  "questionnaireChanged",
  "questionnaireClosed",
  "tokenGone",
  "webhookEvents",
  "webhookIsOff",
  "webhookGone",
  "webhooksTooMany",
  "companySignInNotReady",
] as const);

/** What the next page shows anyway. */
const SHOWN: ReadonlySet<FlashKey> = new Set([
  "accountKept",
  "actionDeleted",
  "actionSaved",
  "actionsAdded",
  "allRead",
  "announcementCalledOff",
  "announcementDeleted",
  "announcementSaved",
  "announcementScheduled",
  "approvalSaved",
  "reportWithdrawn",
  "codeRotated",
  "codeUpdated",
  "colleagueRemoved",
  "commentAdded",
  "commentDeleted",
  "dateSet",
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
  "requestChanged",
  "requestSaid",
  "reportReviewed",
  "roleChanged",
  "tokenRevoked",
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
  "webhookOff",
  "webhookOn",
] as const);

/** Messages about neither success nor failure. */
const INFORMATION: ReadonlySet<FlashKey> = new Set([
  "firstSection",
  "nothingEntered",
  "addressSignIn",
  "viewerOnly",
  "reportRegenerating",
] as const);

/** The tone of a message. */
export function flashTone(key: FlashKey): FlashTone {
  if (SHOWN.has(key)) return "quiet";
  // The line next to the form's buttons says when it was saved.
  if (key === "sectionSaved") return "beside";
  if (INFORMATION.has(key)) return "info";
  return REFUSALS.has(key) ? "danger" : "success";
}
