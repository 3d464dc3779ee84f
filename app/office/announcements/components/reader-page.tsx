import { useTranslation } from "react-i18next";
import type { ReaderView } from "~/office/announcements/view.server";
import { PageHeader } from "~/ui/shell";
import { useTypeName } from "./type-name";

/** The full text of an announcement, for its recipients. */
export function ReaderPage({ announcement: { title, type, sentAt, paragraphs } }: { announcement: ReaderView }) {
  const { t } = useTranslation("announcements");
  const typeName = useTypeName();
  return (
    <article className="max-w-narrow">
      <PageHeader eyebrow={[...(type ? [typeName(type)] : []), sentAt].join(" · ")} title={title} />
      <div className="grid max-w-measure gap-4 text-lead">
        {paragraphs.map((lines, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never move
          <p key={index}>
            {lines.map((parts, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines never move
              <span key={line}>
                {line > 0 ? <br /> : null}
                {parts.map(({ text, href }) =>
                  href ? (
                    <a key={text} href={href} className="wrap-anywhere">
                      {text}
                    </a>
                  ) : (
                    text
                  ),
                )}
              </span>
            ))}
          </p>
        ))}
      </div>
      <p className="mt-8">
        <a href="/notifications" className="inline-flex min-h-11 items-center">
          {t("allNotifications")}
        </a>
      </p>
    </article>
  );
}
