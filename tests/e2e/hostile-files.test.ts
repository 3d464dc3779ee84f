import { describe, expect, test } from "vitest";
import { HOARDS } from "../support/pdfs";
import { BASE_URL, useBrowser } from "./support/browser";
import { fillAssessment, signInNewCompany, startAssessment } from "./support/company";
import { findListener, HAS_PROC, residentMb } from "./support/served-process";

const FILES = 25;
/** Until then, the process grows to the memory it needs for one such file. */
const WARM_UP = 10;
/** For other work of the process meanwhile. A file whose names stay in memory takes 170 MB. */
const ALLOWED_MB = 150;

describe("hostile files", () => {
  const browser = useBrowser();

  test.skipIf(!HAS_PROC)(
    "leave no memory in use after PDFs of eight megabytes were refused",
    async () => {
      const visit = await browser.visit({ scripts: false });
      await signInNewCompany(visit);
      const id = await startAssessment(visit);
      await fillAssessment(visit, id, () => true);
      const server = findListener(Number(new URL(BASE_URL).port));
      const sizes: number[] = [];
      for (let turn = 1; turn <= FILES; turn += 1) {
        const [, make] = HOARDS[turn % HOARDS.length] ?? [];
        if (!make) throw new Error("There are hostile files");
        const file1 = { name: "log.pdf", mimeType: "application/pdf", buffer: Buffer.from(make(turn)) };
        const answer = await visit.context.request.post(`/uploadDocuments/${id}?add`, {
          headers: { Origin: BASE_URL },
          multipart: { dimension: "environment", name: "2026", description: "2026", file1 },
          maxRedirects: 0,
        });
        expect(answer.status()).toBe(422);
        sizes.push(residentMb(server));
      }
      const grown = Math.min(...sizes.slice(-5)) - Math.max(...sizes.slice(WARM_UP - 5, WARM_UP));
      expect(grown, `${sizes.map(Math.round)} MB`).toBeLessThan(ALLOWED_MB);
    },
    120_000,
  );
});
