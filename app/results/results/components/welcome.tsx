import { useTranslation } from "react-i18next";
import { ButtonLink } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Icon } from "~/ui/icons";

/** The welcome to a report, shown over it to a user who has just submitted. It begins with the answer. */
export function Welcome({ path, level, percent }: { path: string; level: string; percent: string }) {
  const { t } = useTranslation(["results", "common"]);
  const groups = [
    {
      title: t("welcome.benefits"),
      items: [
        t("welcome.benefit.analysis"),
        t("welcome.benefit.insights"),
        t("welcome.benefit.tracking"),
        t("welcome.benefit.benchmarking"),
      ],
    },
    {
      title: t("welcome.contents"),
      items: [t("welcome.content.breakdown"), t("welcome.content.sdg"), t("welcome.content.roadmap")],
    },
  ];
  return (
    <Dialog
      id="welcome"
      title={t("welcome.title")}
      closeHref={path}
      closeLabel={t("common:shell.close")}
      actions={
        <ButtonLink href={path} variant="primary">
          {t("welcome.close")}
        </ButtonLink>
      }
    >
      <p className="text-lead font-semibold text-ink">
        {t("lead.title", { level })} <span className="tabular-nums">{percent}</span>
      </p>
      <p className="mt-2">{t("welcome.lead")}</p>
      {groups.map(({ title, items }) => (
        <div key={title} className="mt-4">
          <h3 className="font-sans text-body tracking-normal text-ink">{title}</h3>
          <ul className="mt-1.5 grid gap-1.5 max-sm:text-small">
            {items.map((item) => (
              <li key={item} className="flex gap-2.5">
                <Icon name="check" className="mt-0.5 text-accent" />
                {item}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Dialog>
  );
}
