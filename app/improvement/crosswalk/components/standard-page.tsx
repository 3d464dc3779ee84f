import { useTranslation } from "react-i18next";
import { standardsPath } from "~/core/addresses/crosswalk";
import type { GapView, StandardView } from "~/improvement/crosswalk/view";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Disclosure } from "~/ui/disclosure";
import { Icon } from "~/ui/icons";
import { ProgressBar } from "~/ui/progress";
import { PageHeader } from "~/ui/shell";
import { Tags } from "~/ui/tag";
import { Beside } from "./beside";
import { Elements } from "./elements";

type Section = StandardView["modules"][number]["sections"][number];

/**
 * A standard, element by element: how much of it the company's year fills, then each section with its values and where to fill in the rest.
 */
export function StandardPage({ view }: { view: StandardView }) {
  const { t } = useTranslation("crosswalk");
  const { name, version, year, filters, files, modules, only, isOpen, toggle } = view;
  return (
    <>
      <PageHeader eyebrow={t("version", { version })} title={`${name} · ${year}`} />
      <Filled view={view} />
      <p className="mt-4 text-small text-ink-2 print:hidden">{t("download")}</p>
      <div className="mt-2 flex flex-wrap gap-3 print:hidden">
        {files.map(({ name: format, href }, index) => (
          <ButtonLink key={format} href={href} variant={index === 0 ? "primary" : "secondary"} download>
            {format}
          </ButtonLink>
        ))}
      </div>
      <div className="mt-3">
        <About view={view} />
      </div>
      <div className="mt-3">
        <Tags
          label={t("filter")}
          items={filters.map(({ state, href, count }) => ({
            href,
            name: t(`filters.${state ?? "all"}`, { count }),
            current: state === only,
          }))}
        />
      </div>
      {modules.length === 0 ? (
        <Card padded className="mt-6">
          <p>{t("standard.none")}</p>
        </Card>
      ) : null}
      {modules.map((module) => (
        <div key={module.name ?? ""} className="mt-6">
          <h2 className={module.name ? "mb-3" : "sr-only"}>{module.name ?? t("sections")}</h2>
          <Card>
            {module.sections.map((section) => (
              <SectionFold key={section.id} section={section} isOpen={isOpen} />
            ))}
          </Card>
        </div>
      ))}
      <nav aria-label={t("all")} className="mt-6 flex flex-wrap gap-x-2 print:hidden">
        <ButtonLink href={standardsPath(year)} variant="quiet">
          {t("all")}
        </ButtonLink>
        {only === null ? (
          <ButtonLink href={toggle} variant="quiet">
            {t(isOpen ? "foldAll" : "openAll")}
          </ButtonLink>
        ) : null}
      </nav>
    </>
  );
}

/** How much of the fillable part is filled, and what else the standard asks for. */
function Filled({ view: { counts, fillable, total } }: { view: StandardView }) {
  const { t } = useTranslation("crosswalk");
  return (
    <Card padded>
      <ProgressBar
        value={counts.filled}
        max={fillable}
        label={t("fillable")}
        valueText={t("of", { filled: counts.filled, total: fillable })}
        showLabel
      />
      <Beside partly={counts.partly} beyond={total - fillable} />
    </Card>
  );
}

/** A section, folded under its name and how much of it is filled. */
function SectionFold({
  section: { id, title, filled, total, rows, gaps },
  isOpen,
}: {
  section: Section;
  isOpen: boolean;
}) {
  const { t } = useTranslation("crosswalk");
  const isWhole = total > 0 && filled === total;
  return (
    <details id={`section-${id}`} open={isOpen} className="fold print-open border-b border-line last:border-b-0">
      <summary className="flex min-h-13 items-center gap-3 px-5 py-2.5 sm:px-4">
        <h3 className="min-w-0 grow text-base">{title}</h3>
        <span className="flex shrink-0 items-center gap-2 text-small text-ink-2 tabular-nums">
          {isWhole ? <Icon name="check" className="text-accent" /> : null}
          {total > 0 ? t("of", { filled, total }) : t("notAsked")}
        </span>
        <Icon name="chevron-down" className="chevron text-ink-3" />
      </summary>
      {rows.length > 0 ? <Elements title={title} rows={rows} /> : null}
      {gaps.map((gap) => (
        <Gap key={gap.why} gap={gap} />
      ))}
    </details>
  );
}

/** What Kompas does not ask for, for readers who complete the file elsewhere. */
function Gap({ gap: { why, elements } }: { gap: GapView }) {
  return (
    <div className="px-5 py-3 text-small sm:px-4">
      <p className="text-ink-2">{why}</p>
      <ul className="mt-1 grid gap-1.5">
        {elements.map(({ element, label }) => (
          <li key={element}>
            {label} <code className="block text-ink-3 wrap-anywhere">{element}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}

function About({ view: { about, publisher, sources } }: Pick<{ view: StandardView }, "view">) {
  const { t } = useTranslation("crosswalk");
  return (
    <Disclosure summary={t("about.title")} tone="quiet" flush>
      <p className="max-w-measure">{about}</p>
      <p className="mt-2 max-w-measure text-small">{t("about.publisher", { publisher })}</p>
      <ul className="mt-1 text-small">
        {sources.map(({ name, source, checkedOn }) => (
          <li key={name}>
            <a href={source} className="flex min-h-11 flex-wrap items-center gap-x-1.5">
              <span lang="en">{name}</span>
              <span>{t("about.source", { date: checkedOn })}</span>
            </a>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
