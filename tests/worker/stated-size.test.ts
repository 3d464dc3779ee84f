import { beforeEach, expect, it } from "vitest";
import { openAssessment } from "~/assessment/answers/queries.server";
import { saveAnswers } from "~/assessment/answers/save-answers.server";
import { lastWholeYear } from "~/assessment/key-figures/rules/years";
import { assessmentPaths } from "~/core/addresses/assessment";
import { figuresSectionPath, KEY_FIGURES_PATH } from "~/core/addresses/key-figures";
import { type Kind, PROGRESS, READINESS } from "~/core/kinds/kind";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { startAssessment } from "~/improvement/plan/start.server";
import { change, rowsOf } from "../support/database";
import { cookieOf, post, visit } from "../support/pages";
import { completeReadiness } from "../support/progress-results";
import { ctx } from "../support/signed-in";

const YEAR = lastWholeYear(Date.now());
const SIZE = "demographics.company.size";
const [HEADCOUNT, TURNOVER, PEOPLE, EMPLOYEES] = [
  "demographics.headcount",
  "demographics.turnover",
  "demographics.people",
  "company-profile.employees",
];

let user: CurrentUser;
let cookie: string;
beforeEach(async () => {
  ({ user } = await completeReadiness(ctx));
  cookie = await cookieOf(ctx, user.id);
});

const textOf = (html: string) =>
  html
    .replaceAll("<!-- -->", "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ");
const read = async (path: string) => textOf(await (await visit(path, { cookie })).text());
const press = async (path: string, fields: Record<string, string>) => {
  expect((await post(path, fields, { cookie })).status).toBe(303);
};
async function draftOf(kind: Kind): Promise<string> {
  const started = await startAssessment(ctx, user, { kind });
  if (!started.ok) throw new Error(started.reason);
  return started.assessmentId;
}
const sectionOf = (kind: Kind, id: string, section: string) => assessmentPaths(kind, ctx.ids.seal(id)).section(section);
const answersOf = async (id: string) => {
  const opened = await openAssessment(ctx, user, id, "read");
  if (!opened.ok) throw new Error(opened.reason);
  return (questionId: string) => opened.answers.get(questionId)?.value ?? null;
};
async function enterFigures(figures: Record<string, string>, section: "company" | "people") {
  await post(KEY_FIGURES_PATH, { year: String(YEAR) }, { cookie });
  const fields = Object.entries(figures).flatMap(([id, text]) => [
    [`f.${id}`, text],
    [`b.${id}`, ""],
  ]);
  await press(figuresSectionPath(YEAR, section), { ...Object.fromEntries(fields), intent: "save" });
}

it("a draft offers the numbers of the key figures, and a button takes one over with all else that was typed", async () => {
  await enterFigures({ turnover: "1250000" }, "company");
  await enterFigures({ employees: "14", "employees-average": "12.5" }, "people");
  const id = await draftOf(PROGRESS);
  const path = sectionOf(PROGRESS, id, SIZE);
  const page = await read(path);
  expect(page).toContain(`You said 12.5 people in your key figures for ${YEAR}.`);
  expect(page).toContain(`You said 1,250,000 ZAR in your key figures for ${YEAR}.`);
  expect(page).toContain("Use 11–50 people");

  await press(path, { section: SIZE, use: HEADCOUNT, [`q.${TURNOVER}`]: "7" });
  await press(path, { section: SIZE, use: PEOPLE, [`q.${HEADCOUNT}`]: "12.5", [`q.${TURNOVER}`]: "7" });
  const answer = await answersOf(id);
  expect([answer(HEADCOUNT), answer(TURNOVER)]).toEqual([{ number: 12.5 }, { number: 7 }]);
  expect(answer(PEOPLE)).toMatchObject({ options: ["yes"], followUps: ["11-50"] });
  // An answered question no longer offers the earlier answer.
  expect(await read(path)).not.toContain("You said");
});

it("a figure that is taken over is written in the user's format, and read back the same", async () => {
  await enterFigures({ "employees-average": "12.5" }, "people");
  await change("update users set language = 'fr' where id = ?", user.id);
  const id = await draftOf(PROGRESS);
  const path = sectionOf(PROGRESS, id, SIZE);
  expect(await read(path)).toContain(`Vous avez indiqué 12,5 personnes dans vos chiffres clés de ${YEAR}.`);
  await press(path, { section: SIZE, use: HEADCOUNT });
  expect((await answersOf(id))(HEADCOUNT)).toEqual({ number: 12.5 });
});

it("the key figures offer what a draft says, but no figure that is already there", async () => {
  const id = await draftOf(PROGRESS);
  const given = [
    { questionId: HEADCOUNT, fields: [["q", "12"]] as [string, string][] },
    { questionId: TURNOVER, fields: [["q", "1250000"]] as [string, string][] },
  ];
  expect(await saveAnswers(ctx, user, id, given)).toMatchObject({ ok: true });
  await post(KEY_FIGURES_PATH, { year: String(YEAR) }, { cookie });
  const people = figuresSectionPath(YEAR, "people");
  expect(await read(people)).toMatch(/You said 12 people in your Progress Assessment on \d+ \w+ \d{4}\. Use 12 /);
  await press(people, { use: "employees-average", "f.employees-average": "", "b.employees-average": "" });
  const company = figuresSectionPath(YEAR, "company");
  await press(company, { use: "turnover", "f.turnover": "", "b.turnover": "", "f.donations": "3", "b.donations": "" });
  const rows = await rowsOf("select figure_id, value from key_figures where company_id = ? order by 1", user.companyId);
  expect(rows).toEqual([
    { figure_id: "donations", value: "3" },
    { figure_id: "employees-average", value: "12" },
    { figure_id: "turnover", value: "1250000" },
  ]);
  expect(await read(people)).not.toContain("You said");
  expect(await read(figuresSectionPath(YEAR, "energy"))).not.toContain("You said");
});

it("one kind of assessment offers the band that was given in the other, and nothing to another company", async () => {
  const readiness = await draftOf(READINESS);
  const band = [{ questionId: EMPLOYEES, fields: [["q", "51-250"]] as [string, string][] }];
  expect(await saveAnswers(ctx, user, readiness, band)).toMatchObject({ ok: true });
  const progress = await draftOf(PROGRESS);
  expect(await read(sectionOf(PROGRESS, progress, SIZE))).toMatch(
    /You said 51–250 people in your Readiness Assessment on/,
  );
  ({ user } = await completeReadiness(ctx));
  cookie = await cookieOf(ctx, user.id);
  expect(await read(sectionOf(PROGRESS, await draftOf(PROGRESS), SIZE))).not.toContain("You said");
});
