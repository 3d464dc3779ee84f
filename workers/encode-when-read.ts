import { encode as encodeNow } from "turbo-stream";

export * from "turbo-stream";

/**
 * The framework encodes what the loaders of a page have found before the page is drawn, for its scripts, and no page has any. In place of its
 * package (vite.config.ts) this encodes it once somebody reads it, which only pages that hydrate and what asks for data alone do.
 */
export const encode: typeof encodeNow = (...asked) => {
  let reader: ReadableStreamDefaultReader<Uint8Array>;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        reader ??= encodeNow(...asked).getReader();
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader?.cancel(reason),
    },
    { highWaterMark: 0 },
  );
};
