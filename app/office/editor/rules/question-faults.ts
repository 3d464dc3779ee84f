import { type Fault, fault, idsTwice } from "./fault";
import type { EditedFields, Json } from "./shapes";
import { isPart, itemsOf } from "./walk";

/** The faults of a question beyond single fields: its options, its follow-ups, and its points. */
export function questionFaults(path: string, value: EditedFields): Fault[] {
  switch (value.type) {
    case "choice":
      return choiceFaults(path, value);
    case "statements":
      return [
        ...optionFaults(path, "options", value.options, true),
        ...listFaults(path, "statements", value.statements),
        ...(value.points && !some(value.options, "isFlagged") ? [fault(path, "points", "points")] : []),
      ];
    case "calculation":
      return [
        ...listFaults(path, "inputs", value.inputs),
        ...idsTwice(path, "grids", value.grids),
        ...itemsOf(value.inputs).flatMap(({ units }, index) => listFaults(path, `inputs.${index}.units`, units)),
      ];
    case "number":
      return typeof value.min === "number" && typeof value.max === "number" && value.min >= value.max
        ? [fault(path, "max", "number")]
        : [];
    default:
      return [];
  }
}

function choiceFaults(path: string, value: EditedFields): Fault[] {
  const { options, selection, points, followUps } = value;
  const more = isPart(followUps) ? followUps : null;
  const ids = itemsOf(options).map(({ id }) => id);
  const rule = isPart(points) ? points : {};
  return [
    ...optionFaults(path, "options", options, selection === "one"),
    ...(ids.length < 2 ? [fault(path, "options", "fewOptions")] : []),
    ...(more ? optionFaults(path, "followUps.options", more.options, more.selection === "one") : []),
    ...(more && itemsOf(more.options).length === 0 ? [fault(path, "followUps.options", "fewOptions")] : []),
    ...(more && !ids.includes(more.by ?? null) ? [fault(path, "followUps.by", "opener")] : []),
    ...(!more && (rule.followUps || rule.opened) ? [fault(path, "points", "noFollowUps")] : []),
    ...tooMany(
      path,
      "points.flagged",
      rule.flagged,
      selection === "one" ? Math.min(1, count(options)) : count(options),
    ),
    ...(more
      ? tooMany(path, "points.followUps", rule.followUps, more.selection === "one" ? 1 : itemsOf(more.options).length)
      : []),
  ];
}

const some = (items: Json | undefined, flag: string) => itemsOf(items).some((item) => item[flag] === true);
const count = (options: Json | undefined) => itemsOf(options).filter(({ isFlagged }) => isFlagged === true).length;

/** Points must not require more selections than there are. */
function tooMany(path: string, at: string, needed: Json | undefined, there: number): Fault[] {
  const most = Array.isArray(needed) ? Math.max(0, ...needed.map(Number)) : 0;
  return most > there ? [fault(path, at, "points")] : [];
}

function optionFaults(path: string, at: string, options: Json | undefined, isSingle: boolean): Fault[] {
  const items = itemsOf(options);
  const others = items.filter(({ isOther }) => isOther === true).length;
  const alone = items.findIndex(({ isExclusive, isOther }) => isExclusive === true && (isSingle || isOther === true));
  return [
    ...idsTwice(path, at, options),
    ...(others > 1 ? [fault(path, at, "others")] : []),
    ...(alone >= 0 ? [fault(path, `${at}.${alone}.isExclusive`, "exclusive")] : []),
  ];
}

const listFaults = (path: string, at: string, items: Json | undefined): Fault[] => [
  ...idsTwice(path, at, items),
  ...(itemsOf(items).length === 0 ? [fault(path, at, "missing")] : []),
];
