import { useTranslation } from "react-i18next";
import { ButtonLink } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Icon } from "~/ui/icons";

/** The welcome after a submission; it closes by going on to the same page without the query. */
export function WelcomeDialog({ closeHref, printHref }: { closeHref: string; printHref: string }) {
  const { t } = useTranslation("results");
  const { t: common } = useTranslation();
  const { t: completion } = useTranslation("completion");
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
    <div className="print:hidden">
      <Dialog
        id="welcome"
        title={t("welcome.title")}
        closeHref={closeHref}
        closeLabel={common("shell.close")}
        actions={
          <>
            <ButtonLink href={printHref}>{completion("report.print")}</ButtonLink>
            <ButtonLink href={closeHref} variant="primary">
              {t("welcome.close")}
            </ButtonLink>
          </>
        }
      >
        <p className="font-semibold text-ink">{completion("report.ready")}</p>
        <p className="mt-1">{t("welcome.lead")}</p>
        {groups.map(({ title, items }) => (
          <div key={title} className="mt-4">
            <h3 className="font-sans text-body tracking-normal text-ink">{title}</h3>
            <ul className="mt-1.5 grid gap-1.5">
              {items.map((item) => (
                <li key={item} className="flex gap-2.5">
                  <Icon name="check" className="mt-0.5 size-5 shrink-0 text-accent" />
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Dialog>
    </div>
  );
}
