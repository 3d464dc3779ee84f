import { and, asc, eq } from "drizzle-orm";
import { register } from "~/account/sign-up/register.server";
import { type GivenAnswer, saveAnswers } from "~/assessment/answers/save-answers.server";
import { getCatalogue, getCurrentCatalogue } from "~/assessment/catalogue/catalogue.server";
import type { Catalogue } from "~/assessment/catalogue/rules/catalogue";
import { dayIn, UTC } from "~/core/days/days";
import { type Kind, PROGRESS, READINESS } from "~/core/kinds/kind";
import { CURRENT_USER, type CurrentUser } from "~/foundation/identity/session.server";
import { assessments } from "~/foundation/tables/assessments";
import { companies } from "~/foundation/tables/company";
import { users } from "~/foundation/tables/people";
import { startAssessment } from "~/improvement/plan/start.server";
import { type Context, createContext } from "~/platform/context";
import { hashPassword } from "~/platform/crypto/passwords";
import type { Bindings } from "~/platform/env";
import { submitAssessment } from "~/results/results/submit.server";
import { countPeers } from "~/results/statistics/peers.server";
import { withInProcessQueue } from "../dev/in-process-queue";
import { DEMO_ACCESS_CODE, DEMO_PASSWORD, demoEmail, ownerEmail } from "./accounts.mjs";
import {
  ADMINISTRATOR,
  ASSOCIATED,
  COLLEAGUES,
  CORPORATE,
  CORPORATE_COLLEAGUES,
  type DemoCompany,
  OTHER_ADMINISTRATORS,
  OWNER,
  RESTING,
} from "./companies";
import { addDemoDocuments, certificatesOf, OWNER_DOCUMENTS } from "./documents";
import { DEMO_YEARS, ensureFigures } from "./key-figures";
import { MEMBERS } from "./members";
import { addMembers } from "./members-in-bulk";
import { ensureOfficeActs } from "./office";
import { answersTo, climateAnswersTo } from "./plans";

const DAY = 24 * 60 * 60 * 1000;
const HOUR = 60 * 60 * 1000;

/** A clock that the seed sets, to give the demo companies a past. */
const clock = { now: 0 };
let startedAt = 0;
const timeOf = (days: number) => startedAt - days * DAY - ((days * 7) % 10) * HOUR;
const setDaysAgo = (days: number) => {
  clock.now = timeOf(days);
};

export interface DemoOptions {
  /** Drafts on an earlier version of the questions; more than one only if each is to be brought up to date. */
  formerDrafts: number;
}

/**
 * Adds the demo companies to the local database through the product's own use cases. Existing companies are left alone, half-finished
 * ones are completed.
 */
export async function addDemo(env: Bindings, { formerDrafts }: DemoOptions): Promise<void> {
  if (env.DEMO !== "yes") throw new Error("Demo accounts have a known password: they need DEMO=yes in .dev.vars");
  // A Worker has no time before its first request.
  startedAt = Date.now();
  clock.now = startedAt;
  const ctx = createContext(
    withInProcessQueue(env, () => clock.now),
    () => clock.now,
  );
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const corporate = await ensureUser(ctx, CORPORATE, passwordHash);
  await ctx.db
    .update(companies)
    .set({ isCorporate: true, accessCode: DEMO_ACCESS_CODE })
    .where(eq(companies.id, corporate.companyId));
  await ensureColleagues(ctx, corporate, CORPORATE_COLLEAGUES, passwordHash);
  await ensureAssessments(ctx, corporate, CORPORATE, "none");
  for (const company of ASSOCIATED) {
    const user = await ensureUser(ctx, company, passwordHash, DEMO_ACCESS_CODE);
    await ensureAssessments(ctx, user, company, "programme-supplier");
  }
  await addMembers(ctx, { corporateId: corporate.companyId, code: DEMO_ACCESS_CODE, passwordHash, timeOf }, MEMBERS);
  const owner = await ensureUser(ctx, OWNER, passwordHash);
  await ensureColleagues(ctx, owner, COLLEAGUES, passwordHash);
  await ensureAssessments(ctx, owner, OWNER, "none");
  for (const { year, daysAgo, figures } of DEMO_YEARS) {
    setDaysAgo(daysAgo);
    await ensureFigures(ctx, owner, year, figures);
  }
  const resting = { ...RESTING, assessments: Array.from({ length: formerDrafts }, () => RESTING.assessments).flat() };
  await ensureAssessments(ctx, await ensureUser(ctx, resting, passwordHash), resting, "none");
  const administrator = await ensureUser(ctx, ADMINISTRATOR, passwordHash);
  await ensureColleagues(ctx, administrator, OTHER_ADMINISTRATORS, passwordHash);
  await ctx.db.update(users).set({ isAdministrator: true }).where(eq(users.companyId, administrator.companyId));
  const office = await Promise.all(
    [ADMINISTRATOR, ...OTHER_ADMINISTRATORS].map(({ key }) => findUser(ctx, demoEmail(key))),
  );
  const tried = await findUser(ctx, ownerEmail("suresh"));
  await ensureOfficeActs(ctx, setDaysAgo, {
    office: office.filter((each) => each !== undefined),
    companyId: tried?.companyId ?? "",
  });
  clock.now = startedAt;
  await countPeers(ctx);
}

/** The company's owner, registered two days before the first assessment if they do not exist yet. */
async function ensureUser(
  ctx: Context,
  company: DemoCompany,
  passwordHash: string,
  accessCode?: string,
): Promise<CurrentUser> {
  const email = ownerEmail(company.key);
  if (!(await findUser(ctx, email))) {
    setDaysAgo(Math.max(0, ...company.assessments.map((assessment) => assessment.daysAgo)) + 2);
    const verdict = await register(ctx, {
      username: company.username,
      email,
      passwordHash,
      mobileCountry: company.country,
      mobile: company.mobile,
      company: company.name,
      companyReg: company.registration,
      companyLocation: company.address,
      designation: company.jobTitle,
      industry: company.industry,
      country: company.country,
      state: company.state,
      city: company.city,
      companySize: company.revenue,
      accessCode,
      language: company.language,
      network: null,
    });
    if (!verdict.ok) throw new Error(`${company.name} was not registered: ${JSON.stringify(verdict)}`);
    await ctx.db.update(users).set({ emailConfirmedAt: clock.now }).where(eq(users.email, email));
  }
  const user = await findUser(ctx, email);
  if (!user) throw new Error(`${email} has no account`);
  return user;
}

type Colleague = (typeof COLLEAGUES | typeof CORPORATE_COLLEAGUES | typeof OTHER_ADMINISTRATORS)[number];

/** The colleagues of a company's owner, in the state after they have accepted an invitation. */
async function ensureColleagues(
  ctx: Context,
  owner: CurrentUser,
  colleagues: readonly Colleague[],
  passwordHash: string,
): Promise<void> {
  await ctx.db
    .insert(users)
    .values(
      colleagues.map(({ key, ...person }) => ({
        ...person,
        id: ctx.ids.create(),
        companyId: owner.companyId,
        email: demoEmail(key),
        passwordHash,
        mobile: "",
        emailConfirmedAt: clock.now,
        createdAt: clock.now,
      })),
    )
    .onConflictDoNothing();
}

/** The account as a signed-in user. */
async function findUser(ctx: Context, email: string): Promise<CurrentUser | undefined> {
  const [user] = await ctx.db
    .select(CURRENT_USER)
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(eq(users.email, email));
  return user;
}

async function ensureAssessments(ctx: Context, user: CurrentUser, company: DemoCompany, link: string): Promise<void> {
  const current = await getCurrentCatalogue(ctx);
  await ensureEach(ctx, user, company, READINESS, company.assessments, async (plan, id) =>
    answersTo(plan.isOutdated ? await outdate(ctx, id) : current, company, plan, link),
  );
  if (!company.progress) return;
  const catalogue = await getCurrentCatalogue(ctx, PROGRESS);
  // Read the user again: what they have completed by now unlocks the other kind.
  const unlocked = (await findUser(ctx, ownerEmail(company.key))) ?? user;
  await ensureEach(ctx, unlocked, company, PROGRESS, company.progress, async (plan) =>
    climateAnswersTo(catalogue, company, plan),
  );
}

/** Starts, answers and submits the planned assessments of one kind that a company does not have yet. */
async function ensureEach<P extends { daysAgo: number; sections?: number }>(
  ctx: Context,
  user: CurrentUser,
  company: DemoCompany,
  kind: Kind,
  plans: readonly P[],
  answersOf: (plan: P, assessmentId: string) => Promise<GivenAnswer[]>,
): Promise<void> {
  const there = await ctx.db
    .select({ id: assessments.id, state: assessments.state })
    .from(assessments)
    .where(and(eq(assessments.companyId, user.companyId), eq(assessments.kind, kind)))
    .orderBy(asc(assessments.createdAt));
  for (const [index, plan] of plans.entries()) {
    if (there[index]?.state === "completed") continue;
    if (there[index] && plan.sections !== undefined) continue;
    setDaysAgo(plan.daysAgo);
    const started = there[index]
      ? { ok: true as const, assessmentId: there[index].id }
      : await startAssessment(ctx, user, { kind });
    if (!started.ok) throw new Error(`${company.name} cannot start an assessment: ${started.reason}`);
    const answers = await answersOf(plan, started.assessmentId);
    clock.now += HOUR;
    const saved = await saveAnswers(ctx, user, started.assessmentId, answers);
    if (!saved.ok) throw new Error(`${company.name}: ${JSON.stringify(saved)}`);
    if (plan.sections !== undefined) continue;
    clock.now += HOUR;
    if (kind === READINESS) {
      const documents = company === OWNER ? OWNER_DOCUMENTS : certificatesOf(company.key, dayIn(startedAt, UTC));
      if (documents.length > 0) await addDemoDocuments(ctx, user, started.assessmentId, documents);
    }
    const submitted = await submitAssessment(ctx, user, started.assessmentId);
    if (!submitted.ok) throw new Error(`${company.name} cannot submit: ${submitted.reason}`);
  }
}

/** The questionnaire of a draft left alone for a long time. */
const FORMER = "readiness-1";

/** Makes a fresh draft use the earlier questions. */
async function outdate(ctx: Context, id: string): Promise<Catalogue> {
  await ctx.db.update(assessments).set({ catalogueVersion: FORMER }).where(eq(assessments.id, id));
  return getCatalogue(ctx, FORMER);
}
