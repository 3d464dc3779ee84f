import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import type { ElementView } from "~/improvement/crosswalk/view";
import { Table } from "~/ui/table";

/** The elements of a section: what each says, where that comes from, and where it can be filled in. */
export function Elements({ title, rows }: { title: string; rows: ElementView[] }) {
  const { t } = useTranslation("crosswalk");
  return (
    <Table
      caption={title}
      captionHidden
      isStacked="plain"
      columns={[
        { key: "label", header: t("columns.label") },
        { key: "value", header: t("columns.value") },
        { key: "source", header: t("columns.source") },
      ]}
      rows={rows.map((row) => ({
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

function Values({ row: { state, values, missing, note } }: { row: ElementView }) {
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
      {missing.map(({ why }) => (
        <span key={why} className="block text-ink-3">
          {why}
        </span>
      ))}
    </>
  );
}

/** Whether the element has a source, or a link to where one can be entered. */
const hasSource = ({ sources, missing }: ElementView) =>
  sources.length > 0 || missing.some(({ links }) => links.length > 0);

function Sources({ row: { sources, missing } }: { row: ElementView }) {
  const { t } = useTranslation("crosswalk");
  const links = missing.flatMap((each) => each.links);
  return (
    <>
      {[...new Set(sources.map(({ said }) => said))].map((said) => (
        <span key={said} className="block">
          <Links links={sources.filter((source) => source.said === said)} />{" "}
          <span className="text-small text-ink-2">{said}</span>
        </span>
      ))}
      {links.length > 0 ? (
        <span className="block text-small">
          {t("fillIn")} <Links links={links} />
        </span>
      ) : null}
    </>
  );
}

function Links({ links }: { links: { name: string; href: string }[] }) {
  return links.map(({ name, href }, index) => (
    <Fragment key={`${href} ${name}`}>
      {index > 0 ? ", " : null}
      <a href={href}>{name}</a>
    </Fragment>
  ));
}
