import { everybody, NO_ACTION, own, type Page } from "./shapes";

/** The outcome of the pages in this area for each actor, by route. */
export const ACCOUNT_PAGES: Record<string, Page[]> = {
  login: [
    {
      request: "GET /login",
      anonymous: "200",
      outsiders: "303 /user/history",
      insiders: "303 /user/history",
    },
    {
      request: "POST /login",
      fields: { email: "", password: "" },
      anonymous: "400",
      outsiders: "303 /user/history",
      insiders: "303 /user/history",
    },
  ],
  // No sign-in here is waiting for a code.
  "login/code": (["GET", "POST"] as const).map((method) => ({
    request: `${method} /login/code`,
    anonymous: "303 /login",
    outsiders: "303 /user/history",
    insiders: "303 /user/history",
  })),
  "login/passkey": (["GET", "POST"] as const).map((method) => ({
    request: `${method} /login/passkey`,
    anonymous: method === "GET" ? "200" : "400",
    outsiders: "303 /user/history",
    insiders: "303 /user/history",
  })),
  "login/passkey/options": [
    everybody("GET /login/passkey/options", "302 /login"),
    everybody("POST /login/passkey/options", "200"),
  ],
  "login/company/:id": [everybody("GET /login/company/none", "404"), everybody("POST /login/company/none", NO_ACTION)],
  // No sign-in here is waiting for a provider's answer.
  "login/company/:id/answer": [
    everybody("GET /login/company/none/answer?code=1&state=1", "404"),
    everybody("POST /login/company/none/answer", NO_ACTION),
  ],
  register: [
    {
      request: "GET /register",
      anonymous: "200",
      outsiders: "303 /user/history",
      insiders: "303 /user/history",
    },
    {
      request: "GET /register?invitation=none",
      anonymous: "303 /register",
      outsiders: "303 /user/profile/access-code?add&invitation=none",
      insiders: "303 /user/profile/access-code?add&invitation=none",
    },
    everybody("POST /register", "303 /register", { intent: "back" }),
  ],
  forgotPassword: [
    everybody("GET /forgotPassword", "200"),
    // Without a correct captcha nothing is sent or counted, for any actor.
    everybody("POST /forgotPassword", "400", { email: "somebody@example.com" }),
  ],
  // Open to a browser with a recovery cookie, signed in or not.
  OTPverify: [
    everybody("GET /OTPverify", "303 /forgotPassword"),
    everybody("POST /OTPverify", "303 /forgotPassword", { code: "123456" }),
  ],
  resetPassword: [
    everybody("GET /resetPassword", "303 /forgotPassword"),
    everybody("POST /resetPassword", "303 /forgotPassword", { password: "a quiet river bend" }),
  ],
  // This browser has not signed up an account.
  "register/sent": [everybody("GET /register/sent", "303 /register")],
  confirmAddress: [
    own("GET /confirmAddress", "303 /user/history?dialog=none"),
    own("POST /confirmAddress", "303 /user/history?dialog=none"),
    own("POST /confirmAddress", "303 /user/history?dialog=none", { intent: "again" }),
  ],
  "user/profile/password": [
    own("GET /user/profile/password", "200"),
    own("POST /user/profile/password", "400", { password: "not the one in use" }),
  ],
  notifications: [
    own("GET /notifications", "200"),
    own("GET /notifications?filter=unread", "200"),
    own("POST /notifications", "303 /notifications", { intent: "read-all" }),
  ],
  // An invalid link; a valid one needs no session.
  "unsubscribe/:token": [
    everybody("GET /unsubscribe/none", "404"),
    everybody("POST /unsubscribe/none", "404", { intent: "stop" }),
  ],
  "user/security": [own("GET /user/security", "200"), own("POST /user/security", "400")],
  "user/security/two-step": [own("GET /user/security/two-step", "200"), own("POST /user/security/two-step", "400")],
  "user/security/passkeys": [own("GET /user/security/passkeys", "200"), own("POST /user/security/passkeys", "400")],
  // The company has no access code; those with one see their own sign-in, and domains of others do not exist for them.
  "user/company-sign-in": [
    own("GET /user/company-sign-in", "403", undefined, { stranger: "403", "unlinked corporate": "200" }),
    own("POST /user/company-sign-in", "403", { intent: "add" }, { stranger: "403", "unlinked corporate": "422" }),
    own("POST /user/company-sign-in", "403", { intent: "check hidden.com" }),
    own("POST /user/company-sign-in", "403", { intent: "forget hidden.com" }),
    own("POST /user/company-sign-in", "403", { intent: "save" }, { stranger: "403", "unlinked corporate": "400" }),
    ...["require", "release", "remove"].map((intent) =>
      own("POST /user/company-sign-in", "403", { intent }, { stranger: "403", "unlinked corporate": "400" }),
    ),
  ],
  logout: [everybody("GET /logout", "302 /"), everybody("POST /logout", "303 /login")],
};
