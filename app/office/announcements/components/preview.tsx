import { useTranslation } from "react-i18next";
import { LANGUAGES, SPOKEN } from "~/core/language";
import { UnreadMark } from "~/foundation/notifications/components/bell-menu";
import { PriorityLabel } from "~/foundation/notifications/components/priority-label";
import type { AnnouncementView } from "~/office/announcements/view.server";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { Disclosure } from "~/ui/disclosure";
import { Toggle } from "~/ui/toggle";

/** How an announcement will look in each language: in the list of notifications, and as a mail. */
export function Preview({ view, here }: { view: AnnouncementView; here: string }) {
  const { t } = useTranslation("announcements");
  const { language, entry, mailHtml, mailSubject, mailText } = view.preview;
  return (
    <section aria-labelledby="preview" className="grid min-w-0 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="preview">{t("preview.title")}</h2>
        <Toggle
          label={t("preview.languages")}
          items={LANGUAGES.map((each) => ({
            href: `${here}?language=${each}`,
            name: SPOKEN[each].name,
            current: each === language,
          }))}
        />
      </div>
      <div className="grid gap-2">
        <h3>{t("preview.entry")}</h3>
        <Card className="px-5 py-4 sm:px-7">
          <p className="flex flex-wrap items-center gap-x-2">
            <PriorityLabel priority={entry.priority} />
            <UnreadMark />
            <span className="ms-auto text-small text-ink-3">{entry.ago}</span>
          </p>
          <div lang={language}>
            <p className="mt-1.5 font-semibold">{entry.title}</p>
            <p className="max-w-measure text-ink-2">{entry.text}</p>
          </div>
        </Card>
      </div>
      <div className="grid gap-2">
        <h3>{t("preview.mail")}</h3>
        <Card className="overflow-hidden">
          <p className="border-b border-line px-5 py-3">
            <span className="text-small text-ink-3">{t("preview.subject")} </span>
            <span lang={language} className="font-semibold">
              {mailSubject}
            </span>
          </p>
          <iframe
            title={t("preview.frame", { language: SPOKEN[language].name })}
            srcDoc={mailHtml}
            sandbox=""
            className="block h-150 w-full"
          />
        </Card>
        <Disclosure summary={t("preview.plain")}>
          <pre lang={language} className="font-sans whitespace-pre-wrap wrap-anywhere">
            {mailText}
          </pre>
        </Disclosure>
        <form method="post" action={`${here}?language=${language}`}>
          <Button name="intent" value="test">
            {t("test.send", { language: SPOKEN[language].name })}
          </Button>
        </form>
      </div>
    </section>
  );
}
