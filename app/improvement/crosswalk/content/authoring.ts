import type { KeyFigureId } from "~/assessment/key-figures/rules/figures";
import type { Kind } from "~/core/kinds/kind";
import type { Translated } from "~/core/language";
import type {
  AnswerOrigin,
  AnswerTransform,
  DataPoint,
  ElementUnit,
  FigureTransform,
  Gap,
  Row,
} from "~/improvement/crosswalk/rules/table";

/** The same text in the three languages that authors write. */
export const say = (en: string, fr: string, ms: string) => ({ en, fr, ms }) satisfies Translated;

type WrittenPart = DataPoint<Translated>;
type WrittenRow = Row<Translated>;

/** A figure as it is, in the element's unit. */
export const figure = (id: KeyFigureId, unit: ElementUnit): WrittenPart => ({
  unit,
  origin: { transform: "same", figures: [id] },
});

/** A value computed from several figures. */
export const worked = (
  transform: FigureTransform,
  figures: readonly KeyFigureId[],
  unit: ElementUnit,
): WrittenPart => ({
  unit,
  origin: { transform, figures },
});

/** A value computed from answers of the year's assessment. */
export const answered = (
  transform: AnswerTransform,
  kind: Kind,
  questions: readonly string[],
  unit: ElementUnit = "boolean",
  more: Pick<AnswerOrigin, "members" | "without"> = {},
): WrittenPart => ({ unit, origin: { transform, kind, questions, ...more } });

/** What is true whenever a figure is present, because of how Kompas asks for it. */
export const stated = (id: KeyFigureId, member: string, words: Translated): WrittenPart => ({
  unit: "member",
  origin: { transform: "stated", figures: [id] },
  says: { members: [member], words },
});

/** What a Yes to a question covers. */
export const covered = (
  kind: Kind,
  question: string,
  { members, words }: { members: readonly string[]; words: Translated },
): WrittenPart => ({
  unit: "member",
  origin: { transform: "covers", kind, questions: [question] },
  says: { members, words },
});

/** The country in the company's profile. */
export const OWN_PROFILE: WrittenPart = { unit: "member", origin: { transform: "country" } };

/** One of an element's several parts, with its own label. */
export const called = (label: Translated, part: WrittenPart): WrittenPart => ({ label, ...part });

type Extra = Partial<Pick<WrittenRow, "isPartial" | "asksWords" | "note" | "period">>;

/** The rows of a section: `filled` for an element that Kompas can say something about, `gap` for one that it cannot, with the reason. */
export const rowsOf = (section: string) => ({
  filled: (element: string, label: Translated, parts: WrittenPart | WrittenPart[], extra: Extra = {}): WrittenRow => ({
    element,
    section,
    label,
    parts: Array.isArray(parts) ? parts : [parts],
    ...extra,
  }),
  gap: (element: string, label: Translated, why: Gap, extra: Pick<Extra, "note"> = {}): WrittenRow => ({
    element,
    section,
    label,
    parts: [],
    gap: why,
    ...extra,
  }),
});
