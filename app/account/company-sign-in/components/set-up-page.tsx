import type { SubmissionResult } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { beginCompanySignInPath, COMPANY_SIGN_IN_PATH } from "~/core/addresses/account";
import { type Reader, shortDateOf } from "~/i18n/format";
import { AskDialog } from "~/ui/ask-dialog";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { CopyButton } from "~/ui/copy-button";
import { inertWhile } from "~/ui/dialog";
import { ErrorSummary } from "~/ui/error-summary";
import { TextField } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/shell";
import type { OwnSignIn } from "../manage.server";
import { type DomainFault, MAX_DOMAINS, proofAddress, recordName, recordValue } from "../rules/domains";
import { ProviderForm } from "./provider-form";

/** What is wrong with a domain that was typed, or whose record was looked for. */
export interface DomainRefusal {
  fault: DomainFault | "full" | "known" | "notFound" | "taken" | "tooMany";
  domain: string;
  isTyped: boolean;
}

interface Props {
  signIn: OwnSignIn | null;
  redirectUri: string | null;
  company: string;
  reader: Reader;
  asksCode: boolean;
  lastResult?: SubmissionResult<string[]>;
  minutes: number;
  refused: DomainRefusal | null;
  /** The domain that the owner is asked whether to remove. */
  forgetting: string | null;
}

/** How a company's people sign in, in the order in which its owner sets it up. */
export function SetUpPage({
  signIn,
  redirectUri,
  company,
  reader,
  asksCode,
  lastResult,
  minutes,
  refused,
  forgetting,
}: Props) {
  const { t } = useTranslation(["provider", "common"]);
  const isProved = signIn?.domains.some(({ state }) => state === "proved") ?? false;
  const problem = refused && t(`errors.${refused.fault}`, { domain: refused.domain, count: MAX_DOMAINS });
  return (
    <>
      <div className="max-w-narrow" {...inertWhile(forgetting !== null)}>
        <PageHeader
          eyebrow={
            <a href="/user/profile" className="inline-block py-2">
              {t("back")}
            </a>
          }
          title={t("title")}
          lead={t("lead", { company })}
        />
        <div className="grid gap-6">
          <ErrorSummary
            title={t("common:form.summary")}
            errors={problem ? [{ href: refused.isTyped ? "#domain" : `#of-${refused.domain}`, text: problem }] : []}
          />
          <Card as="section" padded>
            <h2>{t("domains.title")}</h2>
            <p className="mt-2 max-w-measure text-ink-2">{t("domains.text")}</p>
            {signIn && signIn.domains.length > 0 ? (
              <ul className="mt-4 grid gap-5">
                {signIn.domains.map((domain) => (
                  <li key={domain.domain} className="border-t border-line pt-4">
                    <Domain {...domain} proof={signIn.proof} reader={reader} />
                  </li>
                ))}
              </ul>
            ) : (
              <p className="mt-4 max-w-measure font-semibold">{t("domains.none")}</p>
            )}
            <form method="post" action={COMPANY_SIGN_IN_PATH} noValidate className="mt-5 grid gap-4">
              <TextField
                field={{
                  id: "domain",
                  name: "domain",
                  inputMode: "url",
                  autoComplete: "off",
                  autoCapitalize: "none",
                  spellCheck: false,
                  maxLength: 260,
                  defaultValue: refused?.isTyped ? refused.domain : "",
                }}
                label={t("domains.add")}
                hint={t("domains.addHint")}
                errors={problem && refused.isTyped ? [problem] : undefined}
              />
              <div className="max-sm:grid">
                <Button variant={signIn ? "secondary" : "primary"} name="intent" value="add">
                  {t("domains.submit")}
                </Button>
              </div>
            </form>
          </Card>
          {signIn && redirectUri ? (
            <>
              <ProviderForm
                signIn={signIn}
                redirectUri={redirectUri}
                asksCode={asksCode}
                lastResult={lastResult}
                minutes={minutes}
              />
              <Card as="section" padded>
                <h2>{t("try.title")}</h2>
                {signIn.isTried ? (
                  <p className="mt-2 max-w-measure text-ink-2">{t("try.works")}</p>
                ) : (
                  <p className="mt-2 max-w-measure text-ink-2">
                    {t(isProved && signIn.issuer !== null ? "try.text" : "try.first")}
                  </p>
                )}
                {isProved && signIn.issuer !== null ? (
                  <div className="mt-4 max-sm:grid">
                    <ButtonLink
                      variant={signIn.isTried ? "secondary" : "primary"}
                      href={beginCompanySignInPath(signIn.id)}
                    >
                      {t("try.submit")}
                    </ButtonLink>
                  </div>
                ) : null}
              </Card>
              <Require signIn={signIn} />
              <p>
                <ButtonLink variant="quiet" href={`${COMPANY_SIGN_IN_PATH}?ask=remove`}>
                  {t("remove")}
                </ButtonLink>
              </p>
            </>
          ) : null}
        </div>
      </div>
      {forgetting ? (
        <AskDialog
          id="forget-domain"
          title={t("ask.forgetTitle", { domain: forgetting })}
          action={COMPANY_SIGN_IN_PATH}
          intent={`forget ${forgetting}`}
          back={t("ask.forgetBack")}
          confirm={t("ask.forgetSubmit")}
          closeHref={COMPANY_SIGN_IN_PATH}
          closeLabel={t("common:shell.close")}
          variant="danger"
        >
          <p className="wrap-anywhere">{t("ask.forgetText", { domain: forgetting })}</p>
        </AskDialog>
      ) : null}
    </>
  );
}

/** A domain, how it stands, and the record that proves it while it is not there. */
function Domain({
  domain,
  state,
  provedAt,
  proof,
  reader,
}: OwnSignIn["domains"][number] & { proof: string; reader: Reader }) {
  const { t } = useTranslation("provider");
  const day = provedAt === null ? "" : shortDateOf(provedAt, reader);
  return (
    <div id={`of-${domain}`} tabIndex={-1} className="grid gap-3 outline-none">
      <div>
        <h3 className="wrap-anywhere">{domain}</h3>
        <p className={state === "proved" ? "text-ink-2" : "font-semibold text-attention"}>
          {t(`domains.${state}`, { day })}
        </p>
      </div>
      {state === "proved" ? null : (
        <>
          <p className="max-w-measure wrap-anywhere">{t("domains.how", { domain })}</p>
          <dl className="grid gap-2">
            {[
              { name: t("domains.name"), value: recordName(domain) },
              { name: t("domains.value"), value: recordValue(proof) },
            ].map(({ name, value }) => (
              <div key={name}>
                <dt className="text-small text-ink-3">{name}</dt>
                <dd className="font-mono text-small wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
          <CopyButton value={recordValue(proof)} label={t("domains.copy")} copied={t("domains.copied")} />
          <p className="max-w-measure text-small wrap-anywhere text-ink-3">
            {t("domains.or", { address: proofAddress(domain) })}
          </p>
        </>
      )}
      <form method="post" action={COMPANY_SIGN_IN_PATH} className="flex flex-wrap gap-3 max-sm:grid">
        {state === "proved" ? null : (
          <Button variant="primary" name="intent" value={`check ${domain}`}>
            {t("domains.check")}
            <span className="sr-only">: {domain}</span>
          </Button>
        )}
        <ButtonLink variant="quiet" href={`${COMPANY_SIGN_IN_PATH}?forget=${domain}`}>
          <span className="wrap-anywhere">{t("domains.remove", { domain })}</span>
        </ButtonLink>
      </form>
    </div>
  );
}

/** Whether everybody has to use it. */
function Require({ signIn: { isTried, isRequired, outsiders } }: { signIn: OwnSignIn }) {
  const { t } = useTranslation("provider");
  const what = isRequired ? "release" : "require";
  return (
    <Card as="section" padded>
      <h2>{t("require.title")}</h2>
      <p className="mt-2 max-w-measure text-ink-2">{t(isRequired ? "require.on" : "require.off")}</p>
      {isTried && !isRequired && outsiders.length > 0 ? (
        <div className="mt-4">
          <Notice tone="attention">
            <p className="wrap-anywhere">{t("require.outside", { people: outsiders.join(", ") })}</p>
          </Notice>
        </div>
      ) : null}
      {isTried || isRequired ? (
        <div className="mt-4 max-sm:grid">
          <ButtonLink href={`${COMPANY_SIGN_IN_PATH}?ask=${what}`}>
            {t(isRequired ? "require.release" : "require.open")}
          </ButtonLink>
        </div>
      ) : (
        <p className="mt-2 max-w-measure text-ink-3">{t("require.first")}</p>
      )}
    </Card>
  );
}
