import { useTranslation } from "react-i18next";
import type { Progress } from "~/domain/progress/completion";
import { STATE_ICONS } from "~/features/teamwork/components/topic-state";
import type { TopicStates } from "~/features/teamwork/form-view";
import type { Destination } from "~/ui/go";
import { OPENS_RAIL, StepRail } from "~/ui/step-rail";
import type { SectionView } from "../section-view";
import { QuestionsLeft } from "./questions-left";

/** What else can be done with a draft from here, each by its own way. */
export type RailWay = "team" | "points" | "offline" | "documents" | "reset" | "clear" | "fresh";

const WAYS = {
  team: { name: "teamwork:title", isDangerous: false },
  points: { name: "points:link", isDangerous: false },
  offline: { name: "workbook:title", isDangerous: false },
  documents: { name: "completion:summary.upload", isDangerous: false },
  reset: { name: "drafts:actions.reset.name", isDangerous: true },
  clear: { name: "drafts:actions.clear.name", isDangerous: true },
  fresh: { name: "drafts:actions.fresh.name", isDangerous: true },
} as const;

/** The topics with what is done of each; `to` says how one gets to a section from here. */
export function TopicRail({
  rail,
  overall,
  to,
  states,
  ways,
}: {
  rail: SectionView["rail"];
  overall: Progress;
  to: (sectionId: string) => Destination;
  /** How far each topic is for the team. */
  states: TopicStates;
  ways: Partial<Record<RailWay, Destination>>;
}) {
  const { t } = useTranslation(["assessment", "completion", "drafts", "teamwork", "workbook", "points"]);
  const stateText = ({ id, state }: SectionView["rail"][number]["topics"][number]) => {
    const said = states[id];
    const isSaid = said === "ready" || said === "reviewed";
    return isSaid ? `${t(`state.${state}`)}, ${t(`teamwork:state.${said}`)}` : t(`state.${state}`);
  };
  return (
    <StepRail
      label={t("rail.label")}
      groups={rail.map((group) => ({
        name: group.name,
        items: group.topics.map((topic) => ({
          ...topic,
          to: to(topic.sectionId),
          stateText: stateText(topic),
          icon: STATE_ICONS[states[topic.id] ?? "not-started"],
          parts: topic.sections?.map((section) => ({
            ...section,
            to: to(section.id),
            stateText: t(`state.${section.state}`),
          })),
        })),
      }))}
      more={(Object.keys(WAYS) as RailWay[]).flatMap((way) => {
        const { name, isDangerous } = WAYS[way];
        const target = ways[way];
        return target ? [{ to: target, name: t(name), isDangerous }] : [];
      })}
    >
      <QuestionsLeft overall={overall} />
    </StepRail>
  );
}

/** Opens the rail on a page that has no line of its own for it. */
export function TopicRailOpener() {
  const { t } = useTranslation("assessment");
  return (
    <button {...OPENS_RAIL} className="btn lg:hidden">
      {t("rail.label")}
    </button>
  );
}
