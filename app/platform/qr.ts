import { encode } from "uqr";

/** A QR code as an SVG path: one unit per module, with the quiet zone that scanners need (ISO 18004: four modules). */
export interface QrCode {
  size: number;
  path: string;
}

export function drawQr(text: string): QrCode {
  const { size, data } = encode(text, { ecc: "M", border: 4 });
  const runs = data.flatMap((row, y) => {
    const line = row.map((isDark) => (isDark ? "1" : "0")).join("");
    return [...line.matchAll(/1+/g)].map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`);
  });
  return { size, path: runs.join("") };
}
