import { useTranslation } from "react-i18next";
import { usePaths } from "~/foundation/web/use-paths";
import { cx } from "~/ui/cx";
import { Disclosure } from "~/ui/disclosure";

const DANGEROUS: ReadonlySet<string> = new Set(["reset", "clear", "fresh"]);

/** Actions on a whole draft, each with a confirmation. Only the owner gets the ones that discard something. */
export function DraftActions({
  canDiscard,
  isOutdated,
  open = false,
}: {
  canDiscard: boolean;
  /** There is a newer questionnaire to move to. */
  isOutdated: boolean;
  open?: boolean;
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
    <Disclosure summary={t("actions.more")} tone="quiet" open={open}>
      <ul className="grid max-w-measure gap-1">
        {actions.map(({ name, href }) => (
          <li key={name}>
            <a
              href={href}
              className={cx("inline-flex min-h-11 items-center font-semibold", DANGEROUS.has(name) && "text-danger")}
            >
              {t(`actions.${name}.name`)}
            </a>
            <p className="text-small text-ink-3">{t(`actions.${name}.text`)}</p>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
