/** A stored picture as an answer, named by us whatever its file was called: its address changes with it, so it may be kept. 404 without one. */
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
      // Nothing in the file is anything but a picture, wherever it is opened.
      "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      "Cache-Control": "private, max-age=31536000, immutable",
    },
  });
}
