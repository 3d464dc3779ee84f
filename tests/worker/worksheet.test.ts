import { beforeEach, describe, expect, it } from "vitest";
import { openAssessment } from "~/assessment/answers/queries.server";
import type { CalculationValue } from "~/assessment/answers/rules/value";
import { saveAnswers } from "~/assessment/answers/save-answers.server";
import { makeWorkbook } from "~/assessment/workbook/make-workbook.server";
import { previewWorkbook } from "~/assessment/workbook/preview.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { startAssessment } from "~/improvement/plan/start.server";
import { submitAssessment } from "~/results/results/submit.server";
import { change } from "../support/database";
import { cookieOf, ORIGIN, send } from "../support/pages";
import { fillIn } from "../support/workbooks";
import { createTestContext, registerCompany, withoutQueue } from "../support/worker";
import { SCOPE_1, SCOPE_2, WORKSHEETS } from "../support/worksheet";

const ctx = withoutQueue(createTestContext());
const THIS_YEAR = new Date(ctx.clock()).getUTCFullYear();
const LAST_YEAR = String(THIS_YEAR - 1);
let user: CurrentUser;
let cookie: string;
let draft: string;

async function start(source: "empty" | "last" = "empty"): Promise<string> {
  const started = await startAssessment(ctx, user, { source });
  if (!started.ok) throw new Error(started.reason);
  return started.assessmentId;
}

beforeEach(async () => {
  await change("delete from catalogues where version like 'every-type-%'");
  const { version, kind } = WORKSHEETS;
  await change(
    "insert into catalogues (version, kind, document, published_at) values (?, ?, ?, ?)",
    version,
    kind,
    JSON.stringify(WORKSHEETS),
    Date.now(),
  );
  user = await registerCompany(ctx);
  cookie = await cookieOf(ctx, user.id);
  draft = await start();
});

const decoded = (html: string) => html.replaceAll("&#x27;", "'").replaceAll("&amp;", "&").replaceAll("<!-- -->", "");
const pathOf = () => `/${ctx.ids.seal(draft)}?section=ghg.inventory`;
const load = async () => decoded(await (await send(pathOf(), { headers: { Cookie: cookie } })).text());

async function save(filled: Record<string, string>, language = "en") {
  const fields = { section: "ghg.inventory", intent: "save", ...filled };
  const headers = { Cookie: `${cookie}; language=${language}`, Origin: ORIGIN };
  const answer = await send(pathOf(), { method: "POST", headers, body: new URLSearchParams(fields) });
  return { status: answer.status, leadsTo: answer.headers.get("Location"), html: decoded(await answer.text()) };
}

async function stored(question = SCOPE_1, id = draft): Promise<CalculationValue | undefined> {
  const opened = await openAssessment(ctx, user, id, "read");
  if (!opened.ok) throw new Error(opened.reason);
  return (opened.answers.get(question.id)?.value ?? undefined) as CalculationValue | undefined;
}

async function previewOf(bytes: Uint8Array) {
  const preview = await previewWorkbook(ctx, user, draft, bytes, "en");
  if (!preview.ok) throw new Error(preview.reason);
  return preview.preview;
}

/** The contents of an input's group. */
const groupOf = (html: string, legend: string) =>
  [...html.matchAll(/<fieldset(?:(?!<fieldset).)*?<\/fieldset>/gs)]
    .map(([text]) => text)
    .find((text) => text.includes(`>${legend}</legend>`)) ?? "";

const DIESEL = `i-diesel-year.${SCOPE_1.id}`;

describe("an emissions worksheet", () => {
  it("offers the reporting year and the company's grid, and stores what the result was calculated with", async () => {
    await change("update companies set country_id = 'MY', state_id = '2473' where id = ?", user.companyId);
    const html = await load();
    expect(html).toMatch(
      new RegExp(`<select[^>]*name="year.${SCOPE_1.id}".*?<option value="${LAST_YEAR}" selected`, "s"),
    );
    expect(html).toMatch(
      new RegExp(`<select[^>]*name="grid.${SCOPE_2.id}".*?<option value="MY-sarawak" selected`, "s"),
    );
    expect(html).toContain("metric tonnes");

    const saved = await save({ [DIESEL]: "1.234,5", [`i-electricity-year.${SCOPE_2.id}`]: "60000" });
    expect(saved.status).toBe(303);
    expect(await stored()).toMatchObject({ inputs: { diesel: { unit: "litre", year: 1234.5 } }, total: 3.285683 });
    expect(await stored(SCOPE_2)).toMatchObject({
      total: 11.94,
      emissions: {
        year: THIS_YEAR - 1,
        region: "MY-sarawak",
        factors: { electricity: { id: "grid.my-sarawak.2024" } },
      },
    });

    // In the box, in the notation of its reader.
    const boxOf = (html: string) => html.match(new RegExp(`<input[^>]*name="${DIESEL}"[^>]*>`))?.[0];
    expect(boxOf(await load())).toContain('value="1234.5"');
    await change("update users set language = 'fr' where id = ?", user.id);
    expect(boxOf(await load())).toContain('value="1234,5"');
    await change("update users set language = 'en' where id = ?", user.id);

    // The trace: amount × factor = kilograms, with its source.
    const shown = await load();
    expect(shown).toContain("60,000 kwh × 0.199 kg CO2e/kWh = 11,940 kg CO2e");
    expect(shown).toContain("Energy Commission of Malaysia: grid emission factors");
    expect(shown).toContain("1,234.5 litre × 2.66155 kg CO2e/L = 3,285.68 kg CO2e");
    expect(shown).toContain(
      'href="https://www.gov.uk/government/publications/greenhouse-gas-reporting-conversion-factors-2025"',
    );
  });

  it.each([
    ["1e999", "Please write a figure with the digits 0 to 9"],
    ["٣", "Please write a figure with the digits 0 to 9"],
    ["=1+1", "Please write a figure with the digits 0 to 9"],
    ["1.250", "“1.250” can be read in two ways. Please write 1250 or 1.25"],
    ["-1", "This figure is too low for this field"],
    [`1${"0".repeat(30)}`, "This figure is too high for this field"],
  ])("keeps '%s' in its field, shows the error beside it, and saves the rest", async (figure, words) => {
    const refused = await save({ [DIESEL]: figure, [`i-electricity-year.${SCOPE_2.id}`]: "10" });
    expect(refused.status).toBe(422);
    const diesel = groupOf(refused.html, "Diesel");
    expect(diesel).toContain(words);
    expect(diesel).toMatch(
      new RegExp(`name="${DIESEL.replaceAll(".", "\\.")}"[^>]*value="${figure.replace("+", "\\+")}"`),
    );
    expect(groupOf(refused.html, "Petrol")).not.toContain(words);
    expect([await stored(), (await stored(SCOPE_2))?.inputs]).toEqual([
      undefined,
      { electricity: { unit: "kwh", year: 10 } },
    ]);
  });

  it("reads '-0' as zero, '1.234,56' as that figure, and blanks as nothing", async () => {
    await save({ [DIESEL]: "-0", [`i-petrol-year.${SCOPE_1.id}`]: "1.234,56", [`i-lpg-year.${SCOPE_1.id}`]: "  " });
    expect((await stored())?.inputs).toEqual({
      diesel: { unit: "litre", year: 0 },
      petrol: { unit: "litre", year: 1234.56 },
    });
    await save({ [DIESEL]: " ", [`year.${SCOPE_1.id}`]: LAST_YEAR });
    expect(await stored()).toBeUndefined();
  });

  it("asks about ten times last year's amount, and refuses neither that nor a country without its own factor", async () => {
    await save({ [DIESEL]: "100", [`i-electricity-year.${SCOPE_2.id}`]: "10" });
    expect((await submitAssessment(ctx, user, draft)).ok).toBe(true);
    draft = await start();
    const months = Object.fromEntries(
      [1, 2, 3].map((month) => [`i-electricity-${month}.${SCOPE_2.id}`, `${10 ** month}`]),
    );
    expect((await save({ [DIESEL]: "1200", ...months })).status).toBe(303);
    const html = await load();
    expect(groupOf(html, "Diesel")).toContain("This is 12 times the amount you entered last time (100 litre)");
    expect(groupOf(html, "Electricity")).toContain("111 times");

    await change("update companies set country_id = 'AQ' where id = ?", user.companyId);
    const refused = await save({ [`i-electricity-year.${SCOPE_2.id}`]: "10" });
    expect([refused.status, refused.html.includes("No factor is published for this grid")]).toEqual([422, true]);
    const own = {
      [`i-electricity-own.${SCOPE_2.id}`]: "0,5",
      [`i-electricity-note.${SCOPE_2.id}`]: "The station’s plant",
    };
    expect((await save({ [`i-electricity-year.${SCOPE_2.id}`]: "10", ...own })).status).toBe(303);
    expect((await stored(SCOPE_2))?.total).toBe(0.005);
  });

  it.each([
    ["en", "This is 12 times the amount you entered last time (100 litre). If it is right, leave it as it is."],
    ["fr", "C’est 12 fois ce que vous aviez indiqué la dernière fois (100 litre). Est-ce exact ? Si oui, laissez"],
    ["ms", "Ini 12 kali ganda jumlah yang anda masukkan sebelum ini (100 litre). Jika betul, biarkan sahaja."],
  ])("asks once in %s about each unusual amount before it goes on to another page", async (language, words) => {
    await save({ [DIESEL]: "100", [`i-electricity-year.${SCOPE_2.id}`]: "10" });
    expect((await submitAssessment(ctx, user, draft)).ok).toBe(true);
    draft = await start();
    await change("update users set language = ? where id = ?", language, user.id);
    const given = { intent: "next", [`i-electricity-year.${SCOPE_2.id}`]: "12" };
    const sent = await save({ ...given, [DIESEL]: "1200" });
    expect([sent.status, sent.leadsTo]).toEqual([303, `${pathOf()}&question=${SCOPE_1.id}#${SCOPE_1.id}`]);
    expect((await stored())?.inputs.diesel?.year).toBe(1200);

    const shown = groupOf(await load(), "Diesel");
    expect(shown.replaceAll(/\s/g, " ")).toContain(words.replaceAll(/\s/g, " "));
    const [, name = "", asked = ""] = /type="hidden" name="(odd\.[^"]+)" value="([^"]+)"/.exec(shown) ?? [];
    expect((await save({ ...given, [DIESEL]: "12000", [name]: asked })).leadsTo).toContain("#");
    expect((await save({ ...given, [DIESEL]: "1200", [name]: asked })).leadsTo).not.toContain("section=");
    expect((await save({ ...given, [DIESEL]: "120" })).leadsTo).not.toContain("section=");
  });

  it("is exported to a workbook as figures, and comes back with its year, grid and factor", async () => {
    const fields = [
      ["i-electricity-1", "10.5"],
      ["i-electricity-unit", "mwh"],
      ["grid", "KE"],
      ["year", "2023"],
    ] as const;
    const saved = await saveAnswers(ctx, user, draft, [{ questionId: SCOPE_2.id, fields: [...fields] }]);
    expect(saved.ok && (await stored(SCOPE_2))?.emissions).toMatchObject({ year: 2023, region: "KE" });
    const made = await makeWorkbook(ctx, user, draft, { language: "en", origin: ORIGIN });
    if (!made.ok) throw new Error(made.reason);
    const unchanged = await previewWorkbook(ctx, user, draft, made.bytes, "en");
    expect(unchanged).toMatchObject({ ok: true, preview: { changes: [], problems: [] } });
    const filled = fillIn(made.bytes, [
      { question: SCOPE_1.id, option: "diesel", answer: "1000" },
      { question: SCOPE_1.id, option: "diesel/own", answer: "2.5", words: "B10" },
    ]);
    const { problems, changes } = await previewOf(filled);
    expect(problems).toEqual([]);
    expect(changes.map(({ becomes }) => becomes)).toEqual([expect.stringContaining("2.5 MTCO2e")]);
    for (const [written, grid] of [
      ["sabah AND labuan.", "Sabah and Labuan"],
      ["my-SARAWAK", "Sarawak"],
      ["afrique du sud", "South Africa"],
      ["Brésil", "Brazil"],
      ["br", "Brazil"],
    ] as const) {
      const { changes } = await previewOf(
        fillIn(made.bytes, [{ question: SCOPE_2.id, option: "grid", answer: written }]),
      );
      expect(changes.map(({ becomes }) => becomes)).toEqual([expect.stringContaining(`2023 · ${grid}`)]);
    }
    for (const answer of ["Atlantis", "Malaysia", "=1+1"]) {
      const { problems } = await previewOf(fillIn(made.bytes, [{ question: SCOPE_2.id, option: "grid", answer }]));
      expect(problems.map(({ fault }) => fault)).toEqual(["unknown-grid"]);
    }
  });
});
