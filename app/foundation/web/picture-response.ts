/**
 * Answers with a stored picture under our own file name, whatever the original was called. Its address changes with the
 * picture, so it may be cached. 404 without a picture.
 */
export function pictureResponse(
  picture: { body: ReadableStream; size: number; mime: string } | null,
  name: string,
): Response {
  if (!picture) return new Response(null, { status: 404 });
  return new Response(picture.body, {
    headers: {
      "Content-Type": picture.mime,
      "Content-Length": String(picture.size),
      "Content-Disposition": `inline; filename="${name}"`,
      // The file can act as nothing but a picture, wherever it is opened.
      "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      "Cache-Control": "private, max-age=31536000, immutable",
    },
  });
}
