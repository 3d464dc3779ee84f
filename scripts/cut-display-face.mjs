/** `npm run font`: cuts the face of headings anew, after a change of its characters or of the package it comes from. */
import { writeFile } from "node:fs/promises";
import { cutDisplayFace, DISPLAY_FACE } from "./fonts/display-face.mjs";
import { runMain } from "./lib/run.mjs";

await runMain(async () => {
  const face = await cutDisplayFace();
  await writeFile(DISPLAY_FACE, face);
  console.log(`${DISPLAY_FACE}: ${face.byteLength} bytes`);
});
