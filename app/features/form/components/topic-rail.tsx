import { useTranslation } from "react-i18next";
import { STATE_ICONS } from "~/features/teamwork/components/topic-state";
import type { TopicStates } from "~/features/teamwork/form-view";
import type { Destination } from "~/ui/go";
import { StepRail } from "~/ui/step-rail";
import type { SectionView } from "../section-view";

/** The topics with what is done of each; `to` says how one gets to a section from here. */
export function TopicRail({
  rail,
  overall,
  to,
  team,
  points,
  offline,
  documents,
}: {
  rail: SectionView["rail"];
  overall: SectionView["overall"];
  to: (sectionId: string) => Destination;
  /** How far each topic is for the team, and where one sees who answers what. */
  team: { states: TopicStates; to: Destination };
  /** Where one sees what the answers come to so far. */
  points: Destination;
  /** The way to the workbook that is filled in offline. */
  offline: Destination;
  /** The way to the supporting documents. */
  documents: Destination;
}) {
  const { t } = useTranslation(["assessment", "completion", "teamwork", "workbook", "points"]);
  const stateText = ({ id, state }: SectionView["rail"][number]["topics"][number]) => {
    const said = team.states[id];
    const isSaid = said === "ready" || said === "reviewed";
    return isSaid ? `${t(`state.${state}`)}, ${t(`teamwork:state.${said}`)}` : t(`state.${state}`);
  };
  return (
    <StepRail
      label={t("rail.label")}
      foldLabel={t("rail.fold")}
      overall={{
        label: t("rail.overall"),
        value: overall.answered,
        max: overall.total,
        valueText: t("percent", { value: overall.percent }),
      }}
      more={[
        { to: team.to, name: t("teamwork:title"), icon: "people" },
        { to: points, name: t("points:link"), icon: "scale" },
        { to: offline, name: t("workbook:title"), icon: "document" },
        { to: documents, name: t("completion:summary.upload"), icon: "document" },
      ]}
      groups={rail.map((group) => ({
        name: group.name,
        items: group.topics.map((topic) => ({
          id: topic.sectionId,
          to: to(topic.sectionId),
          name: topic.name,
          state: topic.state,
          stateText: stateText(topic),
          icon: STATE_ICONS[team.states[topic.id] ?? "not-started"],
          count: `${topic.done}/${topic.of}`,
        })),
      }))}
    />
  );
}
