/** Ends the address of a section that the keeper shows again because its form could not be sent. */
export const UNSENT = "&unsent";
