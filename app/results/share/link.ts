/** Where the reader with a token reads. The token's cookie is valid for this path and the files below it. */
export const sharedPath = (token: string) => `/shared/${token}`;

/** The same report as a file. */
export const sharedFilePath = (token: string) => `${sharedPath(token)}/report.pdf`;
