import { describe, expect, it } from "vitest";
import { type AnswerBase, mergeAnswer, NOTHING, UNDECIDED } from "~/assessment/answers/rules/merge";
import { signOfChoice } from "../support/answers";

const say = (...options: string[]) => signOfChoice(options);
const stored = (revision: number, sign: string, isUnconfirmed = false) => ({ sign, revision, isUnconfirmed });
const saw = (revision: number, sign: string): AnswerBase => ({ revision, sign });
const knows = (revision: number): AnswerBase => ({ revision, sign: null });

type Row = [
  what: string,
  base: AnswerBase | undefined,
  stored: ReturnType<typeof stored> | undefined,
  mine: string,
  autosaved: string,
  confirmed: string,
];

const TABLE: Row[] = [
  ["a first answer", NOTHING, undefined, say("yes"), "write", "write"],
  ["a question left open", NOTHING, undefined, say(), "keep", "keep"],
  ["a changed answer", saw(3, say("yes")), stored(3, say("yes")), say("no"), "write", "write"],
  ["an answer taken back", saw(3, say("a", "b")), stored(3, say("a", "b")), say(), "write", "write"],
  [
    "an answer left as it was, in another order",
    saw(3, say("a", "b")),
    stored(3, say("b", "a")),
    say("a", "b"),
    "keep",
    "keep",
  ],
  ["an answer left as it was", saw(3, say("yes")), stored(3, say("yes")), say("yes"), "keep", "keep"],
  ["another's answer, where mine is untouched", saw(3, say("yes")), stored(4, say("no")), say("yes"), "keep", "keep"],
  ["another's first answer, where I left it open", NOTHING, stored(1, say("a")), say(), "keep", "keep"],
  ["another's first answer against my first one", NOTHING, stored(1, say("yes")), say("no"), "conflict", "conflict"],
  ["another's newer answer", saw(3, say("a")), stored(4, say("b")), say("c"), "conflict", "conflict"],
  ["the same new answer from both", saw(3, say("yes")), stored(4, say("no")), say("no"), "keep", "keep"],
  ["an answer that is gone", saw(3, say("yes")), undefined, say("no"), "conflict", "conflict"],
  ["an answer that is gone, cleared by me too", saw(3, say("yes")), undefined, say(), "keep", "keep"],
  [
    "another row that has reached the same revision",
    saw(1, say("a")),
    stored(1, say("b")),
    say("c"),
    "conflict",
    "conflict",
  ],
  ["two who differ but neither chosen yet", UNDECIDED, stored(4, say("no")), say("yes"), "conflict", "conflict"],
  ["no choice needed any more", UNDECIDED, stored(4, say("yes")), say("yes"), "keep", "keep"],
  [
    "a carried-over answer left as it was",
    saw(1, say("yes")),
    stored(1, say("yes"), true),
    say("yes"),
    "keep",
    "write",
  ],
  ["a carried-over answer changed", saw(1, say("yes")), stored(1, say("yes"), true), say("no"), "write", "write"],
  [
    "a carried-over answer that another confirmed",
    saw(1, say("yes")),
    stored(2, say("yes")),
    say("yes"),
    "keep",
    "keep",
  ],
  ["an answer reset by another", saw(2, say("yes")), stored(2, say("yes"), true), say("yes"), "keep", "write"],
  [
    "an answer whose question has got other words",
    saw(2, say("yes")),
    stored(3, say("yes"), true),
    say("yes"),
    "keep",
    "keep",
  ],
  ["a known revision", knows(3), stored(3, say("yes")), say("no"), "write", "write"],
  ["a known revision that is past", knows(2), stored(3, say("yes")), say("no"), "conflict", "conflict"],
  ["a known revision that is past, with the same answer", knows(2), stored(3, say("no")), say("no"), "keep", "keep"],
  ["no base: the last one is right", undefined, stored(9, say("yes")), say("no"), "write", "write"],
  ["no base: nothing new", undefined, stored(9, say("yes")), say("yes"), "keep", "keep"],
  [
    "no base: an answer that waits to be confirmed",
    undefined,
    stored(1, say("yes"), true),
    say("yes"),
    "write",
    "write",
  ],
];

describe("an answer that others may have changed meanwhile", () => {
  it.each(TABLE)("%s", (_, base, known, mine, autosaved, confirmed) => {
    expect(mergeAnswer({ base, stored: known, mine, confirms: false })).toBe(autosaved);
    expect(mergeAnswer({ base, stored: known, mine, confirms: true })).toBe(confirmed);
  });

  it("includes the company's own words in the comparison", () => {
    const with_ = (words: string) => signOfChoice(["other"], words);
    const known = stored(4, with_("rain tank"));
    const mine = with_("borehole");
    expect(mergeAnswer({ base: saw(4, with_("rain tank")), stored: known, mine, confirms: false })).toBe("write");
    expect(mergeAnswer({ base: saw(3, with_("well")), stored: known, mine, confirms: false })).toBe("conflict");
    expect(mergeAnswer({ base: saw(3, with_("borehole")), stored: known, mine, confirms: false })).toBe("keep");
  });
});
