import { useTranslation } from "react-i18next";
import { longDate } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { Disclosure } from "~/ui/disclosure";
import { Table } from "~/ui/table";
import type { FactorLine, FactorList } from "../factor-list.server";

/** Every emission factor of Kompas by publication, with its years, unit and source. */
export function FactorLists({ lists }: { lists: FactorList[] }) {
  const { t } = useTranslation(["knowledge", "answering"]);
  const language = useLanguage();
  return (
    <div className="grid gap-1">
      {lists.map(({ set, title, address, licence, version, mark, notes, factors }) => (
        <Disclosure
          key={set}
          summary={<span lang="en">{t("factors.group", { title, count: factors.length })}</span>}
          flush
        >
          <p className="wrap-anywhere text-small">
            <a href={address} rel="noreferrer">
              {address}
            </a>{" "}
            (
            {[t(`answering:worksheet.${mark}`), ...notes.map((note) => t(`answering:worksheet.notes.${note}`))].join(
              ", ",
            )}
            ) · <span lang="en">{licence}</span> · {t("factors.version", { date: longDate(version, language) })}
          </p>
          <Table
            caption={title}
            captionHidden
            captionLanguage="en"
            isCompact
            columns={[
              { key: "name", header: t("factors.source") },
              { key: "years", header: t("factors.years") },
              { key: "value", header: t("factors.value"), align: "end" },
            ]}
            rows={factors.map((line) => ({
              key: line.id,
              cells: { name: <Name line={line} />, years: line.years, value: <Value line={line} /> },
            }))}
          />
        </Disclosure>
      ))}
    </div>
  );
}

function Name({ line: { source, grid, country } }: { line: FactorLine }) {
  const { t } = useTranslation("knowledge");
  const name = t(`factors.sources.${source}`);
  const region = grid ? t(`factors.grids.${grid}`) : country;
  return <>{region ? t("factors.ofRegion", { name, region }) : name}</>;
}

function Value({ line: { value, unit, biogenic, range } }: { line: FactorLine }) {
  const { t } = useTranslation("knowledge");
  return (
    <>
      {t("factors.perUnit", { value, unit })}
      {range === null ? null : <span className="block text-small text-ink-3">{t("factors.range", range)}</span>}
      {biogenic === null ? null : (
        <span className="block text-small text-ink-3">{t("factors.biogenic", { value: biogenic, unit })}</span>
      )}
    </>
  );
}
