import { useTranslation } from "react-i18next";

interface LegalTextProps {
  name: string;
  html: string;
  /** Newest first. */
  versions: { number: number; date: string; changes: string }[];
}

/** A text from the repository: its version, its content, and what each version changed. */
export function LegalText({ name, html, versions: [current, ...former] }: LegalTextProps) {
  const { t } = useTranslation("legal");
  return (
    <article className="mx-auto max-w-measure py-8 md:py-12">
      <h1>{name}</h1>
      {current ? <p className="mt-2 text-ink-3">{t("versions.one", current)}</p> : null}
      <div
        className="rich-text mt-6"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, rendered at build time
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <section aria-labelledby="versions" className="rich-text mt-10 border-t border-line pt-6">
        <h2 id="versions">{t("versions.title")}</h2>
        <ul>
          {[...(current ? [current] : []), ...former].map((version) => (
            <li key={version.number}>
              <strong>{t("versions.one", version)}</strong>
              <br />
              {version.changes}
            </li>
          ))}
        </ul>
      </section>
    </article>
  );
}
