import { useTranslation } from "react-i18next";
import { assessmentPaths } from "~/core/addresses/assessment";
import { RECEIVED_PATH } from "~/core/addresses/requests";
import { agreedScope, SCOPES } from "~/core/scopes";
import { Button, ButtonLink } from "~/ui/button";
import { Card, EmptyState } from "~/ui/card";
import { PageHeader } from "~/ui/shell";
import { Table } from "~/ui/table";
import type { LedgerView } from "../ledger-view";

/** Who may see the company's data and since when, what they have opened, and who might see it before. */
export function LedgerPage({ view }: { view: LedgerView }) {
  const { t } = useTranslation("ledger");
  const { standing, ended, readings, mayManage } = view;
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} />
      <div className="grid grid-cols-1 gap-10">
        <section aria-labelledby="standing">
          <h2 id="standing">{t("standing.title")}</h2>
          {standing.length === 0 ? (
            <p className="mt-2 text-ink-2">{t("standing.none")}</p>
          ) : (
            <ul className="mt-4 grid gap-4">
              {standing.map((consent) => (
                <li key={consent.id}>
                  <ConsentState consent={consent} mayManage={mayManage} />
                </li>
              ))}
            </ul>
          )}
          <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
            <a href="/user/profile/access-code" className="inline-flex min-h-11 items-center">
              {t("standing.codes")}
            </a>
            <a href={RECEIVED_PATH} className="inline-flex min-h-11 items-center">
              {t("standing.requests")}
            </a>
          </p>
          {mayManage || standing.length === 0 ? null : <p className="text-ink-3">{t("standing.ownerOnly")}</p>}
        </section>
        <Links links={view.links} mayManage={mayManage} />
        <Readings readings={readings} next={view.next} isFirst={view.isFirst} />
        {ended.length > 0 ? (
          <section aria-labelledby="ended">
            <h2 id="ended" className="mb-4">
              {t("ended.title")}
            </h2>
            <Table
              caption={t("ended.title")}
              captionHidden
              columns={[
                { key: "company", header: t("company") },
                { key: "scope", header: t("scope") },
                { key: "since", header: t("since") },
                { key: "until", header: t("until") },
              ]}
              rows={ended.map(({ id, name, scope, sharesFigures, since, until }) => ({
                key: id,
                cells: {
                  company: name || t("erased"),
                  scope: [t(`scopes.${scope}.name`), sharesFigures ? t("figures.name") : []].flat().join(" · "),
                  since,
                  until,
                },
              }))}
            />
          </section>
        ) : null}
      </div>
    </>
  );
}

function ConsentState({ consent, mayManage }: { consent: LedgerView["standing"][number]; mayManage: boolean }) {
  const { t } = useTranslation("ledger");
  const { id, name, scope, sharesFigures, asks, since, isResting } = consent;
  const other = SCOPES.find((each) => each !== scope) ?? scope;
  return (
    <Card padded>
      <h3>{name}</h3>
      <p className="mt-1 text-ink-2">
        <strong className="text-ink">
          {t(`scopes.${scope}.name`)}
          {sharesFigures ? ` · ${t("figures.name")}` : ""}
        </strong>{" "}
        · {t("sinceDay", { date: since })}
      </p>
      <p className="mt-1 max-w-measure text-ink-2">{t(`scopes.${scope}.text`)}</p>
      <p className="mt-1 max-w-measure text-ink-2">{t(sharesFigures ? "figures.text" : "figures.none")}</p>
      {isResting ? <p className="mt-1 max-w-measure font-semibold">{t("standing.resting")}</p> : null}
      {agreedScope("full", asks) === "level" ? (
        <p className="mt-1 max-w-measure text-ink-2">{t("standing.asksLevel")}</p>
      ) : null}
      {mayManage ? (
        <div className="mt-4 grid gap-3 sm:flex">
          {agreedScope(other, asks) === other ? (
            <form method="post" className="grid">
              <input type="hidden" name="company" value={id} />
              <input type="hidden" name="scope" value={other} />
              <Button name="intent" value="scope">
                {t(`scopes.${other}.choose`)}
                <span className="sr-only"> ({name})</span>
              </Button>
            </form>
          ) : null}
          {sharesFigures || asks === "full" ? (
            <form method="post" className="grid">
              <input type="hidden" name="company" value={id} />
              <Button name="figures" value={sharesFigures ? "keep" : "share"}>
                {t(sharesFigures ? "figures.end" : "figures.choose")}
                <span className="sr-only"> ({name})</span>
              </Button>
            </form>
          ) : null}
          <ButtonLink href={`/user/profile/access-code?remove=${id}`} variant="quiet">
            {t("standing.end")}
            <span className="sr-only"> ({name})</span>
          </ButtonLink>
        </div>
      ) : null}
    </Card>
  );
}

/** What anyone with a link can read. The links themselves are shown with each report, for its owner. */
function Links({ links, mayManage }: Pick<LedgerView, "links" | "mayManage">) {
  const { t } = useTranslation(["ledger", "share", "common"]);
  return (
    <section aria-labelledby="links">
      <h2 id="links">{t("links.title")}</h2>
      <p className="mt-1 mb-4 max-w-measure text-ink-2">{t(links.length === 0 ? "links.none" : "links.lead")}</p>
      <ul className="max-w-measure divide-y divide-line empty:hidden">
        {links.map(({ id, recipient, kind, sealedId, parts, state, until, readers }) => (
          <li key={id} className="py-3">
            <h3 className="wrap-anywhere">{recipient}</h3>
            <p>{parts.map((part) => t(`share:parts.${part}.name`)).join(" · ")}</p>
            <p className="text-small text-ink-2">
              {[
                t(`common:kinds.${kind}.name`),
                t(`share:state.${state}`),
                t("share:list.until", { date: until }),
                t("share:list.readers", { count: readers }),
              ].join(" · ")}
            </p>
            {mayManage ? (
              <a href={assessmentPaths(kind, sealedId).share} className="inline-flex min-h-11 items-center">
                {t("links.manage")}
                <span className="sr-only"> ({recipient})</span>
              </a>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Readings({
  readings,
  next,
  isFirst,
}: {
  readings: LedgerView["readings"];
  next: string | null;
  isFirst: boolean;
}) {
  const { t } = useTranslation("ledger");
  const { t: common } = useTranslation("common");
  return (
    <div id="readings">
      <h2>{t("readings.title")}</h2>
      <p className="mt-1 mb-4 max-w-measure text-ink-2">{t("readings.lead")}</p>
      {readings.length === 0 ? (
        <EmptyState title={t("readings.none")} heading="h3" />
      ) : (
        <Table
          caption={t("readings.title")}
          captionHidden
          columns={[
            { key: "day", header: t("readings.day") },
            { key: "who", header: t("readings.who") },
            { key: "thing", header: t("readings.thing") },
            { key: "assessment", header: t("readings.assessment") },
          ]}
          rows={readings.map((reading) => ({
            key: reading.key,
            cells: {
              day: reading.on,
              who: (
                <>
                  <span className="block font-semibold text-ink">
                    {reading.isOffice ? t("office") : reading.company || t("erased")}
                  </span>
                  {reading.username || t("readings.someone")}
                </>
              ),
              thing: t(`things.${reading.thing}`),
              assessment: reading.assessment ? (
                <a
                  href={assessmentPaths(reading.assessment.kind, reading.assessment.sealedId).resume}
                  className="inline-flex min-h-11 items-center"
                >
                  {common(`kinds.${reading.assessment.kind}.name`)}
                  {reading.assessment.on ? `, ${reading.assessment.on}` : ""}
                </a>
              ) : reading.requestHref ? (
                <a href={reading.requestHref} className="inline-flex min-h-11 items-center">
                  {t("things.request")}
                </a>
              ) : reading.thing === "company" || reading.thing === "figures" ? (
                "–"
              ) : (
                t("readings.gone")
              ),
            },
          }))}
        />
      )}
      <p className="mt-4 flex flex-wrap gap-3">
        {isFirst ? null : <ButtonLink href="/user/sharing#readings">{t("readings.newest")}</ButtonLink>}
        {next ? (
          <ButtonLink href={`/user/sharing?after=${encodeURIComponent(next)}#readings`} rel="next">
            {t("readings.older")}
          </ButtonLink>
        ) : null}
      </p>
    </div>
  );
}
