import type { Field } from "../ask";
import * as odd from "../inputs/values";
import { hasFile } from "./parts";
import {
  hasFields,
  hasForm,
  JSON_TYPE,
  mayHaveBody,
  raw,
  replaceAt,
  type Twist,
  textOr,
  URLENCODED,
  withFields,
} from "./twist";

/** Encodes a name as a form does; a lone surrogate becomes a whole character. */
const encoded = (name: string) => new URLSearchParams([[name, ""]]).toString().slice(0, -1);

/** Mutations of form fields: their values, their names, their number. */
export const inForm: Twist[] = [
  {
    name: "field-value",
    weight: 30,
    fits: hasFields,
    twist: (draft, random, surroundings) => {
      const change = ([name]: Field): Field => [name, textOr(random, surroundings)];
      let fields = replaceAt(draft.form ?? [], random, change);
      if (random.chance(0.2)) fields = replaceAt(fields, random, change);
      return withFields({ ...draft, isMultipart: random.chance(0.15) || hasFile(draft) }, fields);
    },
  },
  {
    name: "field-gone-or-twice",
    weight: 6,
    fits: hasFields,
    twist: (draft, random, surroundings) => {
      const fields = draft.form ?? [];
      const index = random.below(fields.length);
      const [name = ""] = fields[index] ?? [];
      const twice: Field[] = [...fields, [name, textOr(random, surroundings)]];
      return withFields(
        draft,
        random.pick([fields.filter((_, at) => at !== index), twice, [...fields, ...fields], fields.toReversed()]),
      );
    },
  },
  {
    name: "field-name",
    weight: 5,
    fits: hasForm,
    twist: (draft, random, { names }) => {
      const fields = draft.form ?? [];
      const own = fields.length > 0 ? random.pick(fields)[0] : "a";
      const name = random.pick([
        ...odd.ODD_NAMES,
        `${own}[0]`,
        `${own}[b]`,
        `${own}.b`,
        `${own}[]`,
        random.pick(names),
      ]);
      const value = random.pick(["1", "", odd.MARK]);
      if (fields.length > 0 && random.chance(0.5))
        return withFields(
          draft,
          replaceAt(fields, random, ([, kept]) => [name, kept]),
        );
      return withFields(draft, [...fields, [name, value]]);
    },
  },
  {
    name: "huge-name",
    weight: 1,
    fits: hasForm,
    twist: (draft, random) => withFields(draft, [...(draft.form ?? []), [random.pick(odd.HUGE_NAMES), "x"]]),
  },
  {
    name: "form-state",
    weight: 2,
    fits: hasForm,
    twist: (draft, random) =>
      withFields(draft, [
        ...(draft.form ?? []),
        [random.pick(["__state__", "__intent__"]), random.pick(odd.SPOILT_STATE)],
      ]),
  },
  {
    name: "many-fields",
    weight: 1,
    fits: hasForm,
    twist: (draft, random) => {
      const count = random.pick([500, 5000, 20_000]);
      const name = random.pick([
        (_: number) => "a",
        (n: number) => `a${n}`,
        (n: number) => `a[${n}]`,
        (n: number) => `${n}`,
        () => "",
      ]);
      const isShort = count === 20_000;
      return raw(
        draft,
        URLENCODED,
        Array.from({ length: count }, (_, n) => `${name(n)}${isShort ? "" : "=b"}`).join("&"),
      );
    },
  },
  {
    name: "badly-encoded",
    weight: 2,
    fits: hasForm,
    twist: (draft, random) => {
      const own = draft.form?.map(([name]) => encoded(name)) ?? [];
      const name = own.length > 0 && random.chance(0.6) ? random.pick(own) : random.pick(odd.ODD_PARTS);
      const rest = new URLSearchParams(
        (draft.form ?? []).flatMap(([key, value]) => (typeof value === "string" ? [[key, value]] : [])),
      );
      return raw(
        draft,
        URLENCODED,
        `${name}=${random.pick(odd.ODD_PARTS)}&${rest}${random.pick(["", "&", "&&&", "=", "&=", "&%", "\u0000", "\r\n"])}`,
      );
    },
  },
  {
    name: "too-large",
    weight: 1,
    fits: mayHaveBody,
    twist: (draft, random) => {
      const type = random.pick([URLENCODED, JSON_TYPE, "Multipart/Form-Data; boundary=a", "text/plain"]);
      return raw(draft, type, `a=${"b".repeat(random.pick([65_534, 65_535, 200_000]))}`);
    },
  },
];
