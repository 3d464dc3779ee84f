/** Where is asked what a new assessment begins with, and whether there shall be one beside a draft with answers. */
export const START_PATH = "/user/history?dialog=start";

/** The form's field with the draft that this was asked about. */
export const BESIDE = "beside";
