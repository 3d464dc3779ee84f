import { administratorsOnly, everybody, NO_ACTION, own, type Page } from "./shapes";

/** What each actor meets on the pages of this area, by route. */
export const UPKEEP_PAGES: Record<string, Page[]> = {
  "user/privacy": [
    own("GET /user/privacy", "200"),
    own("GET /user/privacy?dialog=delete", "200"),
    own("POST /user/privacy", "303 /user/privacy", { intent: "export" }),
    own("POST /user/privacy", "303 /user/privacy", { intent: "keep" }),
    own("POST /user/privacy", "400", { intent: "delete", password: "", understood: "on" }),
  ],
  "user/privacy/download/:id": [
    // The owner's copy; there is none of that name for anybody else, the colleagues among them.
    own("GET /user/privacy/download/:export", { viewer: "404", contributor: "404", owner: "200" }, undefined, "404"),
    own("POST /user/privacy/download/:export", NO_ACTION),
  ],
  "admin/dead-letters": [
    administratorsOnly("GET /admin/dead-letters", "200"),
    administratorsOnly("GET /admin/dead-letters?filter=all&dialog=retry-all", "200"),
    administratorsOnly("POST /admin/dead-letters", "303 /admin/dead-letters", { retry: "x" }),
    administratorsOnly("POST /admin/dead-letters", "303 /admin/dead-letters", { intent: "retry-all" }),
  ],
  // Exists under the local mail adapter only, for whoever runs the machine.
  // It is for the host of a developer's machine, which is asked for elsewhere.
  "dev/mailbox": [everybody("GET /dev/mailbox", "404"), everybody("POST /dev/mailbox", NO_ACTION)],
  "dev/mailbox.json": [everybody("GET /dev/mailbox.json", "404"), everybody("POST /dev/mailbox.json", NO_ACTION)],
};
