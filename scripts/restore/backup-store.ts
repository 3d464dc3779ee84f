import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { Refusal } from "../lib/run.mjs";
import { type LocalState, openState } from "./local-state";

/** The bucket of backups, as a restore reads it. */
export interface BackupStore {
  get(key: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** The keys with this prefix, in order. */
  list(prefix: string): Promise<string[]>;
  close(): Promise<void>;
}

/** Opens a copy of the bucket in a folder, or the bucket of a local state (a folder with `v3` in it). */
export async function openStore(from: string): Promise<BackupStore> {
  if (!existsSync(from)) throw new Refusal(`There is nothing at ${from}.`);
  return existsSync(join(from, "v3")) ? storeOf(await openState(from)) : folderStore(from);
}

function storeOf(state: LocalState): BackupStore {
  return {
    get: async (key) => {
      const bytes = await state.ask("get", { bucket: "BACKUPS", key });
      return bytes === null ? null : new Uint8Array(Buffer.from(bytes, "base64"));
    },
    list: async (prefix) => {
      const keys: string[] = [];
      for await (const { key } of state.list("BACKUPS", prefix)) keys.push(key);
      return keys;
    },
    close: state.stop,
  };
}

function folderStore(folder: string): BackupStore {
  return {
    get: async (key) => {
      const path = join(folder, key);
      return existsSync(path) ? new Uint8Array(readFileSync(path)) : null;
    },
    list: async (prefix) => {
      const start = join(folder, prefix);
      if (!existsSync(start)) return [];
      return readdirSync(start, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) =>
          relative(folder, join(entry.parentPath ?? entry.path, entry.name))
            .split(sep)
            .join("/"),
        )
        .sort();
    },
    close: async () => {},
  };
}
