/**
 * What a path takes beyond a form of ordinary size, from clients that carry a token of ours. Whether the token is valid is checked later.
 */
export type DoorLimit = {
  path: RegExp;
  isFrom: (headers: Headers) => boolean;
} & (
  | {
      /** One file of at most `bytes` bytes, or a form that may be `bytes` bytes longer than others. */
      takes: "file" | "long form";
      bytes: number;
    }
  | {
      /** A form with files, which `readMultipart` reads part by part as it arrives, under its own limits. */
      takes: "parts";
      /** How many bytes longer than others the form may be when it comes without files, in the ordinary encoding. */
      bytes?: number;
    }
);

/** Whether the session cookie carries what looks like a token of ours. */
export const BY_COOKIE = (headers: Headers) =>
  /(?:^|;\s*)__Host-session=[\w%+/=-]{43,}/.test(headers.get("Cookie") ?? "");

/** Whether a bearer header carries what looks like a token of ours. */
export const BY_BEARER = (headers: Headers) =>
  /^\s*bearer\s+[\w.~+/=-]{43,}\s*$/i.test(headers.get("Authorization") ?? "");
