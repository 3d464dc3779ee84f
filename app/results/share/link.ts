/** Where the reader with a token reads. The token's cookie is valid for this path and the files below it. */
export const sharedPath = (token: string) => `/shared/${token}`;
