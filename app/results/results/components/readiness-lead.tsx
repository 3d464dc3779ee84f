import type { ComponentProps, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ResultsView } from "~/results/results/view";
import { Lead } from "./lead";

/** How many good practices are in place, and how many more reach the next level; the methodology index is beside the exact figure. */
export function ReadinessLead({
  view,
  path,
  news,
  action,
  former,
}: {
  view: ResultsView;
  /** The path of the results, where each score can be traced. */
  path?: string;
  news?: ReactNode;
  /** The button below the answer. */
  action?: ReactNode;
  former?: ComponentProps<typeof Lead>["former"];
}) {
  const { t } = useTranslation("results");
  const { points, next } = view;
  const text = [
    t("lead.practices", { count: points.reached, of: points.of }),
    next ? t("lead.next", { count: next.practices, level: next.level }) : t("lead.top"),
  ];
  return (
    <Lead
      view={view}
      path={path}
      text={text.join(" ")}
      news={news}
      action={action}
      former={former}
      figures={<Index index={view.index} />}
    />
  );
}

function Index({ index }: Pick<ResultsView, "index">) {
  const { t } = useTranslation("results");
  return (
    <div>
      <dt className="text-small text-ink-3">{t("index.title")}</dt>
      <dd>
        <span className="font-semibold text-ink tabular-nums">
          {index.own.exact}, {t(`index.bands.${index.band}`)}
        </span>
        <p className="mt-0.5 text-small">{t("index.text")}</p>
        <p className="mt-0.5 text-small tabular-nums">{index.formula}</p>
      </dd>
    </div>
  );
}
