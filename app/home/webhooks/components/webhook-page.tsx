import { useTranslation } from "react-i18next";
import { WEBHOOKS_PATH, webhookPath } from "~/core/addresses/webhooks";
import type { DeliveryState, SentEvent, WebhookEvent } from "~/core/webhook-events";
import { type DeliveryError, LOG_SHOWS } from "~/foundation/webhooks/rules/tries";
import { momentOf } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { AskDialog } from "~/ui/ask-dialog";
import { Button, ButtonLink } from "~/ui/button";
import { Card, EmptyState } from "~/ui/card";
import { inertWhile } from "~/ui/dialog";
import { PageHeader } from "~/ui/shell";
import { Table } from "~/ui/table";
import { EventChoice } from "./event-choice";
import { EVENT_WORDS } from "./event-words";
import { type ReceiverState, WebhookState } from "./webhook-state";

interface Message {
  id: string;
  event: SentEvent;
  state: DeliveryState;
  tries: number;
  status: number | null;
  error: DeliveryError | null;
  createdAt: number;
  dueAt: number;
}

interface Props {
  webhook: ReceiverState & { id: string; address: string; events: WebhookEvent[] };
  offered: readonly WebhookEvent[];
  log: Message[];
  isRemoving: boolean;
}

/** One receiver: how it stands, what it is told of, and what was sent to it. */
export function WebhookPage({ webhook, offered, log, isRemoving }: Props) {
  const { t } = useTranslation(["webhooks", "common"]);
  const { id, address, events, isOn } = webhook;
  const here = webhookPath(id);
  const { host } = new URL(address);
  return (
    <>
      <div {...inertWhile(isRemoving)}>
        <PageHeader
          eyebrow={
            <a href={WEBHOOKS_PATH} className="inline-block py-2">
              {t("back")}
            </a>
          }
          title={host}
        />
        <div className="grid grid-cols-1 gap-6">
          <Card padded as="section">
            <p className="font-mono text-small wrap-anywhere">{address}</p>
            <div className="mt-1">
              <WebhookState {...webhook} />
            </div>
            <form method="post" action={here} className="mt-5 flex flex-wrap items-center gap-3">
              {isOn ? (
                <Button variant="primary" name="intent" value="test">
                  {t("test")}
                </Button>
              ) : null}
              <Button variant={isOn ? "secondary" : "primary"} name="intent" value={isOn ? "off" : "on"}>
                {t(isOn ? "turnOff" : "turnOn")}
              </Button>
              <ButtonLink variant="quiet" href={`${here}?remove`}>
                {t("remove.open")}
              </ButtonLink>
            </form>
          </Card>
          {log.length === 0 ? (
            <EmptyState title={t("log.none")}>{t("log.noneText")}</EmptyState>
          ) : (
            <Log here={here} log={log} isOn={isOn} />
          )}
          <Card padded as="section">
            <form method="post" action={here} className="grid gap-5">
              <EventChoice offered={offered} chosen={events} />
              <div>
                <Button name="intent" value="events">
                  {t("save")}
                </Button>
              </div>
            </form>
          </Card>
        </div>
      </div>
      {isRemoving ? (
        <AskDialog
          id="remove-receiver"
          title={t("remove.title", { host })}
          action={here}
          intent="remove"
          back={t("remove.back")}
          confirm={t("remove.confirm")}
          closeHref={here}
          closeLabel={t("common:shell.close")}
          variant="danger"
        >
          <p>{t("remove.text")}</p>
        </AskDialog>
      ) : null}
    </>
  );
}

/** What was sent, newest first, each with a button that sends it again. */
function Log({ here, log, isOn }: { here: string; log: Message[]; isOn: boolean }) {
  const { t } = useTranslation("webhooks");
  const language = useLanguage();
  const columns = [
    { key: "event", header: t("log.event") },
    { key: "at", header: t("log.at") },
    { key: "state", header: t("log.state") },
    { key: "tries", header: t("log.tries"), align: "end" as const },
    ...(isOn ? [{ key: "again", header: t("log.act") }] : []),
  ];
  const rows = log.map((message) => {
    const { id, event, tries, createdAt } = message;
    const moment = momentOf(createdAt, language);
    return {
      key: id,
      cells: {
        event: (
          <>
            {t(`event.${EVENT_WORDS[event]}`)}
            <span className="block font-mono text-small font-normal wrap-anywhere text-ink-3">
              {t("log.id", { id })}
            </span>
          </>
        ),
        at: moment,
        state: <MessageState message={message} isOn={isOn} />,
        tries: String(tries),
        again: isOn ? (
          <Button name="replay" value={id}>
            {t("log.again")}
            <span className="sr-only">
              : {t(`event.${EVENT_WORDS[event]}`)}, {moment}
            </span>
          </Button>
        ) : null,
      },
    };
  });
  return (
    <form method="post" action={here}>
      <Card>
        <Table caption={t("log.title")} columns={columns} rows={rows} isStacked />
        {log.length >= LOG_SHOWS ? (
          <p className="px-5 pb-4 text-small text-ink-3">{t("log.most", { count: LOG_SHOWS })}</p>
        ) : null}
      </Card>
    </form>
  );
}

/** How a message stands, why, and when it is tried next. */
function MessageState({ message: { state, status, error, tries, dueAt }, isOn }: { message: Message; isOn: boolean }) {
  const { t } = useTranslation("webhooks");
  const language = useLanguage();
  const isRetried = isOn && state === "waiting" && tries > 0;
  return (
    <>
      <span className={state === "failed" ? "font-semibold text-attention" : "font-semibold"}>
        {t(`states.${state}`)}
      </span>
      {status === null ? null : <span className="block text-small">{t("answered", { status })}</span>}
      {error === null ? null : <span className="block text-small">{t(`why.${error}`)}</span>}
      {isRetried ? (
        <span className="block text-small text-ink-3">{t("log.next", { moment: momentOf(dueAt, language) })}</span>
      ) : null}
    </>
  );
}
