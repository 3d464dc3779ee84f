import { expect, it, vi } from "vitest";
import { remember } from "~/domain/remember";

it("what was worked out lately is not worked out again, and no more is kept than may be", () => {
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
  // «a» is asked for once more, so «bb» is the one that gives way.
  expect(asked("a", "ccc", "a", "bb")).toEqual([
    [1, 3, 1, 2],
    ["ccc", "bb"],
  ]);
  expect(asked("none", "none", "bb")).toEqual([
    [undefined, undefined, 2],
    ["none", "none"],
  ]);
});
