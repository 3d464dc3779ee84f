const ENTITIES = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };

const decode = (text) => text.replace(/&(#?\w+);/g, (whole, name) => ENTITIES[name] ?? whole);

/**
 * The attributes of every element with this name, in page order; an attribute without a value is "".
 * @param {string} html
 * @param {string} name
 * @returns {Record<string, string>[]}
 */
export function elements(html, name) {
  return [...html.matchAll(new RegExp(`<${name}(\\s[^>]*)?>`, "g"))].map(([, attributes = ""]) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, key, value = ""]) => [
        key.toLowerCase(),
        decode(value),
      ]),
    ),
  );
}

/**
 * The choices in a page's fields, by field name: the type, all values, and the ticked ones.
 * @param {string} html
 * @returns {Map<string, { type: string, values: string[], checked: string[] }>}
 */
export function choices(html) {
  const fields = new Map();
  for (const { type, name, value, ...rest } of elements(html, "input")) {
    if (type !== "radio" && type !== "checkbox") continue;
    const field = fields.get(name) ?? { type, values: [], checked: [] };
    field.values.push(value);
    if ("checked" in rest) field.checked.push(value);
    fields.set(name, field);
  }
  return fields;
}

/**
 * The wanted value of a select if it offers that; otherwise the first one.
 * @param {string} html
 * @param {string} name
 * @param {string} [wanted]
 */
export function pick(html, name, wanted) {
  const [, inner] = new RegExp(`<select[^>]*name="${name}"[^>]*>(.*?)</select>`, "s").exec(html) ?? [];
  if (inner === undefined) throw new Error(`The page has no list «${name}».`);
  const values = elements(inner, "option").flatMap(({ value }) => value || []);
  return values.find((value) => value === wanted) ?? values[0] ?? "";
}
