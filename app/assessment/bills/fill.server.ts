import type { OpenedAssessment } from "~/assessment/answers/queries.server";
import { amountOf, monthPart, unitPart, yearPart } from "~/assessment/answers/rules/amounts";
import { answerFingerprint, fieldsOf } from "~/assessment/answers/rules/answers";
import { REPORTING_YEAR, usualYear } from "~/assessment/answers/rules/emissions";
import type { Field } from "~/assessment/answers/rules/fields";
import type { CalculationValue } from "~/assessment/answers/rules/value";
import { type GivenAnswer, saveAnswers } from "~/assessment/answers/save-answers.server";
import type { Catalogue } from "~/assessment/catalogue/rules/catalogue";
import { listSections, type SectionLocation } from "~/assessment/catalogue/rules/lookup";
import { hasSources, type QuestionOf } from "~/assessment/catalogue/rules/questions";
import { openFiles } from "~/assessment/evidence/kept-files.server";
import { assembleDocuments, documentStatements } from "~/assessment/evidence/queries.server";
import { linkSubjects, NAME_LIMIT } from "~/assessment/evidence/rules/documents";
import { stemOf } from "~/assessment/evidence/rules/filling";
import { dropFiles } from "~/assessment/evidence/store-file.server";
import { writeDocument } from "~/assessment/evidence/write-document.server";
import { latestYear } from "~/core/days/days";
import type { Language } from "~/core/language";
import { writeNumber } from "~/core/numbers";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { monthOfYear } from "~/i18n/format";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";
import type { Supply } from "./rules/bill";
import type { Entry } from "./rules/entries";
import type { FilledSupply } from "./rules/months";

/** The input of a worksheet that a supply fills. */
export interface WorksheetInput {
  supply: Supply;
  location: SectionLocation;
  question: QuestionOf<"calculation">;
  input: QuestionOf<"calculation">["inputs"][number];
}

/** Where bills of each supply belong in a questionnaire. */
export function placesOf(catalogue: Catalogue): WorksheetInput[] {
  return listSections(catalogue).flatMap((location) =>
    location.section.questions.filter(hasSources).flatMap((question) =>
      question.inputs.flatMap((input): WorksheetInput[] => {
        const { source } = input;
        return source === "electricity" || source === "diesel" || source === "petrol"
          ? [{ supply: source, location, question, input }]
          : [];
      }),
    ),
  );
}

const storedIn = ({ answers }: OpenedAssessment, { question }: WorksheetInput) =>
  (answers.get(question.id)?.value ?? null) as CalculationValue | null;

/** The year that the worksheets are about, and those to choose from. */
export function yearsOf(
  ctx: Context,
  opened: OpenedAssessment,
  places: readonly WorksheetInput[],
): { year: number; years: number[] } {
  const now = latestYear(ctx.clock());
  const stated = places.flatMap((place) => storedIn(opened, place)?.emissions?.year ?? []);
  const year = stated[0] ?? usualYear(now);
  return {
    year,
    years: [...new Set([year, ...Array.from({ length: 11 }, (_, index) => now - index)])].sort((a, b) => b - a),
  };
}

/** What the worksheets contain now, so that a form can tell whether that is what its page showed. */
export const stateOf = (opened: OpenedAssessment, places: readonly WorksheetInput[]) =>
  places.map((place) => answerFingerprint(place.question, storedIn(opened, place))).join("\n");

/** The amount that a supply has in its worksheet; null for none. */
export function presentAmount(
  opened: OpenedAssessment,
  place: WorksheetInput,
): { amount: number; unit: string } | null {
  const stored = storedIn(opened, place)?.inputs[place.input.id];
  return stored ? { amount: amountOf(stored), unit: stored.unit } : null;
}

/** Whether a worksheet has amounts of another year that bills would not replace. */
export function holdsOtherYear(
  opened: OpenedAssessment,
  place: WorksheetInput,
  year: number,
  filled: readonly FilledSupply[],
): boolean {
  const value = storedIn(opened, place);
  if (!value?.emissions || value.emissions.year === year) return false;
  const replaced = filled.map(({ supply }) => supply as string);
  return place.question.inputs.some(({ id, source }) => value.inputs[id] && !replaced.includes(source ?? ""));
}

/** The fields of a worksheet with the months that bills have filled; months without a bill keep what they have. */
function fieldsWith(
  opened: OpenedAssessment,
  own: readonly WorksheetInput[],
  filled: readonly FilledSupply[],
  year: number,
): Field[] {
  const [first] = own;
  if (!first) return [];
  const value = storedIn(opened, first);
  const isSameYear = value?.emissions?.year === year;
  let fields: Field[] = fieldsOf(first.question, value).filter(([part]) => part !== REPORTING_YEAR);
  for (const { supply, input } of own) {
    const found = filled.find((each) => each.supply === supply);
    if (!found) continue;
    const stored = value?.inputs[input.id];
    const kept = isSameYear && stored?.unit === found.unit ? (stored.months ?? []) : [];
    const parts = [
      unitPart(input.id),
      yearPart(input.id),
      ...found.months.map(({ month }) => monthPart(input.id, month)),
    ];
    fields = fields.filter(([part]) => !parts.includes(part));
    fields.push([unitPart(input.id), found.unit]);
    for (const { month, amount } of found.months) {
      const number = amount ?? kept[month - 1] ?? null;
      if (number !== null) fields.push([monthPart(input.id, month), writeNumber(number)]);
    }
  }
  return [...fields, [REPORTING_YEAR, String(year)]];
}

export type PutVerdict =
  | { ok: true; at: WorksheetInput; isWithoutFiles: boolean }
  | { ok: false; reason: "not-found" | "forbidden" | "completed" | "invalid" };

/** Puts what bills come to into the worksheets, and keeps the bills as proof of these questions. */
export async function putBills(
  ctx: Context,
  user: CurrentUser,
  opened: OpenedAssessment,
  { entries, filled, year }: { entries: readonly Entry[]; filled: readonly FilledSupply[]; year: number },
): Promise<PutVerdict> {
  const places = placesOf(opened.catalogue).filter(({ supply }) => filled.some((each) => each.supply === supply));
  const [at] = places;
  if (!at) return { ok: false, reason: "invalid" };
  const questions = [...new Set(places.map(({ question }) => question))];
  const given = questions.map(
    ({ id }): GivenAnswer => ({
      questionId: id,
      fields: fieldsWith(
        opened,
        places.filter(({ question }) => question.id === id),
        filled,
        year,
      ),
    }),
  );
  const saved = await saveAnswers(ctx, user, opened.assessment.id, given, { opened });
  if (!saved.ok) {
    const { reason } = saved;
    return {
      ok: false,
      reason: reason === "not-found" || reason === "forbidden" || reason === "completed" ? reason : "invalid",
    };
  }
  const isWithoutFiles = !(await keepAsProof(ctx, user, saved, places, entries));
  return { ok: true, at, isWithoutFiles };
}

/** A document for each file, linked to the questions that its bills fill and described by its months. Whether all were kept. */
async function keepAsProof(
  ctx: Context,
  user: CurrentUser,
  opened: OpenedAssessment,
  places: readonly WorksheetInput[],
  entries: readonly Entry[],
): Promise<boolean> {
  const tokens = [...new Set(entries.flatMap(({ origin }) => origin.kept || []))];
  if (tokens.length === 0) return true;
  const waiting = await Promise.all(tokens.map((token) => openFiles(ctx, user, [token])));
  const documents = assembleDocuments(...(await runTogether(ctx.db, documentStatements(ctx, opened.assessment.id))));
  const known = new Set(documents.flatMap((document) => document.files.map(({ sha256 }) => sha256)));
  const subjects = linkSubjects(opened.catalogue);
  let isWhole = true;
  for (const [index, [file]] of waiting.entries()) {
    if (!file) {
      isWhole = false;
      continue;
    }
    if (known.has(file.sha256)) {
      await dropFiles(ctx, user.companyId, [file]);
      continue;
    }
    known.add(file.sha256);
    const own = entries.filter(({ origin }) => origin.kept === tokens[index]);
    const filled = places.filter(({ supply }) => own.some(({ typed }) => typed.supply === supply));
    const [first] = filled;
    if (!first) continue;
    const entry = {
      dimension: first.location.dimension.id,
      name: stemOf(file.fileName).slice(0, NAME_LIMIT) || first.input.label[user.language],
      description: describe(own, filled, user.language),
      issuedOn: null,
      expiresOn: null,
      links: [...new Set(filled.map(({ question }) => question.id))].filter((id) => subjects.has(id)),
    };
    const change = { documentId: null, entry, files: [file], removed: [] };
    const written = await writeDocument(ctx, user, { ...opened, documents }, change);
    if (!written.ok) isWhole = false;
  }
  return isWhole;
}

/** What a bill is about and its months: "Electricity bought: January 2026, February 2026". */
function describe(entries: readonly Entry[], places: readonly WorksheetInput[], language: Language): string {
  const months = [...new Set(entries.flatMap(({ typed }) => [typed.from.slice(0, 7), typed.to.slice(0, 7)]))].sort();
  const labels = places.map(({ input }) => input.label[language]).join(", ");
  return `${labels} · ${months.map((month) => monthOfYear(month, language)).join(", ")}`;
}
