import { useTranslation } from "react-i18next";
import type { LineView } from "../trace-view";

/** The lines that make up an emissions total, each with its factor and the factor's source. */
export function TraceLines({ lines }: { lines: LineView[] }) {
  return (
    <ul className="grid gap-3 text-small">
      {lines.map((line) => (
        <Line key={line.id} line={line} />
      ))}
    </ul>
  );
}

function Line({ line }: { line: LineView }) {
  const { t } = useTranslation("answering");
  const { label, amount, factor, kg, biogenicKg, range } = line;
  return (
    <li className="keep">
      <p className="font-semibold text-ink">{label}</p>
      <p className="tabular-nums">{t("worksheet.line", { amount, factor, kg })}</p>
      {biogenicKg === null ? null : <p className="tabular-nums">{t("worksheet.biogenicLine", { kg: biogenicKg })}</p>}
      {range === null ? null : <p className="tabular-nums">{t("worksheet.rangeLine", range)}</p>}
      {line.source ? <Source source={line.source} isContract={line.isContract} /> : null}
    </li>
  );
}

function Source({ source, isContract }: { source: NonNullable<LineView["source"]>; isContract: boolean }) {
  const { t } = useTranslation("answering");
  const { title, address, licence, mark, notes, years } = source;
  const marks = [
    t(mark === "own" ? "worksheet.ownMark" : `worksheet.${mark}`),
    ...notes.map((note) => t(`worksheet.notes.${note}`)),
    years && t("worksheet.publishedFor", { years }),
    isContract && t("worksheet.contractLine"),
  ];
  // Publication and licence names stay in English. A note is in whatever language the company writes.
  const language = mark === "own" ? undefined : "en";
  return (
    <p className="wrap-anywhere text-ink-3">
      {address === null ? (
        <span lang={language}>{title}</span>
      ) : (
        <a href={address} lang={language} className="text-accent underline underline-offset-3" rel="noreferrer">
          {title}
        </a>
      )}{" "}
      ({marks.filter(Boolean).join(", ")})
      {licence === null ? null : (
        <>
          {" · "}
          <span lang="en">{licence}</span>
        </>
      )}
    </p>
  );
}
