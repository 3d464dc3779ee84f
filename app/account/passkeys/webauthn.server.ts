/** The checks of WebAuthn: a library with all of X.509 in it, which only a passkey needs, so a module apart (scripts/apart). */
export {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
export { decodeAttestationObject } from "@simplewebauthn/server/helpers";
