import { createHash } from "node:crypto";
import { FIRST_KEY, KEY_NAMES } from "../settings-rules.mjs";

/** One SECRET_KEY of an installation. */
export interface SecretKey {
  /** The setting that contains it: SECRET_KEY, SECRET_KEY_2 and so on. */
  name: string;
  /** At least 32 bytes, base64. */
  secret: string;
  /**
   * How each value begins that it has sealed: eight characters, base64url, that identify the key. Empty for the first key, so that an
   * installation with one key writes what it has always written.
   */
  mark: string;
  /** Since when it seals, in milliseconds. It opens what it has sealed before that too. */
  from: number;
  /** Whether it opens stored values only, because somebody else may have it. */
  isLeaked: boolean;
}

/** The keys of an installation, oldest first; one at least has not leaked. */
export type KeyRing = readonly SecretKey[];

/** A key in base64, with the moment since when it seals, if it has one. */
const VALUE = /^(?:(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ) )?([A-Za-z0-9+/]+={0,2})$/;
const MIN_BYTES = 32;

type Given = Readonly<Record<string, unknown>>;

/** The ring that the settings describe, or what is wrong with them: a sentence each, which names the setting and quotes no secret. */
export function readKeyRing(given: Given): { ring: KeyRing; faults: string[] } {
  const leaked = textOf(given, "SECRET_KEYS_LEAKED")
    .split(/[\s,]+/)
    .filter(Boolean);
  const names = KEY_NAMES.filter((name) => textOf(given, name) !== "");
  const read = names.map((name) => readKey(name, given, leaked));
  const ring = read.filter((key) => key !== null);
  const faults = names
    .filter((_, index) => read[index] === null)
    .map((name) => `${name} must be at least ${MIN_BYTES} bytes in base64, or a moment and such a key.`);
  const others = Object.keys(given).filter((name) => /^SECRET_KEY_/.test(name) && !KEY_NAMES.includes(name));
  faults.push(...others.map((name) => `${name} is no name of a key: they go from SECRET_KEY_2 to SECRET_KEY_99.`));
  if (names.length === 0) faults.push(`${FIRST_KEY} is missing.`);
  const unknown = leaked.filter((name) => !KEY_NAMES.includes(name));
  if (unknown.length > 0) faults.push("SECRET_KEYS_LEAKED must list names of keys, such as SECRET_KEY.");
  if (ring.length > 0 && ring.every(({ isLeaked }) => isLeaked)) {
    faults.push("SECRET_KEYS_LEAKED names every key: nothing is left to seal with.");
  }
  return { ring, faults };
}

function readKey(name: string, given: Given, leaked: readonly string[]): SecretKey | null {
  const [, moment, secret = ""] = VALUE.exec(textOf(given, name)) ?? [];
  const bytes = Buffer.from(secret, "base64");
  if (bytes.length < MIN_BYTES || secret.length % 4 !== 0) return null;
  const from = moment === undefined ? 0 : Date.parse(moment);
  // A day that no month has is read as one of the next.
  if (Number.isNaN(from) || (moment && new Date(from).toISOString() !== moment.replace("Z", ".000Z"))) return null;
  return { name, secret, mark: name === FIRST_KEY ? "" : markOf(bytes), from, isLeaked: leaked.includes(name) };
}

const textOf = (given: Given, name: string) => String(given[name] ?? "").trim();

/** Six bytes, which base64url writes as eight characters whatever follows them. */
const markOf = (secret: Uint8Array) =>
  createHash("sha256").update("kompas/key-mark/1").update(secret).digest().subarray(0, 6).toString("base64url");

/** The key that seals at that time: the newest that has begun and has not leaked. */
export function newestKey(ring: KeyRing, now: number): SecretKey {
  const usable = ring.filter(({ isLeaked }) => !isLeaked);
  const newest = usable.findLast(({ from }) => from <= now) ?? usable[0];
  if (!newest) throw new Error("A ring has a key");
  return newest;
}

/** The key that an installation began with, from which the keys of its hashes derive. Null once it has been deleted. */
export const firstKey = (ring: KeyRing): SecretKey | null => ring.find(({ name }) => name === FIRST_KEY) ?? null;
