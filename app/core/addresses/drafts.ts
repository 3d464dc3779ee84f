/** The form's field with the draft that this was asked about. */
export const BESIDE = "beside";

/** The form's field that asks for the first question at once, without the page that says how it goes. */
export const OPENS_FIRST = "first";

/** The form's field with the kind that is started; readiness without it. */
export const KIND = "kind";
