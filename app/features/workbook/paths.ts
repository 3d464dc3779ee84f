/** What `goto` says of the workbook's page, to which the form's button leads after it has been saved. */
export const TO_WORKBOOK = "workbook";

export const workbookPath = (sealedId: string) => `/workbook/${sealedId}`;
