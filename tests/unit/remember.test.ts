import { expect, it, vi } from "vitest";
import { keepLatest, remember } from "~/core/remember";

it("a recently computed value is not computed again, and no more values are kept than allowed", () => {
  const make = vi.fn((key: string) => (key === "none" ? undefined : key.length));
  const lengthOf = remember(2, make);
  const asked = (...keys: string[]) => {
    make.mockClear();
    const answers = keys.map(lengthOf);
    return [answers, make.mock.calls.flat()];
  };
  expect(asked("a", "bb", "a", "bb")).toEqual([
    [1, 2, 1, 2],
    ["a", "bb"],
  ]);
  // "a" was requested again, so "bb" is the one to be dropped.
  expect(asked("a", "ccc", "a", "bb")).toEqual([
    [1, 3, 1, 2],
    ["ccc", "bb"],
  ]);
  expect(asked("none", "none", "bb")).toEqual([
    [undefined, undefined, 2],
    ["none", "none"],
  ]);
});

it("the text cache keeps as much as its size limit allows, and nothing that alone is larger", () => {
  const texts = keepLatest<string>(10, (key, text) => key.length + text.length);
  texts.keep("a", "1234");
  texts.keep("b", "1234");
  expect([texts.get("a"), texts.get("b")]).toEqual(["1234", "1234"]);
  texts.keep("b", "12");
  texts.keep("c", "1");
  expect([texts.get("a"), texts.get("b"), texts.get("c")]).toEqual(["1234", "12", "1"]);
  // "a" is the least recently used.
  texts.keep("d", "1");
  expect([texts.get("a"), texts.get("b"), texts.get("c"), texts.get("d")]).toEqual([undefined, "12", "1", "1"]);
  expect(texts.keep("e", "much too long")).toBe("much too long");
  expect(["b", "c", "d", "e"].map(texts.get)).toEqual([undefined, undefined, undefined, undefined]);
});
