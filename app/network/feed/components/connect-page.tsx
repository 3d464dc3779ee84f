import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { TOKENS_PATH } from "~/core/addresses/account";
import { NetworkPages } from "~/network/membership/components/network-pages";
import { Card } from "~/ui/card";
import { CopyButton } from "~/ui/copy-button";
import { Disclosure } from "~/ui/disclosure";
import { PageHeader } from "~/ui/shell";
import type { Feed } from "../rules/feed";

/** The steps by which Excel or Power BI reads what members share, with the queries to paste there. */
export function ConnectPage({
  queries,
  mayMakeToken,
}: {
  queries: { feed: Feed; query: string }[];
  mayMakeToken: boolean;
}) {
  const { t } = useTranslation(["connect", "tokens"]);
  return (
    <>
      <NetworkPages />
      <div className="max-w-narrow">
        <PageHeader title={t("title")} lead={t("lead")} />
        <ol className="grid grid-cols-1 gap-4">
          <Step number={1} title={t("token.title")}>
            <p>{t("token.text", { scope: t("tokens:scopes.read-network.name") })}</p>
            <p>{mayMakeToken ? <a href={TOKENS_PATH}>{t("tokens:title")}</a> : t("token.owner")}</p>
          </Step>
          <Step number={2} title={t("open.title")}>
            <ul className="list-disc ps-5">
              <li>{t("open.excel")}</li>
              <li>{t("open.powerBi")}</li>
            </ul>
          </Step>
          <Step number={3} title={t("paste.title")}>
            <p>{t("paste.text")}</p>
            {queries.map(({ feed, query }, index) => (
              <Disclosure
                key={feed}
                open={index === 0}
                flush
                summary={
                  <>
                    <span className="font-semibold text-ink">{t(`feeds.${feed}.name`)}</span>
                    <span className="block text-small">{t(`feeds.${feed}.text`)}</span>
                  </>
                }
              >
                <pre className="mb-3 rounded-card bg-sunk p-4 text-small whitespace-pre-wrap text-ink wrap-anywhere">
                  <code id={`query-${feed}`}>{query}</code>
                </pre>
                <CopyButton of={`query-${feed}`} label={t("paste.copy")} copied={t("paste.copied")} />
              </Disclosure>
            ))}
          </Step>
          <Step number={4} title={t("password.title")}>
            <p>{t("password.text")}</p>
            <p>{t("password.kept")}</p>
          </Step>
          <Step number={5} title={t("refresh.title")}>
            <p>{t("refresh.text")}</p>
            <p>{t("refresh.ends")}</p>
          </Step>
        </ol>
        <section className="mt-8 grid max-w-measure gap-3 text-ink-2">
          <h2 className="text-ink">{t("shared.title")}</h2>
          <p>{t("shared.text")}</p>
          <p>
            {t("shared.programs")} <a href="/knowledge-base/api">{t("shared.api")}</a>
          </p>
        </section>
      </div>
    </>
  );
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <Card as="li" padded className="grid grid-cols-1 gap-3 text-ink-2">
      <h2 className="text-ink">
        {number}. {title}
      </h2>
      {children}
    </Card>
  );
}
