import { describe, expect, it } from "vitest";
import { resources } from "~/i18n/resources";

// The sentences that the specification prescribes, word for word. Browser tests only check the texts that the pages show; this test notices
// a changed word.

function textOf(language: keyof typeof resources, key: string): unknown {
  const [name = "", path = ""] = key.split(":");
  return [name, ...path.split(".")].reduce<unknown>(
    (node, part) => (node as Record<string, unknown> | undefined)?.[part],
    resources[language],
  );
}

const TOASTS = {
  "flash:signedIn": "Login successfully",
  "flash:signedUp": "Sign Up completed successfully",
  "flash:passwordReset": "Password Reset Successfully",
  "flash:passwordChanged": "Password Changed",
  "flash:profileUpdated": "Profile Updated Successfully",
  "flash:imageUpdated": "Image Updated Successfully",
  "flash:codeUpdated": "Code Updated",
  "flash:sectionSaved": "Section saved successfully",
  "flash:movingToSection": "Moving to section {{number}}",
  "flash:movingToTopic": "Moving to next assessment topic...",
  "flash:startingFresh": "Starting fresh assessment",
  "flash:questionsResynced": "Questions resynced successfully",
  "flash:completionReset": "Assessment completion status reset",
  "flash:dataCleared": "All assessment data cleared",
  "flash:completionReset_progress": "Progress assessment reset",
  "flash:startedFresh": "Starting fresh progress assessment",
  "evidence:uploaded.title_progress": "Document uploaded successfully",
  "flash:documentsUploaded": "Documents uploaded successfully!",
  "flash:preferencesSaved": "Preferences saved successfully",
};

const ERRORS = {
  "common:errors.failed.title": "Something went wrong",
  "api:failures.server": "Something went wrong!",
  "common:errors.unreadable.title": "Error decrypting submission ID",
  "common:errors.noSubmission.title": "No submission ID provided",
  "common:errors.noQuestions.title": "No questions found for this dimension...",
  "frame:bell.failed": "Failed to load notifications",
  "notifications:failures.load": "Failed to load notifications",
  "notifications:failures.read": "Failed to mark notification as read",
  "notifications:failures.delete": "Failed to delete notification",
  "notifications:failures.preferencesLoad": "Failed to load preferences",
  "notifications:failures.preferencesSave": "Failed to save preferences",
  "assessment:autosave.failed": "Failed to save section. Please try again.",
  "evidence:errors.upload": "Upload failed. Please try again.",
  "drafts:resync.errors.inProgress": "Resync already in progress",
  "drafts:resync.errors.timeout": "Request timed out. Please try again.",
  "drafts:resync.errors.missing": "Assessment not found. Please refresh the page.",
  "drafts:resync.errors.server": "Server error. Please try again later.",
  "drafts:resync.errors.failed": "Failed to resync questions",
  "api:failures.token": "Authentication failed. Please log in again.",
  "assessment:problem.missed": "Please answer all required questions before proceeding.",
  "flash:completeFirst":
    "You must complete all questions in all sections before uploading documents. Use the navigation menu to ensure every section is answered.",
  "assessment:problem.no-answers": "No answers to submit",
  "assessment:problem.none-given": "Please provide at least one answer before submitting",
  "flash:completeFirst_progress": "Please complete all assessment sections before uploading documents",
  "evidence:api.atLeastOnePdf": "At least one PDF is required",
  "flash:firstSection": "You are at the first section. Use the navigation menu above to select a different topic.",
};

const RULES = {
  "account:errors.username": "Please enter Username",
  "account:errors.email": "Please enter email",
  "account:errors.signUpEmail": "Please enter Email",
  "account:errors.signUpPassword": "Please enter Password",
  "account:errors.passwordRequired": "Please enter password",
  "account:errors.passwordsMatch": "Passwords must match",
  "account:errors.currentPassword": "Current Password is required",
  "account:errors.newPassword": "New Password is required",
  "account:errors.confirmNewPassword": "Confirm New Password is required",
  "account:errors.newPasswordsMatch": "New Password and Confirm Password must be same",
  "account:errors.company": "Please enter Company name",
  "account:errors.companyReg": "Please enter Company Registration Number",
  "account:errors.companyLocation": "Please enter Company Address",
  "account:errors.designation": "Job Title is required",
  "account:errors.profileDesignation": "Designation is required",
  "account:errors.industry": "Industry is required",
  "account:errors.country": "Country is required",
  "account:errors.state": "State is required",
  "account:errors.companySize": "Annual Revenue is required",
  "account:errors.profileCompanySize": "Company Size is required",
  "company:errors.missing": "You have to add new access code to save",
  "evidence:errors.dimension": "Dimension is required",
  "evidence:errors.name": "Document Name is required",
  "evidence:errors.description": "Description is required",
  "approval:errors.name": "Name Is Required",
  "approval:errors.designation": "Designation Is Required",
  "approval:errors.date": "Date is required",
  "evidence:errors.files": "Please select at least one file to upload.",
  "evidence:errors.atLeastOne": "Please upload at least one document",
  "evidence:errors.path": "Invalid file path",
  "flash:incomplete": "Please complete all questions before proceeding",
  "flash:answerFirst": "All Questions need to be answered before upload documents",
  "api:failures.noAnswers": "No answers to submit",
  "api:failures.anonymous": "Please log in to continue",
};

const PAGES = {
  "assessment:history.title": "Welcome! What would you like to do?",
  "assessment:autosave.saved": "Auto-saved",
  "profile:card.noDesignation": "No designation set",
  "profile:card.noCompany": "No company set",
  "profile:card.noLocation": "No location set",
  "profile:card.noPhone": "No phone set",
  "profile:submissions.empty": "No submissions yet",
  "profile:achievements.empty": "No achievements yet",
  "results:report": "Summary ESG Maturity & Action Report",
  "completion:dialog.title": "Assessment Complete!",
  "completion:confirm.question": "Are you sure you want to submit the assessment?",
  "completion:summary.review": "Review Answers",
  "completion:summary.results": "View Results",
  "completion:pause.title": "Take a Break",
  "completion:pause.go": "Continue",
  "drafts:actions.reset.name": "Reset Completion Status",
  "drafts:actions.clear.name": "Clear All Data",
  "drafts:actions.fresh.name": "Start Fresh",
  "evidence:list.done": "Documents Uploaded",
  "evidence:submit.first": "Upload Documents First",
  "evidence:confirm.question": "Are you sure you want to submit the assessment?",
  "company:own.copied": "{{code}} Copied",
};

describe("the specification's sentences in English", () => {
  it.each([
    ["2 screens", PAGES],
    ["5 validation rules", RULES],
    ["8 success toasts", TOASTS],
    ["8 errors", ERRORS],
  ] as const)("match in section %s", (_, table) => {
    const shown = Object.keys(table).map((key) => [key, textOf("en", key)]);
    expect(Object.fromEntries(shown)).toEqual(table);
  });
});

const IN_FRENCH = {
  "account:errors.currentPassword": "Le mot de passe actuel est requis",
  "evidence:errors.dimension": "La dimension est requise",
  "evidence:errors.name": "Le nom du document est requis",
  "evidence:errors.description": "La description est requise",
  "approval:errors.designation": "La fonction est requise",
  "approval:errors.date": "La date est requise",
};

const IN_MALAY = {
  "evidence:errors.files": "Sekurang-kurangnya satu pdf diperlukan",
  "api:failures.server": "Ada yang tak kena!",
  "evidence:api.atLeastOnePdf": "Sekurang-kurangnya satu PDF diperlukan",
};

describe("the specification's sentences in other languages", () => {
  it.each([
    ["fr", IN_FRENCH],
    ["ms", IN_MALAY],
  ] as const)("match in %s", (language, table) => {
    const shown = Object.keys(table).map((key) => [key, textOf(language, key)]);
    expect(Object.fromEntries(shown)).toEqual(table);
  });
});
