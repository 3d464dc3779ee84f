import { useTranslation } from "react-i18next";
import { stemOf } from "~/assessment/evidence/rules/filling";
import type { DocumentView, FileView } from "~/assessment/evidence/view";
import { withQuery } from "~/core/addresses/with-query";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icons";

/** One supporting document: what it is, its files, and its edit links. What one line has said, no other repeats. */
export function DocumentCard({
  document,
  path,
  canChange,
}: {
  document: DocumentView;
  path: string;
  canChange: boolean;
}) {
  const { t } = useTranslation("evidence");
  const { id, dimension, name, more, issuedOn, expiresOn, links, files } = document;
  const facts = [
    ...(links.length > 0 ? [t("list.for", { names: links.join(" · ") })] : [dimension, t("list.notLinked")]),
    issuedOn && t("list.issued", { date: issuedOn }),
    expiresOn && t("list.expires", { date: expiresOn }),
  ].filter(Boolean);
  const [file] = files;
  const isNamedByFile = file !== undefined && files.length === 1 && stemOf(file.fileName) === name;
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 grow basis-72">
        {isNamedByFile ? (
          <h3 className="font-sans text-body">
            <FileLine file={file} path={path} />
          </h3>
        ) : (
          <h3 className="wrap-anywhere">{name}</h3>
        )}
        {more ? <p className="mt-1 max-w-measure whitespace-pre-line text-ink-2 wrap-anywhere">{more}</p> : null}
        <p className="mt-1 max-w-measure text-small text-ink-3">{facts.join(" · ")}</p>
        {files.length === 0 ? <p className="mt-2 font-semibold text-attention">{t("list.noFile")}</p> : null}
        {files.length > 0 && !isNamedByFile ? (
          <ul className="mt-1">
            {files.map((each) => (
              <li key={each.id}>
                <FileLine file={each} path={path} />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      {canChange ? (
        <div className="flex flex-wrap gap-2">
          <ButtonLink href={`${path}?edit=${id}#form`} aria-label={t("list.editOf", { name })}>
            {t("list.edit")}
          </ButtonLink>
          <ButtonLink
            href={`${path}?dialog=delete&document=${id}`}
            variant="quiet"
            className="text-danger"
            aria-label={t("list.deleteOf", { name })}
          >
            {t("list.delete")}
          </ButtonLink>
        </div>
      ) : null}
    </div>
  );
}

/** A file with its size; opens its preview if a browser can display it. */
function FileLine({ file, path }: { file: FileView; path: string }) {
  const { t } = useTranslation("evidence");
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <a
        href={file.isShown ? withQuery(path, `preview=${file.id}`) : file.href}
        aria-label={t(file.isShown ? "file.previewOf" : "file.saveOf", { name: file.fileName })}
        className="flex min-h-11 min-w-0 items-center gap-2"
      >
        <Icon name="document" />
        <span className="wrap-anywhere">{file.fileName}</span>
      </a>
      <span className="text-small font-normal text-ink-3">
        {file.type === "pdf"
          ? t("list.pages", { size: file.size, count: file.pages })
          : t("list.typed", { type: t(`types.${file.type}`), size: file.size })}
      </span>
    </span>
  );
}
