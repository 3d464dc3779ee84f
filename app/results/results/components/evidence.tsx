import { useTranslation } from "react-i18next";
import type { DocumentView } from "~/assessment/evidence/view";
import { withQuery } from "~/core/addresses/with-query";
import type { EvidenceView } from "~/results/results/evidence-view";
import { Card } from "~/ui/card";
import { Disclosure } from "~/ui/disclosure";
import { Table } from "~/ui/table";
import { ResultsSection } from "./section";

/** The documents of the assessment, and for each topic whether its Yes is declared or evidenced. */
export function Evidence({ evidence, path }: { evidence: EvidenceView; path: string }) {
  const { t } = useTranslation("evidence");
  const { documents, topics } = evidence;
  return (
    <ResultsSection id="documents" title={t("results.title")} lead={t("results.lead")}>
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
      {documents.length > 0 ? (
        <div className="mt-4">
          <Disclosure summary={t("results.topics")} open flush>
            <p className="mb-3 max-w-measure">{t("results.topicsText")}</p>
            <Card>
              <Table
                caption={t("results.topics")}
                captionHidden
                columns={[
                  { key: "topic", header: t("results.topic") },
                  { key: "yes", header: t("results.yes"), align: "end" },
                  { key: "evidenced", header: t("results.evidenced"), align: "end" },
                  { key: "state", header: t("results.state") },
                ]}
                rows={topics.map(({ id, name, yes, evidenced, state }) => ({
                  key: id,
                  cells: {
                    topic: name,
                    yes: String(yes),
                    evidenced: String(evidenced),
                    state: t(`results.states.${state}`),
                  },
                }))}
              />
            </Card>
          </Disclosure>
        </div>
      ) : null}
    </ResultsSection>
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
