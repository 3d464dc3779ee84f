import { saveAnswers } from "~/assessment/answers/save-answers.server";
import { newestReadiness } from "~/assessment/catalogue/content/readiness/versions";
import { storeFile } from "~/assessment/evidence/store-file.server";
import { lastWholeYear } from "~/assessment/key-figures/rules/years";
import { saveFigures } from "~/assessment/key-figures/save.server";
import { startYear } from "~/assessment/key-figures/years.server";
import { addComment } from "~/assessment/teamwork/comments.server";
import { type Kind, PROGRESS, READINESS } from "~/core/kinds/kind";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { announcements, supportTickets } from "~/foundation/tables/office";
import { changePicture } from "~/home/profile/picture.server";
import { inviteColleague } from "~/home/team/invite.server";
import { addActions } from "~/improvement/plan/change.server";
import { saveAction } from "~/improvement/plan/save-action.server";
import { joinByCode, leaveCorporate } from "~/network/membership/access-codes.server";
import { changeSharing } from "~/network/membership/ledger.server";
import { actOn } from "~/network/requests/act.server";
import { askCompanies } from "~/network/requests/create.server";
import { startDraft } from "~/office/editor/drafts.server";
import type { Context } from "~/platform/context";
import { exportKey } from "~/upkeep/privacy/files.server";
import { given } from "../../support/answers";
import { tokenOf } from "../../support/company-tokens";
import { change, rowsOf } from "../../support/database";
import { inDays } from "../../support/days";
import { documentForm, ENTRY, pdfFile, saveForm } from "../../support/evidence";
import { ORIGIN, requestFrom } from "../../support/pages";
import { smallPdf } from "../../support/pdfs";
import { SMALL_PNG } from "../../support/pictures";
import { publishProgress } from "../../support/publish";
import { oneDatabase, type World } from "../../support/regions";
import { colleagueOf } from "../../support/subject";
import { submitAndCount } from "../../support/submit";
import { completeDraft, registerCompany, reloadUser, testEnv } from "../../support/worker";

/** Insiders belong to the company whose assessments are requested. */
export const INSIDERS = ["viewer", "contributor", "owner"] as const;
export type Insider = (typeof INSIDERS)[number];

/**
 * Outsiders: another company; the corporate companies that this one has joined, sharing everything it submits or only its level; one that
 * it has left; one that it never joined; and one that it joined and that the network's office has since made an ordinary company again.
 */
export const OUTSIDERS = [
  "stranger",
  "linked corporate",
  "level corporate",
  "former corporate",
  "unlinked corporate",
  "resting corporate",
] as const;
export type Outsider = (typeof OUTSIDERS)[number];

/** The administrator works for the network, with an account at another company. */
export type Actor = "anonymous" | Outsider | "administrator" | Insider;
/** Actors who must be refused come first, so that they see data that insiders have not changed yet. */
const ACTORS: Actor[] = ["anonymous", ...OUTSIDERS, "administrator", ...INSIDERS];

/** A status and, for a redirect, its target: `303 /view/:draft`. */
export type Outcome = string;

export interface Outcomes {
  anonymous: Outcome;
  /** A corporate company without an outcome of its own gets that of one that was never joined. */
  outsiders: Outcome | OutsideOutcomes;
  /** Like any other outsider, unless set here. */
  administrator?: Outcome;
  insiders: Outcome | Record<Insider, Outcome>;
}

export type OutsideOutcomes = Record<"stranger" | "unlinked corporate", Outcome> & Partial<Record<Outsider, Outcome>>;

export function outcomeFor(outcomes: Outcomes, actor: Actor): Outcome {
  if (actor === "anonymous") return outcomes.anonymous;
  const { outsiders } = outcomes;
  const outsideAs = (outsider: Outsider) =>
    typeof outsiders === "string"
      ? outsiders
      : (outsiders[outsider === "resting corporate" ? "stranger" : outsider] ?? outsiders["unlinked corporate"]);
  if (actor === "administrator") return outcomes.administrator ?? outsideAs("stranger");
  const outsider = OUTSIDERS.find((candidate) => candidate === actor);
  if (outsider) return outsideAs(outsider);
  const insider = INSIDERS.find((candidate) => candidate === actor);
  if (!insider) throw new Error(`No outcome for ${actor}`);
  return typeof outcomes.insiders === "string" ? outcomes.insiders : outcomes.insiders[insider];
}

/** The actors to test. A former corporate company behaves like any other company, so it is tested only where outsiders differ. */
export const actorsFor = ({ outsiders }: Outcomes): Actor[] =>
  ACTORS.filter((actor) => actor !== "resting corporate" || typeof outsiders !== "string");

export const isOutside = (actor: Actor) => !INSIDERS.some((insider) => insider === actor);

/** Whether an actor has nothing to do with the company, and so lives elsewhere if the world has several regions. */
export const isElsewhere = (actor: Actor) => actor === "stranger" || actor === "unlinked corporate";

/**
 * What only the company itself may read: its name, an answer in its own words, its owner's address and question, a draft's document, whom
 * it has invited.
 */
export interface Markers {
  company: string;
  answer: string;
  email: string;
  question: string;
  document: string;
  invited: string;
  figure: string;
}

/** A draft and a completed assessment of one kind. */
export interface CastAssessments {
  /** The draft's topic of water, sealed. */
  indicator: string;
  /** The sealed ids of the draft and the completed assessment. */
  draft: string;
  completed: string;
  /** Id of the owner's comment on a question of the draft. */
  comment: string;
  /** Id of the draft's supporting document, and of a file of each assessment. */
  document: string;
  files: { draft: string; completed: string };
}

export interface Cast {
  ctx: Context;
  users: Record<Exclude<Actor, "anonymous">, CurrentUser>;
  markers: Markers;
  /** The company's two assessments of each kind. */
  assessments: Record<Kind, CastAssessments>;
  /** Id of one of the owner's notifications. */
  notification: string;
  /** Id of an announcement that was sent to the owner and to none of the other actors. */
  announcement: string;
  /** Id of the office's draft of a questionnaire. */
  questionnaire: string;
  /** Id of the owner's question to the network's office. */
  ticket: string;
  /** Path of the owner's picture. */
  picture: string;
  /** Id of a copy of the owner's data. */
  copy: string;
  /** Id of a pending invitation. */
  invitation: string;
  /** Id of the company's token for another system. */
  token: string;
  /** Id of an action of the company's plan, with a file. */
  action: string;
  /** Id of a receiver of its webhooks, which is switched off. */
  webhook: string;
  /** Id of what the linked corporate company asks of the company, and of the entry in its thread that brought a document. */
  request: string;
  thread: string;
  /** Everything that belongs to the company, as one text. */
  belongings: () => Promise<string>;
}

/** A company with three users and, for each kind, a draft ready to submit and a completed assessment; plus all outsiders. */
export async function createCast({ here: ctx, elsewhere, isSpread }: World = oneDatabase()): Promise<Cast> {
  const linked = await corporateCompany(ctx, "LINKED");
  const unlinked = await elsewhere((there) => corporateCompany(there, "UNLINKED"));
  const [level, former] = [await corporateCompany(ctx, "LEVEL"), await corporateCompany(ctx, "FORMER")];
  const resting = await corporateCompany(ctx, "RESTING");
  const markers = {
    company: "Kwaito Secret Works",
    answer: "a well nobody knows of",
    email: "hidden-person@example.com",
    question: "how deep may a well be",
    document: "Plan of a secret borehole",
    invited: "invited-in-secret@example.com",
    figure: "98765.4321",
  };
  const owner = await registerCompany(ctx, { accessCode: linked.accessCode, email: markers.email });
  await change("update companies set name = ? where id = ?", markers.company, owner.companyId);
  const request = new Request(ORIGIN);
  // Key figures have a consent of their own.
  await changeSharing(ctx, owner, linked.user.companyId, { sharesFigures: true });
  await joinByCode(ctx, owner, level.accessCode, request, { scope: "level" });
  await joinByCode(ctx, owner, resting.accessCode, request);
  await joinByCode(ctx, owner, former.accessCode, request);
  await leaveCorporate(ctx, owner, former.user.companyId, request);
  await publishProgress();
  // Every region has the same questionnaires.
  if (isSpread) await elsewhere(() => publishProgress());
  const readiness = await assessmentsOf(ctx, owner, READINESS, markers);
  const progress = await assessmentsOf(ctx, await reloadUser(ctx, owner.email), PROGRESS, markers);
  await figureOf(ctx, owner, markers.figure);
  await change("update companies set is_corporate = 0, access_code = null where id = ?", resting.user.companyId);
  const asked = await requestOf(ctx, linked.user, await reloadUser(ctx, owner.email), markers.answer);
  const notification = ctx.ids.create();
  await change(
    "insert into notices values (?, ?, 'NEWSLETTER', 'access-code-left', json_object('company', ?), 1, null)",
    notification,
    owner.id,
    markers.company,
  );
  const pictured = await changePicture(ctx, owner, new File([SMALL_PNG], "owner.png"));
  if (!pictured.ok) throw new Error(pictured.reason);
  return {
    ctx,
    copy: await copyFor(ctx, owner),
    users: {
      owner: await reloadUser(ctx, owner.email),
      contributor: await colleagueOf(ctx, owner, "contributor"),
      viewer: await colleagueOf(ctx, owner, "viewer"),
      stranger: await elsewhere(registerCompany),
      "linked corporate": linked.user,
      "level corporate": level.user,
      "former corporate": former.user,
      "unlinked corporate": unlinked.user,
      "resting corporate": await reloadUser(ctx, resting.user.email),
      administrator: await administrator(ctx),
    },
    markers,
    assessments: { readiness, progress },
    notification,
    announcement: await announcementTo(ctx, owner),
    questionnaire: (await startDraft(ctx, owner, newestReadiness.version)) ?? "",
    ticket: await questionOf(ctx, owner, markers.question),
    invitation: await invitationOf(ctx, owner, markers.invited),
    token: (await tokenOf(ctx, owner)).id,
    webhook: await webhookOf(await reloadUser(ctx, owner.email)),
    action: await actionOf(ctx, await reloadUser(ctx, owner.email), markers.answer),
    ...asked,
    picture: `/files/avatars/${owner.id}/${pictured.avatar}`,
    belongings: () => belongingsOf(owner.companyId),
  };
}

async function assessmentsOf(ctx: Context, owner: CurrentUser, kind: Kind, markers: Markers): Promise<CastAssessments> {
  const told = given("water.assess.options", ["other"], { other: markers.answer });
  const [draft, completed] = [await completeDraft(ctx, owner, 40, kind), await completeDraft(ctx, owner, 40, kind)];
  for (const id of [draft, completed]) await saveAnswers(ctx, owner, id, [told]);
  const documents = {
    draft: await documentOf(ctx, owner, draft, markers.document),
    completed: await documentOf(ctx, owner, completed, "Water meter log"),
  };
  const [commented] = await Promise.all([draft, completed].map((id) => commentOn(ctx, owner, id, markers.answer)));
  if (commented === undefined) throw new Error("Nothing said");
  const submitted = await submitAndCount(ctx, owner, completed);
  if (!submitted.ok) throw new Error(submitted.reason);
  return {
    draft: ctx.ids.seal(draft),
    indicator: ctx.ids.sealPart(draft, "water"),
    completed: ctx.ids.seal(completed),
    comment: commented,
    document: documents.draft.id,
    files: { draft: documents.draft.fileId, completed: documents.completed.fileId },
  };
}

/** Replaces the placeholders of the tables with the cast's ids, using the assessments of that kind. */
export function fillCast(cast: Cast, text: string, kind: Kind = READINESS): string {
  const { draft, indicator, completed, comment, document, files } = cast.assessments[kind];
  return text
    .replaceAll(":draft", draft)
    .replaceAll(":indicator", indicator)
    .replaceAll(":completed", completed)
    .replaceAll(":owner", cast.users.owner.id)
    .replaceAll(":member", cast.ctx.ids.seal(cast.users.owner.companyId))
    .replaceAll(":company", cast.users.owner.companyId)
    .replaceAll(":notification", cast.notification)
    .replaceAll(":picture", cast.picture)
    .replaceAll(":announcement", cast.announcement)
    .replaceAll(":questionnaire", cast.questionnaire)
    .replaceAll(":ticket", cast.ticket)
    .replaceAll(":comment", comment)
    .replaceAll(":document", document)
    .replaceAll(":colleague", cast.users.contributor.id)
    .replaceAll(":invitation", cast.invitation)
    .replaceAll(":token", cast.token)
    .replaceAll(":action", cast.action)
    .replaceAll(":webhook", cast.webhook)
    .replaceAll(":request", cast.ctx.ids.seal(cast.request))
    .replaceAll(":thread", cast.thread)
    .replaceAll(":planned", files.draft)
    .replaceAll(":submitted", files.completed)
    .replaceAll(":export", cast.copy);
}

async function corporateCompany(ctx: Context, accessCode: string) {
  const user = await registerCompany(ctx);
  await change("update companies set is_corporate = 1, access_code = ? where id = ?", accessCode, user.companyId);
  return { accessCode, user: await reloadUser(ctx, user.email) };
}

/** An announcement that was sent to a user. */
async function announcementTo(ctx: Context, user: CurrentUser): Promise<string> {
  const id = ctx.ids.create();
  const words = { title: "To few", body: "Nobody else was told." };
  await ctx.db.insert(announcements).values({
    id,
    type: "NEWSLETTER",
    audience: { companies: "all" },
    texts: { en: words, fr: words, ms: words },
    state: "sent",
    createdBy: user.id,
    createdAt: 1,
    sentAt: 1,
  });
  await change(
    `insert into outbox (id, event_id, type, cause, user_id, channel, data, status, created_at, due_at)
     values (?, ?, 'NEWSLETTER', 'announcement', ?, 'inApp', '{}', 'completed', 1, 1)`,
    ctx.ids.create(),
    id,
    user.id,
  );
  return id;
}

async function questionOf(ctx: Context, user: CurrentUser, question: string): Promise<string> {
  const id = ctx.ids.create();
  await ctx.db.insert(supportTickets).values({ id, userId: user.id, topic: "other", question, createdAt: 1 });
  return id;
}

/** An owner's comment on a question, with words that no outsider may read. */
async function commentOn(ctx: Context, owner: CurrentUser, assessmentId: string, words: string): Promise<string> {
  const text = `We have ${words}`;
  const said = await addComment(ctx, owner, assessmentId, { questionId: "water.assess.1", text });
  if (!said.ok) throw new Error(said.reason);
  return said.commentId;
}

async function invitationOf(ctx: Context, owner: CurrentUser, email: string): Promise<string> {
  const invited = await inviteColleague(ctx, requestFrom(), owner, { email, role: "viewer", language: "en" });
  if (!invited.ok) throw new Error(invited.reason);
  // Backdated by an hour, so that it may be sent again.
  const sent = "update invitations set sent_at = sent_at - 3600000 where email = ? returning id";
  const [row] = await rowsOf<{ id: string }>(sent, email);
  return row?.id ?? "";
}

/** A practice that a company plans, with a note that no outsider may read. */
/** It is off, so that nothing is ever sent to its address. */
async function webhookOf({ companyId }: CurrentUser): Promise<string> {
  const id = crypto.randomUUID();
  await change(
    `insert into webhook_endpoints (id, company_id, address, events, secret, is_on, created_at)
     values (?, ?, 'https://hidden-receiver.com/', '["level.changed"]', 'sealed', 0, 0)`,
    id,
    companyId,
  );
  return id;
}

async function actionOf(ctx: Context, owner: CurrentUser, note: string): Promise<string> {
  await addActions(ctx, owner, READINESS, ["gender-equality.assess.1"]);
  const [row] = await rowsOf<{ id: string }>("select id from actions where company_id = ?", owner.companyId);
  const id = row?.id ?? "";
  const form = documentForm({ revision: "1", state: "planned", note }, [pdfFile(smallPdf())]);
  const saved = await saveAction(ctx, owner, id, new Request(ORIGIN, { method: "POST", body: form }));
  if (!saved.ok) throw new Error(saved.reason);
  return id;
}

/** What a corporate company asks of another, and the words and the document with which that has done it, which no other company may read. */
async function requestOf(ctx: Context, buyer: CurrentUser, owner: CurrentUser, words: string) {
  const asking = { kind: "document", title: "Water permit", text: words, dueOn: inDays(30), once: ctx.ids.create() };
  const asked = await askCompanies(ctx, buyer, [owner.companyId], asking);
  if (!asked.ok) throw new Error(asked.reason);
  const [row] = await rowsOf<{ id: string }>("select id from member_requests where company_id = ?", owner.companyId);
  const request = row?.id ?? "";
  const bytes = smallPdf();
  const file = await storeFile(ctx, owner.companyId, { name: "permit.pdf", type: "pdf", bytes, pages: 1 });
  const done = await actOn(ctx, owner, request, { side: "received", deed: "done", words, revision: 1, file });
  if (!done.ok) throw new Error(done.reason);
  const [entry] = await rowsOf<{ id: string }>("select id from request_entries where file_id = ?", file.id);
  return { request, thread: entry?.id ?? "" };
}

/** A year of key figures, with one that no outsider may read. */
async function figureOf(ctx: Context, owner: CurrentUser, written: string): Promise<void> {
  const year = lastWholeYear(ctx.clock());
  await startYear(ctx, owner, year);
  const figures = new Map([["waste", { written, isUnknown: false }] as const]);
  const saved = await saveFigures(ctx, owner, year, "resources", { figures });
  if (!saved.ok) throw new Error(saved.reason);
}

async function documentOf(ctx: Context, owner: CurrentUser, assessmentId: string, name: string) {
  const form = documentForm({ ...ENTRY, name }, [pdfFile(smallPdf())]);
  const saved = await saveForm(ctx, owner, assessmentId, form);
  if (!saved.ok) throw new Error(saved.reason);
  const [file] = await rowsOf<{ id: string }>("select id from document_files where document_id = ?", saved.documentId);
  return { id: saved.documentId, fileId: file?.id ?? "" };
}

async function administrator(ctx: Context): Promise<CurrentUser> {
  const user = await registerCompany(ctx);
  await change("update users set is_administrator = 1 where id = ?", user.id);
  return reloadUser(ctx, user.email);
}

/** A copy of a user's data that is ready to download. */
async function copyFor(ctx: Context, user: CurrentUser): Promise<string> {
  const id = ctx.ids.create();
  const now = ctx.clock();
  await change(
    "insert into data_exports values (?, ?, 'ready', 1, 3, ?, ?, ?, ?)",
    id,
    user.id,
    now,
    now,
    now + 86_400_000,
    now,
  );
  await ctx.files.put(exportKey(user.id, id), "zip");
  return id;
}

async function belongingsOf(companyId: string): Promise<string> {
  const ofAssessments = ["answers", "results", "scores", "topic_work", "comments", "documents"].map(
    (table) =>
      `select * from ${table} where assessment_id in (select id from assessments where company_id = ?) order by 1, 2`,
  );
  const documents = "select id from documents where assessment_id in (select id from assessments where company_id = ?)";
  const ofDocuments = ["document_files", "document_links"].map(
    (table) => `select * from ${table} where document_id in (${documents}) order by 1, 2`,
  );
  const queries = [
    "select * from assessments where company_id = ? order by id",
    ...ofAssessments,
    "select * from users where company_id = ? order by id",
    "select * from support_tickets where user_id in (select id from users where company_id = ?) order by id",
    "select * from memberships where company_id = ? order by corporate_id",
    "select * from companies where id = ?",
    "select * from invitations where company_id = ? order by id",
    "select * from actions where company_id = ? order by id",
    "select * from company_tokens where company_id = ? order by id",
    "select * from webhook_endpoints where company_id = ? order by id",
    "select * from member_requests where company_id = ? order by id",
    "select * from request_entries where company_id = ? order by id",
    ...["key_figure_years", "key_figures"].map((table) => `select * from ${table} where company_id = ? order by 2, 3`),
    ...ofDocuments,
  ];
  const answers = await testEnv.DB.batch(queries.map((query) => testEnv.DB.prepare(query).bind(companyId)));
  const people = await rowsOf<{ id: string }>("select id from users where company_id = ? order by id", companyId);
  const notices = await rowsOf(
    "select * from notices where user_id in (select value from json_each(?)) order by id",
    JSON.stringify(people.map(({ id }) => id)),
  );
  return JSON.stringify([...answers.map(({ results }) => results), notices]);
}
