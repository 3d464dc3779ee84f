import type { Cause } from "~/foundation/notifications/rules/types";
import type { Reader } from "~/i18n/format";
import { translator } from "~/i18n/i18n.server";
import { eventTexts, wordedValues } from "../texts.server";
import { assembleMail, type RenderedMail } from "./assemble.server";
import { fillTemplate, groupOf } from "./templates";

/** What a mail needs beside its cause's own values; `code` and `link` get a place of their own. */
export interface MailValues extends Record<string, string | undefined> {
  /** Empty where nobody knows the reader's name. */
  username: string;
  /** Where to write with questions. */
  contact: string;
  /** When it happened, ISO 8601; left out where it does not matter. */
  at?: string;
  /** Something to type, shown large. */
  code?: string;
  /** Something to open, shown as a button with the address below it. */
  link?: string;
  /** A report to be taken away, shown as a link below the button. */
  file?: string;
  /** The page that ends mails of this kind. */
  unsubscribe?: string;
}

/** A mail's subject and both bodies as its reader has them; HTML and plain text say the same. */
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
    group: groupOf(cause),
    subject: texts.subject,
    preheader: texts.body,
    contact,
    unsubscribe,
    isInvitation: cause.endsWith("-invitation") || cause === "member-invitation-taken",
  };
  return assembleMail(frame, fillTemplate(content));
}
