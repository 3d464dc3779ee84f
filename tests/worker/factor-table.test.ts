import { beforeAll, describe, expect, it } from "vitest";
import { readFactorSets } from "~/assessment/catalogue/factors.server";
import type { FactorSet } from "~/assessment/ghg/rules/factors";
import { readCsv } from "../support/csv";
import { change } from "../support/database";
import { cookieOf, visit } from "../support/pages";
import { createTestContext, registerCompany, withoutQueue } from "../support/worker";

const ctx = withoutQueue(createTestContext());
const HERE = "/admin/factors/south-africa-grid";
let cookie = "";
let set: FactorSet;

beforeAll(async () => {
  const office = await registerCompany(ctx, { language: "fr" });
  await change("update users set is_administrator = 1 where id = ?", office.id);
  cookie = await cookieOf(ctx, office.id);
  const found = (await readFactorSets(ctx)).find((each) => each.set === "south-africa-grid");
  if (!found) throw new Error("no set");
  set = found;
});

const read = async (path: string) => (await visit(path, { cookie })).text();

describe("a set of emission factors", () => {
  it("is read as a table in the reader's language and notation, with its source and what it includes", async () => {
    const text = await read(HERE);
    for (const said of ["Afrique du Sud", set.address.replaceAll("&", "&amp;"), "Officielle", "Comprend"])
      expect(text, said).toContain(said);
    for (const { value } of set.factors)
      expect(text).toContain(new Intl.NumberFormat("fr", { maximumFractionDigits: 20 }).format(value));
    expect(text).not.toContain("<textarea");
    expect(await read(`${HERE}?edit=yes`)).toContain("<textarea");
  });

  it("with very many factors is read by country or grid, and begins with the first of all", async () => {
    const many = (await readFactorSets(ctx)).find(({ factors }) => factors.length > 100);
    const here = `/admin/factors/${many?.set}`;
    const rows = async (query: string) => (await read(`${here}${query}`)).match(/<tr[ >]/g)?.length ?? 0;
    expect(await rows("")).toBe(1 + 20);
    const last = many?.factors.at(-1)?.region;
    const own = many?.factors.filter(({ region }) => region === last).length ?? 0;
    expect(await rows(`?region=${last}`)).toBe(1 + own);
    for (const odd of ["?region=", "?region=nowhere", `?region=${"M".repeat(5000)}`])
      expect(await rows(odd), odd.slice(0, 30)).toBe(1 + 20);
    expect(readCsv(await read(`${here}/file`))).toHaveLength(1 + (many?.factors.length ?? 0));
  });

  it("is a file with a line for each factor", async () => {
    const [header, ...lines] = readCsv(await read(`${HERE}/file`));
    expect(header?.[0]).toBe("Pays ou réseau");
    expect(lines).toHaveLength(set.factors.length);
    expect(lines.map(([region]) => region)).toEqual(set.factors.map(() => "Afrique du Sud"));
  });
});
