import { describe, expect, it } from "vitest";
import { hasRoomFor, pictureMime } from "~/core/picture";
import { cleanPicture, findPictureType } from "~/platform/files/pictures/clean-picture";
import { inspectPicture } from "~/platform/files/pictures/inspect-picture";
import {
  bytes,
  claiming,
  exif,
  PICTURES,
  SMALL_GIF,
  SMALL_JPEG,
  SMALL_PNG,
  SMALL_WEBP,
  withChunk,
  withComment,
  withExifChunk,
  withSegment,
} from "../support/pictures";

const SECRET = "Lat -33.9, Lon 18.4";
const holds = (picture: Uint8Array, text: string) => Buffer.from(picture).includes(text);
const asArray = (picture: Uint8Array | null) => picture && [...picture];

describe("a picture", () => {
  it.each(PICTURES)(
    "of type %s is recognised by its content and left unchanged when nothing in it is private",
    (type, picture) => {
      expect(findPictureType(picture)).toBe(type);
      const verdict = inspectPicture(picture);
      expect(verdict).toMatchObject({ ok: true, type });
      // A PNG from ImageMagick has times and texts; cleaning it again changes nothing more.
      const clean = verdict.ok ? verdict.bytes : picture;
      if (type !== "png") expect(asArray(clean)).toEqual(asArray(picture));
      expect(asArray(cleanPicture(clean, type))).toEqual(asArray(clean));
    },
  );

  it.each([
    ["jpeg", "Exif", withSegment(0xe1, exif(1, SECRET)), SMALL_JPEG],
    ["jpeg", "IPTC", withSegment(0xed, bytes(SECRET)), SMALL_JPEG],
    ["jpeg", "comment", withSegment(0xfe, bytes(SECRET)), SMALL_JPEG],
    ["jpeg", "second picture in it", withSegment(0xe2, bytes("MPF\0", SECRET)), SMALL_JPEG],
    ["jpeg", "tail", bytes(SMALL_JPEG, "<script>", SECRET), SMALL_JPEG],
    ["png", "text", withChunk("tEXt", bytes("Comment\0", SECRET)), SMALL_PNG],
    ["png", "Exif", withChunk("eXIf", exif(1, SECRET)), SMALL_PNG],
    ["png", "tail", bytes(SMALL_PNG, "PK\u0003\u0004", SECRET), SMALL_PNG],
    ["gif", "comment", withComment(SECRET), SMALL_GIF],
    ["gif", "tail", bytes(SMALL_GIF, SECRET), SMALL_GIF],
    ["webp", "tail", bytes(SMALL_WEBP, SECRET), SMALL_WEBP],
  ] as const)("of type %s loses its %s and nothing else", (type, _, picture, plain) => {
    expect(holds(picture, SECRET)).toBe(true);
    expect(asArray(cleanPicture(picture, type))).toEqual(asArray(cleanPicture(plain, type)));
  });

  it("of the extended WebP kind loses Exif and XMP, and no longer announces them", () => {
    const clean = cleanPicture(withExifChunk(SECRET), "webp") ?? new Uint8Array();
    expect(holds(clean, SECRET)).toBe(false);
    expect(holds(clean, "VP8 ")).toBe(true);
    expect(clean[20]).toBe(0);
    expect(new DataView(clean.buffer).getUint32(4, true)).toBe(clean.length - 8);
    expect(inspectPicture(clean)).toMatchObject({ ok: true, type: "webp" });
  });

  it("keeps the orientation of the camera, and nothing else of what the camera wrote", () => {
    const verdict = inspectPicture(withSegment(0xe1, exif(6, SECRET)));
    const clean = verdict.ok ? verdict.bytes : new Uint8Array();
    expect(holds(clean, SECRET)).toBe(false);
    expect(asArray(clean)).toEqual(asArray(withSegment(0xe1, exif(6, ""))));
  });

  it("keeps its colour profile", () => {
    const picture = withSegment(0xe2, bytes("ICC_PROFILE\0", "\u0001\u0001 colours"));
    expect(asArray(cleanPicture(picture, "jpeg"))).toEqual(asArray(picture));
  });

  it.each(PICTURES)("of type %s that ends too early anywhere is refused", (_, picture) => {
    for (let length = 1; length < picture.length; length += 1) {
      const verdict = inspectPicture(picture.subarray(0, length));
      expect([length, verdict.ok]).toEqual([length, false]);
    }
  });

  it.each(PICTURES)("of type %s never throws, whatever one byte of it becomes", (_, picture) => {
    for (let at = 0; at < picture.length; at += 1) {
      for (const value of [0x00, 0x7f, 0xff]) {
        const altered = picture.slice();
        altered[at] = value;
        expect(() => inspectPicture(altered)).not.toThrow();
      }
    }
  });
});

describe("refused pictures", () => {
  it.each([
    ["nothing", bytes(), "empty"],
    ["HTML", bytes("<html><script>alert(1)</script></html>"), "type"],
    ["SVG", bytes("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>"), "type"],
    ["PDF", bytes("%PDF-1.7"), "type"],
    ["HEIC", bytes("\0\0\0\u0018ftypheic"), "type"],
    ["BMP", bytes("BM", new Uint8Array(60)), "type"],
    ["a bare beginning", bytes(SMALL_JPEG.subarray(0, 3)), "broken"],
    ["HTML that begins like a GIF", bytes("GIF89a<script>alert(1)</script>"), "broken"],
    ["more than 5 MB", bytes(SMALL_PNG, new Uint8Array(5 * 1024 * 1024)), "too-big"],
    ["a header that claims 30,000 × 30,000", claiming(30_000, 30_000), "pixels"],
    ["a header that claims four thousand million a side", claiming(0xffffffff, 0xffffffff), "pixels"],
    ["a header that claims a side of nothing", claiming(0, 5), "broken"],
  ] as const)("%s", (_, file, reason) => {
    expect(inspectPicture(file)).toEqual({ ok: false, reason });
  });

  it("include a GIF whose frame is larger than its screen", () => {
    const frame = SMALL_GIF.indexOf(0x2c, 13);
    const bomb = SMALL_GIF.slice();
    bomb.set([0xff, 0xff, 0xff, 0xff], frame + 5);
    expect(inspectPicture(bomb)).toEqual({ ok: false, reason: "broken" });
  });

  describe("a JPEG whose frame readers may find in different places", () => {
    const frame = SMALL_JPEG.indexOf(0xc0) - 1;
    const sized = (side: number) =>
      bytes(SMALL_JPEG.subarray(frame, frame + 5), [side >> 8, side & 255, side >> 8, side & 255]);
    const huge = bytes(SMALL_JPEG.subarray(2, frame), sized(60_000), SMALL_JPEG.subarray(frame + 9));
    const start = SMALL_JPEG.subarray(0, 2);

    it("is measured as it is stored, past fill bytes and a smaller frame in a comment", () => {
      const comment = new Uint8Array(65_533);
      // The place where a reader looks for the next segment if it mistakes the fill byte for a marker.
      comment.set(sized(1), 0xfeff - 3);
      const planted = bytes(start, [0xff, 0xff, 0xfe, 0xff, 0xff], comment, huge);
      expect(inspectPicture(planted)).toEqual({ ok: false, reason: "pixels" });
    });

    it("is stored without fill bytes", () => {
      const filled = bytes(start, [0xff, 0xff, 0xff], SMALL_JPEG.subarray(2));
      expect(asArray(cleanPicture(filled, "jpeg"))).toEqual(asArray(SMALL_JPEG));
    });

    it.each([
      ["two frames", bytes(start, SMALL_JPEG.subarray(frame, frame + 19), huge)],
      ["a frame of a kind that browsers do not show", bytes(start, [0xff, 0xc3], SMALL_JPEG.subarray(frame + 2))],
      ["a marker without a length before its frame", bytes(start, [0xff, 0xd0, 0, 2], SMALL_JPEG.subarray(2))],
      ["a second start", bytes(start, [0xff, 0xd8, 0, 2], SMALL_JPEG.subarray(2))],
      ["a scan before its frame", bytes(start, [0xff, 0xda, 0, 2], SMALL_JPEG.subarray(2))],
    ])("is refused with %s", (_, picture) => {
      expect(inspectPicture(picture)).toEqual({ ok: false, reason: "broken" });
    });
  });

  describe("a file of 5 MB made to be slow to read", () => {
    const room = 5 * 1024 * 1024 - 2048;
    const times = (part: Uint8Array | number[], count: number) => {
      const block = bytes(part);
      return Uint8Array.from({ length: block.length * count }, (_, at) => block[at % block.length] ?? 0);
    };
    const riff = (...chunks: Uint8Array[]) => {
      const file = bytes("RIFF\0\0\0\0WEBP", SMALL_WEBP.subarray(12), ...chunks);
      new DataView(file.buffer).setUint32(4, file.length - 8, true);
      return file;
    };
    const gif = (blocks: Uint8Array) => bytes(SMALL_GIF.subarray(0, -1), blocks, [0x3b]);
    const jpeg = (segments: Uint8Array) => bytes(SMALL_JPEG.subarray(0, 2), segments, SMALL_JPEG.subarray(2));
    const scanned = (data: Uint8Array) => bytes(SMALL_JPEG.subarray(0, -2), data, SMALL_JPEG.subarray(-2));
    const png = (chunks: Uint8Array) => bytes(SMALL_PNG.subarray(0, 33), chunks, SMALL_PNG.subarray(33));
    const empty = (name: string) => bytes(name, [0, 0, 0, 0]);

    it.each([
      ["GIF of empty blocks", gif(times([0x21, 0xf9, 0], room / 3)), false],
      ["GIF of empty comments", gif(times([0x21, 0xfe, 0], room / 3)), false],
      ["GIF of small frames", gif(times([0x21, 0xf9, 0], 19_000)), true],
      ["GIF of blocks of one byte", gif(bytes([0x21, 0xfe], times([1, 1], room / 2), [0])), true],
      ["WebP of empty chunks", riff(times(empty("ALPH"), room / 8)), false],
      ["WebP of empty chunks that are dropped", riff(times(empty("EXIF"), room / 8)), false],
      ["JPEG of empty tables", jpeg(times([0xff, 0xdb, 0, 2], room / 4)), false],
      ["JPEG of empty comments", jpeg(times([0xff, 0xfe, 0, 2], room / 4)), false],
      ["JPEG of fill bytes", jpeg(times([0xff], room)), true],
      ["JPEG of escaped bytes", scanned(times([0xff, 0], room / 2)), true],
      ["PNG of empty chunks", png(times(bytes([0, 0, 0, 0], "IDAT", [0, 0, 0, 0]), room / 12)), false],
    ] as const)("%s", (_, file, isTaken) => {
      expect(file.length).toBeLessThanOrEqual(5 * 1024 * 1024);
      const from = performance.now();
      const { ok } = inspectPicture(file);
      expect(ok).toBe(isTaken);
      // It takes some 20 ms; the limit allows for a busy machine.
      expect(performance.now() - from).toBeLessThan(2_000);
    });
  });

  it("include those of more than 25 million pixels, or 8,192 on a side", () => {
    expect(hasRoomFor({ width: 5000, height: 5000 })).toBe(true);
    expect(hasRoomFor({ width: 5001, height: 5000 })).toBe(false);
    expect(hasRoomFor({ width: 8192, height: 1 })).toBe(true);
    expect(hasRoomFor({ width: 1, height: 8193 })).toBe(false);
  });
});

describe("the content type of a served picture", () => {
  it("comes from a list, by the name given by the product", () => {
    const id = "A".repeat(22);
    expect([`${id}.jpg`, `${id}.png`, `${id}.webp`, `${id}.gif`].map(pictureMime)).toEqual([
      "image/jpeg",
      "image/png",
      "image/webp",
      "image/gif",
    ]);
    const others = [`${id}.svg`, `${id}.html`, id, "../x.png", `${id}.png/..`, `${id}.png\n`, `${id}.PNG`];
    for (const name of others) expect(pictureMime(name), name).toBeNull();
  });
});
