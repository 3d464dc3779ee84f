/** Begins the names of everything that the form keeps in a browser. */
export const PREFIX = "kompas.";
/** Ends the address of a section that the keeper shows again because its form could not be sent. */
export const UNSENT = "&unsent";
