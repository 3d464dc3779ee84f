import { describe, expect, it } from "vitest";
import { INDUSTRIES } from "../../scripts/reference/industries.mjs";
import { buildPlaces, PLACES_ATTRIBUTION } from "../../scripts/reference/places.mjs";
import { referenceSql } from "../../scripts/reference/sql.mjs";

const places = buildPlaces();
const byId = new Map(places.map((place) => [place.id, place]));
const countries = places.filter(({ kind }) => kind === "country");
const states = places.filter(({ kind }) => kind === "state");
const cities = places.filter(({ kind }) => kind === "city");
const statesOf = (country: string) => states.filter(({ parentId }) => parentId === country);

describe("the list of places", () => {
  it("has the fixed list of Malaysia in its order", () => {
    const names = [
      "Johor, Kedah, Kelantan, Kuala Lumpur, Labuan, Malacca, Negeri Sembilan, Pahang, Penang",
      "Perak, Perlis, Putrajaya, Sabah, Sarawak, Selangor, Terengganu, Other",
    ].flatMap((line) => line.split(", "));
    expect(statesOf("MY").map(({ id, nameEn }) => [id, nameEn])).toEqual(
      names.map((name, index) => [String(2460 + index), name]),
    );
    expect(byId.get("2465")?.nameMs).toBe("Melaka");
    expect(byId.get("2476")).toMatchObject({ nameFr: "Autre", nameMs: "Lain-lain" });
  });

  it("has the nine provinces of South Africa", () => {
    expect(statesOf("ZA").map(({ id }) => id)).toEqual(
      ["EC", "FS", "GP", "KZN", "LP", "MP", "NC", "NW", "WC"].map((code) => `ZA-${code}`),
    );
  });

  it("has each id once and each name in three languages", () => {
    expect(byId.size).toBe(places.length);
    expect(places.filter(({ nameEn, nameFr, nameMs }) => !nameEn || !nameFr || !nameMs)).toEqual([]);
  });

  it("puts countries at the top, states in a country and cities in a state", () => {
    const kindOfParent = ({ parentId }: { parentId: string | null }) => parentId && byId.get(parentId)?.kind;
    expect(countries.every(({ parentId }) => parentId === null)).toBe(true);
    expect(states.filter((state) => kindOfParent(state) !== "country")).toEqual([]);
    expect(cities.filter((city) => kindOfParent(city) !== "state")).toEqual([]);
  });

  it("lists a parent before its children", () => {
    const position = new Map(places.map(({ id }, index) => [id, index]));
    const early = places.filter(
      ({ parentId }, index) => parentId !== null && (position.get(parentId) ?? places.length) > index,
    );
    expect(early).toEqual([]);
  });

  it("offers a state in every country, each name once in its country", () => {
    const withState = new Set(states.map(({ parentId }) => parentId));
    expect(countries.filter(({ id }) => !withState.has(id))).toEqual([]);
    for (const name of ["nameEn", "nameFr", "nameMs"] as const) {
      expect(new Set(states.map((state) => `${state.parentId} ${state[name]}`)).size).toBe(states.length);
    }
  });

  it("has cities in every real state of South Africa and Malaysia", () => {
    const withCity = new Set(cities.map(({ parentId }) => parentId));
    const without = [...statesOf("ZA"), ...statesOf("MY")].filter(({ id }) => !withCity.has(id));
    expect(without.map(({ id }) => id)).toEqual(["2476"]);
  });

  it("stays moderate in size and names its sources", () => {
    expect(places.length).toBeLessThan(20_000);
    expect(PLACES_ATTRIBUTION.every(({ what, licence, source }) => what && licence && source)).toBe(true);
  });
});

describe("the list of industries", () => {
  it("has 22 industries in three languages", () => {
    expect(INDUSTRIES).toHaveLength(22);
    expect(new Set(INDUSTRIES.map(({ id }) => id)).size).toBe(22);
    for (const { id, nameEn, nameFr, nameMs } of INDUSTRIES) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(nameEn && nameFr && nameMs).toBeTruthy();
    }
  });
});

describe("referenceSql", () => {
  it("escapes quotes and keeps statements small", () => {
    const sql = referenceSql();
    expect(sql).toContain("N''Djamena");
    const statements = sql.split(/(?<=;\n)(?=INSERT INTO )/);
    for (const statement of statements) {
      expect(statement.startsWith("INSERT INTO ")).toBe(true);
      expect(Buffer.byteLength(statement)).toBeLessThanOrEqual(60_000);
      expect(statement.match(/^\(/gm)?.length).toBeLessThanOrEqual(100);
    }
  });
});
