/**
 * Lists objects with what is kept beside them, which a list otherwise leaves out. Workers' types know `include` only under a later date
 * than the product's.
 */
export function listWith(
  bucket: R2Bucket,
  include: "httpMetadata" | "customMetadata",
  options: R2ListOptions & { after: string | null },
): Promise<R2Objects> {
  const { after, ...rest } = options;
  const all: R2ListOptions & { include: string[] } = {
    ...rest,
    ...(after !== null && { startAfter: after }),
    include: [include],
  };
  return bucket.list(all);
}
