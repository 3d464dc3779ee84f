/** What `goto` says of the points of a draft, to which the form's button leads after it has been saved. */
export const TO_POINTS = "points";

/** Where a draft's points so far are shown. */
export const pointsPath = (sealedId: string) => `/points/${sealedId}`;
