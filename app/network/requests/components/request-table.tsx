import { useTranslation } from "react-i18next";
import type { RequestSide } from "~/core/addresses/requests";
import type { RequestState } from "~/core/member-requests";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Table } from "~/ui/table";
import type { ListedView } from "../view";

/** Requests, one a row; on a phone each is a block. */
export function RequestTable({
  rows,
  side,
  caption,
  hasCompany = true,
}: {
  rows: readonly ListedView[];
  side: RequestSide;
  caption: string;
  hasCompany?: boolean;
}) {
  const { t } = useTranslation("requests");
  return (
    <Card>
      <Table
        caption={caption}
        captionHidden
        isStacked
        columns={[
          { key: "title", header: t("columns.request") },
          ...(hasCompany ? [{ key: "company", header: t("columns.company") }] : []),
          { key: "due", header: t("columns.due") },
          { key: "state", header: t("columns.state") },
        ]}
        rows={rows.map(({ id, href, title, company, companyHref, kind, state, due, isLate }) => ({
          key: id,
          cells: {
            title: (
              <>
                <a href={href} className="inline-flex min-h-11 items-center font-semibold text-ink wrap-anywhere">
                  {title}
                </a>
                <span className="block text-small font-normal text-ink-3">{t(`kinds.${kind}`)}</span>
              </>
            ),
            company: companyHref ? (
              <a href={companyHref} className="inline-flex min-h-11 items-center wrap-anywhere">
                {company}
              </a>
            ) : (
              <span className="wrap-anywhere">{company}</span>
            ),
            due: (
              <>
                {due}
                {isLate ? <strong className="block text-small text-attention">{t("late")}</strong> : null}
              </>
            ),
            state: <StateChip state={state} side={side} />,
          },
        }))}
      />
    </Card>
  );
}

/** The state of a request, in words of the reader's side. */
export function StateChip({ state, side }: { state: RequestState; side: RequestSide }) {
  const { t } = useTranslation("requests");
  return (
    <span className="inline-flex rounded-full border border-line-strong bg-surface px-3 py-0.5 text-small">
      {t(`states.${side}.${state}`)}
    </span>
  );
}

/** The ways through a long list. */
export function ListWays({ firstHref, nextHref }: { firstHref: string | null; nextHref: string | null }) {
  const { t } = useTranslation("requests");
  if (!firstHref && !nextHref) return null;
  return (
    <p className="flex flex-wrap gap-3">
      {firstHref ? <ButtonLink href={firstHref}>{t("first")}</ButtonLink> : null}
      {nextHref ? (
        <ButtonLink href={nextHref} rel="next">
          {t("next")}
        </ButtonLink>
      ) : null}
    </p>
  );
}
