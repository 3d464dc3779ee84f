import { useTranslation } from "react-i18next";
import { withQuery } from "~/core/addresses/with-query";
import { isClimate, type Kind } from "~/core/kinds/kind";
import { LANGUAGES, type Language, SPOKEN } from "~/core/language";
import { Drawn } from "~/results/figures/drawn";
import type { Report, SheetCover, SheetReport } from "~/results/report/blocks";
import type { FileView } from "~/results/report/view-file";
import { OpenPart, ResultsPart } from "~/results/results/components/part";
import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icons";
import { Notice, PrintedToast } from "~/ui/notice";
import { PrintButton } from "~/ui/print-button";
import { Blocks, Scores } from "./block";

/** The report as printed, in its own language, with the controls to print it above. */
export function ReportPage({
  report,
  kind,
  path,
  file,
  resultsPath,
  slidesPath,
  newer,
  isPrinted,
  open,
}: {
  report: Report;
  kind: Kind;
  file: FileView;
  path: string;
  resultsPath: string;
  slidesPath: string;
  /** The link to the report that followed, if there is one. */
  newer: Report["check"] | null;
  /** The user has come to print it. */
  isPrinted: boolean;
  /** The part of the report that the address opens. */
  open: string;
}) {
  const { t } = useTranslation(["report", "slides"]);
  return (
    <>
      <ReportStatus {...report} newer={newer} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pt-5 pb-5 print:hidden">
        <p>
          <a href={resultsPath} className="inline-flex min-h-11 items-center">
            {t("back")}
          </a>
          <a href={slidesPath} className="ms-6 inline-flex min-h-11 items-center">
            {t("slides:link")}
          </a>
        </p>
        <nav aria-label={t("languages")} className="flex gap-x-5">
          {LANGUAGES.map((language) => (
            <LanguageLink key={language} language={language} path={path} isCurrent={language === report.language} />
          ))}
        </nav>
        <div className="flex flex-wrap gap-3 max-sm:grid max-sm:grow">
          <a href={withQuery(path, `format=pdf&lang=${report.language}`)} className="btn">
            {t("file.download")}
          </a>
          <PrintButton label={t("print")} printedAt={isPrinted ? withQuery(path, `lang=${report.language}`) : ""} />
        </div>
        <p className="basis-full text-small text-ink-3">
          {t(`file.state.${file.state}`, { date: file.on })} {t("tip")}
        </p>
      </div>
      <ReportSheet report={report} open={open} />
      {isClimate(kind) ? <PrintedToast text={t("progress.printed")} /> : null}
    </>
  );
}

/** The report alone: its cover, and its parts, of which one is open. Where `hasIntroduction`, that is on the screen in place of the cover. */
export function ReportSheet({
  report,
  open,
  hasIntroduction = false,
}: {
  report: SheetReport;
  open: string;
  hasIntroduction?: boolean;
}) {
  return (
    <article
      lang={report.language}
      className="rounded-card border border-line bg-surface p-5 sm:p-10 print:border-0 print:p-0"
    >
      <CoverPage cover={report.cover} isOnPaperOnly={hasIntroduction} />
      <OpenPart.Provider value={open}>
        {report.parts.map(({ id, title, isPage, isKept, blocks }) => (
          <ResultsPart key={id} id={id} title={title} className={cx(isPage && "sheet-page", isKept && "keep")}>
            <Blocks blocks={blocks} />
          </ResultsPart>
        ))}
      </OpenPart.Provider>
      <p className="mt-3 break-before-avoid pt-3 text-small text-ink-3 print:mt-6">
        {report.proof ? <ProofLine proof={report.proof} /> : null}
        {report.copyright}
      </p>
    </article>
  );
}

/** How to check the report; its code never breaks across lines. */
function ProofLine({ proof: { text, code } }: { proof: NonNullable<Report["proof"]> }) {
  const [before, after] = text.split(code);
  return (
    <span className="mb-2 block wrap-anywhere">
      {before}
      {after === undefined ? null : (
        <>
          <span className="whitespace-nowrap">{code}</span>
          {after}
        </>
      )}
    </span>
  );
}

/**
 * What a reader has to know first: that the report was withdrawn, or that another has followed. Links to that one for readers who may see
 * it (`newer`), or else to the page that checks the report.
 */
export function ReportStatus({
  standing,
  check,
  newer = null,
}: Pick<Report, "standing" | "check"> & { newer?: Report["check"] | null }) {
  return standing.map(({ state, text }) => {
    const link = state === "newer" && newer ? newer : check;
    return (
      <div key={state} className="standing pt-5">
        <Notice tone={state === "withdrawn" ? "danger" : "attention"} title={text}>
          <a href={link.path} className="inline-flex min-h-11 items-center print:hidden">
            {link.text}
          </a>
        </Notice>
      </div>
    );
  });
}

function LanguageLink({ language, path, isCurrent }: { language: Language; path: string; isCurrent: boolean }) {
  return (
    <a
      href={withQuery(path, `lang=${language}`)}
      lang={language}
      hrefLang={language}
      aria-current={isCurrent ? "true" : undefined}
      className="inline-flex min-h-11 items-center aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:no-underline"
    >
      {SPOKEN[language].name}
    </a>
  );
}

function CoverPage({ cover, isOnPaperOnly }: { cover: SheetCover; isOnPaperOnly: boolean }) {
  // What is on the screen in its place has the heading of the page.
  const Title = isOnPaperOnly ? "p" : "h1";
  return (
    <header className={cx("cover mb-4 flex-col print:mb-0", isOnPaperOnly ? "hidden print:flex" : "flex")}>
      <p className="flex items-center gap-3 font-serif text-title">
        <Icon name="mark" className="size-10 shrink-0" />
        Kompas
      </p>
      <Title className="mt-8 text-lead font-normal tracking-wide text-ink-2 print:mt-12">{cover.title}</Title>
      <p className="mt-2 font-serif text-display wrap-anywhere">{cover.company}</p>
      <p className="mt-1 text-ink-2">{cover.subtitle}</p>
      {"figure" in cover ? (
        <div className="mx-auto mt-10 w-full max-w-[27rem] text-center">
          <Drawn drawing={cover.figure} />
          <p className="mt-2 font-serif text-display">{cover.level}</p>
          <p className="text-lead text-ink-2 tabular-nums">{cover.reached}</p>
        </div>
      ) : null}
      <div className="mt-auto pt-8">
        {"cards" in cover ? <Scores cards={cover.cards} /> : null}
        <p className="mt-6 border-t border-line-strong pt-4 text-ink-2">{cover.submitted}</p>
      </div>
    </header>
  );
}
