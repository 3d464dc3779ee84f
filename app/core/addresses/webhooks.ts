/** Where a company sets up which of its systems are told what happens. */
export const WEBHOOKS_PATH = "/user/webhooks";

/** One endpoint, with what was sent to it. */
export const webhookPath = (id: string) => `${WEBHOOKS_PATH}/${id}`;
