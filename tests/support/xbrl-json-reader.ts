/**
 * A small reader for xBRL-JSON 1.0, written from the Open Information Model recommendations of 13 October 2021 (xBRL-JSON, OIM, OIM
 * Common). It shares no code with the writer and throws on anything that the recommendations do not allow.
 */

interface ReadFact {
  id: string;
  concept: string;
  entity: { scheme: string; identifier: string };
  /** For an instant, the same moment twice. */
  period: { start: string; end: string };
  isInstant: boolean;
  /** Numerators and denominators as "{namespace}name"; null for a pure number or a non-numeric fact. */
  unit: { over: string[]; under: string[] } | null;
  decimals: number | null;
  value: string;
  /** The names in a value that consists only of names, such as an extensible enumeration: each as "{namespace}name". */
  members: string[];
  language: string | null;
  /** Members by axis. */
  dimensions: Record<string, string>;
}

const RESERVED: Record<string, string> = {
  iso4217: "http://www.xbrl.org/2003/iso4217",
  utr: "http://www.xbrl.org/2009/utr",
  xbrl: "https://xbrl.org/2021",
  xbrli: "http://www.xbrl.org/2003/instance",
  xs: "http://www.w3.org/2001/XMLSchema",
};

const INSTANT = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;
const NCNAME = /^[A-Za-z_][\w.-]*$/;
const CORE = ["concept", "entity", "period", "unit", "language", "noteId"];

function fail(code: string, what: unknown): never {
  throw new Error(`${code}: ${JSON.stringify(what)}`);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Throws xbrlje:invalidJSONStructure for any other member. */
function members(value: unknown, required: string[], optional: string[] = []): Record<string, unknown> {
  if (!isObject(value)) return fail("xbrlje:invalidJSONStructure", value);
  for (const key of required) if (!(key in value)) fail("xbrlje:invalidJSONStructure", key);
  for (const key of Object.keys(value)) {
    if (!required.includes(key) && !optional.includes(key)) fail("xbrlje:invalidJSONStructure", key);
  }
  return value;
}

/** The taxonomies and the facts of a report. */
export function readXbrlJson(text: string): { taxonomy: string[]; facts: ReadFact[] } {
  const report = members(JSON.parse(text), ["documentInfo"], ["facts", "links"]);
  const info = members(
    report.documentInfo,
    ["documentType", "taxonomy"],
    ["namespaces", "linkTypes", "linkGroups", "features", "final", "baseURL"],
  );
  if (info.documentType !== "https://xbrl.org/2021/xbrl-json") fail("oimce:unsupportedDocumentType", info.documentType);
  const taxonomy = info.taxonomy;
  if (!Array.isArray(taxonomy) || taxonomy.length === 0) return fail("oime:noTaxonomy", taxonomy);
  const namespaces = readNamespaces(info.namespaces ?? {});
  const facts = report.facts ?? {};
  if (!isObject(facts)) return fail("xbrlje:invalidJSONStructure", facts);
  return {
    taxonomy: taxonomy.map(String),
    facts: Object.entries(facts).map(([id, fact]) => readFact(id, fact, namespaces)),
  };
}

function readNamespaces(given: unknown): Map<string, string> {
  if (!isObject(given)) return fail("xbrlje:invalidJSONStructure", given);
  const found = new Map<string, string>();
  for (const [prefix, uri] of Object.entries(given)) {
    if (!NCNAME.test(prefix) || typeof uri !== "string" || !URL.canParse(uri)) fail("oimce:invalidURI", [prefix, uri]);
    const reserved = RESERVED[prefix];
    if (reserved !== undefined && reserved !== uri) fail("oimce:invalidURIForReservedAlias", [prefix, uri]);
    const alias = Object.entries(RESERVED).find(([, known]) => known === uri)?.[0];
    if (alias !== undefined && alias !== prefix) fail("oimce:invalidAliasForReservedURI", [prefix, uri]);
    if ([...found.values()].includes(String(uri))) fail("oimce:multipleAliasesForURI", uri);
    found.set(prefix, String(uri));
  }
  return found;
}

function readFact(id: string, given: unknown, namespaces: Map<string, string>): ReadFact {
  if (!NCNAME.test(id)) fail("xbrlje:invalidJSONStructure", id);
  const fact = members(given, ["value", "dimensions"], ["decimals", "links"]);
  const split = (name: unknown): [string, string] => {
    const at = typeof name === "string" ? name.indexOf(":") : -1;
    if (at < 1) return fail("oimce:invalidSQName", name);
    const namespace = namespaces.get(String(name).slice(0, at));
    return [namespace ?? fail("oimce:unboundPrefix", name), String(name).slice(at + 1)];
  };
  const expand = (name: unknown) => {
    const [namespace, local] = split(name);
    return NCNAME.test(local) ? `{${namespace}}${local}` : fail("oimce:invalidQName", name);
  };
  const dimensions = fact.dimensions;
  if (!isObject(dimensions)) return fail("xbrlje:invalidJSONStructure", dimensions);
  if (!("concept" in dimensions)) fail("oime:missingConceptDimension", id);
  const { concept, entity, period, unit, language } = dimensions;
  if (typeof fact.value !== "string") fail("xbrlje:invalidFactValue", fact.value);
  if (fact.decimals !== undefined && !Number.isInteger(fact.decimals))
    fail("xbrlje:invalidJSONStructure", fact.decimals);
  if (unit !== undefined && language !== undefined) fail("oime:misplacedUnitDimension", id);
  // Language tags are in lower case; their form follows BCP 47.
  if (language !== undefined && !/^[a-z]{2,8}(-[a-z0-9]{1,8})*$/.test(String(language)))
    fail("xbrlje:invalidJSONStructure", language);
  if (fact.decimals !== undefined && !Number.isFinite(Number(fact.value)))
    fail("oime:misplacedDecimalsProperty", fact.value);
  const [scheme, identifier] = split(entity);
  if (identifier === "" || /\s/.test(identifier)) fail("oimce:invalidSQName", entity);
  const [start, end = start, ...more] = String(period).split("/");
  if (more.length > 0 || !INSTANT.test(start ?? "") || !INSTANT.test(end ?? ""))
    fail("oimce:invalidPeriodRepresentation", period);
  if (String(period).includes("/") && !(String(start) < String(end))) fail("oimce:invalidPeriodRepresentation", period);
  return {
    id,
    concept: expand(concept),
    entity: { scheme, identifier },
    period: { start: String(start), end: String(end) },
    isInstant: !String(period).includes("/"),
    unit: unit === undefined ? null : readUnit(String(unit), expand),
    decimals: (fact.decimals as number | undefined) ?? null,
    value: String(fact.value),
    members: readMembers(String(fact.value), namespaces, expand),
    language: language === undefined ? null : String(language),
    dimensions: Object.fromEntries(
      Object.entries(dimensions)
        .filter(([axis]) => !CORE.includes(axis))
        .map(([axis, member]) => [expand(axis), expand(member)]),
    ),
  };
}

/** The names in a value, if it consists of nothing else. */
function readMembers(value: string, namespaces: Map<string, string>, expand: (name: string) => string): string[] {
  const names = value.split(" ");
  const isName = (name: string) => /^[A-Za-z_][\w.-]*:[A-Za-z_][\w.-]*$/.test(name);
  return names.every((name) => isName(name) && namespaces.has(name.split(":")[0] ?? "")) ? names.map(expand) : [];
}

function readUnit(unit: string, expand: (name: string) => string) {
  const sides = unit.split("/");
  if (sides.length > 2) fail("oimce:invalidUnitStringRepresentation", unit);
  const [over = [], under = []] = sides.map((side) => {
    const names = side.replace(/^\((.*)\)$/, "$1").split("*");
    if ([...names].sort().join() !== names.join()) fail("oimce:invalidUnitStringRepresentation", unit);
    return names.map(expand);
  });
  if (over.join() === `{${RESERVED.xbrli}}pure` && under.length === 0) fail("oime:illegalPureUnit", unit);
  return { over, under };
}
