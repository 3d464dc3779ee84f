import type { ChoiceQuestion, Option } from "~/assessment/catalogue/rules/questions";
import type { Language } from "~/core/language";
import { oneLine } from "~/core/typed-text";
import { type CallAnswer, type Codec, itemsOf } from "./codec";
import { allValues, type Field, FOLLOW_UP_OTHER, FOLLOW_UPS, firstValue, MAIN, OTHER } from "./fields";
import { matchLabel } from "./labels";
import type { ChoiceValue, InvalidReason } from "./value";

/** Longest text for "Please specify", in characters. */
export const OTHER_TEXT_LIMIT = 200;

type Group = { ok: true; chosen: Option[]; words: string } | { ok: false; reason: InvalidReason };

/** The chosen options of a group, in its order, with the text for its "Other". */
function readGroup(options: Option[], ids: string[], written: string, isSingle: boolean): Group {
  const wanted = new Set(ids);
  const chosen = options.filter(({ id }) => wanted.has(id));
  if (chosen.length !== wanted.size) return { ok: false, reason: "unknown-option" };
  if (isSingle && chosen.length > 1) return { ok: false, reason: "one-option-only" };
  if (chosen.length > 1 && chosen.some(({ isExclusive }) => isExclusive))
    return { ok: false, reason: "exclusive-option" };
  // A single-line form field drops line breaks. A workbook cell may contain one, and the text would come back changed.
  const text = oneLine(written);
  if (text.length > OTHER_TEXT_LIMIT) return { ok: false, reason: "other-text-too-long" };
  return { ok: true, chosen, words: chosen.some(({ isOther }) => isOther) ? text : "" };
}

function read({ options, selection, followUps }: ChoiceQuestion, fields: readonly Field[]) {
  const main = readGroup(options, allValues(fields, MAIN), firstValue(fields, OTHER), selection === "one");
  if (!main.ok) return main;
  if (main.chosen.length === 0) return { ok: true as const, value: null };
  const value: ChoiceValue = { options: main.chosen.map(({ id }) => id), ...(main.words && { other: main.words }) };
  // With any other option the follow-ups no longer apply.
  if (!followUps || !value.options.includes(followUps.by)) return { ok: true as const, value };
  const ids = allValues(fields, FOLLOW_UPS);
  const more = readGroup(followUps.options, ids, firstValue(fields, FOLLOW_UP_OTHER), followUps.selection === "one");
  if (!more.ok) return more;
  if (more.chosen.length > 0) value.followUps = more.chosen.map(({ id }) => id);
  if (more.words) value.followUpOther = more.words;
  return { ok: true as const, value };
}

function lacksWords({ options, followUps }: ChoiceQuestion, value: ChoiceValue): boolean {
  const lacks = (group: Option[], ids: string[] | undefined, words: string | undefined) =>
    !words && group.some(({ id, isOther }) => isOther && ids?.includes(id));
  return (
    lacks(options, value.options, value.other) || lacks(followUps?.options ?? [], value.followUps, value.followUpOther)
  );
}

function points({ points: rule, options, followUps }: ChoiceQuestion, value: ChoiceValue): number {
  if (!rule) return 0;
  const flagged = options.filter(({ id, isFlagged }) => isFlagged && value.options.includes(id)).length;
  const more = value.followUps?.length ?? 0;
  const reached = (thresholds: number[] = [], count: number) =>
    thresholds.filter((threshold) => count >= threshold).length;
  const opened = rule.opened && followUps && value.options.includes(followUps.by) ? 1 : 0;
  return reached(rule.flagged, flagged) + reached(rule.followUps, more) + opened;
}

function toWords({ options, followUps }: ChoiceQuestion, value: ChoiceValue, language: Language): string[] {
  const say = (group: Option[], ids: string[], words: string | undefined) =>
    group
      .filter(({ id }) => ids.includes(id))
      .map(({ label, isOther }) => (isOther && words ? `${label[language]} (${words})` : label[language]));
  return [
    ...say(options, value.options, value.other),
    ...say(followUps?.options ?? [], value.followUps ?? [], value.followUpOther),
  ];
}

/** Turns labels in any language, or option ids, into option ids. Text that matches nothing stays as it is and is refused later. */
function fromCall({ options, followUps }: ChoiceQuestion, given: CallAnswer): Field[] | null {
  const items = itemsOf(given);
  if (!items) return null;
  const { yesAnswers = [] } = given;
  // Follow-ups without an answer imply the option that opens them.
  const isOpened = items.every((item) => item === "") && yesAnswers.length > 0;
  const field =
    (part: string, group: Option[]) =>
    (value: string): Field => [part, matchLabel(group, value)?.id ?? value];
  return [
    ...(isOpened && followUps ? [followUps.by] : items).map(field(MAIN, options)),
    ...yesAnswers.map(field(FOLLOW_UPS, followUps?.options ?? [])),
    [OTHER, given.otherAnswer ?? ""],
    // The call has one field for text; it belongs to whichever "Other" was chosen.
    [FOLLOW_UP_OTHER, given.otherAnswer ?? ""],
  ];
}

export const choice: Codec<"choice"> = {
  read,
  toFields: ({ options, other, followUps = [], followUpOther }) => [
    ...options.map((id): Field => [MAIN, id]),
    ...(other ? [[OTHER, other] as const] : []),
    ...followUps.map((id): Field => [FOLLOW_UPS, id]),
    ...(followUpOther ? [[FOLLOW_UP_OTHER, followUpOther] as const] : []),
  ],
  isAnswered: (_question, { options }) => options.length > 0,
  lacksWords,
  points,
  maxPoints: ({ points: rule }) =>
    (rule?.flagged?.length ?? 0) + (rule?.followUps?.length ?? 0) + (rule?.opened ? 1 : 0),
  toWords,
  fromCall,
};
