import { useTranslation } from "react-i18next";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icons";

/** The welcome to a report: open after its submission, folded ever after. What closes it leads on to where the level comes from. */
export function Welcome({ isOpen, path }: { isOpen: boolean; path: string }) {
  const { t } = useTranslation("results");
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
    <details open={isOpen} className="fold mt-4 rounded-card border border-line bg-accent-soft print:hidden">
      <summary className="flex min-h-12 items-center justify-between gap-3 rounded-card px-5 py-2.5 sm:px-7">
        <h2 className="text-lead">{t("welcome.title")}</h2>
        <Icon name="chevron-down" className="chevron text-accent" />
      </summary>
      <div className="px-5 pb-6 sm:px-7">
        <p className="text-ink-2">{t("welcome.lead")}</p>
        <div className="mt-4 grid gap-x-10 gap-y-5 sm:grid-cols-2">
          {groups.map(({ title, items }) => (
            <div key={title}>
              <h3 className="font-sans text-body tracking-normal">{title}</h3>
              <ul className="mt-1.5 grid gap-1.5">
                {items.map((item) => (
                  <li key={item} className="flex gap-2.5 text-ink-2">
                    <Icon name="check" className="mt-0.5 text-accent" />
                    {item}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div className="mt-6">
          <ButtonLink href={`${path}#source`} variant="primary">
            {t("welcome.close")}
          </ButtonLink>
        </div>
      </div>
    </details>
  );
}
