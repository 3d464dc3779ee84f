import { describe, expect, it } from "vitest";
import { questionsOf } from "~/assessment/answers/rules/changes";
import { newestProgress, PROGRESS_VERSIONS } from "~/assessment/catalogue/content/progress/versions";
import { READINESS_VERSIONS } from "~/assessment/catalogue/content/readiness/versions";
import { catalogueSchema } from "~/assessment/catalogue/rules/catalogue";
import { KINDS } from "~/assessment/kinds/kinds";
import { LANGUAGES } from "~/core/language";
import texts from "~/i18n/locales/en/questionnaires.json";
import { CROSSWALKS } from "~/improvement/crosswalk/content/tables";
import { namedQuestions } from "~/improvement/crosswalk/rules/named";
import { compareTexts, listTexts } from "~/office/editor/rules/cells";
import { applyEdits, fieldsAt, isSame, listPaths, putTogether, takeApart } from "~/office/editor/rules/entities";
import { findFaults } from "~/office/editor/rules/faults";
import { MAX_EDITED_FIELDS } from "~/office/editor/rules/limits";
import { mergeParts } from "~/office/editor/rules/merge";
import { changedIds, findIdFaults, findNamedFaults, isFreeId } from "~/office/editor/rules/published";
import {
  type EditedFields,
  ENTITY_FIELDS,
  type Fields,
  type Json,
  QUESTION_FIELDS,
} from "~/office/editor/rules/shapes";
import { changeItems, readTyped, swapped } from "~/office/editor/rules/typed";
import { countFields, leavesOf, withValue } from "~/office/editor/rules/walk";

const copyOf = (written: unknown) => JSON.parse(JSON.stringify(written)) as EditedFields;
const PUBLISHED = [...READINESS_VERSIONS, ...PROGRESS_VERSIONS].map(copyOf);
const [readiness, progress] = [copyOf(READINESS_VERSIONS.at(-1)), copyOf(PROGRESS_VERSIONS.at(-1))];
const parsed = READINESS_VERSIONS.map((written) => catalogueSchema.parse(written)).reverse();
const QUESTION = "question/water.assess.1";

const things = takeApart(readiness);
const partAt = (path: string, from = things) => from.get(path) as EditedFields;
const fieldsOf = (path: string, from = things) => fieldsAt(path, partAt(path, from));
const edited = (path: string, value: Json, ...more: [string, Json][]) =>
  applyEdits(readiness, [[path, value], ...more]);
const rulesOf = (faults: ReturnType<typeof findFaults>) => faults.map(({ path, at, rule }) => `${rule} ${path} ${at}`);

/** A part as its unchanged form sends it back. */
function formOf(fields: Fields, value: EditedFields): Map<string, string> {
  const sent = new Map<string, string>();
  for (const { at, shape, value: said } of leavesOf(fields, value)) {
    if (shape.kind === "text")
      for (const each of LANGUAGES) sent.set(`${at}.${each}`, String((said as EditedFields | undefined)?.[each] ?? ""));
    else if (shape.kind === "lines") sent.set(at, ((said ?? []) as string[]).join("\r\n"));
    else if (shape.kind === "numbers") sent.set(at, ((said ?? []) as number[]).join(", "));
    else if (shape.kind === "flag") said && sent.set(at, "on");
    else sent.set(at, String(said ?? ""));
  }
  return sent;
}

describe("a questionnaire split into parts", () => {
  it.each(PUBLISHED.map((document) => [String(document.version), document]))(
    "is put together again unchanged: %s",
    (version, document) => {
      expect(isSame(putTogether(takeApart(document), version), document)).toBe(true);
      expect(isSame(putTogether(applyEdits(document, []), version), document)).toBe(true);
    },
  );

  it.each(PUBLISHED.map((document) => [String(document.version), document]))(
    "covers every existing field: %s",
    (_, document) => {
      const apart = takeApart(document);
      for (const path of listPaths(apart)) {
        const value = partAt(path, apart);
        const fields = fieldsAt(path, value);
        const beside = ["id", "type", "goal"].filter((name) => name in value && !(name in fields));
        expect([...Object.keys(fields), ...beside], path).toEqual(expect.arrayContaining(Object.keys(value)));
        // An untouched form changes nothing.
        const sent = formOf(fields, value);
        const again = {
          ...Object.fromEntries(beside.map((name) => [name, value[name] ?? null])),
          ...readTyped(fields, (name) => sent.get(name) ?? null),
        };
        expect(again, path).toEqual(value);
      }
    },
  );

  it("has a label for each field", () => {
    const labels = (fields: Fields): string[] =>
      Object.entries(fields).flatMap(([name, shape]) => [
        shape.label ?? name,
        ...("fields" in shape ? labels(shape.fields) : []),
      ]);
    const all = [...Object.values(QUESTION_FIELDS), ...Object.values(ENTITY_FIELDS)].flatMap(labels);
    expect([...new Set(all)].filter((label) => !(label in texts.fields))).toEqual([]);
  });

  it("keeps every id and its order whatever is edited", () => {
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    const paths = listPaths(things);
    for (let round = 0; round < 40; round += 1) {
      const edits = Array.from({ length: 5 }, (): [string, Json] => {
        const path = paths[random(paths.length)] ?? "";
        const cell = listTexts(things).filter((each) => each.path === path)[0];
        const value = partAt(path);
        return [path, cell ? withValue(value, `${cell.at}.fr`, `Texte ${round}`) : value];
      });
      const after = applyEdits(readiness, edits);
      expect(listPaths(after)).toEqual(paths);
      expect(catalogueSchema.safeParse(putTogether(after, "readiness-x")).success).toBe(true);
    }
  });
});

describe("faults of a draft", () => {
  it("note each practice without a title, which prevents no publication", () => {
    expect(findFaults(things)).toEqual([]);
    const { title: _, ...bare } = partAt(QUESTION);
    const [note, ...others] = findFaults(edited(QUESTION, bare));
    expect([note, others]).toMatchObject([{ path: QUESTION, at: "title", rule: "untitled", isWarning: true }, []]);
  });

  it.each(PUBLISHED.map((document) => [String(document.version), document]))(
    "do not occur in a published questionnaire: %s",
    (_, document) => {
      expect(rulesOf(findFaults(takeApart(document)).filter(({ isWarning }) => !isWarning))).toEqual([]);
    },
  );

  const question = partAt(QUESTION);
  const broken = (at: string, said: Json) => rulesOf(findFaults(edited(QUESTION, withValue(question, at, said))));

  it("are reported at their place", () => {
    expect(broken("text.fr", "")).toEqual([`translation ${QUESTION} text.fr`]);
    expect(broken("text.en", " ")).toEqual([`missing ${QUESTION} text.en`]);
    expect(broken("text.ms", "x".repeat(401))).toEqual([`long ${QUESTION} text.ms`]);
    expect(broken("options.0.id", "no")).toContain(`twice ${QUESTION} options.1.id`);
    expect(broken("options.0.id", "No way")).toContain(`line.id ${QUESTION} options.0.id`);
    expect(broken("options.0.isExclusive", true)).toEqual([`exclusive ${QUESTION} options.0.isExclusive`]);
    expect(broken("points.flagged", [2])).toEqual([`points ${QUESTION} points.flagged`]);
    expect(broken("points.flagged", ["two"])).toContain(`number ${QUESTION} points.flagged`);
    expect(broken("selection", "many")).toEqual([`choice ${QUESTION} selection`]);
    expect(broken("options", [])).toContain(`fewOptions ${QUESTION} options`);
  });

  it("are found across several parts too", () => {
    const section = "section/water.assess";
    expect(rulesOf(findFaults(edited(`${section}/questions`, [])))).toContain(`empty ${section} null`);
    const law = partAt("law/water/1");
    const stray = edited("law/water/1", { ...law, questions: ["waste.assess.1"] });
    expect(rulesOf(findFaults(stray))).toEqual(["unknownQuestion law/water/1 questions"]);
    expect(rulesOf(findFaults(edited("law/water/1", { ...law, source: "javascript:alert(1)" })))).toContain(
      "line.url law/water/1 source",
    );
    const topic = partAt("topic/water");
    expect(rulesOf(findFaults(edited("topic/water", { ...topic, sdg: 14 })))).toEqual(["noCard topic/water sdg"]);
    const level = partAt("level/leader");
    const nameless = withValue(level, "overall.fr", "Bravo");
    expect(rulesOf(findFaults(edited("level/leader", nameless)))).toEqual(["placeholder level/leader overall.fr"]);
  });

  it("include a level that cannot be reached with any points", () => {
    const topics = things.get("dimension/governance/topics") as string[];
    const sections = topics.flatMap((id) =>
      (things.get(`topic/${id}/sections`) as string[]).map((each) => `section/${each}/questions`),
    );
    const few = sections.slice(1).map((path): [string, Json] => [path, (things.get(path) as string[]).slice(-1)]);
    const optional = few.flatMap(([, ids]) =>
      (ids as string[]).map((id): [string, Json] => [
        `question/${id}`,
        { ...partAt(`question/${id}`), isRequired: false },
      ]),
    );
    const faults = findFaults(applyEdits(readiness, [...few, ...optional]));
    expect(rulesOf(faults)).toContain("unreachable dimension/governance null");
  });

  it("include ids that go, come, move or change their meaning", () => {
    const ids = things.get("section/water.assess/questions") as string[];
    const [first = "", second = ""] = ids;
    const without = edited("section/water.assess/questions", ids.slice(1));
    expect(rulesOf(findIdFaults(without, parsed))).toEqual([`gone section/water.assess null`]);
    expect(changedIds(without, parsed[0] as (typeof parsed)[number])).toEqual({ added: [], gone: [first] });
    const retyped = edited(`question/${second}`, { ...partAt(`question/${second}`), type: "text" });
    expect(rulesOf(findIdFaults(retyped, parsed))).toEqual([`type question/${second} null`]);
    const options = partAt(QUESTION).options as Json[];
    const fewer = edited(QUESTION, { ...partAt(QUESTION), options: options.slice(1) });
    expect(rulesOf(findIdFaults(fewer, parsed))).toEqual([`goneParts ${QUESTION} null`]);
    expect(isFreeId("question", "water.measure.2", things, parsed)).toBe(false);
    expect(isFreeId("question", "water.measure.new", things, parsed)).toBe(true);
    for (const { neededQuestions, marketQuestion } of Object.values(KINDS)) {
      expect(neededQuestions).toContain(marketQuestion);
    }
  });
});

describe("references that an edit would break", () => {
  const named = namedQuestions(Object.values(CROSSWALKS));
  const newest = parsed[0] as (typeof parsed)[number];
  const commit = things.get("section/water.commit/questions") as string[];
  const POLICY = "water.commit.1";

  it("include the elements of reporting standards that are filled from a question, or from its Yes", () => {
    expect(findNamedFaults(things, newest, named)).toEqual([]);
    const without = edited(
      "section/water.commit/questions",
      commit.filter((id) => id !== POLICY),
    );
    const [lost, ...others] = findNamedFaults(without, newest, named);
    expect(others).toEqual([]);
    expect(lost).toMatchObject({ path: "section/water.commit", rule: "standards", isWarning: true });
    expect(String(lost?.values.elements)).toMatch(/^VSME \w+/);
    const options = partAt(`question/${POLICY}`).options as EditedFields[];
    const noYes = edited(`question/${POLICY}`, {
      ...partAt(`question/${POLICY}`),
      options: options.filter(({ id }) => id !== "yes"),
    });
    expect(rulesOf(findNamedFaults(noYes, newest, named))).toEqual([`standards question/${POLICY} options`]);
    // A question that no standard refers to.
    const other = edited("section/water.assess/questions", []);
    expect(findNamedFaults(other, newest, named)).toEqual([]);
  });

  it("lead, for every standard, only to questions that are asked", () => {
    const asked = new Map([newest, newestProgress].map((each) => [each.kind, questionsOf(each)]));
    expect(named.filter(({ kind, id }) => !asked.get(kind)?.has(id))).toEqual([]);
    expect(named.length).toBeGreaterThan(20);
  });
});

describe("a section's form", () => {
  it("accepts the longest possible answers, or the section is reported as faulty", () => {
    const { text = null } = partAt(QUESTION);
    const many = Array.from({ length: 24 }, (_, index) => `water.assess.more-${index}`);
    const section = "section/water.assess/questions";
    const ids = things.get(section) as string[];
    const grown = (count: number) =>
      applyEdits(readiness, [
        [section, [...ids, ...many.slice(0, count)]],
        ...many.map((id): [string, Json] => [`question/${id}`, { id, type: "text", text, isRequired: false }]),
      ]);
    expect(rulesOf(findFaults(grown(2)))).toEqual([]);
    expect(rulesOf(findFaults(grown(24)))).toEqual(["form section/water.assess null"]);
  });

  it("accepts in the editor everything that can be added to a question", () => {
    const fields = fieldsOf(QUESTION);
    let value = partAt(QUESTION);
    for (let index = 0; index < 100; index += 1)
      value = changeItems(fields, value, { act: "add", at: "options", index: 0 });
    expect(countFields(fields, value)).toBeLessThan(MAX_EDITED_FIELDS);
    const both = {
      ...value,
      followUps: { by: "yes", selection: "several", text: {}, options: value.options },
    } as EditedFields;
    expect(countFields(fields, both)).toBeGreaterThan(MAX_EDITED_FIELDS);
    expect(rulesOf(findFaults(edited(QUESTION, both)))).toContain(`full ${QUESTION} null`);
  });
});

describe("two administrators editing the same part", () => {
  const fields = fieldsOf(QUESTION);
  const seen = partAt(QUESTION);

  it("keep what each has changed, and see where both changed the same field", () => {
    const mine = withValue(seen, "text.fr", "À moi ?");
    const theirs = withValue(withValue(seen, "text.ms", "Kami?"), "options.0.label.fr", "Bien sûr");
    const both = withValue(withValue(mine, "text.ms", "Kami?"), "options.0.label.fr", "Bien sûr");
    expect(mergeParts(fields, { seen, mine, theirs })).toEqual({ value: both, clashes: [] });
    const clash = mergeParts(fields, { seen, mine, theirs: withValue(seen, "text.fr", "À eux ?") });
    expect(clash).toEqual({ value: mine, clashes: [{ at: "text.fr", theirs: "À eux ?" }] });
  });

  it("lose no option that one of them added", () => {
    const theirs = changeItems(fields, seen, { act: "add", at: "options", index: 0 });
    const mine = withValue(seen, "text.fr", "À moi ?");
    const { value, clashes } = mergeParts(fields, { seen, mine, theirs });
    expect(clashes).toEqual([]);
    expect((value.options as Json[]).length).toBe((seen.options as Json[]).length + 1);
    const { clashes: told } = mergeParts(fields, { seen, mine: withValue(seen, "options.0.label.en", "Aye"), theirs });
    expect(told.map(({ at }) => at)).toEqual(["options"]);
  });
});

describe("a submitted editor form", () => {
  it("is cleaned, and kept even when it is incomplete", () => {
    const sent = new Map([
      ["text.en", "A \u202eturned\u0000 <b>text</b>\r\nof two lines"],
      ["points.flagged", "1; two"],
      ["options.0.id", "a"],
      ["options.0.isOther", "on"],
    ]);
    const read = readTyped(QUESTION_FIELDS.choice, (name) => sent.get(name) ?? null);
    expect(read.text).toEqual({ en: "A turned  <b>text</b> of two lines", fr: "", ms: "" });
    expect(read.points).toEqual({ flagged: [1, "two"] });
    expect(read.options).toEqual([{ id: "a", isOther: true, label: { en: "", fr: "", ms: "" } }]);
    expect(read).not.toHaveProperty("followUps");
    expect(read.isRequired).toBe(false);
  });

  it("moves, adds and removes items, also within items", () => {
    const scope = takeApart(progress).get("question/ghg-emissions-reduction.scope-1") as EditedFields;
    const fields = QUESTION_FIELDS.calculation;
    const inputs = (value: EditedFields) => (value.inputs as EditedFields[]).map(({ id }) => id);
    const down = changeItems(fields, scope, { act: "down", at: "inputs", index: 0 });
    expect(inputs(down).slice(0, 2)).toEqual(inputs(scope).slice(0, 2).reverse());
    expect(inputs(changeItems(fields, scope, { act: "up", at: "inputs", index: 0 }))).toEqual(inputs(scope));
    const more = changeItems(fields, scope, { act: "add", at: "inputs.0.units", index: 0 });
    const units = (value: EditedFields) =>
      ((value.inputs as EditedFields[])[0]?.units as Json[] | undefined)?.length ?? 0;
    expect(units(more)).toBe(units(scope) + 1);
    expect(changeItems(fields, scope, { act: "add", at: "nothing", index: 0 })).toEqual(scope);
    expect(swapped([1, 2, 3], 2, 3)).toEqual([1, 2, 3]);
  });
});

describe("a translator's workbook", () => {
  const mark = (text: string) => `#${text.length}.${text.slice(0, 9)}`;
  const cells = () =>
    listTexts(things).flatMap(({ key, words }) =>
      LANGUAGES.map((language) => ({ key, language, text: words[language], mark: mark(words[language]) })),
    );

  it("changes nothing when no text was changed in it", () => {
    const { changes, conflicts, unknown, unchanged } = compareTexts(things, cells(), mark);
    expect([changes, conflicts, unknown]).toEqual([[], [], []]);
    expect(unchanged).toBe(cells().length);
  });

  it("distinguishes its own changes from those of others", () => {
    const key = `${QUESTION}#text`;
    const filled = (text: string) =>
      cells().map((cell) => (cell.key === key && cell.language === "fr" ? { ...cell, text } : cell));
    expect(compareTexts(things, filled("Nouveau ?"), mark).changes).toMatchObject([
      { key, language: "fr", text: "Nouveau ?" },
    ]);
    const moved = edited(QUESTION, withValue(partAt(QUESTION), "text.fr", "Entre-temps ?"));
    expect(compareTexts(moved, cells(), mark).changes).toEqual([]);
    expect(compareTexts(moved, filled("Nouveau ?"), mark).conflicts).toMatchObject([{ key, was: "Entre-temps ?" }]);
    const strange = [{ key: "question/none#text", language: "en" as const, text: "x", mark: "" }];
    expect(compareTexts(things, strange, mark).unknown).toEqual(["question/none#text"]);
  });
});
