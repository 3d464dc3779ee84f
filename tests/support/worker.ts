import { env } from "cloudflare:test";
import { register } from "~/account/sign-up/register.server";
import { type GivenAnswer, saveAnswers } from "~/assessment/answers/save-answers.server";
import { newestReadiness } from "~/assessment/catalogue/content/readiness/versions";
import { listSections } from "~/assessment/catalogue/rules/lookup";
import { zoneOf } from "~/core/days/zone";
import { type Kind, mapKinds, READINESS } from "~/core/kinds/kind";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { startAssessment } from "~/improvement/plan/start.server";
import type { CaptchaQuestion } from "~/platform/captcha/captcha";
import { type Context, createContext } from "~/platform/context";
import { hashPassword } from "~/platform/crypto/passwords";
import { given } from "./answers";
import type { TestEnv } from "./test-env";

/** A copy, in which a test may replace what is bound. */
export const testEnv = { ...(env as unknown as TestEnv) };

/** A context on the test's own D1, R2 and queue. Only the clock can be replaced. */
export function createTestContext(clock?: () => number): Context {
  return createContext(testEnv, clock);
}

/**
 * The context with a queue that drops everything, so that the Worker's own consumer delivers nothing while a test compares the database
 * before and after.
 */
export function withoutQueue(ctx: Context): Context {
  const metrics = { backlogCount: 0, backlogBytes: 0 };
  return { ...ctx, queue: { ...ctx.queue, sendBatch: async () => ({ metadata: { metrics } }) } };
}

/** The captcha question; the test Worker asks one unless a test sets another provider. */
export function askSum(ctx: Context): CaptchaQuestion {
  const challenge = ctx.captcha.ask();
  if (challenge.provider !== "question") throw new Error("The captcha asks no question");
  return challenge;
}

let counter = 0;
let passwordHash: string | undefined;

export const TEST_PASSWORD = "a quiet river bend";

export interface TestCompany {
  industry?: string;
  email?: string;
  language?: CurrentUser["language"];
  accessCode?: string;
  /** The network the company registers from; by default, none is recorded. */
  network?: string;
  /** Whether the owner has followed the link from the registration; by default, yes. */
  isConfirmed?: boolean;
}

/** A registration as `register` takes it. Its hash matches no password. */
export const registrationOf = (email: string, company: string) => ({
  username: "Nomsa",
  email,
  passwordHash: "scrypt$",
  mobileCountry: "ZA",
  mobile: "082 123 4567",
  company,
  companyReg: "2020/1",
  companyLocation: "1 Long Street",
  designation: "Owner",
  industry: "construction",
  country: "ZA",
  state: "ZA-GP",
  city: "Johannesburg",
  companySize: "300k-3m" as const,
  language: "en" as const,
});

/** The owner of a newly registered company. */
export async function registerCompany(ctx: Context, company: TestCompany = {}): Promise<CurrentUser> {
  counter += 1;
  passwordHash ??= await hashPassword(TEST_PASSWORD);
  // Its own domain, so that companies are strangers to each other.
  const email = company.email ?? `owner-${counter}@company-${crypto.randomUUID()}.example`;
  const verdict = await register(ctx, {
    ...registrationOf(email, `Company ${counter}`),
    passwordHash,
    industry: company.industry ?? "construction",
    accessCode: company.accessCode,
    language: company.language ?? "en",
    network: company.network ?? null,
  });
  if (!verdict.ok || !verdict.userId) throw new Error(`Not registered: ${JSON.stringify(verdict)}`);
  if (company.isConfirmed !== false) await confirm(verdict.userId);
  return reloadUser(ctx, email);
}

const confirm = (userId: string) =>
  testEnv.DB.prepare("update users set email_confirmed_at = created_at where id = ?").bind(userId).run();

/** The user as the session would return it now. */
export async function reloadUser(_ctx: Context, email: string): Promise<CurrentUser> {
  const row = await testEnv.DB.prepare(
    `select u.id, u.username, u.email, u.language, u.role, u.company_id as companyId, c.name as companyName, c.country_id as country, c.state_id as state, c.time_zone as timeZone,
      (select json_group_object(kind, assessment_id) from latest_results where company_id = c.id) as latest, c.is_corporate as isCorporate, u.is_administrator as isAdministrator, u.email_confirmed_at is not null as isConfirmed, u.avatar,
      u.deletion_due_at as deletionDueAt
     from users u join companies c on c.id = u.company_id where u.email = ?`,
  )
    .bind(email)
    .first<Omit<CurrentUser, "timeZone" | "latest"> & { latest: string; state: string; timeZone: string | null }>();
  if (!row) throw new Error(`No user ${email}`);
  const { state, latest, ...user } = row;
  const known = JSON.parse(latest) as Partial<CurrentUser["latest"]>;
  return {
    ...user,
    latest: mapKinds((kind) => known[kind] ?? null),
    timeZone: user.timeZone ?? zoneOf(user.country, state),
    isCorporate: Boolean(row.isCorporate),
    isAdministrator: Boolean(row.isAdministrator),
    isConfirmed: Boolean(row.isConfirmed),
  };
}

/** How many of the scored questions are answered Yes: of all 80 in order, or of the ten in each topic. */
export type YesAnswers = number | Readonly<Record<string, number>>;

/** Answers to every required question: Yes for the first `yes` scored ones, No for the rest. */
export function requiredAnswers(yes: YesAnswers): GivenAnswer[] {
  const left = new Map(typeof yes === "number" ? [["all", yes]] : Object.entries(yes));
  return listSections(newestReadiness).flatMap(({ dimension, topic, section }) =>
    section.questions
      .filter((question) => question.isRequired)
      .map((question) => {
        const of = typeof yes === "number" ? "all" : topic.id;
        const more = left.get(of) ?? 0;
        if (dimension.isOnSummary) left.set(of, more - 1);
        return given(question.id, [!dimension.isOnSummary || more > 0 ? "yes" : "no"]);
      }),
  );
}

/**
 * A draft with every required question answered, ready to submit. A draft of the kind `progress` needs a company that has completed the
 * first kind, and `publishProgress`.
 */
export async function completeDraft(
  ctx: Context,
  user: CurrentUser,
  yes: YesAnswers,
  kind: Kind = READINESS,
): Promise<string> {
  const started = await startAssessment(ctx, user, { kind });
  if (!started.ok) throw new Error(started.reason);
  const saved = await saveAnswers(ctx, user, started.assessmentId, requiredAnswers(yes));
  if (!saved.ok) throw new Error(saved.reason);
  return started.assessmentId;
}
