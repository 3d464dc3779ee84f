import { LEGAL_TABS } from "~/foundation/identity/content/legal-documents";
import { everybody, insidersOnly, NO_ACTION, own, type Page } from "./shapes";

const ASKS = "303 /user/history?dialog=start";

/** Of the company's people only its owner succeeds; so do the owners of other companies, for their own. */
const ONLY_OWNER_303 = { viewer: "403", contributor: "403", owner: "303 /user/team" };

/** Nobody but the owner of its company finds a receiver. */
const ownReceiver = (request: Page["request"], owner: string, fields?: Record<string, string>) =>
  insidersOnly(request, { viewer: "404", contributor: "404", owner }, fields);

const OWN_PROFILE = { username: "Nomsa", designation: "Owner", mobileCountry: "ZA", mobile: "082 123 4567" };
const COMPANY_PROFILE = {
  company: "Taken over",
  industry: "education",
  companySize: "300k-3m",
  country: "ZA",
  state: "ZA-WC",
  shownCountry: "ZA",
  shownState: "ZA-GP",
};

/** The outcome of the pages in this area for each actor, by route. */
export const HOME_PAGES: Record<string, Page[]> = {
  "terms&condition": [everybody("GET /terms&condition", "200"), everybody("POST /terms&condition", NO_ACTION)],
  "privacy-policy": [everybody("GET /privacy-policy", "200"), everybody("POST /privacy-policy", NO_ACTION)],
  // No one in the cast owes an agreement.
  agreements: [
    own("GET /agreements", "303 /user/history"),
    own("POST /agreements", "303 /user/history", { terms: "1" }),
  ],
  "legal-documents": [
    ...LEGAL_TABS.map((tab) => everybody(`GET /legal-documents?tab=${tab}`, "200")),
    everybody("GET /legal-documents?tab=none", "200"),
    everybody("POST /legal-documents", NO_ACTION),
  ],
  "": [{ request: "GET /", anonymous: "200", outsiders: "303 /user/history", insiders: "303 /user/history" }],
  "user/history": [
    { request: "GET /user/history", anonymous: "303 /login?next=/user/history", outsiders: "200", insiders: "200" },
    // If there is a draft with answers, another one starts only with a form that names that draft; another company's draft has no effect.
    ...[
      { from: "nothing", started: "303 /:new" },
      { from: "last", started: "303 /:new?start" },
    ].flatMap(({ from, started }) => [
      own("POST /user/history", { viewer: "403", contributor: ASKS, owner: ASKS }, { from }, started),
      own(
        "POST /user/history",
        { viewer: "403", contributor: started, owner: started },
        { from, beside: ":draft" },
        ASKS,
      ),
    ]),
  ],
  "knowledge-base": [
    own("GET /knowledge-base", "200"),
    own("GET /knowledge-base?q=nothing+at+all&category=other&tag=other", "200"),
    own("POST /knowledge-base", NO_ACTION),
  ],
  "manifest/:language": [
    everybody("GET /manifest/fr.webmanifest", "200"),
    everybody("GET /manifest/xx.webmanifest", "404"),
    everybody("POST /manifest/fr.webmanifest", NO_ACTION),
  ],
  // Each user's own company's draft.
  "user/next": [
    own(
      "GET /user/next",
      {
        viewer: "303 /user/history",
        contributor: "303 /user/progress/assessment/:new",
        owner: "303 /user/progress/assessment/:new",
      },
      undefined,
      "303 /user/history",
    ),
    own("POST /user/next", NO_ACTION),
  ],
  "robots.txt": [everybody("GET /robots.txt", "200"), everybody("POST /robots.txt", NO_ACTION)],
  ".well-known/security.txt": [
    everybody("GET /.well-known/security.txt", "200"),
    everybody("POST /.well-known/security.txt", NO_ACTION),
  ],
  "user/profile": [
    own("GET /user/profile", "200"),
    own("GET /user/profile?tab=submissions", "200"),
    own("GET /user/profile?tab=achievements", "200"),
    own("POST /user/profile", "303 /user/profile", { intent: "cancel-email" }),
    own("POST /user/profile", "303 /user/profile?tab=notifications", {
      intent: "save-preferences",
      type: "NEWSLETTER",
      email: "NEWSLETTER",
    }),
  ],
  "user/profile/edit": [
    own("GET /user/profile/edit", "200"),
    own("POST /user/profile/edit", "400", { username: "", intent: "save" }),
    // Everyone sends a form with the company's fields: it changes the sender's own company, and only its owner may do that.
    own(
      "POST /user/profile/edit",
      { viewer: "403", contributor: "403", owner: "400" },
      { ...OWN_PROFILE, ...COMPANY_PROFILE, email: "another@example.com", intent: "save" },
    ),
  ],
  "user/webhooks": [
    own("GET /user/webhooks", { viewer: "403", contributor: "403", owner: "200" }),
    own("POST /user/webhooks", { viewer: "403", contributor: "403", owner: "422" }, { address: "https://10.0.0.1/" }),
  ],
  "user/webhooks/:id": [
    ownReceiver("GET /user/webhooks/:webhook", "200"),
    ownReceiver("POST /user/webhooks/:webhook", "303 /user/webhooks/:webhook", { intent: "test" }),
    ownReceiver("POST /user/webhooks/:webhook", "303 /user/webhooks/:webhook", { replay: "none" }),
    ownReceiver("POST /user/webhooks/:webhook", "303 /user/webhooks/:webhook", { intent: "on" }),
    ownReceiver("POST /user/webhooks/:webhook", "303 /user/webhooks", { intent: "remove" }),
  ],
  "user/team": [
    own("GET /user/team", "200"),
    // Only the owner sees the dialog about a colleague; for everyone else the page shows none.
    own("GET /user/team?dialog=remove&id=:colleague", "200"),
    own("POST /user/team", { viewer: "403", contributor: "403", owner: "400" }, { intent: "invite", email: "" }),
    own("POST /user/team", ONLY_OWNER_303, { intent: "resend", invitation: "none" }),
    // Other owners change nothing in this company: for them, the invitation and the colleague do not exist.
    ...["cancel", "resend"].map((intent) =>
      own(
        "POST /user/team?dialog=cancel&id=:invitation",
        ONLY_OWNER_303,
        { intent, invitation: ":invitation" },
        "303 /user/team",
      ),
    ),
    ...["viewer", "contributor", "remove"].map((intent) =>
      own("POST /user/team?dialog=role&id=:colleague", ONLY_OWNER_303, { intent }),
    ),
    own(
      "POST /user/team?dialog=hand-over&id=:colleague",
      { viewer: "403", contributor: "403", owner: "400" },
      { intent: "hand-over", password: "not the one in use" },
      "303 /user/team",
    ),
  ],
  "user/access-tokens": [
    own("GET /user/access-tokens", "200"),
    // Everybody in the company sees its tokens; only the owner is asked whether to revoke one.
    own("GET /user/access-tokens?dialog=revoke&id=:token", "200"),
    own("POST /user/access-tokens", { viewer: "403", contributor: "403", owner: "400" }, { intent: "make" }, "400"),
    own(
      "POST /user/access-tokens?dialog=revoke&id=:token",
      { viewer: "403", contributor: "403", owner: "303 /user/access-tokens" },
      { intent: "revoke", id: ":token" },
      "303 /user/access-tokens",
    ),
  ],
  // An invalid link; a valid one is for a browser without a session.
  "invitation/:token": [
    everybody("GET /invitation/none", "410"),
    {
      request: "POST /invitation/none",
      fields: { username: "Nomsa", password: "a quiet river bend", terms: "on" },
      anonymous: "410",
      outsiders: "303 /invitation/none",
      insiders: "303 /invitation/none",
    },
  ],
  confirmEmail: [own("GET /confirmEmail", "410"), own("POST /confirmEmail", "410")],
  "user/profile/picture": [own("GET /user/profile/picture", "200"), own("POST /user/profile/picture", "400")],
  "files/avatars/:userId/:name": [
    // An address used in a page or an API response, so it does not redirect to sign-in.
    { request: "GET :picture", anonymous: "401", outsiders: "404", insiders: "200" },
    everybody("POST :picture", NO_ACTION),
  ],
};
