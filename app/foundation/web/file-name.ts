/** The name to save a file by (RFC 6266), for its Content-Disposition: as it is written, and once more in letters that every client reads. */
export function fileNameParameter(name: string): string {
  const plain = name.replaceAll(/[^\w .()-]/g, "_");
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
  return `filename="${plain}"; filename*=UTF-8''${encoded}`;
}
