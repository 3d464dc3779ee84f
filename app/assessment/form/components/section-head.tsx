import { useTranslation } from "react-i18next";
import { KINDS } from "~/assessment/kinds/kinds";
import type { Kind } from "~/core/kinds/kind";
import { cx } from "~/ui/cx";
import { Disclosure } from "~/ui/disclosure";
import { Icon } from "~/ui/icons";
import { OPENS_RAIL } from "~/ui/step-rail";
import type { SectionView } from "../section-view";
import { DimensionLine } from "./dimension-line";
import { LeftBar, LeftText } from "./questions-left";

/** The head of a section: its topic and name. On a phone it is one sticky line that shows how much is left and opens the list of topics. */
export function SectionHead({
  kind,
  section,
  canDiscard,
}: {
  kind: Kind;
  section: Pick<SectionView, "name" | "topic" | "dimension" | "progress" | "overall" | "position" | "of">;
  canDiscard: boolean;
}) {
  const { t } = useTranslation("assessment");
  const byDimension = KINDS[kind].layout.navigateBy === "dimension";
  const { dimension, progress } = section;
  return (
    <>
      {byDimension ? <DimensionLine dimension={dimension} canDiscard={canDiscard} /> : null}
      <h1>{section.topic.name}</h1>
      <p>
        <span className="lg:hidden">
          <LeftText overall={section.overall} />
          {byDimension ? null : ` · ${t("form.dimensionOf", { position: dimension.position, of: dimension.of })}`}
        </span>
        {/* A phone has room for the name of the section or for the dimension. A long name is cut off there; how much is left is not. */}
        <span className={cx(!byDimension && "max-sm:hidden")}>
          <span className="lg:hidden">{" · "}</span>
          {section.name}
        </span>
        <span className="max-lg:hidden">
          {" · "}
          {t("form.position", { position: section.position, of: section.of })}
          {byDimension ? null : ` · ${t("form.dimension", { ...progress })}`}
        </span>
      </p>
      <button {...OPENS_RAIL} className="lg:hidden">
        <Icon name="menu" />
        <span className="sr-only">{t("rail.label")}</span>
        <Icon name="chevron-down" className="ms-auto" />
      </button>
      <LeftBar overall={section.overall} />
      {byDimension ? null : (
        <progress
          aria-hidden="true"
          value={progress.answered}
          max={Math.max(1, progress.total)}
          className="progress progress-thin section-bar"
        />
      )}
    </>
  );
}

/** What the topic is about, and what the section asks. On a first visit it is shown expanded if there is room. */
export function AboutTopic({
  section,
}: {
  section: Pick<SectionView, "topic" | "dimension" | "introduces" | "requiredCount" | "optionalCount">;
}) {
  const { t } = useTranslation("answering");
  const { topic, dimension, introduces } = section;
  const counts = [
    t("overview.required", { n: section.requiredCount }),
    t("overview.optional", { n: section.optionalCount }),
  ].join(", ");
  return (
    <>
      {introduces ? (
        <div className="mb-5 grid max-w-measure gap-1 text-ink-2 max-lg:hidden">
          <p>{topic.requiredText}</p>
          <p className="text-small text-ink-3">{counts}</p>
        </div>
      ) : null}
      <Disclosure
        tone="quiet"
        className={cx("about-topic", introduces && "lg:hidden")}
        summary={
          <>
            {t("about")}
            <span className="block text-small text-ink-3">{counts}</span>
          </>
        }
      >
        <div className="grid max-w-measure gap-2">
          <p>{topic.description}</p>
          <p>{topic.requiredText}</p>
          <p>{dimension.description}</p>
        </div>
      </Disclosure>
    </>
  );
}
