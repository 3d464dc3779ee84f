import { useTranslation } from "react-i18next";
import type { YearView } from "~/assessment/key-figures/view";
import { standardsPath } from "~/core/addresses/crosswalk";
import { figuresPrintPath, figuresSectionPath, figuresYearPath, KEY_FIGURES_PATH } from "~/core/addresses/key-figures";
import { AskDialog } from "~/ui/ask-dialog";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { inertWhile } from "~/ui/dialog";
import { Icon } from "~/ui/icons";
import { ProgressBar } from "~/ui/progress";
import { PageHeader } from "~/ui/shell";

interface YearPageProps {
  view: YearView;
  canEnter: boolean;
  canErase: boolean;
  /** Shows the confirmation before the year is erased. */
  asks: boolean;
}

/** A year's sections with their progress, and the next section to fill in. */
export function YearPage({ view, canEnter, canErase, asks }: YearPageProps) {
  const { t } = useTranslation(["figures", "common"]);
  const { year, currency, sections, next, filled, total } = view;
  const [first] = sections;
  const goOn = next ?? first?.id;
  return (
    <>
      <div {...inertWhile(asks)}>
        <PageHeader
          eyebrow={t("currency", { currency })}
          title={t("year.title", { year })}
          lead={t(canEnter ? "year.lead" : "year.leadViewer")}
        />
        <Card padded>
          <ProgressBar
            value={filled}
            max={total}
            label={t("title")}
            valueText={t("filled", { count: filled, total })}
            showLabel
          />
          <div className="mt-5 grid gap-3 sm:flex sm:flex-wrap">
            {canEnter && goOn ? (
              <ButtonLink href={figuresSectionPath(year, goOn)} variant="primary">
                {next ? t("year.goOn", { section: t(`sections.${next}.name`) }) : t("year.check")}
              </ButtonLink>
            ) : null}
            <ButtonLink href={figuresPrintPath(year)}>{t("year.print")}</ButtonLink>
            <ButtonLink href={standardsPath(year)}>{t("year.standards")}</ButtonLink>
          </div>
        </Card>
        <ul className="mt-6 grid gap-3 md:grid-cols-2">
          {sections.map((section) => (
            <Card as="li" key={section.id} className="px-5 py-3 sm:px-7">
              <p className="flex items-center justify-between gap-4">
                <a href={section.href} className="inline-flex min-h-11 min-w-0 items-center font-semibold">
                  {t(`sections.${section.id}.name`)}
                </a>
                <span className="flex shrink-0 items-center gap-2 text-small text-ink-2 tabular-nums">
                  {section.filled === section.total ? <Icon name="check" className="text-accent" /> : null}
                  {t("filledShort", { count: section.filled, total: section.total })}
                </span>
              </p>
            </Card>
          ))}
        </ul>
        <nav aria-label={t("title")} className="mt-8 flex flex-wrap gap-x-2">
          <ButtonLink href={KEY_FIGURES_PATH} variant="quiet">
            {t("year.all")}
          </ButtonLink>
          {canErase ? (
            <ButtonLink href={`${figuresYearPath(year)}?dialog=erase`} variant="quiet">
              {t("year.erase")}
            </ButtonLink>
          ) : null}
        </nav>
        <p className="mt-4 max-w-measure text-small text-ink-3">{t("private")}</p>
      </div>
      {asks ? (
        <AskDialog
          id="erase"
          title={t("erase.title", { year })}
          action={figuresYearPath(year)}
          intent="erase"
          back={t("erase.keep")}
          confirm={t("erase.confirm")}
          variant="danger"
          closeHref={figuresYearPath(year)}
          closeLabel={t("common:shell.close")}
        >
          <p>{t("erase.text", { year })}</p>
        </AskDialog>
      ) : null}
    </>
  );
}
