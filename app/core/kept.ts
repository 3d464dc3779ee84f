/** A request with this header is for a copy that the browser keeps, and not for a page that is about to be read. */
export const COPY_HEADER = "Kompas-Copy";

/** Where an installed Kompas begins: the next step of who uses it. */
export const START_PATH = "/user/next";
