import type { Cause } from "~/foundation/notifications/rules/types";
import type { Reader } from "~/i18n/format";
import { translator } from "~/i18n/i18n.server";
import { eventTexts, wordedValues } from "../texts.server";
import { assembleMail, type MailFrame, type RenderedMail } from "./assemble.server";
import { fillTemplate } from "./templates";

/** What a mail needs besides its cause's own values. `code` and `link` get parts of their own. */
export interface MailValues extends Record<string, string | undefined> {
  /** Empty when the reader's name is unknown. */
  username: string;
  /** Where to write with questions. */
  contact: string;
  /** When it happened, ISO 8601. Absent if it does not matter. */
  at?: string;
  /** A code to type, shown in large type. */
  code?: string;
  /** An address to open, shown as a button with the address below it. */
  link?: string;
  /** A report to download, shown as a link below the button. */
  file?: string;
  /** The page that ends mails of this kind. */
  unsubscribe?: string;
}

/** Mails to somebody who may have no account, or has none any more. */
const WHY: Partial<Record<Cause, MailFrame["why"]>> = {
  "team-invitation": "invited",
  "member-invitation": "invited",
  "member-invitation-taken": "invited",
  "address-link": "entered",
  "email-change-confirm": "entered",
  "account-erased": "ended",
  "colleague-removed": "ended",
};

/** Renders a mail's subject and both bodies for its reader. HTML and plain text say the same. */
export function renderMail(cause: Cause, reader: Reader, values: MailValues, now = Date.now()): RenderedMail {
  const { language } = reader;
  const t = translator(language, "mail");
  const { username, contact, unsubscribe } = values;
  const given = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const data = Object.fromEntries(given);
  const texts = eventTexts(cause, reader, data);
  const { device, place } = wordedValues(reader, data);
  const shown = { device: values.browser || values.os ? device : "", place: values.place ? place : "" };
  const content = {
    cause,
    reader,
    t,
    common: translator(language, "common"),
    texts,
    greeting: username ? t("greeting", { replace: { username } }) : t("greetingPlain"),
    values: { ...data, ...shown },
    now,
  };
  const frame = {
    language,
    subject: texts.subject,
    preheader: texts.body,
    contact,
    unsubscribe,
    why: WHY[cause],
  };
  return assembleMail(frame, fillTemplate(content));
}
