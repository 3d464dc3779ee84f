/** What `goto` says of the supporting documents, to which the form's button leads after it has been saved. */
export const TO_DOCUMENTS = "documents";
