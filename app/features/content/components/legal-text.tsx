/** A text that the repository itself carries, as HTML. */
export function LegalText({ html }: { html: string }) {
  return (
    <article
      className="rich-text mx-auto max-w-measure py-8 md:py-12"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, rendered at build time
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
