import { afterEach, describe, expect, it, vi } from "vitest";
import { MultipartError, readMultipart } from "~/platform/files/multipart.server";

const CONTENT = "one\r\n--not the boundary\r\n\r\ntwo\r\n--";
const BODY = [
  "--x",
  'Content-Disposition: form-data; name="first"',
  "",
  "café",
  "--x",
  'content-disposition: form-data; name="file1"; filename="a;b=\\"c\\".pdf"',
  "Content-Type: application/pdf",
  "",
  CONTENT,
  "--x",
  "Content-Disposition: form-data; name=\"file2\"; filename*=utf-8''caf%C3%A9.pdf",
  "",
  "",
  "--x--",
].join("\r\n");

/** The body in chunks of `size` bytes. */
const requestOf = (body: string, size = 7, type = "multipart/form-data; boundary=x") => {
  const bytes = Buffer.from(body);
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );
  const stream = new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new Uint8Array(piece));
      controller.close();
    },
  });
  return new Request("https://kompas.test", {
    method: "POST",
    headers: { "Content-Type": type },
    body: stream,
    duplex: "half",
  } as RequestInit);
};

/** Each part with at most as many bytes as the limit for its kind, and whether it has more. */
async function partsOf(request: Request, limits = { file: 1000, field: 1000 }) {
  const parts = [];
  for await (const { name, fileName, read } of readMultipart(request)) {
    const room = Buffer.alloc(fileName === null ? limits.field : limits.file);
    const size = await read(room);
    const isCut = size === room.length && (await read(new Uint8Array(1))) > 0;
    parts.push([name, fileName, room.toString("utf8", 0, size), isCut]);
  }
  return parts;
}

describe("a multipart body", () => {
  it.each([1, 2, 3, 5, 8, 13, 1000])("returns its parts unchanged, in pieces of %i bytes", async (size) => {
    expect(await partsOf(requestOf(BODY, size))).toEqual([
      ["first", null, "café", false],
      ["file1", 'a;b="c".pdf', CONTENT, false],
      ["file2", "café.pdf", "", false],
    ]);
  });

  it("has a part over its limit cut, and is read on after it", async () => {
    expect(await partsOf(requestOf(BODY), { file: 4, field: 2 })).toEqual([
      ["first", null, "ca", true],
      ["file1", 'a;b="c".pdf', "one\r", true],
      ["file2", "café.pdf", "", false],
    ]);
  });

  it.each([
    ["nothing", ""],
    ["another boundary", BODY.replaceAll("--x", "--y")],
    ["no end", BODY.slice(0, -4)],
    ["a part without a name", "--x\r\nContent-Type: text/plain\r\n\r\na\r\n--x--"],
    [
      "headers without an end",
      `--x\r\nContent-Disposition: form-data; name="a"${"; b".repeat(3000)}\r\n\r\na\r\n--x--`,
    ],
    ["text after a boundary", "--x text\r\n\r\na\r\n--x--"],
    [
      "a name that is badly encoded",
      "--x\r\nContent-Disposition: form-data; name=\"a\"; filename*=utf-8''%E9\r\n\r\na\r\n--x--",
    ],
    ["parts without number", `--x${'\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n--x'.repeat(1_100)}--`],
  ])("is refused with %s", async (_, body) => {
    await expect(partsOf(requestOf(body, 64))).rejects.toThrow(MultipartError);
  });

  it("is refused under another content type", async () => {
    for (const type of ["text/plain", "multipart/form-data", "multipart/mixed; boundary=x"]) {
      await expect(partsOf(requestOf(BODY, 64, type))).rejects.toThrow(MultipartError);
    }
  });

  describe("from a slow sender", () => {
    afterEach(() => void vi.useRealTimers());

    /** A body that brings so many bytes, `everyMs` milliseconds apart, without an end. */
    const trickling = (bytes: number, everyMs: number) => {
      let isCancelled = false;
      const head = Buffer.from('--x\r\nContent-Disposition: form-data; name="f"; filename="a.pdf"\r\n\r\n');
      const stream = new ReadableStream({
        start: (controller) => controller.enqueue(new Uint8Array(head)),
        pull: (controller) =>
          new Promise<void>((resolve) => {
            setTimeout(() => {
              if (!isCancelled) controller.enqueue(new Uint8Array(bytes));
              resolve();
            }, everyMs);
          }),
        cancel: () => {
          isCancelled = true;
        },
      });
      const headers = { "Content-Type": "multipart/form-data; boundary=x" };
      const init = { method: "POST", headers, body: stream, duplex: "half" } as RequestInit;
      return { request: new Request("https://kompas.test", init), isCancelled: () => isCancelled };
    };

    it.each([
      ["brings nothing", 1, 3_600_000],
      ["brings a byte now and then", 1, 10_000],
      ["brings 32 KB every ten seconds", 32 * 1024, 10_000],
    ])("that %s is given up within a quarter of a minute, and its body is cancelled", async (_, bytes, everyMs) => {
      vi.useFakeTimers();
      const { request, isCancelled } = trickling(bytes, everyMs);
      const read = partsOf(request).catch((error) => error);
      await vi.advanceTimersByTimeAsync(15_500);
      expect(await read).toBeInstanceOf(MultipartError);
      expect(isCancelled()).toBe(true);
    });

    it("that brings 64 KB every ten seconds is read for as long as it takes", async () => {
      vi.useFakeTimers();
      let isOver = false;
      const { request } = trickling(64 * 1024, 10_000);
      const read = partsOf(request).finally(() => {
        isOver = true;
      });
      read.catch(() => {});
      await vi.advanceTimersByTimeAsync(300_000);
      expect(isOver).toBe(false);
    });
  });
});
