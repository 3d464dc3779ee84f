import { deflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { readText } from "~/platform/files/pdf/read-text.server";
import { linesOf } from "~/platform/files/pdf/text-lines";
import { pdfOfTexts } from "../../support/bills";

describe("the text of a PDF", () => {
  test("comes line by line, with the places of its words", async () => {
    const text = await readText(await pdfOfTexts(["Usage: 1,234 kWh", "Total"]));
    expect(text.ok && text.lines.map(({ page, words }) => [page, ...words.map((word) => word.text)])).toEqual([
      [1, "Usage:", "1,234", "kWh"],
      [1, "Total"],
    ]);
  });

  test("is left in the middle if it has no end, and told apart from none", async () => {
    expect(await readText(await pdfOfTexts(["a"], 500))).toEqual({ ok: false, reason: "too-much" });
    const glyphs = await pdfOfTexts(Array.from({ length: 2_500 }, () => "x".repeat(100)));
    expect(await readText(glyphs)).toEqual({ ok: false, reason: "too-much" });
    expect(await readText(new Uint8Array([1, 2, 3]))).toEqual({ ok: false, reason: "broken" });
    expect(await readText(await pdfOfTexts([]))).toEqual({ ok: false, reason: "no-text" });
  });

  test("is not read if a stream inflates to more than its limit", async () => {
    const file = await pdfOfTexts(["Usage: 1,234 kWh"]);
    expect((await readText(file)).ok).toBe(true);
    const content = deflateSync(Buffer.alloc(200_000, "0 0 m "));
    const head = "9 0 obj\n<< /Filter /FlateDecode /Length";
    const added = Buffer.concat([
      Buffer.from(`${head} ${content.length} >>\nstream\n`),
      content,
      Buffer.from("\nendstream\nendobj\n"),
    ]);
    const whole = Buffer.from(file);
    const at = whole.indexOf("1 0 obj");
    const grown = new Uint8Array(Buffer.concat([whole.subarray(0, at), added, whole.subarray(at)]));
    const limits = { bytes: 1_000_000, pages: 20, pieces: 20_000, letters: 200_000 };
    expect(await readText(grown, { ...limits, stream: 100_000 })).toEqual({ ok: false, reason: "broken" });
    expect((await readText(grown, { ...limits, stream: 300_000 })).ok).toBe(true);
  });

  test("is put together from pieces, and leaves out what runs upwards", () => {
    const piece = (str: string, x: number, y: number, turn = 0) => ({
      str,
      width: str.length * 5,
      height: 10,
      transform: turn ? [0, 10, -10, 0, x, y] : [10, 0, 0, 10, x, y],
    });
    const pieces = [
      piece("1,2", 200, 700),
      piece("Us", 40, 701),
      piece("34", 215, 700),
      piece("age", 50, 701),
      piece("draft", 10, 500, 1),
    ];
    expect(linesOf(pieces, 1)).toEqual([
      {
        page: 1,
        words: [
          { text: "Usage", x: 40, width: 25 },
          { text: "1,234", x: 200, width: 25 },
        ],
      },
    ]);
  });
});
