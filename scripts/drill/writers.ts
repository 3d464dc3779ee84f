import { randomUUID } from "node:crypto";
import { fieldName } from "~/assessment/answers/section-form";
import { newestReadiness } from "~/assessment/catalogue/content/readiness/versions";
import { listSections } from "~/assessment/catalogue/rules/lookup";
import { assessmentPaths } from "~/core/addresses/assessment";
import { READINESS } from "~/core/kinds/kind";
import { Client, expectStatus } from "../../tests/bench/lib/client.mjs";

interface Account {
  email: string;
  password: string;
}

/** Registers a company, and signs its owner in. */
async function enter(address: string): Promise<{ client: Client; account: Account }> {
  const account = { email: `writer-${randomUUID()}@${randomUUID()}.example`, password: "three green chairs" };
  const client = new Client(address);
  await client.registerByCall(account);
  return { client: await client.signIn(account), account };
}

/** An answer that was sent: to which question, what, and when the product had said that it was saved. */
interface Sent {
  question: string;
  value: string;
  savedAt: number | null;
}

const SECTIONS = listSections(newestReadiness).map(({ section }) => ({
  id: section.id,
  questions: section.questions.filter(({ isRequired }) => isRequired).map(({ id }) => id),
}));
const QUESTIONS = SECTIONS.flatMap(({ id, questions }) => questions.map((question) => ({ section: id, question })));

/** Begins an assessment and returns the path of its form. */
async function draftOf(client: Client): Promise<string> {
  const { location } = expectStatus(await client.post("/user/history", { from: "nothing" }), 303);
  const [path] = /^\/[\w-]{43}(?=\?|$)/.exec(location ?? "") ?? [];
  if (!path) throw new Error(`No assessment was begun: ${location}`);
  return path;
}

/** Answers one question after the other, yes and no in turn, until it is told to stop. Keeps what it sent, in order. */
export class Answerer {
  readonly sent: Sent[] = [];
  private isStopped = false;
  private ended = Promise.resolve();

  private constructor(readonly account: Account) {}

  static async start(address: string): Promise<Answerer> {
    const { client, account } = await enter(address);
    const answerer = new Answerer(account);
    answerer.ended = answerer.answer(client, await draftOf(client));
    // `stop` tells of a failure.
    answerer.ended.catch(() => {});
    return answerer;
  }

  /** How many answers the product has said are saved. */
  get saved(): number {
    return this.sent.filter(({ savedAt }) => savedAt !== null).length;
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await this.ended;
  }

  private async answer(client: Client, draft: string): Promise<void> {
    for (let turn = 0; !this.isStopped; turn += 1) {
      const { section, question } = QUESTIONS[turn % QUESTIONS.length] as (typeof QUESTIONS)[number];
      const value = Math.floor(turn / QUESTIONS.length) % 2 === 0 ? "yes" : "no";
      const sent: Sent = { question, value, savedAt: null };
      this.sent.push(sent);
      expectStatus(await client.post(`/autosave${draft}`, { section, [fieldName(question)]: value }), 200);
      sent.savedAt = Date.now();
    }
  }
}

/** Fills assessments and submits them, one after the other, until it is told to stop. */
export class Submitter {
  submitted = 0;
  private isStopped = false;
  private ended = Promise.resolve();

  static async start(address: string): Promise<Submitter> {
    const submitter = new Submitter();
    const { client } = await enter(address);
    submitter.ended = submitter.submit(client);
    submitter.ended.catch(() => {});
    return submitter;
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await this.ended;
  }

  private async submit(client: Client): Promise<void> {
    while (!this.isStopped) {
      const draft = await draftOf(client);
      for (const { id, questions } of SECTIONS) {
        if (this.isStopped) return;
        const answers = Object.fromEntries(questions.map((question) => [fieldName(question), "yes"]));
        expectStatus(await client.post(`/autosave${draft}`, { section: id, ...answers }), 200);
      }
      const paths = assessmentPaths(READINESS, draft.slice(1));
      const answer = expectStatus(await client.post(paths.complete, { intent: "submit" }), 303);
      if (!answer.location?.startsWith(paths.results)) throw new Error(`Not submitted: ${answer.location}`);
      this.submitted += 1;
    }
  }
}

/**
 * Whether these answers are what the answerer had sent up to one moment: no answer is there without all before it, and none is missing that
 * was saved before `takenAt`.
 */
export function isMoment(sent: readonly Sent[], found: ReadonlyMap<string, string>, takenAt: number): boolean {
  const atLeast = sent.filter(({ savedAt }) => savedAt !== null && savedAt < takenAt).length;
  const state = new Map<string, string>();
  const isFound = () =>
    state.size === found.size && [...state].every(([question, value]) => found.get(question) === value);
  if (atLeast === 0 && isFound()) return true;
  for (const [index, { question, value }] of sent.entries()) {
    state.set(question, value);
    if (index + 1 >= atLeast && isFound()) return true;
  }
  return false;
}
