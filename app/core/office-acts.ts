/** What an administrator can do, as the audit log names it. */
export const OFFICE_ACTS = [
  "company-corporate",
  "company-ordinary",
  "company-code",
  "answers-read",
  "person-signed-out",
  "everybody-signed-out",
  "second-step-removed",
  "person-contributor",
  "person-viewer",
  "person-owner",
  "administrator-proposed",
  "administrator-end-proposed",
  "administrator-made",
  "administrator-ended",
  "administrator-withdrawn",
  "industry-added",
  "industry-changed",
  "industry-closed",
  "industry-opened",
  "factors-published",
  "questionnaire-drafted",
  "questionnaire-edited",
  "questionnaire-imported",
  "questionnaire-scheduled",
  "questionnaire-called-off",
  "questionnaire-published",
  "questionnaire-discarded",
  "announcement-written",
  "announcement-changed",
  "announcement-scheduled",
  "announcement-called-off",
  "announcement-sent",
  "announcement-stopped",
  "announcement-deleted",
  "question-answered",
  "delivery-retried",
  "deliveries-retried",
  "address-released",
] as const;
export type OfficeAct = (typeof OFFICE_ACTS)[number];

/** The reading company in a company's ledger when the network's office is the reader: the office is no company. */
export const OFFICE = "";

/** Characters of a reason: the least that says anything, and the most. */
export const REASON = { min: 8, max: 300 } as const;

/** Whether a stored or submitted text names an act. */
export const isOfficeAct = (value: unknown): value is OfficeAct => OFFICE_ACTS.some((act) => act === value);
