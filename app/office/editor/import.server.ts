import { z } from "zod";
import { LANGUAGES, type Language } from "~/core/language";
import { oneLine } from "~/core/typed-text";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { compareTexts, type FilledText, listTexts } from "~/office/editor/rules/cells";
import type { EditedFields } from "~/office/editor/rules/shapes";
import { withValue } from "~/office/editor/rules/walk";
import type { Context } from "~/platform/context";
import { type OpenDraft, openDraft } from "./drafts.server";
import { type BookFault, type BookProblem, markOf, readBook } from "./texts-book";
import { nameOf } from "./view";
import { writeEdits } from "./write.server";

/** A text that differs in a workbook. */
export interface TextView {
  /** The form value that accepts this text. */
  value: string;
  key: string;
  cell: string;
  name: string;
  language: Language;
  was: string;
  becomes: string;
}

export type ProblemView =
  | BookProblem
  | { fault: "unknown"; cell: string; key: string }
  | { fault: "long"; cell: string; key: string; length: number; most: number };

export interface ImportPreview {
  changes: TextView[];
  /** Texts that another editor has changed as well. */
  conflicts: TextView[];
  unchanged: number;
  problems: ProblemView[];
  furtherProblems: number;
  /** Changes that do not fit into one form; the user uploads the workbook again for them. */
  further: number;
}

/** Maximum number of texts in one form, and of problems it lists. */
const MAX_TEXTS = 400;
const MAX_PROBLEMS = 50;

export type ImportVerdict = { ok: true; preview: ImportPreview } | { ok: false; reason: BookFault | "other-draft" };

/** Shows cell by cell what a translator's workbook would change in a draft. Writes nothing. */
export function previewImport(draft: OpenDraft, bytes: Uint8Array, language: Language): ImportVerdict {
  const book = readBook(bytes);
  if (!book.ok) return book;
  if (book.draftId !== draft.row.id) return { ok: false, reason: "other-draft" };
  const most = new Map(listTexts(draft.entities).map((text) => [text.key, text.most]));
  const cells = new Map(book.texts.map((text) => [`${text.key} ${text.language}`, text.cell]));
  const cellOf = ({ key, language: each }: FilledText) => cells.get(`${key} ${each}`) ?? "";
  const fits = book.texts.filter(({ key, text }) => text.length <= (most.get(key) ?? Number.POSITIVE_INFINITY));
  const { changes, conflicts, unknown, unchanged } = compareTexts(draft.entities, fits, markOf);
  const problems: ProblemView[] = [
    ...book.problems,
    ...unknown.map((key) => {
      const found = book.texts.find((text) => text.key === key);
      return { fault: "unknown" as const, cell: found?.cell ?? "", key: key.slice(0, 120) };
    }),
    ...book.texts
      .filter((text) => !fits.includes(text))
      .map(({ key, cell, text }) => ({
        fault: "long" as const,
        cell,
        key,
        length: text.length,
        most: most.get(key) ?? 0,
      })),
  ];
  const see = (change: FilledText & { was: string }) => viewText(draft, change, cellOf(change), language);
  const shown = conflicts.slice(0, MAX_TEXTS);
  const room = MAX_TEXTS - shown.length;
  const preview = {
    changes: changes.slice(0, room).map(see),
    conflicts: shown.map(see),
    unchanged,
    problems: problems.slice(0, MAX_PROBLEMS),
    furtherProblems: Math.max(0, problems.length - MAX_PROBLEMS),
    further: changes.length + conflicts.length - Math.min(changes.length, room) - shown.length,
  };
  return { ok: true, preview };
}

function viewText(
  { entities }: OpenDraft,
  { key, language: of, text, was }: FilledText & { was: string },
  cell: string,
  language: Language,
): TextView {
  const [path = ""] = key.split("#");
  const value = JSON.stringify({ key, language: of, text, seen: markOf(was) } satisfies Taken);
  return { value, key, cell, name: nameOf(entities, path, language), language: of, was, becomes: text };
}

const takenSchema = z.strictObject({
  key: z.string().max(300),
  language: z.enum(LANGUAGES),
  text: z.string().max(2000).overwrite(oneLine).min(1),
  /** The mark of the text to replace. */
  seen: z.string().max(40),
});
type Taken = z.infer<typeof takenSchema>;

/** Parses the values of a form; null for input that our forms never send. */
export function readTaken(values: readonly FormDataEntryValue[]): Taken[] | null {
  const taken: Taken[] = [];
  for (const value of values) {
    if (value === "") continue;
    const parsed = takenSchema.safeParse(parseJson(value));
    if (!parsed.success) return null;
    taken.push(parsed.data);
  }
  return taken;
}

function parseJson(value: FormDataEntryValue): unknown {
  try {
    return typeof value === "string" ? JSON.parse(value) : null;
  } catch {
    return null;
  }
}

export type ApplyVerdict =
  | { ok: true; saved: number; conflicts: TextView[] }
  | { ok: false; reason: "not-found" | "closed" | "busy" };

const TRIES = 3;

/** Applies the chosen texts in one batch. Asks again about texts that another editor has changed since they were displayed. */
export async function applyImport(
  ctx: Context,
  user: CurrentUser,
  draftId: string,
  taken: readonly Taken[],
): Promise<ApplyVerdict> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const draft = await openDraft(ctx, draftId);
    if (!draft) return { ok: false, reason: "not-found" };
    if (draft.row.state !== "open") return { ok: false, reason: "closed" };
    const today = new Map(listTexts(draft.entities).map((text) => [text.key, text]));
    const conflicts: TextView[] = [];
    const things = new Map<string, EditedFields>();
    let saved = 0;
    for (const { key, language, text, seen } of taken) {
      const found = today.get(key);
      const was = found?.words[language] ?? "";
      if (!found || text.length > found.most || text === was) continue;
      if (markOf(was) !== seen) {
        conflicts.push(viewText(draft, { key, language, text, mark: seen, was }, "", user.language));
        continue;
      }
      const value = things.get(found.path) ?? (draft.entities.get(found.path) as EditedFields);
      things.set(found.path, withValue(value, `${found.at}.${language}`, text));
      saved += 1;
    }
    const edits = [...things].map(([path, value]) => ({ path, value, seen: draft.edited.get(path)?.revision ?? 0 }));
    if (await writeEdits(ctx, user, draftId, edits, "questionnaire-imported")) return { ok: true, saved, conflicts };
  }
  return { ok: false, reason: "busy" };
}
