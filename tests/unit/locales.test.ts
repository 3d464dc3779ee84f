import { describe, expect, it } from "vitest";
import { basicsSchema, companySchema, detailsSchema, signInSchema } from "~/features/account/schema";
import { resources } from "~/i18n/resources";

/** Every text by its key: «common.shell.skip». */
function flatten(node: unknown, path = ""): Map<string, string> {
  if (typeof node === "string") return new Map([[path, node]]);
  return new Map(
    Object.entries(node ?? {}).flatMap(([key, value]) => [...flatten(value, path ? `${path}.${key}` : key)]),
  );
}

const english = flatten(resources.en);
const marks = (text: string) => (text.match(/\{\{\w+\}\}|<\/?\w+>/g) ?? []).sort();

describe.each(["fr", "ms"] as const)("the texts in %s", (language) => {
  const texts = flatten(resources[language]);

  it("have the keys of the English ones, no more and no fewer", () => {
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it("fill in the same values and keep the same tags", () => {
    // A singular may say «one» in a word.
    const needed = (key: string, text: string) =>
      marks(text).filter((mark) => !(key.endsWith("_one") && mark === "{{count}}"));
    for (const [key, text] of english) expect(needed(key, texts.get(key) ?? ""), key).toEqual(needed(key, text));
  });

  it("leave no English sentence standing", () => {
    const same = [...english].filter(([key, text]) => text.split(" ").length > 3 && texts.get(key) === text);
    expect(same).toEqual([]);
  });
});

describe("messages of the forms", () => {
  it.each(Object.entries({ signInSchema, basicsSchema, companySchema, detailsSchema }))(
    "of %s exist as texts",
    (_name, schema) => {
      const issues = [
        ...(schema.safeParse({}).error?.issues ?? []),
        ...(schema.safeParse(Object.fromEntries(Object.keys(schema.shape).map((key) => [key, "x".repeat(400)]))).error
          ?.issues ?? []),
      ];
      expect(issues.length).toBeGreaterThan(0);
      for (const { message } of issues) expect(english.has(`account.${message}`), message).toBe(true);
    },
  );
});
