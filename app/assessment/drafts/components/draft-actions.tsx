import { useTranslation } from "react-i18next";
import { usePaths } from "~/foundation/web/use-paths";
import { Disclosure } from "~/ui/disclosure";

/** Actions on a whole draft, each with a confirmation, whose button is the dangerous one. Only the owner gets the ones that discard something. */
export function DraftActions({
  canDiscard,
  isOutdated,
}: {
  canDiscard: boolean;
  /** There is a newer questionnaire to move to. */
  isOutdated: boolean;
}) {
  const { t } = useTranslation("drafts");
  const paths = usePaths();
  const actions = [
    ...(isOutdated ? ([{ name: "resync", href: paths.resync }] as const) : []),
    { name: "reset", href: paths.act("reset") },
    ...(canDiscard
      ? ([
          { name: "clear", href: paths.act("clear") },
          { name: "fresh", href: paths.act("fresh") },
        ] as const)
      : []),
  ] as const;
  return (
    <Disclosure summary={t("actions.more")} tone="quiet">
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
