import type { Viewer } from "../../../core/viewer";
import { eventsFor, type WebhookEvent } from "../../../core/webhook-events";
import { mayManageCompany } from "../../../foundation/company/rules/access";

/** Whether a user may set up which systems their company's events are sent to, and see the log. Only the owner may. */
export const mayManageWebhooks = (viewer: Viewer): boolean => mayManageCompany(viewer);

/** The events among `asked` that a company may be told about, each once, in their order. */
export const chosenEvents = (asked: readonly unknown[], company: { isCorporate: boolean }): WebhookEvent[] =>
  eventsFor(company).filter((event) => asked.includes(event));
