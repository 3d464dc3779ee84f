import { useTranslation } from "react-i18next";
import type { YearsView } from "~/assessment/key-figures/view";
import { figuresYearPath, KEY_FIGURES_PATH } from "~/core/addresses/key-figures";
import { Button } from "~/ui/button";
import { Card, EmptyState } from "~/ui/card";
import { Select } from "~/ui/field";
import { ProgressBar } from "~/ui/progress";
import { PageHeader } from "~/ui/shell";

/** The years with key figures, and the form to start another. */
export function YearsPage({ view, canEnter }: { view: YearsView; canEnter: boolean }) {
  const { t } = useTranslation("figures");
  const { years, offered, chosen } = view;
  const start = canEnter && chosen !== null ? <StartForm offered={offered} chosen={chosen} /> : null;
  if (years.length === 0) {
    return (
      <div className="py-10 md:py-18">
        <EmptyState heading="h1" title={t("empty.title")} action={start}>
          <p>{t(canEnter ? "empty.text" : "empty.viewer")}</p>
          <p className="mt-2">{t("private")}</p>
        </EmptyState>
      </div>
    );
  }
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} />
      <ul aria-label={t("years")} className="grid gap-4 md:grid-cols-2">
        {years.map(({ year, currency, filled, total, changedOn }) => (
          <Card as="li" key={year} padded>
            <h2>
              <a href={figuresYearPath(year)} aria-label={t("open", { year })}>
                {year}
              </a>
            </h2>
            <div className="mt-3">
              <ProgressBar
                value={filled}
                max={total}
                label={t("title")}
                valueText={t("filled", { count: filled, total })}
                size="thin"
              />
            </div>
            <p className="mt-2 tabular-nums">{t("filled", { count: filled, total })}</p>
            <p className="text-small text-ink-3">
              {[t("currency", { currency }), changedOn && t("changed", { date: changedOn })]
                .filter(Boolean)
                .join(" · ")}
            </p>
          </Card>
        ))}
      </ul>
      {start ? (
        <section className="mt-8">
          <h2>{t("start.title")}</h2>
          <div className="mt-3">{start}</div>
        </section>
      ) : null}
      <p className="mt-8 max-w-measure text-small text-ink-3">{t("private")}</p>
    </>
  );
}

function StartForm({ offered, chosen }: { offered: number[]; chosen: number }) {
  const { t } = useTranslation("figures");
  return (
    <form method="post" action={KEY_FIGURES_PATH} className="flex flex-wrap items-end gap-3">
      <div className="min-w-32">
        <label htmlFor="year" className="block text-small text-ink-2">
          {t("start.year")}
        </label>
        <div className="mt-1">
          <Select id="year" name="year" defaultValue={String(chosen)}>
            {offered.map((year) => (
              <option key={year} value={year}>
                {year}
              </option>
            ))}
          </Select>
        </div>
      </div>
      <Button variant="primary">{t("start.button")}</Button>
    </form>
  );
}
