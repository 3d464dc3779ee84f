/** `npm run font`: subsets the fonts for headings and report files again, after a change of their characters or source packages. */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { cutDisplayFace, DISPLAY_FACE } from "./fonts/display-face.mjs";
import { cutPaperFace, FACE_NAMES, PAPER_FACES } from "./fonts/paper-faces.mjs";
import { runMain } from "./lib/run.mjs";

await runMain(async () => {
  await keep(DISPLAY_FACE, await cutDisplayFace());
  await mkdir(PAPER_FACES, { recursive: true });
  for (const name of FACE_NAMES) await keep(join(PAPER_FACES, `${name}.ttf`), await cutPaperFace(name));
});

async function keep(file, face) {
  await writeFile(file, face);
  console.log(`${file}: ${face.byteLength} bytes`);
}
