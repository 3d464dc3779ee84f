import type { Database } from "~/platform/d1/client";
import { localMailbox } from "~/platform/d1/mailbox-tables";
import type { Mailer } from "./mailer";

/** Puts each mail into a table that /dev/mailbox shows. For a developer's machine and the tests. */
export function createLocalMailer(db: Database, clock: () => number): Mailer {
  return {
    async send(mail) {
      await db
        .insert(localMailbox)
        .values({
          id: mail.idempotencyKey,
          recipient: mail.to,
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          sentAt: clock(),
        })
        .onConflictDoNothing();
    },
  };
}
