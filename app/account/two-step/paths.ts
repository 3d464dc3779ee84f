/** Where two-step sign-in is set up and changed. */
export const HERE = "/user/security/two-step";
