import { useTranslation } from "react-i18next";
import { usePaths } from "~/features/web/use-paths";
import { Disclosure } from "~/ui/disclosure";

/** What can be done to a draft as a whole, each with a question first; what throws something away is the owner's. */
export function DraftActions({ canDiscard, open = false }: { canDiscard: boolean; open?: boolean }) {
  const { t } = useTranslation("drafts");
  const paths = usePaths();
  const actions = [
    { name: "resync", href: paths.resync },
    { name: "reset", href: paths.act("reset") },
    ...(canDiscard
      ? ([
          { name: "clear", href: paths.act("clear") },
          { name: "fresh", href: paths.act("fresh") },
        ] as const)
      : []),
  ] as const;
  return (
    <Disclosure summary={t("actions.more")} tone="quiet" open={open}>
      <ul className="grid max-w-measure gap-1">
        {actions.map(({ name, href }) => (
          <li key={name}>
            <a href={href} className="inline-flex min-h-11 items-center font-semibold">
              {t(`actions.${name}.name`)}
            </a>
            <p className="text-small text-ink-3">{t(`actions.${name}.text`)}</p>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
