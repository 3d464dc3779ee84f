import { useTranslation } from "react-i18next";
import type { SectionView } from "~/features/assessment/section-view";
import type { Destination } from "~/ui/go";
import { StepRail } from "~/ui/step-rail";

/** The topics with what is done of each; `to` says how one gets to a section from here. */
export function TopicRail({
  rail,
  overall,
  to,
}: {
  rail: SectionView["rail"];
  overall: SectionView["overall"];
  to: (sectionId: string) => Destination;
}) {
  const { t } = useTranslation("assessment");
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
      groups={rail.map((group) => ({
        name: group.name,
        items: group.topics.map((topic) => ({
          id: topic.sectionId,
          to: to(topic.sectionId),
          name: topic.name,
          state: topic.state,
          stateText: t(`state.${topic.state}`),
          count: `${topic.done}/${topic.of}`,
        })),
      }))}
    />
  );
}
