import { useTranslation } from "react-i18next";
import { figuresYearPath } from "~/core/addresses/key-figures";
import type { StandardsView } from "~/improvement/crosswalk/view";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { ProgressBar } from "~/ui/progress";
import { PageHeader } from "~/ui/shell";
import { Beside } from "./beside";

/** How much of each standard the company's year fills. */
export function StandardsPage({ standards, year }: { standards: StandardsView; year: number }) {
  const { t } = useTranslation("crosswalk");
  return (
    <>
      <PageHeader title={t("title", { year })} lead={t("lead")} />
      <ul className="grid gap-4 md:grid-cols-2">
        {standards.map(({ standard, name, version, href, counts, total, fillable, changedOn }) => (
          <Card as="li" key={standard} padded>
            <h2>
              <a href={href} className="inline-flex min-h-11 items-center">
                {name}
              </a>
            </h2>
            <p className="text-ink-2">{t(`asks.${standard}`)}</p>
            <p className="mb-4 text-small text-ink-3">{t("version", { version })}</p>
            <ProgressBar
              value={counts.filled}
              max={fillable}
              label={t("fillable")}
              valueText={t("of", { filled: counts.filled, total: fillable })}
              showLabel
            />
            <Beside partly={counts.partly} beyond={total - fillable} />
            <p className="mt-1 text-small text-ink-2">{changedOn ? t("changed", { date: changedOn }) : t("nothing")}</p>
          </Card>
        ))}
      </ul>
      <p className="mt-6 max-w-measure text-ink-2">
        {t("what.text")} <a href="/knowledge-base/figures-for-standards">{t("what.more")}</a>
      </p>
      <nav aria-label={t("back")} className="mt-6">
        <ButtonLink href={figuresYearPath(year)} variant="quiet">
          {t("back")}
        </ButtonLink>
      </nav>
    </>
  );
}
