/** Why nothing came from an address outside: `silent` if no answer came in time, `large` if it was longer than allowed. */
export type OutsideFault = "silent" | "unreachable" | "large";

/** An address outside did not answer as it should. */
export class OutsideFailed extends Error {
  constructor(readonly fault: OutsideFault) {
    super(fault);
  }
}

/**
 * Fetches a short text from outside. Follows no redirect, because it could lead where no address was judged, and reads no more than it may.
 * Throws `OutsideFailed`.
 */
export async function fetchOutside(
  address: string,
  init: RequestInit,
  { patienceMs, maxBytes }: { patienceMs: number; maxBytes: number },
): Promise<Response> {
  const signal = AbortSignal.timeout(patienceMs);
  try {
    const answer = await fetch(address, { ...init, redirect: "manual", signal });
    const text = await readAtMost(answer, maxBytes);
    const { status, headers } = answer;
    const hasBody = ![101, 204, 205, 304].includes(status);
    return new Response(hasBody ? text : null, { status, headers: plain(headers) });
  } catch (error) {
    if (error instanceof OutsideFailed) throw error;
    throw new OutsideFailed(signal.aborted ? "silent" : "unreachable");
  }
}

/** The headers of a text that has been read: it is no longer compressed. */
function plain(from: Headers): Headers {
  const headers = new Headers(from);
  headers.delete("Content-Encoding");
  headers.delete("Content-Length");
  return headers;
}

async function readAtMost(answer: Response, maxBytes: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = answer.body?.getReader();
  for (;;) {
    const part = await reader?.read();
    if (!part || part.done) break;
    length += part.value.byteLength;
    if (length > maxBytes) {
      await reader?.cancel().catch(() => {});
      throw new OutsideFailed("large");
    }
    parts.push(part.value);
  }
  return new TextDecoder().decode(Buffer.concat(parts));
}
