/** All parts but the last have this size; R2 takes none smaller than 5 MiB. */
const PART_BYTES = 8 * 1024 * 1024;

/**
 * Writes a stream of unknown length to R2, with one part of it in memory. Returns its size in bytes. If the stream or a part fails, nothing
 * is left behind and the error is rethrown.
 */
export async function uploadStream(
  files: R2Bucket,
  key: string,
  stream: ReadableStream<Uint8Array>,
  httpMetadata: R2HTTPMetadata,
): Promise<number> {
  const buffer = new Uint8Array(PART_BYTES);
  const parts: R2UploadedPart[] = [];
  let upload: R2MultipartUpload | undefined;
  let filled = 0;
  const reader = stream.getReader();
  const flush = async () => {
    upload ??= await files.createMultipartUpload(key, { httpMetadata });
    parts.push(await upload.uploadPart(parts.length + 1, buffer.slice(0, filled)));
    filled = 0;
  };
  try {
    for (let { done, value } = await reader.read(); !done && value; { done, value } = await reader.read()) {
      for (let from = 0; from < value.byteLength; ) {
        const piece = value.subarray(from, from + PART_BYTES - filled);
        buffer.set(piece, filled);
        filled += piece.byteLength;
        from += piece.byteLength;
        if (filled === PART_BYTES) await flush();
      }
    }
    if (!upload) {
      await files.put(key, buffer.subarray(0, filled), { httpMetadata });
      return filled;
    }
    const size = parts.length * PART_BYTES + filled;
    if (filled > 0) await flush();
    await upload.complete(parts);
    return size;
  } catch (error) {
    await reader.cancel(error).catch(() => {});
    await upload?.abort().catch(() => {});
    throw error;
  }
}
