/** The site's own static files, read by the Worker itself. */
export interface Assets {
  /** A JSON file that the build placed beside the Worker, parsed once per isolate. Callers must not change the result. */
  readJson<T>(path: string): Promise<T>;
}

/** A placeholder: the binding looks only at the path and never asks the host. */
const ORIGIN = "https://assets.invalid";

// Values, not promises, because a request must not wait for what another request asked for.
const known = new Map<string, unknown>();

/** Opens the binding of the static files. */
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
