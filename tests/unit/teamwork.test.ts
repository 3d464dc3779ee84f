import { describe, expect, it } from "vitest";
import type { Answer } from "~/assessment/answers/rules/value";
import { newestReadiness } from "~/assessment/catalogue/content/readiness/versions";
import type { Topic } from "~/assessment/catalogue/rules/catalogue";
import { decideTeamwork, mayDeleteComment, topicRights } from "~/assessment/teamwork/rules/access";
import { COMMENT_LIMIT, judgeComment, mailHoldsSince } from "~/assessment/teamwork/rules/comments";
import {
  answeredUntil,
  remindedOn,
  type TopicState,
  type TopicWork,
  topicStateOf,
  unreviewedTopics,
} from "~/assessment/teamwork/rules/topics";
import { choiceOf } from "../support/answers";

const topics = newestReadiness.dimensions.flatMap((dimension) => dimension.topics);
const water = topics.find(({ id }) => id === "water") as Topic;
const required = water.sections.flatMap(({ questions }) => questions).filter((question) => question.isRequired);
const optional = water.sections.flatMap(({ questions }) => questions).find((question) => !question.isRequired);

type Given = Answer & { answeredAt: number };
const given = (answeredAt: number, more: Partial<Given> = {}): Given => ({
  ...choiceOf(["yes"]),
  answeredAt,
  ...more,
});
/** Every required question of the topic answered at this time, with changes. */
const answers = (at: number, changes: Record<string, Given> = {}) =>
  new Map([...required.map(({ id }): [string, Given] => [id, given(at)]), ...Object.entries(changes)]);
const first = required[0]?.id ?? "";

describe("the state of a topic", () => {
  const ready = { state: "ready" as const, stateAt: 100 };
  const reviewed = { state: "reviewed" as const, stateAt: 100 };

  it.each<
    [string, ReturnType<typeof answers>, { state: TopicWork["state"]; stateAt: number | null } | null, TopicState]
  >([
    ["without an answer", new Map(), null, "not-started"],
    ["with an answer taken back", new Map([[first, given(1, { value: null })]]), null, "not-started"],
    [
      "with nothing but answers carried over",
      new Map([[first, given(1, { isUnconfirmed: true })]]),
      null,
      "not-started",
    ],
    ["with one answer", new Map([[first, given(1)]]), null, "in-progress"],
    ["complete but for one", new Map([...answers(1)].slice(1)), null, "in-progress"],
    ["complete, and nobody said so", answers(1), null, "complete"],
    ["said to be ready", answers(100), ready, "ready"],
    ["reviewed", answers(100), reviewed, "reviewed"],
    ["ready, then answered again", answers(100, { [first]: given(101) }), ready, "complete"],
    ["reviewed, then answered again", answers(100, { [first]: given(101) }), reviewed, "complete"],
    ["reviewed, then an optional answer", answers(100, { [optional?.id ?? ""]: given(101) }), reviewed, "complete"],
    ["ready, then an answer taken back", answers(100, { [first]: given(101, { value: null }) }), ready, "in-progress"],
    [
      "ready, then set back to be confirmed",
      answers(100, { [first]: given(90, { isUnconfirmed: true }) }),
      ready,
      "in-progress",
    ],
    ["ready, then all cleared", new Map(), ready, "not-started"],
    ["ready, and another topic answered", answers(100, { "waste.assess.1": given(200) }), ready, "ready"],
  ])("%s", (_, map, said, state) => expect(topicStateOf(water, map, said)).toBe(state));

  it("is complete once everything required is answered, in every topic, whatever is optional", () => {
    for (const topic of topics) {
      const questions = topic.sections.flatMap((section) => section.questions);
      const of = (some: typeof questions) => new Map(some.map(({ id }): [string, Given] => [id, given(1)]));
      expect(topicStateOf(topic, of(questions), null), topic.id).toBe("complete");
      expect(topicStateOf(topic, of(questions.filter((each) => each.isRequired)), null), topic.id).toBe("complete");
      expect(topicStateOf(topic, of(questions.filter((each) => !each.isRequired)), null), topic.id).not.toBe(
        "complete",
      );
    }
  });

  it("covers the answers given up to the latest of them", () => {
    expect(answeredUntil(water, new Map())).toBe(0);
    expect(answeredUntil(water, answers(5, { [first]: given(9), "waste.assess.1": given(20) }))).toBe(9);
  });

  it("counts as unreviewed while the topic is assigned and no colleague has reviewed it", () => {
    const work = (changes: Partial<TopicWork>): TopicWork => ({
      topicId: "water",
      assigneeId: "thabo",
      dueOn: null,
      state: null,
      stateBy: null,
      stateAt: null,
      ...changes,
    });
    const names = (rows: TopicWork[]) => unreviewedTopics(newestReadiness, answers(100), rows).map(({ id }) => id);
    expect(names([])).toEqual([]);
    expect(names([work({})])).toEqual(["water"]);
    expect(names([work(ready)])).toEqual(["water"]);
    expect(names([work(reviewed)])).toEqual([]);
    expect(names([work({ assigneeId: null })])).toEqual([]);
  });
});

describe("permissions in teamwork", () => {
  const people = [
    ["owner", { assign: true, mark: true, comment: true }],
    ["contributor", { assign: false, mark: true, comment: true }],
    ["viewer", { assign: false, mark: false, comment: false }],
  ] as const;

  it.each(people)("%s", (role, may) => {
    for (const action of ["assign", "mark", "comment"] as const) {
      const ask = (state: "draft" | "completed", companyId = "ours") =>
        decideTeamwork({ companyId: "ours", role }, { companyId, kind: "readiness", state }, action);
      expect(ask("draft")).toEqual(may[action] ? { ok: true } : { ok: false, reason: "forbidden" });
      expect(ask("completed")).toEqual({ ok: false, reason: may[action] ? "completed" : "forbidden" });
      expect(ask("draft", "theirs")).toEqual({ ok: false, reason: "not-found" });
    }
  });

  const look = (
    id: string,
    role: "owner" | "contributor" | "viewer",
    topic: Partial<Parameters<typeof topicRights>[1]>,
  ) => {
    const asked = { state: "ready" as const, saidBy: "thabo", isDraft: true, ...topic };
    const rights = topicRights({ id, companyId: "ours", role }, asked);
    return Object.entries(rights).flatMap(([name, may]) => (may ? [name] : []));
  };

  it("let users who may answer mark a complete topic as ready", () => {
    const open = { state: "complete" as const, saidBy: null };
    for (const role of ["owner", "contributor"] as const) expect(look("x", role, open)).toEqual(["ready"]);
    expect(look("x", "viewer", open)).toEqual([]);
    expect(look("x", "owner", { ...open, state: "in-progress" })).toEqual([]);
    expect(look("x", "owner", { ...open, isDraft: false })).toEqual([]);
  });

  it("let the owner, or a colleague other than the one who marked it ready, review it or send it back", () => {
    expect(look("thabo", "contributor", {})).toEqual([]);
    expect(look("lerato", "contributor", {})).toEqual(["reviewed", "back"]);
    expect(look("thabo", "owner", {})).toEqual(["reviewed", "back"]);
    expect(look("lerato", "viewer", {})).toEqual([]);
    expect(look("lerato", "owner", { isDraft: false })).toEqual([]);
  });

  it("leave a reviewed topic to the owner", () => {
    const done = { state: "reviewed" as const };
    expect(look("lerato", "contributor", done)).toEqual([]);
    expect(look("lerato", "owner", done)).toEqual(["back"]);
  });

  it("let users delete their own comments, and the owner all comments", () => {
    const may = (id: string, role: "owner" | "contributor" | "viewer") =>
      mayDeleteComment({ id, companyId: "ours", role }, "thabo");
    expect([may("thabo", "contributor"), may("lerato", "contributor"), may("lerato", "owner")]).toEqual([
      true,
      false,
      true,
    ]);
    expect(may("thabo", "viewer")).toBe(false);
  });
});

describe("a comment", () => {
  it.each([
    ["", { ok: false, reason: "missing" }],
    [" \r\n\t ", { ok: false, reason: "missing" }],
    ["x".repeat(2001), { ok: false, reason: "too-long" }],
    ["x".repeat(2000), { ok: true, text: "x".repeat(2000) }],
    [" See the bill.\r\nPage\u0000 2 ", { ok: true, text: "See the bill.\nPage  2" }],
  ])("is checked when written as %j", (written, verdict) => expect(judgeComment(written)).toEqual(verdict));

  it("has 2,000 characters at most", () => expect(COMMENT_LIMIT).toBe(2000));

  it("sends a reader no second mail about the same question within 30 minutes", () => {
    const sent = Date.parse("2026-11-21T10:00:00Z");
    const holds = (now: string) => sent >= mailHoldsSince(Date.parse(now));
    expect(holds("2026-11-21T10:29:59.999Z")).toBe(true);
    expect(holds("2026-11-21T10:30:00Z")).toBe(false);
  });
});

describe("a topic's due date", () => {
  it("triggers a reminder the day before", () => {
    expect(remindedOn(Date.parse("2026-11-21T21:59:59Z"), "Africa/Johannesburg")).toBe("2026-11-22");
    expect(remindedOn(Date.parse("2026-11-21T22:00:00Z"), "Africa/Johannesburg")).toBe("2026-11-23");
    expect(remindedOn(Date.parse("2026-12-31T06:00:00Z"), "Asia/Kuala_Lumpur")).toBe("2027-01-01");
  });

  it("applies to all questions whose id begins with the topic's id", () => {
    const strays = topics.flatMap((topic) =>
      topic.sections.flatMap(({ questions }) => questions.filter(({ id }) => !id.startsWith(`${topic.id}.`))),
    );
    expect(strays).toEqual([]);
  });
});
