import { useTranslation } from "react-i18next";
import type { DocumentView } from "~/assessment/evidence/view";
import { withQuery } from "~/core/addresses/with-query";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icons";

/** One supporting document: its description, its files, and its edit links. */
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
  const { id, dimension, name, description, issuedOn, expiresOn, links, files } = document;
  const facts = [
    issuedOn && t("list.issued", { date: issuedOn }),
    expiresOn && t("list.expires", { date: expiresOn }),
  ].filter(Boolean);
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 grow basis-72">
        <p className="text-small text-ink-3">{dimension}</p>
        <h3 className="wrap-anywhere">{name}</h3>
        <p className="mt-1 max-w-measure whitespace-pre-line text-ink-2 wrap-anywhere">{description}</p>
        {facts.length > 0 ? <p className="mt-1 text-small text-ink-3">{facts.join(" · ")}</p> : null}
        <p className="mt-1 max-w-measure text-small text-ink-3">
          {links.length > 0 ? t("list.for", { names: links.join(" · ") }) : t("list.notLinked")}
        </p>
        {files.length > 0 ? (
          <ul className="mt-2">
            {files.map((file) => (
              <li key={file.id} className="flex flex-wrap items-center gap-x-3">
                <a
                  href={file.isShown ? withQuery(path, `preview=${file.id}`) : file.href}
                  aria-label={t(file.isShown ? "file.previewOf" : "file.saveOf", { name: file.fileName })}
                  className="flex min-h-11 min-w-0 items-center gap-2"
                >
                  <Icon name="document" />
                  <span className="wrap-anywhere">{file.fileName}</span>
                </a>
                <span className="text-small text-ink-3">
                  {file.type === "pdf"
                    ? t("list.pages", { size: file.size, count: file.pages })
                    : t("list.typed", { type: t(`types.${file.type}`), size: file.size })}
                </span>
              </li>
            ))}
          </ul>
        ) : (
          <p className="mt-2 font-semibold text-attention">{t("list.noFile")}</p>
        )}
      </div>
      {canChange ? (
        <div className="flex flex-wrap gap-2">
          <ButtonLink href={`${path}?edit=${id}#form`} aria-label={t("list.editOf", { name })}>
            {t("list.edit")}
          </ButtonLink>
          <ButtonLink
            href={`${path}?dialog=delete&document=${id}`}
            variant="quiet"
            aria-label={t("list.deleteOf", { name })}
          >
            {t("list.delete")}
          </ButtonLink>
        </div>
      ) : null}
    </div>
  );
}
