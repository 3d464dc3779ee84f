import { useTranslation } from "react-i18next";
import { resyncPath } from "~/features/drafts/paths";
import { Disclosure } from "~/ui/disclosure";

/** What can be done to a draft as a whole, each with a question first; what throws something away is the owner's. */
export function DraftActions({
  sealedId,
  canDiscard,
  open = false,
}: {
  sealedId: string;
  canDiscard: boolean;
  open?: boolean;
}) {
  const { t } = useTranslation("drafts");
  const actions = [
    { name: "resync", href: resyncPath(sealedId) },
    { name: "reset", href: `/user/assessment/${sealedId}/reset` },
    ...(canDiscard
      ? ([
          { name: "clear", href: `/user/assessment/${sealedId}/clear` },
          { name: "fresh", href: `/user/assessment/${sealedId}/fresh` },
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
