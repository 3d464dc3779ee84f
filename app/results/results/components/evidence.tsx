import { useTranslation } from "react-i18next";
import type { DocumentView } from "~/assessment/evidence/view";
import { withQuery } from "~/core/addresses/with-query";
import type { EvidenceView } from "~/results/results/evidence-view";
import { Card } from "~/ui/card";
import { Table } from "~/ui/table";
import { ResultsPart } from "./part";

/** The documents of the assessment. */
export function Evidence({ evidence, path }: { evidence: EvidenceView; path: string }) {
  const { t } = useTranslation("evidence");
  const { documents } = evidence;
  return (
    <ResultsPart
      id="documents"
      title={t("results.title")}
      aside={documents.length > 0 ? String(documents.length) : null}
      lead={t("results.lead")}
    >
      <Card>
        {documents.length === 0 ? (
          <p className="p-5 text-ink-2 sm:px-7">{t("list.none")}</p>
        ) : (
          <Table
            caption={t("results.title")}
            captionHidden
            isStacked
            columns={[
              { key: "dimension", header: t("columns.dimension") },
              { key: "name", header: t("columns.name") },
              { key: "description", header: t("columns.description") },
              { key: "files", header: t("columns.files") },
            ]}
            rows={documents.map((document) => ({
              key: document.id,
              cells: {
                dimension: document.dimension,
                name: <span className="block min-w-32 wrap-break-word">{document.name}</span>,
                description: (
                  <span className="block min-w-48 whitespace-pre-line wrap-break-word">{document.description}</span>
                ),
                files: <Files document={document} path={path} />,
              },
            }))}
          />
        )}
      </Card>
    </ResultsPart>
  );
}

function Files({ document, path }: { document: DocumentView; path: string }) {
  const { t } = useTranslation("evidence");
  return (
    <ul className="grid min-w-44 gap-1">
      {document.files.map((file, index) => {
        const label = t("file.label", { number: index + 1 });
        const name = `${label}, ${document.name}`;
        return (
          <li key={file.id} className="flex flex-wrap items-center gap-x-4">
            <span className="font-semibold">
              {label}
              {file.type === "pdf" ? null : ` (${t(`types.${file.type}`)})`}
            </span>
            {file.isShown ? (
              <>
                <a
                  href={withQuery(path, `preview=${file.id}`)}
                  aria-label={t("file.previewOf", { name })}
                  className="inline-flex min-h-11 items-center print:hidden"
                >
                  {t("file.preview")}
                </a>
                <a
                  href={file.href}
                  target="_blank"
                  rel="noopener"
                  aria-label={t("file.openOf", { name })}
                  className="inline-flex min-h-11 items-center print:hidden"
                >
                  {t("file.open")}
                </a>
              </>
            ) : (
              <a
                href={file.href}
                aria-label={t("file.saveOf", { name })}
                className="inline-flex min-h-11 items-center print:hidden"
              >
                {t("file.save")}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
