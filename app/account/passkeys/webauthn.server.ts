/**
 * The WebAuthn checks. Their library contains all of X.509 and only passkeys need it, so it is a separate module
 * (scripts/apart).
 */
export {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
export { decodeAttestationObject } from "@simplewebauthn/server/helpers";
