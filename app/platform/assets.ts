/** The site's own static files, read by the Worker itself. */
export interface Assets {
  /** A file of JSON that the build has laid beside the Worker, parsed once an isolate. Nobody may change what it gives. */
  readJson<T>(path: string): Promise<T>;
}

/** The host is never asked: the binding looks at the path only. */
const ORIGIN = "https://assets.invalid";

// The values, not the promises: a request may not wait for what another one has asked.
const known = new Map<string, unknown>();

/** Opens the binding under which the static files are. */
export function openAssets(binding: Pick<Fetcher, "fetch">): Assets {
  return {
    async readJson<T>(path: string) {
      if (!known.has(path)) {
        const response = await binding.fetch(`${ORIGIN}${path}`);
        if (!response.ok) throw new Error(`The asset ${path} answers with status ${response.status}`);
        known.set(path, await response.json());
      }
      return known.get(path) as T;
    },
  };
}
