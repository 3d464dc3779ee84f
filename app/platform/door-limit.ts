/** What a path takes beyond a form of everyday size, from whoever carries a token of ours; whether it opens anything is found out later. */
export type DoorLimit = {
  path: RegExp;
  isFrom: (headers: Headers) => boolean;
} & (
  | {
      /** One file of so many bytes at most, or a form that is so many bytes longer than others may be. */
      takes: "file" | "long form";
      bytes: number;
    }
  | {
      /** A form with files, read as it comes, part by part, by `readMultipart`, which knows limits of its own. */
      takes: "parts";
    }
);

/** A token of ours as the session cookie carries it. */
export const BY_COOKIE = (headers: Headers) =>
  /(?:^|;\s*)__Host-session=[\w%+/=-]{43,}/.test(headers.get("Cookie") ?? "");

/** A token of ours as a bearer header carries it. */
export const BY_BEARER = (headers: Headers) =>
  /^\s*bearer\s+[\w.~+/=-]{43,}\s*$/i.test(headers.get("Authorization") ?? "");
