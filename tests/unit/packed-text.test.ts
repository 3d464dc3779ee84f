import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { PACKED_WORDS } from "~/foundation/tables/packed-words";
import { pack, unpack } from "~/platform/d1/packed-text";

const TEXT = JSON.stringify({ kind: "readiness", version: 1, result: { overall: { subject: "overall", correct: 3 } } });

describe("packed text", () => {
  it("is the text that was packed, with what stays visible beside it, and takes less room by its column's words", () => {
    const packed = pack(TEXT, PACKED_WORDS, { result: { dimensions: [{ score: 5000 }] } });
    expect(unpack(packed, PACKED_WORDS)).toBe(TEXT);
    expect(JSON.parse(packed)).toMatchObject({ result: { dimensions: [{ score: 5000 }] } });
    expect(pack(TEXT, PACKED_WORDS).length).toBeLessThan(0.7 * pack(TEXT, "").length);
  });

  it("can still be read when it was packed by an earlier release, and when it is not packed", () => {
    expect(unpack(TEXT, PACKED_WORDS)).toBe(TEXT);
    expect(unpack('{"packed":"q1bKzsxLUbJSKijKTy9KLS5W0lEqSy0qzszPU7IyrAUA"}', PACKED_WORDS)).toBe(
      `{"kind":"progress","version":1}`,
    );
    // Whoever changes the words makes all that was packed with them unreadable.
    expect(createHash("sha256").update(PACKED_WORDS).digest("hex")).toBe(
      "b3bba03f0d9ef17df269b7318b5e233bd55195acc5513ab896191a210bb7e488",
    );
  });
});
