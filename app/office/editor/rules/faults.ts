import { maxPointsOf } from "~/assessment/answers/rules/answers";
import { SECTION_FORM, sectionFormSize } from "~/assessment/answers/rules/form-size";
import { isGrid } from "~/assessment/ghg/rules/regions";
import { KINDS } from "~/assessment/kinds/kinds";
import { type Catalogue, catalogueSchema } from "../../../assessment/catalogue/rules/catalogue";
import { listSections, scoredDimensions } from "../../../assessment/catalogue/rules/lookup";
import { untitledIn } from "../../../assessment/catalogue/rules/titles";
import { levelOf } from "../../../assessment/scoring/rules/levels";
import { LANGUAGES } from "../../../core/language";
import { LEVELS } from "../../../core/level";
import { idSchema, partIdSchema } from "../../../core/text";
import { type Entities, fieldsAt, listPaths, putTogether, readPath } from "./entities";
import { type Fault, fault } from "./fault";
import { MANY_EDITED_FIELDS } from "./limits";
import { questionFaults } from "./question-faults";
import type { EditedFields, Json } from "./shapes";
import { countFields, type Leaf, leavesOf } from "./walk";

/** Everything that prevents these entities from being a valid questionnaire, without duplicates, in document order. */
export function findFaults(entities: Entities): Fault[] {
  const paths = listPaths(entities);
  const own = paths.flatMap((path) => {
    const value = entities.get(path) as EditedFields;
    const fields = fieldsAt(path, value);
    const leaves = leavesOf(fields, value).flatMap((leaf) => leafFaults(path, leaf));
    const count = countFields(fields, value);
    const full =
      count > MANY_EDITED_FIELDS ? [fault(path, null, "full", { fields: count, most: MANY_EDITED_FIELDS })] : [];
    return [...full, ...leaves, ...(readPath(path)?.kind === "question" ? questionFaults(path, value) : [])];
  });
  const together = [...emptyLists(entities, paths), ...lawFaults(entities, paths), ...textsMissing(entities, paths)];
  const parsed = catalogueSchema.safeParse(putTogether(entities, "draft"));
  if (parsed.success)
    return inOrder(
      [...own, ...together, ...unreachable(parsed.data), ...tooLong(parsed.data), ...untitled(parsed.data)],
      paths,
    );
  // Do not repeat what the rules above have already reported in their own words.
  const faults = [...own, ...together];
  const rest = parsed.error.issues.map(({ path }) => placeOf(entities, path));
  const unsaid = rest.filter(
    ({ path, at }) => !faults.some((each) => each.path === path && (each.at === null || at.startsWith(each.at))),
  );
  return inOrder([...faults, ...unsaid.map(({ path, at }) => fault(path, at || null, "invalid"))], paths);
}

function inOrder(faults: Fault[], paths: string[]): Fault[] {
  const place = new Map(paths.map((path, index) => [path, index]));
  const once = new Map(faults.map((each) => [`${each.path} ${each.at} ${each.rule}`, each]));
  return [...once.values()].sort((a, b) => (place.get(a.path) ?? -1) - (place.get(b.path) ?? -1));
}

const PLACEHOLDERS = ["SME X", "DIMENSION X"];

function leafFaults(path: string, { at, shape, value }: Leaf): Fault[] {
  if (shape.kind === "text") {
    if (value === undefined && shape.isOptional) return [];
    const words = (value ?? {}) as Partial<Record<string, string>>;
    const english = words.en ?? "";
    return LANGUAGES.flatMap((language): Fault[] => {
      const said = words[language] ?? "";
      const place = `${at}.${language}`;
      if (said.trim() === "") return [fault(path, place, language === "en" ? "missing" : "translation")];
      if (said.length > shape.most) return [fault(path, place, "long", { most: shape.most, length: said.length })];
      const lost = PLACEHOLDERS.filter((each) => english.includes(each) && !said.includes(each));
      return lost.map((each) => fault(path, place, "placeholder", { placeholder: each }));
    });
  }
  if (value === undefined || value === "") return shape.isOptional ? [] : [fault(path, at, "missing")];
  switch (shape.kind) {
    case "line":
      return fitsLine(shape.of, String(value)) ? [] : [fault(path, at, `line.${shape.of}`)];
    case "choice":
      return shape.values.includes(String(value)) ? [] : [fault(path, at, "choice")];
    case "number": {
      const isFit = typeof value === "number" && (!shape.isWhole || Number.isInteger(value));
      return isFit ? [] : [fault(path, at, "number")];
    }
    case "numbers": {
      const numbers = Array.isArray(value) ? value : [];
      const rises = numbers.every((each, index) => typeof each === "number" && each > Number(numbers[index - 1] ?? 0));
      return rises && numbers.every(Number.isInteger) ? [] : [fault(path, at, "number")];
    }
    case "lines":
    case "flag":
      return [];
  }
}

const LINES: { [K in "id" | "part-id" | "url" | "day" | "country" | "grid"]: (text: string) => boolean } = {
  id: (text) => idSchema.safeParse(text).success,
  "part-id": (text) => partIdSchema.safeParse(text).success,
  url: (text) => /^https?:\/\/[^\s/]+\.[^\s/]+/.test(text) && URL.canParse(text),
  day: (text) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`)),
  country: (text) => /^([A-Z]{2}|\*)$/.test(text),
  grid: isGrid,
};
const fitsLine = (of: keyof typeof LINES, text: string) => LINES[of](text);

/** Without a title, a plan lists a practice by its topic and section. */
const untitled = (catalogue: Catalogue): Fault[] =>
  untitledIn(catalogue).map(({ id }) => ({ ...fault(`question/${id}`, "title", "untitled"), isWarning: true }));

/** Dimensions, topics and sections must not be empty. */
function emptyLists(entities: Entities, paths: string[]): Fault[] {
  const needs = { dimension: "topics", topic: "sections", section: "questions" } as const;
  return paths.flatMap((path) => {
    const kind = readPath(path)?.kind;
    const list = needs[kind as keyof typeof needs];
    return list && ((entities.get(`${path}/${list}`) ?? []) as Json[]).length === 0 ? [fault(path, null, "empty")] : [];
  });
}

/** A law must name questions of its own topic. */
function lawFaults(entities: Entities, paths: string[]): Fault[] {
  return paths.flatMap((path) => {
    const read = readPath(path);
    if (read?.kind !== "law") return [];
    const sections = (entities.get(`topic/${read.of}/sections`) ?? []) as string[];
    const asked = sections.flatMap((id) => (entities.get(`section/${id}/questions`) ?? []) as string[]);
    const named = ((entities.get(path) as EditedFields).questions ?? []) as string[];
    if (named.length === 0) return [fault(path, "questions", "missing")];
    const unknown = named.filter((id) => !asked.includes(id));
    return unknown.map((id) => fault(path, "questions", "unknownQuestion", { id }));
  });
}

/** Each scored dimension needs its texts by level, and each topic with an SDG needs the goal's card. */
function textsMissing(entities: Entities, paths: string[]): Fault[] {
  const table = [...entities.keys()].some((path) => path.startsWith("plan/")) ? "plan" : "performance";
  const cards = (entities.get("sdgCards") ?? []) as string[];
  return paths.flatMap((path): Fault[] => {
    const read = readPath(path);
    const value = entities.get(path) as EditedFields;
    if (read?.kind === "dimension" && value.isOnSummary === true) {
      return entities.has(`${table}/${read.key}/laggard`) ? [] : [fault(path, null, "noTexts")];
    }
    const goal = value.sdg;
    if (read?.kind !== "topic" || goal === undefined || cards.includes(String(goal))) return [];
    return [fault(path, "sdg", "noCard", { goal: String(goal) })];
  });
}

/** Each level must be reachable with the available points, overall and in each scored dimension. */
function unreachable(catalogue: Catalogue): Fault[] {
  const { bands } = KINDS[catalogue.kind];
  const most = new Map<string, number>();
  for (const { dimension, section } of listSections(catalogue)) {
    const points = section.questions.filter(({ isRequired }) => isRequired).map(maxPointsOf);
    most.set(
      dimension.id,
      points.reduce((sum, each) => sum + each, most.get(dimension.id) ?? 0),
    );
  }
  return scoredDimensions(catalogue).flatMap(({ id }) => {
    const total = most.get(id) ?? 0;
    const reached = new Set(Array.from({ length: total + 1 }, (_, points) => levelOf(bands, points, total)));
    const missed = LEVELS.filter((level) => !reached.has(level));
    return missed.map((level) => fault(`dimension/${id}`, null, "unreachable", { level, total }));
  });
}

const KILOBYTE = 1024;

/** A section in which every question is answered at full length must still fit into one form. */
function tooLong(catalogue: Catalogue): Fault[] {
  return listSections(catalogue).flatMap(({ section }): Fault[] => {
    const { bytes, fields } = sectionFormSize(section.questions);
    if (bytes <= SECTION_FORM.bytes && fields <= SECTION_FORM.fields) return [];
    const [size, most] = [bytes, SECTION_FORM.bytes].map((each) => Math.ceil(each / KILOBYTE));
    return [
      fault(`section/${section.id}`, null, "form", {
        size: size ?? 0,
        most: most ?? 0,
        fields,
        maxFields: SECTION_FORM.fields,
      }),
    ];
  });
}

/** The entity, and the place within it, that a path through the document points to. */
function placeOf(entities: Entities, steps: PropertyKey[]): { path: string; at: string } {
  const names: Record<string, [list: string, kind: string]> = {
    dimensions: ["dimensions", "dimension"],
    topics: ["topics", "topic"],
    sections: ["sections", "section"],
    questions: ["questions", "question"],
    laws: ["laws", "law"],
    sdgCards: ["sdgCards", "sdgCard"],
  };
  let path = "";
  const left = steps.map(String);
  while (left.length > 1 && names[left[0] ?? ""] && /^\d+$/.test(left[1] ?? "")) {
    const [list, kind] = names[left[0] ?? ""] ?? ["", ""];
    const keys = (entities.get(path ? `${path}/${list}` : list) ?? []) as string[];
    const key = keys[Number(left[1])] ?? "";
    path = kind === "law" ? `law/${path.split("/")[1]}/${key}` : `${kind}/${key}`;
    left.splice(0, 2);
  }
  const [first = "", second = "", third = ""] = left;
  const tables: Record<string, string> = { performance: "performance", actionPlan: "plan" };
  if (path === "" && first === "levels") return { path: `level/${second}`, at: left.slice(2).join(".") };
  if (path === "" && tables[first]) return { path: `${tables[first]}/${second}/${third}`, at: left.slice(3).join(".") };
  return { path, at: left.join(".") };
}
