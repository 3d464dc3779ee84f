/** Where whoever has a token reads; its cookie holds for this path and the files below it. */
export const sharedPath = (token: string) => `/shared/${token}`;
