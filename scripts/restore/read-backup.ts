import { createHash, createPublicKey } from "node:crypto";
import { openEnvelope, readPrivateKey } from "~/platform/crypto/envelope";
import { gunzip, sha256 } from "~/platform/files/packed";
import { readFileList } from "~/upkeep/backup/file-list";
import { mergeParts } from "~/upkeep/backup/merge-parts";
import {
  BACKUPS,
  type DatabaseCopy,
  type FileEntry,
  type Manifest,
  manifestKey,
  PIECES,
  pieceKey,
} from "~/upkeep/backup/rules/manifest";
import { Refusal } from "../lib/run.mjs";
import type { BackupStore } from "./backup-store";

/** A finished backup whose parts are all there and unaltered, with the key that opens them. */
export interface Backup {
  manifest: Manifest;
  files: FileEntry[];
  store: BackupStore;
  key: CryptoKey;
}

/** Opens the newest backup, or the one with this id. Refuses one that is incomplete, damaged or for another key, and names what is. */
export async function openBackup(store: BackupStore, pem: string, id?: string): Promise<Backup> {
  const manifest = await readManifest(store, id);
  if (keyIdOf(pem) !== manifest.keyId) {
    throw new Refusal(`The backup ${manifest.id} is sealed for another key.`);
  }
  const faults: string[] = [];
  for (const { name, sha256: hash } of [...manifest.parts, ...(manifest.logs?.parts ?? []), ...manifest.fileLists]) {
    const bytes = await store.get(name);
    if (!bytes) faults.push(`${name} is missing`);
    else if ((await sha256(bytes)) !== hash) faults.push(`${name} is damaged`);
  }
  const refuse = () => {
    throw new Refusal(`The backup ${manifest.id} is not whole:\n${listed(faults)}`);
  };
  if (faults.length > 0) refuse();
  const lists: FileEntry[][] = [];
  for (const { name } of manifest.fileLists)
    lists.push(await readFileList((await store.get(name)) ?? new Uint8Array()));
  // What was already gone from the product is kept for a while, and belongs to no backup after that.
  const files = lists.flat().filter(({ goneAt }) => goneAt === undefined);
  const present = new Set(await store.list(PIECES));
  for (const file of files) {
    for (const [piece] of file.pieces.entries()) {
      if (!present.has(pieceKey(file, piece))) faults.push(`${pieceKey(file, piece)} is missing`);
    }
  }
  if (faults.length > 0) refuse();
  return { manifest, files, store, key: await readPrivateKey(pem) };
}

/** The first faults of a backup, a line each. */
const listed = (lines: readonly string[]) =>
  [
    ...lines.slice(0, 20).map((line) => `  - ${line}`),
    ...(lines.length > 20 ? [`  and ${lines.length - 20} more`] : []),
  ].join("\n");

async function readManifest(store: BackupStore, id?: string): Promise<Manifest> {
  const keys = await store.list(BACKUPS);
  const finished = keys.filter((key) => key.endsWith("/manifest.json"));
  const wanted = id === undefined ? finished.at(-1) : finished.find((key) => key === manifestKey(id));
  const bytes = wanted && (await store.get(wanted));
  if (!bytes) {
    const ids = finished.map((key) => key.split("/")[1]).join(", ");
    throw new Refusal(`There is no finished backup${id ? ` ${id}` : ""}. ${ids ? `There are: ${ids}` : ""}`.trim());
  }
  return JSON.parse(new TextDecoder().decode(bytes));
}

function keyIdOf(pem: string): string {
  try {
    const spki = createPublicKey(pem).export({ type: "spki", format: "der" });
    return createHash("sha256").update(spki).digest("hex");
  } catch {
    throw new Refusal("The key is not a private key in PEM.");
  }
}

async function open({ store, key }: Backup, name: string): Promise<Uint8Array<ArrayBuffer>> {
  const sealed = await store.get(name);
  if (!sealed) throw new Refusal(`${name} is missing.`);
  const plain = await openEnvelope(key, name, sealed);
  if (!plain) throw new Refusal(`${name} cannot be opened: it is damaged, or not what its name says.`);
  return plain;
}

/** The rows of one of its databases at the moment of the backup, each after those that it refers to. */
export const readRows = (backup: Backup, copy: DatabaseCopy) =>
  mergeParts(copy, async ({ name }) => new TextDecoder().decode(await gunzip(await open(backup, name))));

/** A file's content. Refuses one that is not as it was. */
export async function readFile(backup: Backup, file: FileEntry): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for (const [piece, hash] of file.pieces.entries()) {
    const plain = await open(backup, pieceKey(file, piece));
    if ((await sha256(plain)) !== hash) throw new Refusal(`${pieceKey(file, piece)} is not what the backup lists.`);
    pieces.push(plain);
  }
  return Buffer.concat(pieces);
}
