import { withQuery } from "./with-query";

/** The requests that a company has received. */
export const RECEIVED_PATH = "/user/requests";

/** The requests that a corporate company has made. */
export const SENT_PATH = "/associatedCompanies/requests";

/** Where a request is asked of companies; `chosen` are sealed ids of companies. */
export const newRequestPath = (...chosen: string[]) =>
  withQuery(`${SENT_PATH}/new`, new URLSearchParams(chosen.map((id) => ["chosen", id])).toString());

/** Where a company is asked for the successor of a document. */
export const askForDocumentPath = (chosen: string, document: string) =>
  withQuery(newRequestPath(chosen), new URLSearchParams({ document }).toString());

/** What an address of a new request says that it is about: the title of a corrective action. */
export const ACTION_FIELD = "practice";

/** Where those members are asked that do not share their key figures. */
export const ASK_FOR_FIGURES_PATH = `${SENT_PATH}/new?figures=none`;

/** Whose page about a request: that of the company that was asked, or of the one that asks. */
export type RequestSide = "received" | "sent";

/** The page of a request. */
export const requestPath = (side: RequestSide, sealedId: string) =>
  `${side === "received" ? RECEIVED_PATH : SENT_PATH}/${sealedId}`;

/** A document in the thread of a request. */
export const requestFilePath = (side: RequestSide, sealedId: string, entryId: string) =>
  `${requestPath(side, sealedId)}/files/${entryId}`;

/** The page whose form may bring a document. */
export const RECEIVED_PATTERN = /^\/user\/requests\/[\w-]{43}$/;
