/** Where is asked what a new assessment begins with, and whether there shall be one beside a draft with answers. */
export const START_PATH = "/user/history?dialog=start";

/** The form's field with the draft that this was asked about. */
export const BESIDE = "beside";

/** The form's field that asks for the first question at once, without the page that says how it goes. */
export const OPENS_FIRST = "first";
