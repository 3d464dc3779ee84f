import { administratorsOnly, everybody, NO_ACTION, own, type Page } from "./shapes";

/** The outcome of the pages in this area for each actor, by route. */
export const UPKEEP_PAGES: Record<string, Page[]> = {
  "user/privacy": [
    own("GET /user/privacy", "200"),
    own("GET /user/privacy?dialog=delete", "200"),
    own("POST /user/privacy", "303 /user/privacy", { intent: "export" }),
    own("POST /user/privacy", "303 /user/privacy", { intent: "keep" }),
    own("POST /user/privacy", "400", { intent: "delete", password: "", understood: "on" }),
  ],
  "user/privacy/download/:id": [
    // The owner's data copy; no one else finds it, not even colleagues.
    own("GET /user/privacy/download/:export", { viewer: "404", contributor: "404", owner: "200" }, undefined, "404"),
    own("POST /user/privacy/download/:export", NO_ACTION),
  ],
  "admin/dead-letters": [
    administratorsOnly("GET /admin/dead-letters", "200"),
    administratorsOnly("GET /admin/dead-letters?filter=all&dialog=resend", "200"),
    administratorsOnly("POST /admin/dead-letters", "303 /admin/dead-letters", { retry: "x" }),
    administratorsOnly("POST /admin/dead-letters", "303 /admin/dead-letters", { intent: "resend" }),
  ],
  "admin/stopped-addresses": [
    administratorsOnly("GET /admin/stopped-addresses", "200"),
    administratorsOnly("POST /admin/stopped-addresses", "303 /admin/stopped-addresses", {
      intent: "release",
      hash: "x",
    }),
    administratorsOnly("POST /admin/stopped-addresses", "400", { email: "nobody@example.org" }),
  ],
  // For the mail service, which brings a key.
  "mail/events": [everybody("GET /mail/events", "405")],
  // Exists only with the local mail adapter, for the person who runs the machine. Other tests check it on a developer's own host.
  "dev/mailbox": [everybody("GET /dev/mailbox", "404"), everybody("POST /dev/mailbox", NO_ACTION)],
  "dev/mailbox.json": [everybody("GET /dev/mailbox.json", "404"), everybody("POST /dev/mailbox.json", NO_ACTION)],
};
