import { useTranslation } from "react-i18next";
import { PASSKEYS_PATH } from "~/core/addresses/account";
import { shortDateOf } from "~/i18n/format";
import { useReader } from "~/i18n/use-reader";
import { ButtonLink } from "~/ui/button";
import { Card, EmptyState } from "~/ui/card";
import type { Passkey } from "../manage.server";

/** The user's passkeys, each with its actions. */
export function PasskeyList({ passkeys }: { passkeys: Passkey[] }) {
  const { t } = useTranslation("security");
  const reader = useReader();
  if (passkeys.length === 0) return <EmptyState title={t("passkeys.empty")}>{t("passkeys.emptyText")}</EmptyState>;
  return (
    <Card as="section">
      <h2 className="px-5 pt-5 sm:px-7 sm:pt-6.5">{t("passkeys.list")}</h2>
      <ul>
        {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line px-5 py-4 last:border-b-0 sm:px-7"
          >
            <div className="min-w-0">
              <h3 className="font-sans wrap-anywhere">{name}</h3>
              <p className="text-ink-3">
                {t("passkeys.made", { date: shortDateOf(createdAt, reader) })}
                {" · "}
                {lastUsedAt === null
                  ? t("passkeys.unused")
                  : t("passkeys.used", { date: shortDateOf(lastUsedAt, reader) })}
              </p>
            </div>
            <div className="flex flex-wrap gap-3">
              <ButtonLink href={`${PASSKEYS_PATH}?dialog=rename&id=${id}`}>
                {t("passkeys.rename")}
                <span className="sr-only"> {name}</span>
              </ButtonLink>
              <ButtonLink href={`${PASSKEYS_PATH}?dialog=remove&id=${id}`}>
                {t("passkeys.remove")}
                <span className="sr-only"> {name}</span>
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
