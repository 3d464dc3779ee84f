/** Every text in a document, with its path. */
export function* textsOf(value: unknown, path = ""): Generator<{ path: string; text: Record<string, string> }> {
  if (typeof value !== "object" || value === null) return;
  if ("en" in value) yield { path, text: value as Record<string, string> };
  else for (const [key, child] of Object.entries(value)) yield* textsOf(child, `${path}/${key}`);
}
