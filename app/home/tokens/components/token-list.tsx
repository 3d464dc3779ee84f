import { useTranslation } from "react-i18next";
import { TOKENS_PATH } from "~/core/addresses/account";
import type { ListedToken } from "~/home/tokens/list.server";
import { shortDateOf } from "~/i18n/format";
import { useReader } from "~/i18n/use-reader";
import { ButtonLink } from "~/ui/button";
import { Card, EmptyState } from "~/ui/card";
import { cx } from "~/ui/cx";

/** A company's tokens, each with what it may do and, for the owner, the way to revoke it. */
export function TokenList({ tokens, canManage }: { tokens: ListedToken[]; canManage: boolean }) {
  const { t } = useTranslation("tokens");
  if (tokens.length === 0) {
    return <EmptyState title={t("empty")}>{t(canManage ? "emptyText" : "emptyForColleagues")}</EmptyState>;
  }
  return (
    <Card as="section">
      <h2 className="px-5 pt-5 sm:px-7 sm:pt-6.5">{t("list")}</h2>
      <ul>
        {tokens.map((token) => (
          <TokenItem key={token.id} token={token} canManage={canManage} />
        ))}
      </ul>
    </Card>
  );
}

function TokenItem({ token, canManage }: { token: ListedToken; canManage: boolean }) {
  const { t } = useTranslation("tokens");
  const reader = useReader();
  const { id, name, scopes, madeBy, state, createdAt, expiresAt, lastUsedAt, revokedAt } = token;
  const date = shortDateOf(revokedAt ?? expiresAt, reader);
  return (
    <li className="grid gap-3 border-b border-line px-5 py-4 last:border-b-0 sm:px-7">
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-sans">
          <span className="min-w-0 wrap-anywhere">{name}</span>
          <span
            className={cx(
              "rounded-full px-3 py-0.5 text-small font-semibold",
              state === "live" ? "bg-accent-soft text-accent" : "bg-sunk text-ink-2",
            )}
          >
            {t(`state.${state}`)}
          </span>
        </h3>
        <p className="mt-1">{scopes.map((scope) => t(`scopes.${scope}.name`)).join(" · ")}</p>
        <p className="text-small text-ink-3">
          {t(`until.${state}`, { date })}
          {" · "}
          {lastUsedAt === null ? t("unused") : t("used", { date: shortDateOf(lastUsedAt, reader) })}
          <span className="block wrap-anywhere">
            {t("made", { name: madeBy, date: shortDateOf(createdAt, reader) })}
          </span>
        </p>
      </div>
      {canManage && state === "live" ? (
        <div>
          <ButtonLink href={`${TOKENS_PATH}?dialog=revoke&id=${id}`} aria-label={t("revokeNamed", { name })}>
            {t("revoke")}
          </ButtonLink>
        </div>
      ) : null}
    </li>
  );
}
