import { useTranslation } from "react-i18next";
import { TOKENS_PATH } from "~/core/addresses/account";
import { WEBHOOKS_PATH, webhookPath } from "~/core/addresses/webhooks";
import type { WebhookEvent } from "~/core/webhook-events";
import { ADDRESS_LIMIT } from "~/foundation/webhooks/rules/address";
import { MAX_ENDPOINTS } from "~/foundation/webhooks/rules/tries";
import { Button, ButtonLink } from "~/ui/button";
import { Card, EmptyState } from "~/ui/card";
import { CopyButton } from "~/ui/copy-button";
import { ErrorSummary } from "~/ui/error-summary";
import { TextField } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/shell";
import type { SetUpProblem } from "../manage.server";
import { EventChoice } from "./event-choice";
import { EVENT_WORDS } from "./event-words";
import { type ReceiverState, WebhookState } from "./webhook-state";

/** What the form comes back with: the secret of the new receiver, or what is wrong. */
export type WebhooksAnswer =
  | { secret: string; id: string }
  | { problems: SetUpProblem; typed: { address: string; events: string[] } };

interface Props {
  /** Names the form, so that it adds one receiver however often it is sent. */
  once: string;
  webhooks: (ReceiverState & { id: string; address: string; events: WebhookEvent[] })[];
  offered: readonly WebhookEvent[];
  answer: WebhooksAnswer | null;
}

/** The receivers of a company's events, and the form that adds one. */
export function WebhooksPage({ once, webhooks, offered, answer }: Props) {
  const { t } = useTranslation(["webhooks", "tokens"]);
  return (
    <>
      <PageHeader
        eyebrow={
          <a href={TOKENS_PATH} className="inline-block py-2">
            {t("tokens:title")}
          </a>
        }
        title={t("title")}
        lead={t("lead")}
      />
      <div className="grid max-w-narrow gap-6">
        {answer && "secret" in answer ? <NewSecret {...answer} /> : null}
        {webhooks.length === 0 ? (
          <EmptyState title={t("none")}>{t("noneText")}</EmptyState>
        ) : (
          <Card as="section">
            <h2 className="px-5 pt-5 sm:px-7">{t("list")}</h2>
            <ul>
              {webhooks.map(({ id, address, events, ...standing }) => (
                <li key={id} className="border-b border-line px-5 py-3 last:border-b-0 sm:px-7">
                  <a href={webhookPath(id)} className="inline-flex min-h-11 items-center font-semibold wrap-anywhere">
                    {address}
                  </a>
                  <p className="text-small text-ink-2">
                    {events.map((event) => t(`event.${EVENT_WORDS[event]}`)).join(" · ")}
                  </p>
                  <WebhookState {...standing} />
                </li>
              ))}
            </ul>
          </Card>
        )}
        {answer && "secret" in answer ? null : webhooks.length >= MAX_ENDPOINTS ? (
          <Notice tone="info" title={t("full", { count: MAX_ENDPOINTS })} />
        ) : (
          <AddForm once={once} offered={offered} refused={answer} />
        )}
        <HowToReceive />
      </div>
    </>
  );
}

/** The secret of a new receiver, shown once. */
function NewSecret({ secret, id }: { secret: string; id: string }) {
  const { t } = useTranslation("webhooks");
  return (
    <Card padded as="section">
      <h2>{t("secret.title")}</h2>
      <p className="mt-2 max-w-measure text-ink-2">{t("secret.text")}</p>
      <div className="mt-5 grid gap-5">
        <div>
          <p className="font-semibold">{t("secret.label")}</p>
          <p id="secret" className="mt-2 rounded-card bg-sunk p-4 font-mono wrap-anywhere select-all">
            {secret}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <CopyButton value={secret} label={t("secret.copy")} copied={t("secret.copied")} />
          <ButtonLink variant="primary" href={webhookPath(id)}>
            {t("secret.done")}
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}

function AddForm({
  once,
  offered,
  refused,
}: {
  once: string;
  offered: readonly WebhookEvent[];
  refused: Extract<WebhooksAnswer, { problems: SetUpProblem }> | null;
}) {
  const { t } = useTranslation(["webhooks", "common"]);
  const { address: problem, events } = refused?.problems ?? {};
  const count = problem === "full" ? MAX_ENDPOINTS : ADDRESS_LIMIT;
  const ofAddress = problem && t(`errors.${problem}`, { count });
  const ofEvents = events && t(`errors.${events}`);
  const errors = [
    ...(ofAddress ? [{ href: "#address", text: ofAddress }] : []),
    ...(ofEvents ? [{ href: "#events", text: ofEvents }] : []),
  ];
  return (
    <Card padded as="section">
      <h2>{t("add")}</h2>
      <form method="post" action={WEBHOOKS_PATH} noValidate className="mt-5 grid gap-6">
        <ErrorSummary title={t("common:form.summary")} errors={errors} />
        <input type="hidden" name="once" value={once} />
        <TextField
          field={{
            id: "address",
            name: "address",
            type: "url",
            inputMode: "url",
            autoComplete: "off",
            maxLength: ADDRESS_LIMIT,
            spellCheck: false,
            defaultValue: refused?.typed.address ?? "",
          }}
          label={t("address")}
          hint={t("addressHint")}
          errors={ofAddress ? [ofAddress] : undefined}
        />
        <EventChoice
          offered={offered}
          chosen={refused?.typed.events ?? offered}
          errors={ofEvents ? [ofEvents] : undefined}
        />
        <div>
          <Button variant="primary">{t("submit")}</Button>
        </div>
      </form>
    </Card>
  );
}

/** What a developer needs before the first message arrives. */
function HowToReceive() {
  const { t } = useTranslation("webhooks");
  return (
    <section>
      <h2>{t("how.title")}</h2>
      <ul className="mt-3 grid max-w-measure list-disc gap-2 ps-5 text-ink-2">
        {(["post", "sign", "again"] as const).map((each) => (
          <li key={each} className="wrap-anywhere">
            {t(`how.${each}`)}
          </li>
        ))}
      </ul>
      <a href="/api/openapi.json" className="mt-2 inline-flex min-h-11 items-center">
        {t("how.doc")}
      </a>
    </section>
  );
}
