/** The form field with the draft that the question was about. */
export const BESIDE = "beside";

/** The form field that opens the first question at once, without the page that explains the form. */
export const OPENS_FIRST = "first";

/** The form field with the kind to start; readiness if it is missing. */
export const KIND = "kind";
