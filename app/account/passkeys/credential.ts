import { z } from "zod";

const base64url = z.string().regex(/^[\w-]*$/);
const credential = { id: base64url.min(1).max(1400), rawId: base64url, type: z.literal("public-key") };
const extensions = z.record(z.string(), z.unknown()).transform(() => ({}));

const json = <T extends z.ZodType>(schema: T) =>
  z
    .string()
    .transform((text, check) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        check.addIssue({ code: "custom", message: "not JSON" });
        return z.NEVER;
      }
    })
    .pipe(schema);

/** What a browser sends after it has made a passkey, as JSON text. The schema drops fields that we do not check. */
export const newCredentialSchema = json(
  z.object({
    ...credential,
    clientExtensionResults: extensions,
    response: z.object({
      clientDataJSON: base64url,
      attestationObject: base64url,
      transports: z.array(z.enum(["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"])).catch([]),
    }),
  }),
);

/** What a browser sends after a passkey has signed, as JSON text. */
export const assertionSchema = json(
  z.object({
    ...credential,
    clientExtensionResults: extensions,
    response: z.object({
      clientDataJSON: base64url,
      authenticatorData: base64url,
      signature: base64url,
      userHandle: base64url.nullish().transform((value) => value ?? undefined),
    }),
  }),
);
