import { findPictureType } from "./pictures/clean-picture";

/** How a file of each kind begins. Nothing may stand before, so that a PDF (ISO 32000-2, 7.5.2) is nothing else as well. */
const MAGIC = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  zip: [0x50, 0x4b, 0x03, 0x04],
  ole: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
};
const CONTAINERS = ["pdf", "zip", "ole"] as const;

/** What a file is by its first bytes; an office file is looked into afterwards. Null for anything else, a WebP picture among it. */
export function findContainer(bytes: Uint8Array): "pdf" | "picture" | "zip" | "ole" | null {
  const container = CONTAINERS.find((each) => MAGIC[each].every((byte, index) => bytes[index] === byte));
  if (container) return container;
  const picture = findPictureType(bytes);
  return picture === null || picture === "webp" ? null : "picture";
}
