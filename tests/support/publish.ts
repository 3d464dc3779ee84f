import type { Catalogue } from "~/assessment/catalogue/rules/catalogue";
import { change } from "./database";
import { type Editing, nextVersion } from "./next-version";
import { PROGRESS_QUESTIONNAIRE } from "./progress-questionnaire";

let published = 0;

/**
 * Publishes a later version of the questionnaire, optionally changed by `altered`. Each version gets its own name, because a Worker caches
 * what it has parsed.
 */
export async function publish(
  editing: Editing,
  altered = (catalogue: Catalogue): Catalogue => catalogue,
): Promise<string> {
  published += 1;
  const version = `readiness-test-${published}-${crypto.randomUUID()}`;
  const document = JSON.stringify(altered(nextVersion(editing, version)));
  const at = 1000 + published;
  await change(
    "insert into catalogues (version, kind, document, published_at) values (?, 'readiness', ?, ?)",
    version,
    document,
    at,
  );
  return version;
}

/** Publishes a `progress` questionnaire that is newer than any other and returns its version. */
export async function publishProgress(): Promise<string> {
  published += 1;
  const version = `progress-test-${published}-${crypto.randomUUID()}`;
  await change(
    "insert into catalogues (version, kind, document, published_at) values (?, 'progress', ?, ?)",
    version,
    JSON.stringify({ ...PROGRESS_QUESTIONNAIRE, version }),
    Date.now() + published,
  );
  return version;
}

/** Makes the first version the newest again. */
export const withdrawAll = () => change("delete from catalogues where version like 'readiness-test-%'");
