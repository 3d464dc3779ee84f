/** Where passkeys are added and removed. */
export const HERE = "/user/security/passkeys";
