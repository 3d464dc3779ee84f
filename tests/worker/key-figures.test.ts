import { beforeEach, describe, expect, it } from "vitest";
import { moveOldAnswers } from "~/assessment/answers/move-old.server";
import { unitPart, yearPart } from "~/assessment/answers/rules/amounts";
import { REPORTING_YEAR } from "~/assessment/answers/rules/emissions";
import type { Field } from "~/assessment/answers/rules/fields";
import { readFigures } from "~/assessment/key-figures/queries.server";
import { FIGURE_SECTIONS, type FigureSection } from "~/assessment/key-figures/rules/figures";
import { lastWholeYear } from "~/assessment/key-figures/rules/years";
import { saveFigures } from "~/assessment/key-figures/save.server";
import { eraseYear, startYear } from "~/assessment/key-figures/years.server";
import { CLIMATE_QUESTIONS } from "~/assessment/scoring/rules/climate";
import { figuresSectionPath, figuresYearPath, KEY_FIGURES_PATH } from "~/core/addresses/key-figures";
import { LANGUAGES } from "~/core/language";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { change, createFaultyContext, rowsOf } from "../support/database";
import { dump, faultEverywhere } from "../support/faults";
import { cookieOf, ORIGIN, post, send, visit } from "../support/pages";
import { anotherProgress, completeProgress, completeReadiness } from "../support/progress-results";
import { colleagueOf } from "../support/subject";
import { createTestContext, registerCompany, testEnv, withoutQueue } from "../support/worker";
import { readXbrlJson } from "../support/xbrl-json-reader";

const ctx = withoutQueue(createTestContext());
const YEAR = lastWholeYear(Date.now());

let owner: CurrentUser;
let cookie: string;
beforeEach(async () => {
  owner = await registerCompany(ctx);
  cookie = await cookieOf(ctx, owner.id);
});

const start = async (year = YEAR, as = cookie) => {
  const answer = await post(KEY_FIGURES_PATH, { year: String(year) }, { cookie: as });
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, figuresYearPath(year)]);
};
const pathOf = (section: FigureSection, year = YEAR) => figuresSectionPath(year, section);
/** Sends a section's form: the typed values by figure, and what the page had shown (nothing by default). */
async function enter(
  section: FigureSection,
  typed: Record<string, string>,
  {
    shown = {},
    intent = "next",
    as = cookie,
    year = YEAR,
    more = [],
  }: {
    shown?: Record<string, string>;
    intent?: string;
    as?: string;
    year?: number;
    more?: [string, string][];
  } = {},
) {
  const fields = Object.entries(typed).flatMap(([id, text]): [string, string][] => [
    [`f.${id}`, text === "?" ? "" : text],
    ...(text === "?" ? [[`u.${id}`, "1"] as [string, string]] : []),
    [`b.${id}`, shown[id] ?? ""],
  ]);
  return post(pathOf(section, year), [...fields, ["intent", intent], ...more], { cookie: as });
}
const stored = async (user = owner, year = YEAR) =>
  Object.fromEntries(
    (
      await rowsOf<{ figure_id: string; value: string }>(
        "select figure_id, value from key_figures where company_id = ? and year = ?",
        user.companyId,
        year,
      )
    ).map(({ figure_id, value }) => [figure_id, value]),
  );
const read = async (path: string, as = cookie) => (await visit(path, { cookie: as })).text();
const textOf = (html: string) =>
  (/<main.*<\/main>/s.exec(html)?.[0] ?? "")
    .replaceAll("<!-- -->", "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ");

describe("the years of key figures", () => {
  it("are empty at first, start once in the country's currency, and offer the other years", async () => {
    expect(textOf(await read(KEY_FIGURES_PATH))).toContain("No key figures yet");
    for (let time = 0; time < 2; time += 1) await start();
    const rows = await rowsOf("select year, currency from key_figure_years where company_id = ?", owner.companyId);
    expect(rows).toEqual([{ year: YEAR, currency: "ZAR" }]);
    const html = await read(KEY_FIGURES_PATH);
    expect(textOf(html)).toContain("0 of 61 figures");
    expect([...html.matchAll(/<option value="(\d+)"/g)].map(([, year]) => Number(year) - YEAR)).toEqual([
      1, -1, -2, -3, -4,
    ]);
    for (const odd of ["", "x", String(YEAR - 5), String(YEAR + 2), "0000", "99999"])
      expect((await post(KEY_FIGURES_PATH, { year: odd }, { cookie })).status, odd).toBe(400);
  });

  it("take over the currency of the year before, and each keeps its own", async () => {
    await start();
    await enter(
      "company",
      {},
      {
        more: [
          ["currency", "USD"],
          ["b.currency", "ZAR"],
        ],
      },
    );
    await start(YEAR + 1);
    const rows = await rowsOf(
      "select year, currency from key_figure_years where company_id = ? order by year",
      owner.companyId,
    );
    expect(rows).toEqual([
      { year: YEAR, currency: "USD" },
      { year: YEAR + 1, currency: "USD" },
    ]);
    expect(
      (
        await enter(
          "company",
          {},
          {
            more: [
              ["currency", "XXX"],
              ["b.currency", "USD"],
            ],
          },
        )
      ).status,
    ).toBe(400);
    expect(textOf(await read(figuresYearPath(YEAR)))).toContain("Amounts in USD");
  });

  it("belong to their company only, and are deleted after a confirmation question", async () => {
    await start();
    await enter("people", { employees: "26" });
    const stranger = await registerCompany(ctx);
    const other = await cookieOf(ctx, stranger.id);
    for (const path of [figuresYearPath(YEAR), `${figuresYearPath(YEAR)}/print`, pathOf("people")])
      expect((await visit(path, { cookie: other })).status, path).toBe(404);
    const sent = await enter("people", { employees: "1" }, { as: other });
    expect([sent.status, sent.headers.get("Location")]).toEqual([303, KEY_FIGURES_PATH]);
    await post(figuresYearPath(YEAR), { intent: "erase" }, { cookie: other });
    expect(await stored()).toEqual({ employees: "26" });
    expect(await stored(stranger)).toEqual({});

    expect(textOf(await read(`${figuresYearPath(YEAR)}?dialog=erase`))).toContain("cannot be brought back");
    expect((await post(figuresYearPath(YEAR), { intent: "x" }, { cookie })).status).toBe(400);
    for (let time = 0; time < 2; time += 1) {
      const gone = await post(figuresYearPath(YEAR), { intent: "erase" }, { cookie });
      expect([gone.status, gone.headers.get("Location")]).toEqual([303, KEY_FIGURES_PATH]);
    }
    expect([await stored(), (await visit(figuresYearPath(YEAR), { cookie })).status]).toEqual([{}, 404]);
    // A form that was still open is told so.
    const late = await enter("people", { employees: "27" });
    expect([late.status, late.headers.get("Location")]).toEqual([303, KEY_FIGURES_PATH]);
    expect(await stored()).toEqual({});
  });

  it("have no page for an invalid year or section", async () => {
    await start();
    for (const path of [
      "/key-figures/1999",
      "/key-figures/x",
      `${figuresYearPath(YEAR)}/x`,
      `${figuresYearPath(YEAR)}/toString`,
    ])
      expect((await visit(path, { cookie })).status, path).toBe(404);
    expect((await post(`${figuresYearPath(YEAR)}/x`, { intent: "save" }, { cookie })).status).toBe(404);
  });
});

describe("a section of key figures", () => {
  it("saves each figure, removes one, and goes on to the next section", async () => {
    await start();
    const saved = await enter("people", {
      employees: "26",
      "employees-women": "14",
      leavers: "?",
      "employees-men": " ",
    });
    expect([saved.status, saved.headers.get("Location")]).toEqual([303, pathOf("training")]);
    expect(await stored()).toEqual({ employees: "26", "employees-women": "14", leavers: "not-known" });
    const html = await read(pathOf("people"));
    expect(html).toMatch(/<input[^>]*name="f.employees"[^>]*value="26"/);
    expect(html).toMatch(/<input[^>]*name="b.leavers" value="not-known"/);
    expect(html).toMatch(/name="u.leavers"[^>]*checked=""/);
    expect(textOf(await read(KEY_FIGURES_PATH))).toContain("3 of 61 figures");
    await enter("people", { employees: "", leavers: "2" }, { shown: { employees: "26", leavers: "not-known" } });
    expect(await stored()).toEqual({ "employees-women": "14", leavers: "2" });
    const back = await enter("people", {}, { intent: "previous" });
    expect(back.headers.get("Location")).toBe(pathOf("company"));
    expect((await enter("conduct", { "data-incidents": "0" })).headers.get("Location")).toBe(figuresYearPath(YEAR));
    expect((await enter("people", {}, { intent: "save" })).headers.get("Location")).toBe(pathOf("people"));
  });

  it("keeps each figure once, with who entered it last, and no save that all figures have left", async () => {
    await start();
    const sign = ["employees", "leavers"];
    for (const value of ["1", "2", "3"]) {
      await enter("people", Object.fromEntries(sign.map((id) => [id, value])), { shown: await stored() });
    }
    await enter("people", { leavers: "" }, { shown: { leavers: "3" } });
    expect(await rowsOf("select figure_id, value from key_figures where company_id = ?", owner.companyId)).toEqual([
      { figure_id: "employees", value: "3" },
    ]);
    const saves = await rowsOf("select figures from key_figure_saves where company_id = ?", owner.companyId);
    expect(saves.length).toBeLessThanOrEqual(2);
  });

  it("shows unreadable figures again with all that was typed, and saves the rest", async () => {
    await start();
    const answer = await enter("company", {
      turnover: "1.234",
      "total-assets": "9 500,5",
      "accounts-audited": "2999",
      donations: "much",
    });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(await stored()).toEqual({ "total-assets": "9500.5" });
    for (const typed of ["1.234", "9 500,5", "2999", "much"]) expect(html).toContain(`value="${typed}"`);
    for (const said of ["read in two ways", "a four-digit year", "digits 0 to 9"]) expect(html).toContain(said);
    for (const id of ["turnover", "accounts-audited", "donations"]) expect(html).toContain(`href="#${id}"`);
    const both = await post(pathOf("company"), { "f.turnover": "5", "u.turnover": "1", "b.turnover": "" }, { cookie });
    expect([both.status, (await both.text()).includes("Please either enter a figure")]).toEqual([422, true]);
    // Figures of other sections and unknown figures are ignored here.
    await post(pathOf("company"), { "f.employees": "5", "f.nothing": "6" }, { cookie });
    expect(await stored()).toEqual({ "total-assets": "9500.5" });
  });

  it.each(LANGUAGES)(
    "reads a figure as people write it, shows it in a form it can read back, and refuses invalid ones: %s",
    async (language) => {
      await change("update users set language = ? where id = ?", language, owner.id);
      await start();
      const fit = {
        "water-withdrawn": ["1,234.5", "1234.5"],
        "water-stressed": ["1.234,5", "1234.5"],
        waste: ["1 234,5", "1234.5"],
        "waste-hazardous": ["1\u202f234\u202f567,25", "1234567.25"],
        "waste-non-hazardous": ["-0", "0"],
        "waste-recycled": ["0.125", "0.125"],
      };
      const refused = {
        "materials-used": "1e309",
        "sites-protected": "0x10",
        "area-protected": "１２",
      };
      const typed = Object.fromEntries(Object.entries(fit).map(([id, [text = ""]]) => [id, text]));
      const answer = await enter("resources", { ...typed, ...refused });
      expect(answer.status).toBe(422);
      const signs = Object.fromEntries(Object.entries(fit).map(([id, [, sign = ""]]) => [id, sign]));
      expect(await stored()).toEqual(signs);
      const html = await answer.text();
      for (const [id, text] of Object.entries(refused)) {
        expect(html).toContain(`href="#${id}"`);
        expect(html).toContain(`value="${text}"`);
      }
      // The page accepts the values that it then shows in its boxes.
      const shown = [...(await read(pathOf("resources"))).matchAll(/name="f\.([\w-]+)"[^>]*? value="([^"]+)"/g)];
      expect(shown).toHaveLength(Object.keys(fit).length);
      const again = await enter("resources", Object.fromEntries(shown.map(([, id = "", box = ""]) => [id, box])), {
        shown: signs,
        intent: "save",
      });
      expect(again.status).toBe(303);
      expect(await stored()).toEqual(signs);
    },
  );

  it("accepts no figure that is endless or out of range, and none of an invalid year", async () => {
    await start();
    const odd = { turnover: "9".repeat(400), "total-assets": "1e400", donations: "Infinity", "paid-on-time": "100.1" };
    const answer = await enter("company", odd, { shown: { turnover: "x".repeat(5_000) } });
    expect([answer.status, await stored()]).toEqual([422, {}]);
    const far = await enter("company", { turnover: "5" }, { year: 9999 });
    expect([far.status, far.headers.get("Location")]).toEqual([303, KEY_FIGURES_PATH]);
    expect((await post(KEY_FIGURES_PATH, { year: "9999" }, { cookie })).status).toBe(400);
    expect((await visit(figuresYearPath(9999), { cookie })).status).toBe(404);
    expect(await stored(owner, 9999)).toEqual({});
  });

  it("asks once about a likely mistake, and keeps the figure anyway", async () => {
    await start();
    const women = await enter("people", { employees: "10", "employees-women": "12" });
    expect(women.headers.get("Location")).toBe(`${pathOf("people")}#employees-women`);
    const html = await read(pathOf("people"));
    expect(html).toContain("This is more than “Employees” (10\u00a0people).");
    const asked = [...html.matchAll(/name="asked" value="([^"]*)"/g)].map(([, sign = ""]): [string, string] => [
      "asked",
      sign,
    ]);
    expect(asked).toHaveLength(1);
    const shown = { employees: "10", "employees-women": "12" };
    const again = await enter("people", shown, { shown, more: asked });
    expect(again.headers.get("Location")).toBe(pathOf("training"));
    // Another implausible figure is another question.
    const other = await enter("people", { ...shown, "employees-women": "13" }, { shown, more: asked });
    expect(other.headers.get("Location")).toBe(`${pathOf("people")}#employees-women`);
  });

  it("shows last year's figures, and asks about one that is ten times as much", async () => {
    await start(YEAR - 1);
    await start();
    await enter("resources", { waste: "1.2", "water-withdrawn": "?" }, { year: YEAR - 1 });
    await enter("company", { turnover: "100" }, { year: YEAR - 1 });
    const waste = await enter("resources", { waste: "12" });
    expect(waste.headers.get("Location")).toBe(`${pathOf("resources")}#waste`);
    const html = textOf(await read(pathOf("resources")));
    for (const said of [`${YEAR - 1}: 1.2 tonnes`, `${YEAR - 1}: not known`, "at least ten times"])
      expect(html).toContain(said);
    await change(
      "update key_figure_years set currency = 'USD' where company_id = ? and year = ?",
      owner.companyId,
      YEAR - 1,
    );
    expect((await enter("company", { turnover: "5000" })).headers.get("Location")).toBe(pathOf("people"));
    expect(textOf(await read(pathOf("company")))).toContain(`${YEAR - 1}: 100 USD`);
  });

  it("filled in by two users at once loses no entry of either, and shows both where they differ", async () => {
    await start();
    const colleague = await colleagueOf(ctx, owner);
    const theirs = await cookieOf(ctx, colleague.id);
    await Promise.all([enter("people", { employees: "26" }), enter("resources", { waste: "3" }, { as: theirs })]);
    await enter("people", { leavers: "2" }, { as: theirs });
    expect(await stored()).toEqual({ employees: "26", waste: "3", leavers: "2" });
    // Both users have a page open that shows only 26.
    const [shown, mine] = [{ employees: "26" }, { employees: "30", leavers: "4", "employees-men": "9" }];
    await enter("people", { employees: "28" }, { shown, as: theirs });
    const late = await enter("people", mine, { shown });
    const html = textOf(await late.clone().text());
    expect(late.status).toBe(409);
    expect(html).toContain(`In the meantime, ${colleague.username} has entered: 28 people`);
    expect(html).toContain(`In the meantime, ${colleague.username} has entered: 2 people`);
    const page = await late.text();
    expect(page).toMatch(/name="f.employees"[^>]*value="30"/);
    expect(page).toContain('name="b.employees" value="28"');
    expect(await stored()).toMatchObject({ employees: "28", leavers: "2", "employees-men": "9" });
    await enter("people", mine, { shown: { employees: "28", leavers: "2", "employees-men": "9" } });
    expect(await stored()).toMatchObject({ employees: "30", leavers: "4" });
    // A figure that a colleague has emptied meanwhile is also a conflict; the same entry twice is not.
    await enter("people", { leavers: "" }, { shown: { leavers: "4" }, as: theirs });
    expect((await enter("people", { leavers: "5" }, { shown: { leavers: "4" } })).status).toBe(409);
    await enter("people", { employees: "31" }, { shown: { employees: "30" }, as: theirs });
    expect((await enter("people", { employees: "31" }, { shown: { employees: "30" } })).status).toBe(303);
  });

  it("can be read by a viewer, who cannot change it", async () => {
    await start();
    await enter("people", { employees: "26" });
    const viewer = await colleagueOf(ctx, owner, "viewer");
    const theirs = await cookieOf(ctx, viewer.id);
    const html = await read(pathOf("people"), theirs);
    expect([html.includes('name="f.employees"'), textOf(html).includes("26 people")]).toEqual([false, true]);
    expect((await enter("people", { employees: "1" }, { as: theirs })).status).toBe(403);
    expect((await post(KEY_FIGURES_PATH, { year: String(YEAR - 1) }, { cookie: theirs })).status).toBe(403);
    for (const as of [viewer, await colleagueOf(ctx, owner)]) {
      const erased = await post(figuresYearPath(YEAR), { intent: "erase" }, { cookie: await cookieOf(ctx, as.id) });
      expect(erased.status).toBe(403);
    }
    expect(await stored()).toEqual({ employees: "26" });
    for (const section of FIGURE_SECTIONS) expect((await visit(pathOf(section), { cookie: theirs })).status).toBe(200);
  });

  it("takes two database trips to show or to save, and one to LOGS for the bell", async () => {
    await start();
    const trips = async (init: RequestInit = {}) => {
      const headers = { Cookie: cookie, Origin: ORIGIN };
      const answer = await send(pathOf("people"), { ...init, headers }, { ...testEnv, DEMO: "yes" });
      return [answer.status, Number(/trips=(\d+)/.exec(answer.headers.get("Server-Timing") ?? "")?.[1])];
    };
    // On a session's first page LOGS does not know yet whose bell it is.
    await trips();
    expect(await trips()).toEqual([200, 3]);
    const body = new URLSearchParams({ "f.employees": "5", "b.employees": "", intent: "next" });
    expect(await trips({ method: "POST", body })).toEqual([303, 2]);
  });
});

describe("energy figures", () => {
  it("come from the year's Progress Assessment until a user enters another", async () => {
    const { user } = await completeProgress(ctx, true);
    const as = await cookieOf(ctx, user.id);
    await start(YEAR, as);
    const html = await read(pathOf("energy"), as);
    expect(textOf(html)).toContain("99.282 MWh from your Progress Assessment");
    expect(html).toMatch(/href="\/user\/progress\/dashboard\/[\w-]{43}"/);
    expect(textOf(await read(KEY_FIGURES_PATH, as))).toContain("5 of 61 figures");
    await enter("energy", { fuels: "120" }, { as });
    expect(textOf(await read(pathOf("energy"), as))).toContain("Your figure replaces 99.282 MWh");
    expect(textOf(await read(`${figuresYearPath(YEAR)}/print`, as))).toContain("120 MWh");
    const found = (await readFigures(ctx, user.companyId)).find(YEAR);
    expect(found?.figures.get("fuels")).toMatchObject({ value: 120, source: { from: "entered", by: user.username } });
    expect(found?.figures.get("electricity-bought")).toMatchObject({ value: 10, source: { from: "progress" } });
    expect((await readFigures(ctx, owner.companyId)).fromProgress(YEAR).size).toBe(0);
    expect((await readFigures(ctx, user.companyId)).find(YEAR - 1)).toBeNull();
  });

  it("remain once the answers of its assessments have left the database", async () => {
    const { user } = await completeProgress(ctx, true);
    const fields: Field[] = [
      [REPORTING_YEAR, String(YEAR - 1)],
      [unitPart("electricity"), "kwh"],
      [yearPart("electricity"), "5000"],
    ];
    await anotherProgress(ctx, user, [{ questionId: CLIMATE_QUESTIONS.scope2, fields }]);
    const figures = async () => {
      const found = await readFigures(ctx, user.companyId);
      return [YEAR - 1, YEAR].map((year) => found.fromProgress(year).get("electricity-bought")?.value);
    };
    expect(await figures()).toEqual([5, 10]);
    const later = withoutQueue({ ...ctx, clock: () => Date.now() + 91 * 24 * 60 * 60_000 });
    await moveOldAnswers(later, null);
    const [{ moved } = { moved: 0 }] = await rowsOf<{ moved: number }>(
      "select count(*) as moved from assessments where company_id = ? and kind = 'progress' and answers_file is not null",
      user.companyId,
    );
    expect([moved, await figures()]).toEqual([2, [5, 10]]);
  });
});

describe("a reporting standard", () => {
  const pathTo = (rest: string) => `${figuresYearPath(YEAR)}/standards${rest}`;

  it("shows how much of it is filled, section by section, expanded when the reader asks for one state", async () => {
    await start();
    await enter("company", { turnover: "100" });
    await enter("people", { employees: "26", "employees-average": "25.5", leavers: "3" });
    const overview = textOf(await read(pathTo("")));
    expect(overview).toContain("5 of 66");
    const folded = await read(pathTo("/vsme"));
    expect([textOf(folded).includes("5 of 66"), /<details[^>]* open/.test(folded)]).toEqual([true, false]);
    for (const said of ["Basic module", "Comprehensive module", "B8 · Workforce", "11.76471 %"])
      expect(textOf(folded), said).toContain(said);
    const open = await read(pathTo("/vsme?show=filled"));
    expect(open).toMatch(/<details id="section-B8" open/);
    expect(textOf(open)).not.toContain("vsme:Assets");
    expect(await read(pathTo("/vsme?open=all"))).toMatch(/<details id="section-C9" open/);
  });

  it("is exported as a file of the company's own year, element by element", async () => {
    await start();
    await enter("people", { employees: "26", "employees-average": "25.5", leavers: "3" });
    const file = async (rest: string) => (await visit(pathTo(rest), { cookie })).text();
    const { facts } = readXbrlJson(await file("/vsme/file?format=xbrl"));
    const names = facts.map(({ concept }) => concept.split("}")[1]);
    expect(names.sort()).toEqual([
      "EmployeeCountingMethodology",
      "EmployeeTurnoverRate",
      "NumberOfEmployees",
      "TypeOfNumberOfEmployees",
    ]);
    expect(await file("/sedg/file?format=csv")).toMatch(/\r\nS2\.2;[^\r]*;11,76471;%;/);
    const { elements } = JSON.parse(await file("/sedg/file?format=json"));
    expect(elements).toHaveLength(38);
    for (const format of ["", "?format=pdf", "?format=xbrl"])
      expect((await visit(pathTo(`/sedg/file${format}`), { cookie })).status, format).toBe(404);
  });
});

describe("the home page", () => {
  it("links to key figures after a result, until the last year is started", async () => {
    const { user } = await completeReadiness(ctx);
    const as = await cookieOf(ctx, user.id);
    const asks = async () =>
      (await read("/user/history?dialog=none", as)).includes(`Enter your key figures for ${YEAR}`);
    expect(await asks()).toBe(true);
    await start(YEAR, as);
    expect(await asks()).toBe(false);
  });
});

describe("a database failure", () => {
  it("leaves a year and its figures whole, whichever statement fails", async () => {
    const prepare = async () => {
      const user = await registerCompany(ctx);
      await startYear(ctx, user, YEAR);
      return user;
    };
    const typed = {
      figures: new Map([
        ["employees", { written: "26", isUnknown: false, base: "" }] as const,
        ["leavers", { written: "", isUnknown: false, base: "3" }] as const,
      ]),
    };
    for (const fate of ["fail", "lose"] as const) {
      const sent = await faultEverywhere(
        fate,
        prepare,
        (faulty, user) => saveFigures(faulty, user, YEAR, "people", typed),
        async (user) => {
          const now = await stored(user);
          expect([{}, { employees: "26" }]).toContainEqual(now);
          // Sending the form again saves everything.
          const again = await saveFigures(ctx, user, YEAR, "people", typed);
          expect(again).toMatchObject({ ok: true, conflicts: [] });
          expect(await stored(user)).toEqual({ employees: "26" });
        },
      );
      expect(sent).toBeGreaterThan(0);
    }
    const user = await prepare();
    const before = await dump();
    const { ctx: faulty } = createFaultyContext(1, "fail");
    await expect(eraseYear(withoutQueue(faulty), user, YEAR)).rejects.toThrow();
    expect(await dump()).toEqual(before);
  });
});
