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

  it("is a file with a line for each factor", async () => {
    const [header, ...lines] = readCsv(await read(`${HERE}/file`));
    expect(header?.[0]).toBe("Pays ou réseau");
    expect(lines).toHaveLength(set.factors.length);
    expect(lines.map(([region]) => region)).toEqual(set.factors.map(() => "Afrique du Sud"));
  });
});
