import { getTOTPAuthUri, verifyTOTP } from "@epic-web/totp";

/** What every authenticator app assumes by default (RFC 6238; ASVS 5.0, 6.5.5: 30 seconds at most). */
const PERIOD_SECONDS = 30;
const DIGITS = 6;
const ALGORITHM = "SHA-1";
const BASE_32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
/** 160 bits, as RFC 4226 recommends (section 4, R6). */
const SECRET_LENGTH = 32;

/** A new random secret in base 32, 32 characters. */
export function createTotpSecret(): string {
  return [...crypto.getRandomValues(new Uint8Array(SECRET_LENGTH))].map((byte) => BASE_32[byte & 31]).join("");
}

/** What an authenticator app reads from the QR code. */
export function totpUri(secret: string, account: string): string {
  const settings = { period: PERIOD_SECONDS, digits: DIGITS, algorithm: ALGORITHM };
  return getTOTPAuthUri({ ...settings, secret, accountName: account, issuer: "Kompas" });
}

/**
 * The time step of a code, or null. The current step, the one before and the one after count, for phones whose clocks are off. Uses the
 * machine's own clock, since the library reads no other.
 */
export async function findTotpStep(secret: string, code: string): Promise<number | null> {
  for (;;) {
    const step = presentStep();
    const found = await verifyTOTP({
      otp: code,
      secret,
      period: PERIOD_SECONDS,
      digits: DIGITS,
      algorithm: ALGORITHM,
      window: 1,
    });
    // If a new step began meanwhile, it is unclear which one the library counted from: try again.
    if (presentStep() === step) return found && step + found.delta;
  }
}

const presentStep = () => Math.floor(Date.now() / 1000 / PERIOD_SECONDS);
