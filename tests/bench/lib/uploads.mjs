import { randomBytes } from "node:crypto";
import { DEMO_ACCOUNTS } from "../../../scripts/demo/accounts.mjs";
import { Client, expectStatus } from "./client.mjs";
import { elements } from "./html.mjs";
import { openInspector } from "./inspector.mjs";

const FILES = 4;
const FILE_BYTES = 10_000_000;
const AT_ONCE = 5;
/** What one upload may need besides what the Worker has anyway, and what all may need with it. An isolate has 128 MB. */
const ONE_UPLOAD = 20_000_000;
const ISOLATE = 128_000_000;
const BETWEEN_LOOKS_MS = 10;

const OWNERS = `company_id = (SELECT company_id FROM users WHERE email = '${DEMO_ACCOUNTS.owner.email}') AND kind = 'readiness'`;
const DRAFT = `(SELECT id FROM assessments WHERE ${OWNERS} AND state = 'draft' LIMIT 1)`;
const COMPLETED = `(SELECT id FROM assessments WHERE ${OWNERS} AND state = 'completed' ORDER BY completed_at DESC LIMIT 1)`;

/** The SQL that completes the demo company's draft, so that it takes documents: it gets the answers of the completed assessment. */
export const READY_DRAFT = `
  DELETE FROM answers WHERE assessment_id = ${DRAFT};
  UPDATE answers SET assessment_id = ${DRAFT} WHERE assessment_id = ${COMPLETED};`;

/**
 * The memory of the Worker while documents are uploaded: the objects of V8 and what is in buffers. The local runtime has no limit and
 * collects late, so this is more than is needed.
 * @param {import("./figures.mjs").Figures} figures
 * @param {{ address: string, inspector: () => Promise<URL> }} server started for inspection
 */
export async function measureUploads(figures, { address, inspector }) {
  const owner = await new Client(address).signIn(DEMO_ACCOUNTS.owner);
  const { body } = expectStatus(await owner.get("/user/history"), 200);
  const draft = elements(body, "a").find(({ href = "" }) => /^\/[\w-]{43}$/.test(href))?.href;
  const path = `/uploadDocuments${draft}`;
  // A draft that is not complete leads elsewhere.
  expectStatus(await owner.get(path), 200);
  // A connection of its own each: the runtime closes one that has been idle for five seconds, perhaps as the next upload begins on it.
  const headers = { Connection: "close" };
  const upload = (files, bytes) => owner.send(path, { method: "POST", headers, body: formOf(files, bytes) });
  const { ask, close } = await openInspector(await inspector());
  const watch = async (work) => {
    let isOver = false;
    const done = work().finally(() => {
      isOver = true;
    });
    let most = 0;
    while (!isOver) {
      const { usedSize, backingStorageSize = 0 } = await ask("Runtime.getHeapUsage");
      most = Math.max(most, usedSize + backingStorageSize);
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS_MS));
    }
    await done;
    return most;
  };
  // Loads what judges a PDF.
  const before = await watch(async () => expectStatus(await upload(1, 10_000), 303));
  const one = await watch(async () => expectStatus(await upload(FILES, FILE_BYTES), 303));
  const all = await watch(async () => {
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => upload(FILES, FILE_BYTES)));
    for (const answer of answers) expectStatus(answer, 303);
  });
  close();
  figures.add("memory of the Worker · before an upload", before, { unit: "bytes" });
  figures.add(`memory of the Worker · ${FILES} documents of 10 MB, beside that`, one - before, {
    unit: "bytes",
    limit: ONE_UPLOAD,
  });
  figures.add(`memory of the Worker · ${AT_ONCE} such uploads at once, in all`, all, { unit: "bytes", limit: ISOLATE });
}

function formOf(files, bytes) {
  const form = new FormData();
  const entry = { dimension: "environment", name: "Meter log", description: "Readings", issuedOn: "", expiresOn: "" };
  for (const [name, value] of Object.entries(entry)) form.append(name, value);
  for (let file = 1; file <= files; file += 1) form.append(`file${file}`, new Blob([pdfOf(bytes)]), `log-${file}.pdf`);
  return form;
}

/** A PDF of one page, with a picture of that many bytes. */
function pdfOf(bytes) {
  return Buffer.concat([
    Buffer.from(`%PDF-1.7\n9 0 obj <</Length ${bytes}>> stream\n`),
    randomBytes(bytes),
    Buffer.from(
      "\nendstream endobj 1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj 2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj 3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>> endobj trailer <</Root 1 0 R>>",
    ),
  ]);
}
