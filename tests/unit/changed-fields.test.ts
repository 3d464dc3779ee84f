import { describe, expect, it } from "vitest";
import { newestReadiness } from "~/assessment/catalogue/content/readiness/versions";
import { changedFields } from "~/office/editor/rules/changed-fields";
import { applyEdits, takeApart } from "~/office/editor/rules/entities";
import type { EditedFields, Json } from "~/office/editor/rules/shapes";
import { withValue } from "~/office/editor/rules/walk";

const document = JSON.parse(JSON.stringify(newestReadiness)) as EditedFields;
const before = takeApart(document);
const QUESTION = "question/water.assess.1";
const question = before.get(QUESTION) as EditedFields;
const options = question.options as EditedFields[];
/** What a draft with these edits changes: path, field and languages. */
const changes = (...edits: [string, Json][]) =>
  changedFields(before, applyEdits(document, edits)).flatMap(({ path, fields }) =>
    fields.map(({ steps, languages }) => `${path} ${steps.join(" ")}: ${languages.join()}`),
  );

describe("the fields that differ between two versions", () => {
  it("are none when nothing was edited", () => {
    expect(changes()).toEqual([]);
  });

  it("name every language that differs, and only those", () => {
    expect(changes([QUESTION, withValue(question, "text.fr", "Votre eau ?")])).toEqual([`${QUESTION} text: fr`]);
    const both = withValue(withValue(question, "text.en", "Your water?"), "text.ms", "Air anda?");
    expect(changes([QUESTION, both])).toEqual([`${QUESTION} text: en,ms`]);
  });

  it("include help, texts of the results and settings", () => {
    const level = before.get("level/leader") as EditedFields;
    expect(
      changes(
        [QUESTION, withValue(question, "isRequired", !question.isRequired)],
        ["level/leader", withValue(level, "overall.ms", "Cemerlang")],
      ),
    ).toEqual([`${QUESTION} isRequired: `, "level/leader overall: ms"]);
    expect(changes([QUESTION, withValue(question, "help.why.en", "Because.")])).toEqual([`${QUESTION} help why: en`]);
  });

  it("know an answer by its id: a new one before the others changes none of them", () => {
    const label = { en: "Partly", fr: "En partie", ms: "Sebahagian" };
    const added = { ...question, options: [{ id: "partly", label }, ...options] };
    expect(changes([QUESTION, added])).toEqual([`${QUESTION} options 1 label: en,fr,ms`]);
    const turned = { ...question, options: [...options].reverse() };
    expect(changes([QUESTION, turned])).toEqual([]);
    const fewer = { ...question, options: options.slice(1) };
    expect(changes([QUESTION, fewer])[0]).toBe(`${QUESTION} options 1 label: en,fr,ms`);
  });

  it("leave out a question that is new or gone as a whole, and tell a law that is gone", () => {
    const list = "section/water.assess/questions";
    const rest = (before.get(list) as string[]).filter((id) => `question/${id}` !== QUESTION);
    expect(changes([list, rest])).toEqual([]);
    const law = changes(["topic/water/laws", (before.get("topic/water/laws") as string[]).slice(0, -1)]);
    expect(law.some((each) => each.startsWith("law/water/") && each.endsWith("name: en,fr,ms"))).toBe(true);
  });
});
