import { expect } from "vitest";
import { MONTHS, monthPart, unitPart } from "~/assessment/answers/rules/amounts";
import { type Field, FOLLOW_UPS, MAIN } from "~/assessment/answers/rules/fields";
import { statementPart } from "~/assessment/answers/rules/statements";
import { fieldName } from "~/assessment/answers/section-form";
import { newestProgress } from "~/assessment/catalogue/content/progress/versions";
import { listSections } from "~/assessment/catalogue/rules/lookup";
import type { Question } from "~/assessment/catalogue/rules/questions";
import { assessmentPaths } from "~/core/addresses/assessment";
import { KIND } from "~/core/addresses/drafts";
import { PROGRESS } from "~/core/kinds/kind";
import { BASE_URL, type Visit } from "./browser";

/** Starts a Progress Assessment, when no other draft is open, and returns its sealed id. */
export async function startClimate({ context }: Visit): Promise<string> {
  const options = { headers: { Origin: BASE_URL }, form: { [KIND]: PROGRESS, from: "nothing" }, maxRedirects: 0 };
  const { location = "" } = (await context.request.post("/user/history", options)).headers();
  const [, id] = /^\/progress\/([\w-]{43})/.exec(location) ?? [];
  if (!id) throw new Error(`Not started: ${location}`);
  return id;
}

/** Answers everything required in one as the form's autosave does: the first option of each choice, and bills for twelve months. */
export async function fillClimate({ context }: Visit, id: string): Promise<void> {
  for (const { section } of listSections(newestProgress)) {
    const form: Record<string, string> = { section: section.id };
    for (const question of section.questions)
      if (question.isRequired)
        for (const [part, value] of fieldsOf(question)) form[fieldName(question.id, part)] = value;
    const answer = await context.request.post(assessmentPaths(PROGRESS, id).autosave, {
      headers: { Origin: BASE_URL },
      form,
    });
    expect(answer.status(), section.id).toBe(200);
  }
}

function fieldsOf(question: Question): Field[] {
  switch (question.type) {
    case "choice": {
      const more = question.followUps?.options[0];
      return [[MAIN, question.options[0]?.id ?? ""], ...(more ? [[FOLLOW_UPS, more.id] as const] : [])];
    }
    case "statements":
      return question.statements.map(({ id }) => [statementPart(id), question.options[0]?.id ?? ""]);
    case "calculation": {
      const [first] = question.inputs;
      if (!first) return [];
      return [
        [unitPart(first.id), first.units[0]?.id ?? ""],
        ...MONTHS.map((month) => [monthPart(first.id, month), String(1000 + 25 * month)] as const),
      ];
    }
    default:
      return [[MAIN, "2024"]];
  }
}
