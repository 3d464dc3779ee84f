import { KINDS_OF_ASSESSMENTS, type Kind, PROGRESS } from "~/core/kinds/kind";
import type { Actor, Outcome, Outcomes } from "./actors";

export interface Call extends Outcomes {
  /** The kind of the assessments in the call; readiness by default. */
  kind?: Kind;
  query?: string;
  /** Values of the path's parameters; `:owner` stands for the id of the company's owner, `:notification` for one of the owner's. */
  params?: Record<string, string>;
  /** Sent as JSON. `:draft` and `:completed` stand for the sealed ids of the company's assessments, here and in `query`. */
  body?: unknown;
  /** Outsiders who may read the company's identity there: the ones it has joined, as agreed, and the network about every company. */
  readBy?: readonly Actor[];
}

type Sent = Pick<Call, "query" | "params" | "body">;

/** Without a token 401, for outsiders 404: they cannot find the company's submission. */
const insidersOnly = (insiders: Outcomes["insiders"], sent: Sent): Call => ({
  anonymous: "401",
  outsiders: "404",
  insiders,
  ...sent,
});
/** Concerns only the caller's own company. */
const own = (outcome: Outcome, sent: Sent = {}): Call => ({
  anonymous: "401",
  outsiders: outcome,
  insiders: outcome,
  ...sent,
});
/** Independent of any company. */
const open = (outcome: Outcome, sent: Sent = {}): Call => ({
  anonymous: outcome,
  outsiders: outcome,
  insiders: outcome,
  ...sent,
});
const reads = (query: string): Call[] =>
  ["draft", "completed"].map((state) => insidersOnly("200", { query: query.replace("ID", `:${state}`) }));

const LINKED = ["linked corporate"] as const;

const LINKED_ONLY = {
  stranger: "404",
  "linked corporate": "200",
  "level corporate": "404",
  "unlinked corporate": "404",
};

/** What a company shares only with the one it joined with full scope, whether a user is named or not. */
const shared = (query: string): Call => ({
  ...insidersOnly("200", { query }),
  outsiders: LINKED_ONLY,
  readBy: LINKED,
});

/** Adds up a corporate company's members, or all companies for the network. */
const population = (query = ""): Call => ({
  anonymous: "401",
  outsiders: { stranger: "403", "linked corporate": "200", "level corporate": "200", "unlinked corporate": "200" },
  administrator: "200",
  insiders: "403",
  query,
});
/** The same for calls that name companies. */
const naming = (): Call => ({ ...population(), readBy: [...LINKED, "administrator"] });

/**
 * The companies that joined the caller's company; each corporate company sees only its own members. The network's office sees all
 * companies.
 */
const MEMBERS: Call = { ...own("200"), readBy: ["linked corporate", "level corporate", "administrator"] };

/** For corporate companies alone, each of its own members; the network's office has no feed. */
const feed = (readBy: readonly Actor[]): Call[] => {
  const ofMembers = (outcome: Outcome, query = ""): Call => ({
    anonymous: "401",
    outsiders: { stranger: "403", "unlinked corporate": outcome },
    insiders: "403",
    query,
    readBy,
  });
  return [ofMembers("200"), ofMembers("200", "format=csv"), ofMembers("400", "since=nothing")];
};

const answer = (state: "draft" | "completed") => ({ data: [{ id: `:${state}.water.assess.1`, answer: ["No"] }] });

const approval = (submissionId: string) => ({
  submissionId,
  approvedBy: { name: "Thandi Nkosi", desigantion: "CEO", date: "2026-01-31" },
});

const DOCUMENT = { dimension: "environment", name: "Water meter log", description: "Readings of every month" };

/** Only its reader can access a notification: not even colleagues find it. */
const OWN_NOTIFICATION = insidersOnly(
  { viewer: "404", contributor: "404", owner: "200" },
  { params: { id: ":notification" } },
);

const RESYNC = [
  insidersOnly({ viewer: "403", contributor: "200", owner: "200" }, { params: { submissionId: ":draft" } }),
  insidersOnly({ viewer: "403", contributor: "409", owner: "409" }, { params: { submissionId: ":completed" } }),
];

const ofProgress = (...calls: Call[]): Call[] => calls.map((call) => ({ ...call, kind: PROGRESS }));
const PROGRESS_DOCUMENT = { name: DOCUMENT.name, description: DOCUMENT.description, proGress_Dimension: "environment" };

/** The response of each API call for each actor, by method and path of the OpenAPI document. A call without an entry fails the test. */
export const CALLS: Record<string, Call[]> = {
  "GET /auth/captcha": [open("200")],
  "POST /auth/signup": [open("422", { body: {} })],
  "POST /auth/signin": [open("422", { body: {} })],
  "POST /auth/refresh": [open("401", { body: { refreshToken: "nothing" } })],
  "POST /auth/logout": [own("200", { body: {} })],
  "POST /auth/forgotpassword": [open("422", { body: {} })],
  "POST /auth/verifyOtp": [open("401", { body: { otp: 123456 } })],
  "POST /auth/resetPassword": [open("401", { body: { password: "a quiet river bend" } })],
  "POST /auth/change-password": [
    own("422", { body: { password: "not the one in use", newPassword: "three green chairs" } }),
  ],
  "GET /users/me": [own("200")],
  "PATCH /users/{id}": [
    insidersOnly(
      { viewer: "404", contributor: "404", owner: "200" },
      { params: { id: ":owner" }, body: { city: "Soweto" } },
    ),
  ],
  "GET /users/requests/{side}": [
    own("200", { params: { side: "received" } }),
    { ...own("200", { params: { side: "sent" }, query: "show=done" }), readBy: LINKED },
  ],
  "GET /users/requests/{side}/{requestId}": [
    insidersOnly("200", { params: { side: "received", requestId: ":request" } }),
    {
      ...insidersOnly("404", { params: { side: "sent", requestId: ":request" } }),
      outsiders: LINKED_ONLY,
      readBy: LINKED,
    },
  ],
  "POST /users/requests/sent": [
    {
      ...own("403", { body: { userIds: [":owner"], kind: "answer", title: "", dueOn: "2020-01-01" } }),
      outsiders: { stranger: "403", "unlinked corporate": "422" },
    },
  ],
  "POST /users/requests/{side}/{requestId}": [
    insidersOnly(
      { viewer: "403", contributor: "200", owner: "200" },
      { params: { side: "received", requestId: ":request" }, body: { act: "said", words: "We are on it" } },
    ),
    // Without a word of why.
    {
      ...insidersOnly("404", {
        params: { side: "sent", requestId: ":request" },
        body: { act: "returned", revision: 2 },
      }),
      outsiders: { ...LINKED_ONLY, "linked corporate": "422" },
    },
  ],
  // Every company with an access code invites for itself.
  "POST /users/invitations": [
    {
      ...own("403", { body: { companies: [{ email: "new-supplier@example.com" }] } }),
      outsiders: { stranger: "403", "unlinked corporate": "200" },
    },
  ],
  "POST /users/language": [own("200", { body: { language: "English" } })],
  "GET /notifications": [own("200")],
  "PATCH /notifications/{id}/read": [OWN_NOTIFICATION],
  "PATCH /notifications/read": [own("200")],
  "DELETE /notifications/{id}": [OWN_NOTIFICATION],
  "DELETE /notifications": [own("200")],
  "GET /notifications/preferences": [
    own("200"),
    insidersOnly({ viewer: "404", contributor: "404", owner: "200" }, { query: "userId=:owner" }),
  ],
  "PUT /notifications/preferences": [
    own("200", { body: { NEWSLETTER: { email: true, inApp: false } } }),
    own("200", { body: { SECURITY_ALERT: { email: false, inApp: true } } }),
    insidersOnly({ viewer: "404", contributor: "404", owner: "200" }, { body: { userId: ":owner", preferences: {} } }),
  ],
  "GET /notifications/digest": [own("200")],
  "PUT /notifications/digest": [own("200", { body: { enabled: true } })],
  "GET /users/country/StateCity": [open("200", { query: "type=Country" })],
  "GET /industry": [open("200")],
  "GET /dimension": [own("200")],
  "GET /dimension/list": reads("submissionId=ID"),
  "GET /indicator": [own("200"), ...reads("submissionId=ID")],
  "GET /users/questions/list": reads("submissionId=ID&indicatorId=water"),
  "GET /users/sectionQuestions/list": reads("submissionId=ID&indicator=water"),
  // A company and one of its users: colleagues read both assessments; a company that it has joined reads the completed one.
  ...Object.fromEntries(
    (["indicatorId", "indicator"] as const).map((name) => [
      `GET /users/${name === "indicator" ? "sectionQuestions" : "questions"}/list/associated`,
      [
        insidersOnly("200", { query: `submissionId=:draft&${name}=water&userId=:owner` }),
        {
          ...insidersOnly("200", { query: `submissionId=:completed&${name}=waste&userId=:owner` }),
          outsiders: LINKED_ONLY,
        },
        insidersOnly("404", { query: `submissionId=:completed&${name}=waste&userId=nobody` }),
      ],
    ]),
  ),
  "GET /users/submission/export": [
    insidersOnly("409", { query: "SubmissionId=:draft" }),
    shared("SubmissionId=:completed"),
    insidersOnly("409", { query: "SubmissionId=:draft&userId=:owner" }),
    shared("SubmissionId=:completed&userId=:owner"),
  ],
  "GET /indicator/file": [own("200", { query: "id=water" }), own("404", { query: "id=company-profile" })],
  "POST /users/questions/answer": [
    insidersOnly({ viewer: "403", contributor: "200", owner: "200" }, { body: answer("draft") }),
    insidersOnly({ viewer: "403", contributor: "409", owner: "409" }, { body: answer("completed") }),
  ],
  "POST /questions/resync/{submissionId}": RESYNC,
  "POST /api/questions/resync/{submissionId}": RESYNC,
  "POST /users/submission/create": [
    {
      anonymous: "401",
      outsiders: "200",
      insiders: { viewer: "403", contributor: "200", owner: "200" },
    },
  ],
  "PATCH /users/submission/end": [
    insidersOnly({ viewer: "403", contributor: "403", owner: "200" }, { body: { SubmissionId: ":draft" } }),
    insidersOnly({ viewer: "403", contributor: "403", owner: "409" }, { body: { SubmissionId: ":completed" } }),
  ],
  "POST /users/submission/document": [
    insidersOnly(
      { viewer: "403", contributor: "200", owner: "200" },
      { body: { submissionId: ":draft", ...DOCUMENT } },
    ),
    insidersOnly(
      { viewer: "403", contributor: "409", owner: "409" },
      { body: { submissionId: ":completed", ...DOCUMENT } },
    ),
  ],
  // Without a body there is nothing to add.
  "PATCH /users/submission/document/upload": [
    insidersOnly({ viewer: "403", contributor: "400", owner: "400" }, { query: "id=:document" }),
  ],
  // The caller's own list; an unknown user's list is not found.
  // What members share now: a former one leaves nothing but its id.
  "GET /users/feed/results": feed(["linked corporate", "level corporate"]),
  "GET /users/feed/scores": feed(LINKED),
  "GET /users/feed/key-figures": feed(LINKED),
  "GET /users/associcated/companies": [MEMBERS, own("404", { query: "userId=nobody" })],
  "GET /ProGress/associcated/companies": [MEMBERS, own("404", { query: "userId=nobody" })],
  // A company that it has joined reads what belongs to a completed assessment.
  "GET /users/submission/documents": [
    insidersOnly("200", { query: "SubmissionId=:draft" }),
    {
      ...insidersOnly("200", { query: "SubmissionId=:completed" }),
      outsiders: { stranger: "404", "linked corporate": "200", "unlinked corporate": "404" },
    },
  ],
  "POST /assessments/regular/documents": [
    insidersOnly("200", { body: { path: "files/:planned.pdf" } }),
    {
      ...insidersOnly("200", { body: { path: "files/:submitted.pdf" } }),
      outsiders: { stranger: "404", "linked corporate": "200", "unlinked corporate": "404" },
    },
    own("422", { body: { path: "../files/:planned.pdf" } }),
  ],
  "GET /users/submissions/list": [own("200")],
  "GET /users/submissions/latest": [own("200")],
  // The network's office reads submitted assessments, never a draft.
  "GET /admin/submission/summery/WithQuestion": KINDS_OF_ASSESSMENTS.flatMap((kind): Call[] => [
    {
      anonymous: "401",
      outsiders: "403",
      administrator: "404",
      insiders: "403",
      kind,
      query: "SubmissionId=:draft",
    },
    {
      anonymous: "401",
      outsiders: "403",
      administrator: "200",
      insiders: "403",
      kind,
      query: "SubmissionId=:completed",
      readBy: ["administrator"] as const,
    },
  ]),
  "GET /users/submission/summery": [
    insidersOnly("409", { query: "SubmissionId=:draft" }),
    shared("SubmissionId=:completed"),
    insidersOnly("404", { query: "SubmissionId=:completed&userId=nobody" }),
  ],
  "GET /verify": [open("200", { query: "code=nothing" })],
  "POST /verify": [open("422")],
  // No credential is issued for it yet; only actors who may read it are told.
  "GET /users/submission/credential": KINDS_OF_ASSESSMENTS.flatMap((kind): Call[] => [
    { ...insidersOnly("409", { query: "SubmissionId=:draft" }), kind },
    { ...insidersOnly("404", { query: "SubmissionId=:completed" }), kind },
  ]),
  "GET /users/associcated/companies/usersLevel": [population("dimension=environment")],
  "GET /users/associcated/companies/avergae/indicator": [population()],
  "GET /users/get/esg/maturity": [population()],
  "GET /users/get/esg/performance": [naming()],
  "GET /users/get/indicator/performance": [naming()],
  "GET /users/get/undertaking/actions": [population("id=water")],
  "GET /users/get/indicator/sdgMapping": [naming()],
  "GET /users/get/byState/submission": [population()],
  "GET /users/get/progress/avergae": [population()],
  "GET /users/get/progress/maturity": [population()],
  "GET /users/get/progess/emissions": [population()],
  "GET /users/get/progess/emissions/total": [population()],
  "GET /users/get/progess/undertaking/actions": [population("id=environment")],
  "GET /ProGress-dimension": [own("200")],
  "GET /ProGress-dimension/list": ofProgress(own("200"), ...reads("submissionId=ID")),
  "GET /ProGress/questions/list": ofProgress(...reads("submissionId=ID&proGress_Dimension=environment")),
  "GET /ProGress/questions/list/associated": ofProgress(
    insidersOnly("200", { query: "submissionId=:draft&proGress_Dimension=environment&userId=:owner" }),
    {
      ...insidersOnly("200", { query: "submissionId=:completed&proGress_Dimension=social&userId=:owner" }),
      outsiders: LINKED_ONLY,
    },
    insidersOnly("404", { query: "submissionId=:completed&proGress_Dimension=social&userId=nobody" }),
  ),
  "POST /ProGress/questions/answer": ofProgress(
    insidersOnly({ viewer: "403", contributor: "200", owner: "200" }, { body: answer("draft") }),
    insidersOnly({ viewer: "403", contributor: "409", owner: "409" }, { body: answer("completed") }),
  ),
  // No outsider here has completed a readiness assessment.
  "POST /ProGress/submission/start": [
    { anonymous: "401", outsiders: "403", insiders: { viewer: "403", contributor: "200", owner: "200" } },
  ],
  "PATCH /ProGress/submission/end": ofProgress(
    insidersOnly({ viewer: "403", contributor: "403", owner: "200" }, { body: { SubmissionId: ":draft" } }),
    // If the draft cannot be ended, the answers in the body are not saved either.
    insidersOnly(
      { viewer: "403", contributor: "403", owner: "200" },
      { body: { SubmissionId: ":draft", ...answer("draft") } },
    ),
    insidersOnly({ viewer: "403", contributor: "403", owner: "409" }, { body: { SubmissionId: ":completed" } }),
  ),
  "GET /ProGress/submission/list": [own("200")],
  "GET /ProGress/submission/latest": [own("200")],
  ...Object.fromEntries(
    (
      [
        ["overview", "200"],
        ["summery", "409"],
      ] as const
    ).map(([name, ofDraft]) => [
      `GET /ProGress/submission/${name}`,
      ofProgress(insidersOnly(ofDraft, { query: "SubmissionId=:draft" }), shared("SubmissionId=:completed")),
    ]),
  ),
  "PATCH /ProGress/submission/approvel": ofProgress(
    insidersOnly("409", { body: approval(":draft") }),
    insidersOnly({ viewer: "403", contributor: "403", owner: "200" }, { body: approval(":completed") }),
  ),
  // These send no file; only the owner of a completed one is told so.
  "PATCH /ProGress/submission/approvelsign/upload": ofProgress(
    insidersOnly("409", { query: "id=:draft" }),
    insidersOnly({ viewer: "403", contributor: "403", owner: "422" }, { query: "id=:completed" }),
  ),
  "GET /ProGress/submission/summeryWithQuestions": ofProgress(
    insidersOnly("409", { query: "SubmissionId=:draft" }),
    shared("SubmissionId=:completed"),
    insidersOnly("409", { query: "SubmissionId=:draft&userId=:owner" }),
    shared("SubmissionId=:completed&userId=:owner"),
  ),
  "POST /ProGress/submission/document": ofProgress(
    insidersOnly(
      { viewer: "403", contributor: "200", owner: "200" },
      { body: { submissionId: ":draft", ...PROGRESS_DOCUMENT } },
    ),
    insidersOnly(
      { viewer: "403", contributor: "409", owner: "409" },
      { body: { submissionId: ":completed", ...PROGRESS_DOCUMENT } },
    ),
  ),
  "PATCH /ProGress/submission/files/upload": ofProgress(
    insidersOnly({ viewer: "403", contributor: "400", owner: "400" }, { query: "id=:document" }),
  ),
  "GET /ProGress/submission/documents": ofProgress(insidersOnly("200", { query: "SubmissionId=:draft" }), {
    ...insidersOnly("200", { query: "SubmissionId=:completed" }),
    outsiders: LINKED_ONLY,
  }),
  "POST /users/join/accesCode": [
    {
      anonymous: "401",
      outsiders: "422",
      insiders: { viewer: "403", contributor: "403", owner: "422" },
      body: { joinedAccessCode: ["NOBODY"], consent: true },
    },
  ],
  // An id that is not the caller's own.
  "PATCH /users/upload/{id}": [own("404")],
};
