import { beforeEach, describe, expect, it } from "vitest";
import type { FigureSection, KeyFigureId } from "~/assessment/key-figures/rules/figures";
import { lastWholeYear } from "~/assessment/key-figures/rules/years";
import { saveFigures } from "~/assessment/key-figures/save.server";
import { startYear } from "~/assessment/key-figures/years.server";
import { standardFilePath, standardPath, standardsPath } from "~/core/addresses/crosswalk";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { answersStatement } from "~/improvement/crosswalk/answers.server";
import { STANDARDS } from "~/improvement/crosswalk/rules/table";
import { readXlsx } from "~/platform/files/xlsx/read-xlsx";
import { change } from "../support/database";
import { cookieOf, visit } from "../support/pages";
import { completeReadiness } from "../support/progress-results";
import { colleagueOf } from "../support/subject";
import { createTestContext, registerCompany, withoutQueue } from "../support/worker";
import { readXbrlJson } from "../support/xbrl-json-reader";

const ctx = withoutQueue(createTestContext());
const YEAR = lastWholeYear(Date.now());

let owner: CurrentUser;
let readiness: string;
let cookie: string;

async function enter(section: FigureSection, typed: Partial<Record<KeyFigureId, string>>) {
  const figures = new Map(
    Object.entries(typed).map(([id, written]) => [id as KeyFigureId, { written, isUnknown: written === "?" }]),
  );
  for (const figure of figures.values()) if (figure.isUnknown) figure.written = "";
  const saved = await saveFigures(ctx, owner, YEAR, section, { figures });
  if (!saved.ok || saved.faults.size > 0) throw new Error("The figures were not saved");
}

const completedOn = (id: string, day: string) =>
  change("update assessments set completed_at = ? where id = ?", Date.parse(`${day}T12:00:00Z`), id);

beforeEach(async () => {
  ({ user: owner, readiness } = await completeReadiness(ctx));
  await completedOn(readiness, `${YEAR}-06-30`);
  await startYear(ctx, owner, YEAR);
  await enter("company", { turnover: "4000000", donations: "1200.50" });
  await enter("people", { employees: "40", "employees-abroad": "3" });
  await enter("resources", { waste: "12.3450", "waste-recycled": "?" });
  cookie = await cookieOf(ctx, owner.id);
});

const read = async (path: string, as = cookie) => {
  const response = await visit(path, { cookie: as });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const textOf = (html: string) =>
  html
    .replaceAll("<!-- -->", "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ");
const file = (standard: (typeof STANDARDS)[number], format: "csv" | "xlsx" | "json" | "xbrl", as = cookie) =>
  visit(standardFilePath(YEAR, standard, format), { cookie: as });

describe("the standards pages", () => {
  it("show how much of each standard a year fills, and link to it", async () => {
    const { status, text } = await read(standardsPath(YEAR));
    expect(status).toBe(200);
    for (const standard of STANDARDS) expect(text).toContain(`href="${standardPath(YEAR, standard)}"`);
    expect(textOf(text).match(/ \d+ of \d+ /g)).toHaveLength(STANDARDS.length);
  });

  it("show each element with its value and source, and where the rest can be filled in", async () => {
    const { text } = await read(standardPath(YEAR, "sedg"));
    const said = textOf(text);
    expect(said).toContain("1,200.5 ZAR");
    expect(said).toContain(`entered by ${owner.username}`);
    expect(said).toContain("Not known");
    expect(text).toContain(`href="/key-figures/${YEAR}/resources#waste-recycled"`);
    const filled = textOf((await read(`${standardPath(YEAR, "sedg")}?show=filled`)).text);
    expect(filled).toContain("S5.1");
    expect(filled).not.toContain("E4.1");
    expect((await read(`${standardPath(YEAR, "sedg")}?show=odd`)).status).toBe(200);
  });

  it("are readable by a viewer, but not by another company or for another year", async () => {
    const viewer = await cookieOf(ctx, (await colleagueOf(ctx, owner, "viewer")).id);
    expect((await read(standardPath(YEAR, "vsme"), viewer)).status).toBe(200);
    expect((await file("vsme", "csv", viewer)).status).toBe(200);
    const stranger = await cookieOf(ctx, (await registerCompany(ctx)).id);
    for (const path of [standardsPath(YEAR), standardPath(YEAR, "vsme"), standardFilePath(YEAR, "vsme", "csv")]) {
      expect((await read(path, stranger)).status, path).toBe(404);
      expect((await visit(path)).status, path).toBe(303);
    }
    const odd = [
      standardsPath(YEAR - 1),
      standardPath(YEAR, "vsme").replace(String(YEAR), "20255"),
      `${standardsPath(YEAR)}/constructor`,
      `${standardPath(YEAR, "vsme")}/file`,
      `${standardPath(YEAR, "vsme")}/file?format=exe`,
      standardFilePath(YEAR, "sedg", "xbrl"),
    ];
    for (const path of odd) expect((await read(path)).status, path).toBe(404);
  });
});

describe("the standards files", () => {
  it("include a CSV with each element, in the reader's language", async () => {
    const response = await file("vsme", "csv");
    expect(response.headers.get("Content-Disposition")).toContain(`vsme-${YEAR}.csv`);
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = new TextDecoder().decode(bytes).split("\r\n");
    expect(new Set(lines.slice(1).flatMap((line) => /^vsme:\w+/.exec(line)?.[0] ?? [])).size).toBe(143);
    expect(lines.find((line) => line.startsWith("vsme:Turnover;"))).toMatch(/;Turnover;filled;;4000000;ZAR;\d{4};/);
    expect(lines.find((line) => line.startsWith("vsme:TotalWasteGeneratedMass;"))).toContain(";12345;kg;");
  });

  it("include a workbook with the same content", async () => {
    const response = await file("sedg", "xlsx");
    const book = readXlsx(new Uint8Array(await response.arrayBuffer()));
    if (!book.ok) throw new Error(book.reason);
    const rows = [...(book.sheets[0]?.rows.values() ?? [])].map((cells) => [...cells.values()].map(({ text }) => text));
    const donations = rows.find(([element]) => element === "S5.1");
    expect(donations).toEqual(expect.arrayContaining(["1200.5", "ZAR", String(YEAR)]));
  });

  it("include JSON for programs, and xBRL-JSON that an independent reader accepts", async () => {
    const plain = JSON.parse(await (await file("gri", "json")).text());
    expect(plain).toMatchObject({ standard: "gri", year: YEAR, company: { name: owner.companyName, country: "ZA" } });
    const { facts } = readXbrlJson(await (await file("vsme", "xbrl")).text());
    const of = (name: string) => facts.filter(({ concept }) => concept.endsWith(`}${name}`));
    expect(of("Turnover")).toMatchObject([{ value: "4000000", decimals: 0 }]);
    expect(of("NumberOfEmployeesForCountryOfEmploymentContract")).toMatchObject([{ value: "37" }]);
    // It answered No to a question of ours that asks for less than the standard, so no fact follows from it.
    expect(of("UndertakingHasACodeOfConductOrHumanRightsPolicyForItsOwnWorkforce")).toEqual([]);
    expect(facts[0]?.entity.identifier).toMatch(/^\S+$/);
  });

  it("contain a user's name only as plain text", async () => {
    await change("update users set username = '=HYPERLINK(\"x\")' where id = ?", owner.id);
    const lines = (await (await file("sedg", "csv")).text()).split("\r\n");
    for (const line of lines) expect(line).not.toMatch(/(^|[,;])"?=/);
    const html = (await read(standardPath(YEAR, "sedg"))).text;
    expect(html).toContain("=HYPERLINK(&quot;x&quot;)");
  });
});

describe("the assessment that is used for a year", () => {
  const speaking = async () => {
    const wanted = {
      companyId: owner.companyId,
      kind: "readiness",
      year: YEAR,
      questions: ["water.commit.1"],
    } as const;
    return (await answersStatement(ctx, wanted)).map(({ assessmentId }) => assessmentId);
  };
  const copy = async (day: string) => {
    const id = ctx.ids.create();
    await change(
      `insert into assessments (id, company_id, started_by, kind, catalogue_version, state, created_at, updated_at, completed_at)
       select ?, company_id, started_by, kind, catalogue_version, state, created_at, updated_at, ? from assessments where id = ?`,
      id,
      Date.parse(`${day}T12:00:00Z`),
      readiness,
    );
    return id;
  };

  it("is the last of the year, or else the first of the three months after it, and never an older one", async () => {
    expect(await speaking()).toEqual([readiness]);
    const later = await copy(`${YEAR}-12-31`);
    const after = await copy(`${YEAR + 1}-01-02`);
    await copy(`${YEAR + 1}-02-02`);
    expect(await speaking()).toEqual([later]);
    await completedOn(later, `${YEAR - 1}-12-31`);
    await completedOn(readiness, `${YEAR + 1}-04-01`);
    expect(await speaking()).toEqual([after]);
    await completedOn(after, `${YEAR + 1}-04-02`);
    expect(await speaking()).toHaveLength(1);
  });
});
