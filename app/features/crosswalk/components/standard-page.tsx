import { useTranslation } from "react-i18next";
import { standardsPath } from "~/domain/crosswalk/paths";
import type { ElementView, StandardView } from "~/features/crosswalk/view";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { WithContents } from "~/ui/contents";
import { Disclosure } from "~/ui/disclosure";
import { PageHeader } from "~/ui/shell";
import { Table } from "~/ui/table";
import { Tag } from "~/ui/tag";

/** A standard element by element: what of it a company's year says, where that is from, and where the rest can be filled in. */
export function StandardPage({ view }: { view: StandardView }) {
  const { t } = useTranslation(["crosswalk", "common"]);
  const { name, version, year, counts, filters, files, sections } = view;
  const parts = sections.map((section) => ({ id: `section-${section.id}`, name: titleOf(section) }));
  return (
    <>
      <PageHeader eyebrow={t("version", { version })} title={`${name} · ${year}`} lead={t("counts", counts)} />
      <div className="flex flex-wrap gap-3">
        {files.map(({ name: format, href }, index) => (
          <ButtonLink key={format} href={href} variant={index === 0 ? "primary" : "secondary"} download>
            {format}
          </ButtonLink>
        ))}
      </div>
      <div className="mt-3">
        <About view={view} />
      </div>
      <nav aria-label={t("filter")} className="mt-3 mb-6 flex flex-wrap gap-2">
        {filters.map(({ state, href, count }) => (
          <Tag key={state ?? "all"} href={href} current={state === view.only}>
            {t(`filters.${state ?? "all"}`, { count })}
          </Tag>
        ))}
      </nav>
      {sections.length === 0 ? (
        <Card padded>
          <p>{t("standard.none")}</p>
        </Card>
      ) : (
        <WithContents label={t("contents")} top={t("top")} parts={parts}>
          {sections.map((section) => (
            <div key={section.id} className="mt-8">
              <h2 id={`section-${section.id}`} className="mb-3 scroll-mt-4">
                {titleOf(section)}
              </h2>
              <Elements section={section} />
            </div>
          ))}
        </WithContents>
      )}
      <nav aria-label={t("all")} className="mt-8">
        <ButtonLink href={standardsPath(year)} variant="quiet">
          {t("all")}
        </ButtonLink>
      </nav>
    </>
  );
}

/** «B3 · Energy and emissions»; a section that is its own name, or has none for readers, by that alone. */
function titleOf({ id, name }: { id: string; name: string }) {
  return /^[A-Z]\d+$/.test(id) ? `${id} · ${name}` : name;
}

function About({ view: { about, publisher, sources, checkedOn } }: Pick<{ view: StandardView }, "view">) {
  const { t } = useTranslation("crosswalk");
  return (
    <Disclosure summary={t("about.title")} tone="quiet" flush>
      <p className="max-w-measure">{about}</p>
      <p className="mt-2 max-w-measure text-small">{t("about.publisher", { publisher, date: checkedOn })}</p>
      <ul className="mt-1 text-small">
        {sources.map(({ name, url }) => (
          <li key={url}>
            <a href={url} className="inline-flex min-h-11 items-center">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

function Elements({ section }: { section: StandardView["sections"][number] }) {
  const { t } = useTranslation("crosswalk");
  return (
    <Table
      caption={titleOf(section)}
      captionHidden
      isStacked
      columns={[
        { key: "label", header: t("columns.label") },
        { key: "value", header: t("columns.value") },
        { key: "source", header: t("columns.source") },
      ]}
      rows={section.rows.map((row) => ({
        key: row.element,
        cells: {
          label: <Name row={row} />,
          value: <Values row={row} />,
          source: hasSource(row) ? <Sources row={row} /> : null,
        },
      }))}
    />
  );
}

function Name({ row: { element, label } }: { row: ElementView }) {
  return (
    <>
      <span className="block">{label}</span>
      <code className="block text-small font-normal text-ink-3 wrap-anywhere">{element}</code>
    </>
  );
}

function Values({ row: { state, values, gap, missing, note } }: { row: ElementView }) {
  const { t } = useTranslation("crosswalk");
  return (
    <>
      {values.length > 0 ? (
        <ul>
          {values.map(({ label, value }) => (
            <li key={label ?? ""} className="tabular-nums">
              <strong>{value}</strong> {label}
            </li>
          ))}
        </ul>
      ) : null}
      {state === "partly" ? <span className="block text-small text-attention">{t("states.partly")}</span> : null}
      {note ? <span className="block text-small text-ink-2">{note}</span> : null}
      {gap ? <span className="block text-ink-3">{gap}</span> : null}
      {missing.map(({ why }) => (
        <span key={why} className="block text-ink-3">
          {why}
        </span>
      ))}
    </>
  );
}

/** Whether there is anything to say of where it is from, or to be from. */
const hasSource = ({ sources, missing }: ElementView) =>
  sources.length > 0 || missing.some(({ links }) => links.length > 0);

function Sources({ row: { sources, missing } }: { row: ElementView }) {
  const { t } = useTranslation("crosswalk");
  const links = missing.flatMap((each) => each.links);
  return (
    <>
      {sources.map(({ name, href, said }) => (
        <span key={`${href} ${name}`} className="block">
          <a href={href}>{name}</a> <span className="text-small text-ink-2">{said}</span>
        </span>
      ))}
      {links.length > 0 ? (
        <span className="block text-small">
          {t("fillIn")}{" "}
          {links.map(({ name, href }, index) => (
            <span key={href}>
              {index > 0 ? ", " : null}
              <a href={href}>{name}</a>
            </span>
          ))}
        </span>
      ) : null}
    </>
  );
}
