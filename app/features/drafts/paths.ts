/** What `goto` says of the resync, to which the form's button leads after it has been saved. */
export const TO_RESYNC = "resync";

/** Where is shown what a resync would change. */
export const resyncPath = (sealedId: string) => `/resync/${sealedId}`;
