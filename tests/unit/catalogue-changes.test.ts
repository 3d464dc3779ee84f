import { describe, expect, it } from "vitest";
import { compareCatalogues, keptQuestions } from "~/assessment/answers/rules/changes";
import type { Answer } from "~/assessment/answers/rules/value";
import { newestReadiness } from "~/assessment/catalogue/content/readiness/versions";
import type { Catalogue } from "~/assessment/catalogue/rules/catalogue";
import type { ChoiceQuestion, Question } from "~/assessment/catalogue/rules/questions";
import { choiceOf, editChoice } from "../support/answers";
import { type Editing, nextVersion } from "../support/next-version";

const YES_NO = "water.assess.1";
const CHECKBOX = "water.assess.options";
const say = (...options: string[]) => choiceOf(options);
const words = (text: string) => ({ en: text, fr: text, ms: text });
const editOptions = (edit: (options: ChoiceQuestion["options"]) => ChoiceQuestion["options"]) =>
  editChoice((question) => ({ ...question, options: edit(question.options) }));
const without = (gone: string) => editOptions((options) => options.filter(({ id }) => id !== gone));

/** The fate of one answer when its question is edited. */
function compare(questionId: string, answer: Answer | null, edit: Editing[string]) {
  const changes = compareCatalogues(
    newestReadiness,
    nextVersion({ [questionId]: edit }),
    new Map(answer ? [[questionId, answer]] : []),
  );
  const [changed] = changes.changed;
  return {
    kept: changes.kept.map(({ question }) => question.id),
    changed: changed && { changes: changed.changes, fate: changed.fate },
    dropped: changes.dropped.map(({ questionId: id, reason, after }) => [
      id,
      (after === null) === (reason === "gone") && reason,
    ]),
    added: changes.added.map(({ question }) => question.id),
  };
}

const nothing = { kept: [], changed: undefined, dropped: [], added: [] };

describe("two versions of a questionnaire", () => {
  it("do not differ when only the version is new: every answer is kept", () => {
    const answers = new Map([
      [YES_NO, say("yes")],
      [CHECKBOX, say("a1", "other")],
    ]);
    const { kept, ...rest } = compareCatalogues(newestReadiness, nextVersion({}), answers);
    expect(kept.map(({ question }) => question.id)).toEqual([YES_NO, CHECKBOX]);
    expect(rest).toEqual({ changed: [], dropped: [], added: [] });
  });

  it("do not differ by help, nor by the order of options or of questions", () => {
    const help = { why: words("x"), counts: words("x"), evidence: words("x") };
    expect(compare(YES_NO, say("yes"), (question) => ({ ...question, help }))).toEqual({ ...nothing, kept: [YES_NO] });
    const turned = editOptions((options) => [...options].reverse());
    expect(compare(CHECKBOX, say("a1"), turned)).toEqual({ ...nothing, kept: [CHECKBOX] });
  });

  it("keep an answer to a reworded question, which has to be confirmed", () => {
    const reworded = (question: Question) => ({ ...question, text: words("Do you know your water?") });
    const changed = { changes: ["wording"], fate: "confirm" };
    expect(compare(YES_NO, say("yes"), reworded)).toEqual({ ...nothing, changed });
    expect(compare(YES_NO, null, reworded)).toEqual({ ...nothing, changed: { ...changed, fate: "unanswered" } });
    // An answer that was taken back does not count.
    expect(compare(YES_NO, say(), reworded).changed?.fate).toBe("unanswered");
  });

  it("count a rewording in one language only as a change", () => {
    const inMalay = (question: Question) => ({ ...question, text: { ...question.text, ms: "Soalan baharu" } });
    expect(compare(YES_NO, say("no"), inMalay).changed).toEqual({ changes: ["wording"], fate: "confirm" });
  });

  it("keep an answer when other options come, go or change, and ask again when the chosen one changes its meaning", () => {
    const more = editOptions((options) => [...options, { id: "b9", label: words("x") }]);
    const relabelled = editOptions((options) =>
      options.map((option) => (option.id === "a1" ? { ...option, label: words("x") } : option)),
    );
    const changed = (fate: string) => ({ ...nothing, changed: { changes: ["options"], fate } });
    expect(compare(CHECKBOX, say("a1"), more)).toEqual(changed("kept"));
    expect(compare(CHECKBOX, say("a1"), without("a2"))).toEqual(changed("kept"));
    expect(compare(CHECKBOX, say("a2"), relabelled)).toEqual(changed("kept"));
    expect(compare(CHECKBOX, say("a1", "a2"), relabelled)).toEqual(changed("confirm"));
    const noOther = editOptions((options) => options.map((option) => ({ ...option, isOther: undefined })));
    expect(compare(CHECKBOX, choiceOf(["other"], "a well"), noOther)).toEqual(changed("confirm"));
  });

  it("drop an answer whose option is gone, even if it is one of several", () => {
    const dropped = { ...nothing, dropped: [[CHECKBOX, "options"]] };
    expect(compare(CHECKBOX, say("a1"), without("a1"))).toEqual(dropped);
    expect(compare(CHECKBOX, say("a1", "a2"), without("a1"))).toEqual(dropped);
  });

  it("keep an answer after a type change where it fits, and drop it where it does not", () => {
    const single = editChoice((question) => ({ ...question, selection: "one" }));
    expect(compare(CHECKBOX, say("a1"), single).changed).toEqual({ changes: ["type"], fate: "confirm" });
    expect(compare(CHECKBOX, say("a1", "a2"), single)).toEqual({ ...nothing, dropped: [[CHECKBOX, "single"]] });
  });

  it("keep an answer to a question that becomes required or optional", () => {
    const flip = (question: Question) => ({ ...question, isRequired: !question.isRequired });
    for (const [id, option] of [
      [YES_NO, "yes"],
      [CHECKBOX, "a1"],
    ] as const) {
      expect(compare(id, say(option), flip).changed).toEqual({ changes: ["required"], fate: "kept" });
    }
  });

  it("drop the answer to a removed question, and do not report a question without an answer", () => {
    expect(compare(YES_NO, say("yes"), () => null)).toEqual({ ...nothing, dropped: [[YES_NO, "gone"]] });
    expect(compare(YES_NO, null, () => null)).toEqual(nothing);
    expect(compare(YES_NO, say(), () => null)).toEqual(nothing);
  });

  it("report a new question, and one that has another id", () => {
    const renamed = (question: Question) => ({ ...question, id: "water.assess.9" });
    expect(compare(YES_NO, say("yes"), renamed)).toEqual({
      ...nothing,
      dropped: [[YES_NO, "gone"]],
      added: ["water.assess.9"],
    });
  });

  it("keep an answer whose question has moved to another topic", () => {
    const moved: Catalogue = structuredClone(nextVersion({}));
    const topics = moved.dimensions.flatMap((dimension) => dimension.topics);
    const sectionOf = (id: string) => topics.flatMap(({ sections }) => sections).find((section) => section.id === id);
    const [question] = sectionOf("water.assess")?.questions.splice(0, 1) ?? [];
    if (question) sectionOf("waste.assess")?.questions.push(question);
    const { kept, changed, dropped, added } = compareCatalogues(
      newestReadiness,
      moved,
      new Map([[YES_NO, say("yes")]]),
    );
    expect(kept.map(({ topic, question: each }) => [topic.id, each.id])).toEqual([["waste", YES_NO]]);
    expect([changed, dropped, added]).toEqual([[], [], []]);
  });

  it("list the answers a new assessment can take over, as the newer version asks them", () => {
    const answers = new Map([
      [YES_NO, say("yes")],
      ["water.assess.2", say("no")],
      ["water.learn.1", say("yes")],
      [CHECKBOX, say("a1")],
    ]);
    const after = nextVersion({
      [YES_NO]: (question) => ({ ...question, text: words("New words") }),
      "water.assess.2": () => null,
      "water.learn.1": (question) => ({ ...question, isRequired: false }),
      [CHECKBOX]: without("a1"),
      "water.learn.2": (question) => ({ ...question, text: words("Not answered") }),
    });
    const kept = keptQuestions(compareCatalogues(newestReadiness, after, answers));
    expect(kept.map(({ id, isRequired }) => [id, isRequired]).sort()).toEqual([
      [YES_NO, true],
      ["water.learn.1", false],
    ]);
  });
});
