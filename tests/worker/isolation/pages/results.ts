import { type Kind, PROGRESS, READINESS } from "~/core/kinds/kind";
import { inDays } from "../../../support/days";
import type { Outcome } from "../actors";
import { everybody, insidersOnly, NO_ACTION, own, type Page, shared } from "./shapes";

/** The links to a report; the link to end does not exist. */
const ofSharing = (results: string, toDraft: Outcome, kind: Kind): Page[] => {
  const ofOwnerAlone = (owner: Outcome) => ({ viewer: "403", contributor: "403", owner }) as const;
  const made = {
    recipient: "A bank",
    parts: "scores",
    language: "en",
    expires: inDays(1),
  };
  return [
    // A draft has nothing to share, and only its owner is redirected to its form.
    insidersOnly(`GET ${results}/:draft/share`, ofOwnerAlone(toDraft)),
    insidersOnly(`GET ${results}/:completed/share`, ofOwnerAlone("200")),
    insidersOnly(`POST ${results}/:draft/share`, ofOwnerAlone(toDraft), made),
    insidersOnly(`POST ${results}/:completed/share`, ofOwnerAlone(`303 ${results}/:completed/share#links`), made),
    insidersOnly(`POST ${results}/:completed/share`, ofOwnerAlone("404"), { intent: "end", link: "none" }),
  ].map((page): Page => ({ ...page, kind }));
};

/** A report page on which only its owner can make a statement. */
const ofOwner = (
  step: string,
  fields: Record<string, string>,
  [results, toDraft, kind]: [string, Outcome, Kind] = ["/user/progress/dashboard", "303 /progress/:draft", PROGRESS],
): Page[] =>
  [
    insidersOnly(`GET ${results}/:draft/${step}`, toDraft),
    insidersOnly(`GET ${results}/:completed/${step}`, {
      viewer: "403",
      contributor: "403",
      owner: "200",
    }),
    insidersOnly(`POST ${results}/:draft/${step}`, toDraft, fields),
    insidersOnly(
      `POST ${results}/:completed/${step}`,
      { viewer: "403", contributor: "403", owner: `303 ${results}/:completed#approval` },
      fields,
    ),
  ].map((page): Page => ({ ...page, kind }));

const APPROVAL = { name: "Thandi Nkosi", designation: "CEO", date: "2026-01-31" };

/** The outcome of the pages in this area for each actor, by route. */
export const RESULTS_PAGES: Record<string, Page[]> = {
  sample: [everybody("GET /sample", "200")],
  "complete/:id": [
    insidersOnly("GET /complete/:draft", { viewer: "303 /view/:draft", contributor: "200", owner: "200" }),
    insidersOnly("GET /complete/:draft?dialog=upload", {
      viewer: "303 /view/:draft",
      contributor: "200",
      owner: "200",
    }),
    insidersOnly("GET /complete/:completed", "303 /view/:completed"),
    insidersOnly(
      "POST /complete/:draft",
      { viewer: "403", contributor: "303 /complete/:draft", owner: "303 /complete/:draft" },
      { intent: "tell-owner" },
    ),
    insidersOnly(
      "POST /complete/:draft",
      { viewer: "403", contributor: "403", owner: "303 /user/dashboard/:draft?generateReport=true" },
      { intent: "submit" },
    ),
    insidersOnly(
      "POST /complete/:completed",
      { viewer: "403", contributor: "403", owner: "303 /user/dashboard/:completed" },
      { intent: "submit" },
    ),
  ],
  "pdf/:id": [
    shared("GET /pdf/:completed?lang=ms&userId=:owner", "200", "200"),
    insidersOnly("GET /pdf/:draft", "303 /:draft"),
    insidersOnly("GET /pdf/:completed?lang=ms", "200"),
    // Redirects everyone and reveals nothing; the target has the outcomes below.
    own("GET /pdf/:completed?format=pdf&lang=ms", "303 /pdf/:completed/file?lang=ms"),
    everybody("POST /pdf/:completed", NO_ACTION),
    { ...insidersOnly("GET /pdf/:draft", "303 /progress/:draft"), kind: PROGRESS },
    { ...insidersOnly("GET /pdf/:completed?lang=fr", "200"), kind: PROGRESS },
  ],
  "pdf/:id/file": [
    shared("GET /pdf/:completed/file?lang=ms&userId=:owner", "200", "200"),
    insidersOnly("GET /pdf/:draft/file", "303 /:draft"),
    insidersOnly("GET /pdf/:completed/file?lang=ms", "200"),
    everybody("POST /pdf/:completed/file", NO_ACTION),
  ],
  "pdf/:id/slides": [
    shared("GET /pdf/:completed/slides?userId=:owner", "200", "200"),
    shared("GET /pdf/:draft/slides?userId=:owner", "404", "303 /:draft"),
    insidersOnly("GET /pdf/:draft/slides", "303 /:draft"),
    insidersOnly("GET /pdf/:completed/slides?lang=ms", "200"),
    everybody("POST /pdf/:completed/slides", NO_ACTION),
    { ...insidersOnly("GET /pdf/:draft/slides", "303 /progress/:draft"), kind: PROGRESS },
    { ...insidersOnly("GET /pdf/:completed/slides", "200"), kind: PROGRESS },
  ],
  "pdf/:id/slides/file": [
    shared("GET /pdf/:completed/slides/file?userId=:owner", "200", "200"),
    insidersOnly("GET /pdf/:draft/slides/file", "303 /:draft"),
    insidersOnly("GET /pdf/:completed/slides/file?lang=ms", "200"),
    everybody("POST /pdf/:completed/slides/file", NO_ACTION),
  ],
  "user/dashboard/:id": [
    shared("GET /user/dashboard/:completed?userId=:owner", "200", "200"),
    shared("GET /user/dashboard/:draft?userId=:owner", "404", "303 /:draft"),
    insidersOnly("GET /user/dashboard/:draft", "303 /:draft"),
    insidersOnly("GET /user/dashboard/:completed", "200"),
    insidersOnly("GET /user/dashboard/:completed?view=progress", "200"),
    insidersOnly("GET /user/dashboard/:completed?trace=climate-action", "200"),
    insidersOnly("GET /user/dashboard/:draft?trace=overall", "303 /:draft"),
    insidersOnly("GET /user/dashboard/:draft?view=progress", "303 /:draft"),
    shared(
      "GET /user/dashboard/:completed?download=true",
      "303 /pdf/:completed?userId=:owner&download=true",
      "303 /pdf/:completed?download=true",
    ),
    shared("GET /user/dashboard/:draft?download=true", "404", "303 /:draft"),
    insidersOnly("POST /user/dashboard/:completed", "303 /pdf/:completed?download=true", { intent: "regenerate" }),
    insidersOnly("POST /user/dashboard/:draft", "303 /:draft", { intent: "review" }),
    insidersOnly("POST /user/dashboard/:completed", "303 /user/dashboard/:completed#approval", { intent: "review" }),
  ],
  "user/progress/dashboard/:id": (
    [
      shared("GET /user/progress/dashboard/:completed?userId=:owner", "200", "200"),
      insidersOnly("GET /user/progress/dashboard/:draft", "303 /progress/:draft"),
      insidersOnly("GET /user/progress/dashboard/:completed", "200"),
      insidersOnly("GET /user/progress/dashboard/:completed?trace=overall", "200"),
      insidersOnly("GET /user/progress/dashboard/:draft?trace=overall", "303 /progress/:draft"),
      shared(
        "GET /user/progress/dashboard/:completed?download=true",
        "303 /pdf/:completed?userId=:owner&download=true",
        "303 /pdf/:completed?download=true",
      ),
      insidersOnly("POST /user/progress/dashboard/:draft", "303 /progress/:draft", { intent: "review" }),
      insidersOnly("POST /user/progress/dashboard/:completed", "303 /user/progress/dashboard/:completed#approval", {
        intent: "review",
      }),
      insidersOnly("POST /user/progress/dashboard/:completed", "303 /pdf/:completed?download=true", {
        intent: "regenerate",
      }),
    ] satisfies Page[]
  ).map((page): Page => ({ ...page, kind: PROGRESS })),
  "user/dashboard/:id/approve": ofOwner("approve", APPROVAL, ["/user/dashboard", "303 /:draft", READINESS]),
  "user/progress/dashboard/:id/approve": ofOwner("approve", APPROVAL),
  "user/progress/dashboard/:id/sign": ofOwner("sign", { way: "typed", typed: "Thandi Nkosi" }),
  "user/dashboard/:id/share": ofSharing("/user/dashboard", "303 /:draft", READINESS),
  "user/progress/dashboard/:id/share": ofSharing("/user/progress/dashboard", "303 /progress/:draft", PROGRESS),
  // An invalid link; a valid one needs no session.
  "shared/:token": [
    everybody("GET /shared/none", "410"),
    everybody("POST /shared/none", "410", { word: "a word of theirs" }),
  ],
  "shared/:token/report.pdf": [
    everybody("GET /shared/none/report.pdf", "404"),
    everybody("POST /shared/none/report.pdf", NO_ACTION),
  ],
  "shared/:token/files/evidence/:fileId/:name": [
    everybody("GET /shared/none/files/evidence/:submitted", "404"),
    everybody("POST /shared/none/files/evidence/:submitted", NO_ACTION),
  ],
  "shared/:token/files/signatures/:id/:name": [
    everybody("GET /shared/none/files/signatures/:completed/none.png", "404"),
    everybody("POST /shared/none/files/signatures/:completed/none.png", NO_ACTION),
  ],
  // The completed assessment has no proof yet; its page says so.
  "user/dashboard/:id/withdraw": (["GET", "POST"] as const).map((method) =>
    insidersOnly(
      `${method} /user/dashboard/:completed/withdraw`,
      { viewer: "403", contributor: "403", owner: "303 /user/dashboard/:completed#proof" },
      method === "POST" ? { intent: "withdraw" } : undefined,
    ),
  ),
  "user/progress/dashboard/:id/withdraw": (["GET", "POST"] as const).map((method): Page => {
    const page = insidersOnly(
      `${method} /user/progress/dashboard/:completed/withdraw`,
      { viewer: "403", contributor: "403", owner: "303 /user/progress/dashboard/:completed#proof" },
      method === "POST" ? { intent: "withdraw" } : undefined,
    );
    return { ...page, kind: PROGRESS };
  }),
  "files/signatures/:id/:name": [
    // An address used in a page or an API response, so it does not redirect to sign-in. There is no picture with that name.
    { request: "GET /files/signatures/:completed/none.png", anonymous: "401", outsiders: "404", insiders: "404" },
    everybody("POST /files/signatures/:completed/none.png", NO_ACTION),
  ],
  ".well-known/did.json": [
    everybody("GET /.well-known/did.json", "200"),
    everybody("POST /.well-known/did.json", NO_ACTION),
  ],
  verify: [
    everybody("GET /verify", "200"),
    everybody("GET /verify?code=0000-0000-0000-0000", "200"),
    everybody("POST /verify", "200"),
  ],
  "verify.html": [everybody("GET /verify.html", "200"), everybody("POST /verify.html", NO_ACTION)],
  "verify/:code": [
    everybody("GET /verify/0000-0000-0000-0000", "404"),
    everybody("POST /verify/0000-0000-0000-0000", NO_ACTION),
  ],
  "status/:list": [everybody("GET /status/2026-01", "200"), everybody("POST /status/2026-01", NO_ACTION)],
  "uploadDocuments/:id": [
    insidersOnly("GET /uploadDocuments/:draft", "200"),
    // A company that it has joined reads the documents of a completed assessment.
    ...(["/uploadDocuments/:completed", "/uploadDocuments/:completed?preview=:submitted"] as const).map((path) => ({
      ...insidersOnly(`GET ${path}`, "200"),
      outsiders: { stranger: "404", "linked corporate": "200", "unlinked corporate": "404" },
    })),
    insidersOnly(
      "POST /uploadDocuments/:draft",
      { viewer: "403", contributor: "403", owner: "303 /user/dashboard/:draft?generateReport=true" },
      { intent: "submit" },
    ),
    insidersOnly(
      "POST /uploadDocuments/:draft",
      { viewer: "403", contributor: "303 /uploadDocuments/:draft", owner: "303 /uploadDocuments/:draft" },
      { intent: "delete", document: ":document" },
    ),
    insidersOnly(
      "POST /uploadDocuments/:completed",
      { viewer: "403", contributor: "303 /uploadDocuments/:completed", owner: "303 /uploadDocuments/:completed" },
      { intent: "delete", document: ":document" },
    ),
  ],
};
