import { useTranslation } from "react-i18next";
import type { Overall } from "~/assessment/answers/rules/completion";
import { KINDS } from "~/assessment/kinds/kinds";
import { STATE_ICONS } from "~/assessment/teamwork/components/topic-state";
import type { TopicStates } from "~/assessment/teamwork/form-view";
import { assessmentPaths } from "~/core/addresses/assessment";
import type { Kind } from "~/core/kinds/kind";
import type { Destination } from "~/ui/link-or-submit";
import { OPENS_RAIL, type RailPlace, StepRail, type WorkState } from "~/ui/step-rail";
import { SECTION_FORM, type SectionView } from "../section-view";
import { DimensionSteps } from "./dimension-steps";
import { QuestionsLeft } from "./questions-left";

/** Other actions on a draft from here. */
export type RailWay = "team" | "points" | "along" | "offline" | "documents" | "reset" | "clear" | "fresh";

type RailTopic = SectionView["rail"][number]["topics"][number];

const WAYS = {
  team: "teamwork:title",
  points: "points:link",
  along: "along:title",
  offline: "workbook:title",
  documents: "completion:summary.upload",
  reset: "drafts:actions.reset.name",
  clear: "drafts:actions.clear.name",
  fresh: "drafts:actions.fresh.name",
} as const;

/** The topics with their progress. Sections open through the page's form, which saves what was typed, or through links. */
export function TopicRail({
  kind,
  linked,
  rail,
  overall,
  states,
  ways,
  places,
  here,
  indicators = {},
}: {
  kind: Kind;
  /** The sealed id of the assessment, if its sections open through links. */
  linked?: string;
  rail: SectionView["rail"];
  overall: Overall;
  /** Links to topics that have their own URL, by topic. */
  indicators?: Record<string, string>;
  /** The state of each topic for the team. */
  states: TopicStates;
  ways: Partial<Record<RailWay, Destination>>;
  /** The current section, if any. */
  here?: Pick<SectionView, "dimension" | "progress">;
  /** The questions of the current section, for kinds that navigate by dimension. */
  places?: RailPlace[];
}) {
  const { t } = useTranslation(["assessment", "completion", "drafts", "teamwork", "workbook", "points", "along"]);
  const byDimension = KINDS[kind].layout.navigateBy === "dimension";
  const to = (sectionId: string): Destination =>
    linked
      ? { href: assessmentPaths(kind, linked).section(sectionId) }
      : { form: SECTION_FORM, name: "goto", value: sectionId };
  const stateOf = ({ id, state }: RailTopic): WorkState =>
    byDimension && state === "todo" && states[id] === "in-progress" ? "begun" : state;
  const stateText = (topic: RailTopic) => {
    const said = states[topic.id];
    const state = t(`state.${stateOf(topic)}`);
    return said === "ready" || said === "reviewed" ? `${state}, ${t(`teamwork:state.${said}`)}` : state;
  };
  return (
    <StepRail
      label={t("rail.label")}
      groups={rail.map((group) => ({
        name: group.name,
        note: byDimension ? t("form.dimension", { ...group.progress }) : undefined,
        isNoted: places !== undefined && group.topics.some(({ state }) => state === "current"),
        items: group.topics.map((topic) => ({
          ...topic,
          state: stateOf(topic),
          to: indicators[topic.id] ? { href: indicators[topic.id] ?? "" } : to(topic.sectionId),
          stateText: stateText(topic),
          icon: STATE_ICONS[states[topic.id] ?? "not-started"],
          parts: topic.sections?.map((section) => ({
            ...section,
            to: to(section.id),
            stateText: t(`state.${section.state}`),
          })),
          places: places && topic.state === "current" ? { label: t("form.questions"), list: places } : undefined,
        })),
      }))}
      more={{
        label: t("rail.more"),
        links: (Object.keys(WAYS) as RailWay[]).flatMap((way) => {
          const target = ways[way];
          return target ? [{ to: target, name: t(WAYS[way]) }] : [];
        }),
      }}
    >
      {here && !byDimension ? <DimensionSteps dimension={here.dimension} /> : null}
      <QuestionsLeft overall={overall} said={t("form.dimension", { ...overall })} />
      {here && !byDimension ? (
        <p className="px-2.5 text-small text-ink-3 lg:hidden">
          {t("form.sectionProgress", { said: t("form.dimension", { ...here.progress }) })}
        </p>
      ) : null}
    </StepRail>
  );
}

/** Opens the rail on pages that have no other control for it. */
export function TopicRailOpener() {
  const { t } = useTranslation("assessment");
  return (
    <button {...OPENS_RAIL} className="btn lg:hidden">
      {t("rail.label")}
    </button>
  );
}
