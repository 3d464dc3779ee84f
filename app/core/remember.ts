/**
 * Caches the latest results of a function of one text, at most `most` of them. Use it for results that depend on that text alone and cost
 * much more to compute than to look up. All requests in an isolate share the cache, so a result must not contain a user's data unless the
 * text itself contains it. `undefined` is not cached.
 */
export function remember<T>(most: number, make: (key: string) => T): (key: string) => T {
  const latest = keepLatest<T>(most);
  return (key) => latest.get(key) ?? latest.keep(key, make(key));
}

/**
 * Caches the latest values for a caller that computes them itself. The key must determine the value. The sizes of the values together come
 * to at most `most`; each counts as one unless `sizeOf` gives its size.
 */
export function keepLatest<T>(most: number, sizeOf: (key: string, value: T) => number = () => 1) {
  const kept = new Map<string, T>();
  let size = 0;
  const drop = (key: string) => {
    const value = kept.get(key);
    if (value !== undefined && kept.delete(key)) size -= sizeOf(key, value);
  };
  const keep = (key: string, value: T): T => {
    drop(key);
    if (value !== undefined) {
      kept.set(key, value);
      size += sizeOf(key, value);
    }
    while (size > most) drop(kept.keys().next().value as string);
    return value;
  };
  const get = (key: string): T | undefined => {
    const known = kept.get(key);
    // The entry moves to the end, so the first one is the least recently used.
    return known === undefined ? undefined : keep(key, known);
  };
  return { get, keep };
}

/** Caches the results of a function of objects that never change, such as a published questionnaire, for as long as each object exists. */
export function rememberOf<K extends object, T>(make: (of: K) => T): (of: K) => T {
  const made = new WeakMap<K, T>();
  return (of) => {
    const known = made.get(of) ?? make(of);
    made.set(of, known);
    return known;
  };
}
