import { useTranslation } from "react-i18next";
import { officeCompanyPath } from "~/core/addresses/office";
import { UnconfirmedMark } from "~/foundation/identity/components/unconfirmed-mark";
import { AdminPage } from "~/foundation/shell/components/admin-page";
import { dateOf, exactPercent, shortDateOf, wholeNumber } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { useReader } from "~/i18n/use-reader";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { cx } from "~/ui/cx";
import { inertWhile } from "~/ui/dialog";
import { EmailText, LONG_WORD } from "~/ui/long-word";
import { LevelChip } from "~/ui/scale";
import { Table } from "~/ui/table";
import { Facts } from "../components/facts";
import { ReasonDialog } from "../components/reason-dialog";
import type { RefusedReason } from "../reason";
import type { CompanyAct } from "./change.server";
import type { OfficeCompany } from "./find.server";

interface CompanyPageProps {
  company: OfficeCompany;
  /** The act the page asks the reader to confirm. */
  asked: CompanyAct | null;
  refused: RefusedReason | null;
}

const pathOf = (company: { id: string }) => officeCompanyPath(company.id);

/** A company as the office sees it: registration, people, the state of its assessments, and what the office can do. */
export function CompanyPage({ company, asked, refused }: CompanyPageProps) {
  const { t } = useTranslation("office");
  return (
    <>
      <div {...inertWhile(asked !== null)}>
        <AdminPage current="companies" title={company.name} lead={t("company.lead")}>
          <Registration company={company} />
          <Corporate company={company} />
          <People company={company} />
          <Assessments company={company} />
          <Joined company={company} />
          <p>
            <a href={`/admin/log?company=${company.id}`} className="inline-flex min-h-11 items-center">
              {t("company.log")}
            </a>
          </p>
        </AdminPage>
      </div>
      {asked ? <AskCompany company={company} asked={asked} refused={refused} /> : null}
    </>
  );
}

function Registration({ company }: { company: OfficeCompany }) {
  const { t } = useTranslation(["office", "account"]);
  const reader = useReader();
  const { city, state, country, address } = company;
  return (
    <Card as="section" padded>
      <h2 className="mb-4">{t("company.registration")}</h2>
      <Facts
        facts={[
          [t("companies.number"), company.registrationNumber],
          [t("companies.industry"), company.industry],
          [t("company.place"), [address, city, state, country].filter(Boolean).join(", ")],
          [t("companies.since"), dateOf(company.createdAt, reader)],
          company.seenAt === null
            ? [t("companies.activity"), t("company.unseen")]
            : [t("company.seen"), dateOf(company.seenAt, reader)],
          [t("company.saved"), company.savedAt === null ? t("company.unsaved") : dateOf(company.savedAt, reader)],
        ]}
      />
    </Card>
  );
}

function Corporate({ company }: { company: OfficeCompany }) {
  const { t } = useTranslation("office");
  const language = useLanguage();
  const here = pathOf(company);
  return (
    <Card as="section" padded>
      <h2>{t("company.corporate.title")}</h2>
      <p className="mt-1 max-w-measure text-ink-2">
        {t(company.isCorporate ? "company.corporate.yes" : "company.corporate.no")}
      </p>
      {company.isCorporate ? (
        <div className="mt-4">
          <Facts
            facts={[
              [t("company.corporate.code"), company.accessCode ?? t("company.corporate.noCode")],
              [t("company.corporate.members"), wholeNumber(company.members, language)],
            ]}
          />
        </div>
      ) : null}
      <div className="mt-4 grid gap-3 sm:flex">
        {company.isCorporate ? (
          <>
            <ButtonLink href={`${here}?dialog=code`}>{t("company.code.open")}</ButtonLink>
            <ButtonLink href={`${here}?dialog=ordinary`} variant="quiet">
              {t("company.ordinary.open")}
            </ButtonLink>
          </>
        ) : (
          <ButtonLink href={`${here}?dialog=corporate`}>{t("company.make.open")}</ButtonLink>
        )}
      </div>
    </Card>
  );
}

function People({ company }: { company: OfficeCompany }) {
  const { t } = useTranslation(["office", "team"]);
  return (
    <div>
      <h2 className="mb-4">{t("company.people")}</h2>
      <Card>
        <Table
          caption={t("company.people")}
          captionHidden
          isStacked
          columns={[
            { key: "name", header: t("people.name") },
            { key: "email", header: t("people.email") },
            { key: "role", header: t("people.role") },
          ]}
          rows={company.people.map(({ id, username, email, role, isConfirmed }) => ({
            key: id,
            cells: {
              name: (
                <a href={`/admin/people/${id}`} className={cx("inline-flex min-h-11 items-center", LONG_WORD)}>
                  {username}
                </a>
              ),
              email: (
                <>
                  <EmailText email={email} /> {isConfirmed ? null : <UnconfirmedMark />}
                </>
              ),
              role: t(`team:roles.${role}`),
            },
          }))}
        />
      </Card>
    </div>
  );
}

function Assessments({ company }: { company: OfficeCompany }) {
  const { t } = useTranslation(["office", "common", "members"]);
  const reader = useReader();
  const { language } = reader;
  const say = (score: number | null) => (score === null ? null : exactPercent(score, language));
  return (
    <div>
      <h2>{t("company.assessments.title")}</h2>
      <p className="mt-1 mb-4 max-w-measure text-ink-2">{t("company.assessments.lead")}</p>
      {company.assessments.length === 0 ? (
        <p>{t("company.assessments.none")}</p>
      ) : (
        <Card>
          <Table
            caption={t("company.assessments.title")}
            captionHidden
            isStacked
            columns={[
              { key: "kind", header: t("company.assessments.kind") },
              { key: "state", header: t("company.assessments.state") },
              { key: "level", header: t("companies.level") },
              { key: "overall", header: t("members:columns.overall"), align: "end" },
              { key: "parts", header: t("company.assessments.parts") },
            ]}
            rows={company.assessments.map((row) => ({
              key: row.id,
              cells: {
                kind: t(`common:kinds.${row.kind}.name`),
                state:
                  row.state === "completed" && row.completedAt !== null ? (
                    t("company.assessments.completed", { date: shortDateOf(row.completedAt, reader) })
                  ) : (
                    <>
                      {t("company.assessments.draft", { date: shortDateOf(row.updatedAt, reader) })}
                      {row.isStalled ? (
                        <span className="block font-semibold text-attention">{t("company.assessments.stalled")}</span>
                      ) : null}
                    </>
                  ),
                level: row.level ? <LevelChip level={row.level} name={t(`common:levels.${row.level}`)} /> : null,
                overall: say(row.overall),
                parts:
                  row.level === null
                    ? null
                    : (["first", "second", "third"] as const).map((part) => (
                        <span key={part} className="block">
                          {t("common:label", { label: t(`members:columns.${row.kind}.${part}`) })}{" "}
                          {say(row[part]) ?? "–"}
                        </span>
                      )),
              },
            }))}
          />
        </Card>
      )}
    </div>
  );
}

function Joined({ company }: { company: OfficeCompany }) {
  const { t } = useTranslation(["office", "ledger"]);
  const reader = useReader();
  if (company.joined.length === 0) return null;
  return (
    <section aria-labelledby="joined">
      <h2 id="joined" className="mb-3">
        {t("company.joined")}
      </h2>
      <ul className="grid gap-2">
        {company.joined.map(({ id, name, scope, since }) => (
          <li key={id}>
            <a href={pathOf({ id })} className="inline-flex min-h-11 items-center">
              {name}
            </a>{" "}
            · {t(`companies.shares.${scope}`)} · {t("ledger:sinceDay", { date: dateOf(since, reader) })}
          </li>
        ))}
      </ul>
    </section>
  );
}

const TEXTS = { corporate: "make", ordinary: "ordinary", code: "code" } as const;

function AskCompany({
  company,
  asked,
  refused,
}: {
  company: OfficeCompany;
  asked: CompanyAct;
  refused: RefusedReason | null;
}) {
  const { t } = useTranslation("office");
  const here = pathOf(company);
  const text = TEXTS[asked];
  return (
    <ReasonDialog
      id={`ask-${asked}`}
      title={t(`company.${text}.title`, { company: company.name })}
      action={`${here}?dialog=${asked}`}
      intent={asked}
      fields={{ former: company.accessCode ?? "" }}
      confirm={t(`company.${text}.confirm`)}
      closeHref={here}
      variant={asked === "ordinary" ? "danger" : "primary"}
      refused={refused}
    >
      <p>{t(`company.${text}.text`)}</p>
      <p>{t("company.told")}</p>
    </ReasonDialog>
  );
}
