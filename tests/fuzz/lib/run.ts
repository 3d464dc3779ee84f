import { type Case, Cases } from "./cases";
import { judgeAnswer, judgeLine } from "./judge";
import { Person, ROLES, type Role } from "./people";
import { namesRead } from "./routes";
import { type Answer, send } from "./send";
import { listTargets, type Target } from "./targets";
import type { Subject } from "./worker";
import { NAMES, type People, World } from "./world";

export interface Plan {
  seed: number;
  /** How long to continue after every target was requested once in each role. */
  seconds: number;
  /** Send only the cases with these numbers; if empty, as many as time allows. */
  only: number[];
  /** Mutations to leave out. */
  without: string[];
}

export interface Fault {
  what: string;
  case: Case;
}

/** The outcome of a run. */
export interface Report {
  faults: Fault[];
  /** Log lines that were wrong, and why. */
  lines: { what: string; line: string }[];
  /** Requests that were too slow, even when repeated alone. */
  slow: { ms: number; case: Case }[];
  /** The response times of the cheap page that is requested during the run. */
  pings: number[];
  /** The Worker's memory over time, in MB. */
  memory: number[];
  /** The roles that requested each route or call, by name; `targets` says which should. */
  asked: Map<string, Set<string>>;
  targets: Target[];
  twists: Map<string, number>;
  statuses: Map<number, number>;
  sent: number;
  slowest: number;
  seconds: number;
  /** Roles that could not sign in again at the end. */
  out: Role[];
}

/** Responses must take less than this, in milliseconds. */
export const SLOW_MS = 2000;
const AT_ONCE = 4;
const PING_MS = 250;
const MEASURE_MS = 2000;
const REFRESH_EACH = 400;
/** At most this many are repeated and reported. */
const MAX_SUSPECTS = 20;

/** Signs in a person of each role and creates a world for them. */
async function settle(address: string): Promise<World> {
  const people = Object.fromEntries(ROLES.map((role) => [role, new Person(address, role)])) as People;
  for (const person of Object.values(people)) {
    await person.signIn();
    if (person.isOut) throw new Error(`The ${person.role} cannot sign in.`);
  }
  const world = new World(people);
  await world.prepare();
  return world;
}

/** Sends mutated requests until the time is up or the Worker is gone. */
export async function fuzz({ address, lines, memory }: Subject, plan: Plan): Promise<Report> {
  const world = await settle(address);
  const targets = await listTargets(world);
  const ids = [...NAMES.flatMap((name) => world.ids.get(name) ?? []), ...world.persons];
  const cookieNames = [
    ...new Set(Object.values(world.people).flatMap(({ cookies }) => [...cookies.keys()])),
    ...["sign-up", "sign-in", "recovery", "language", "flash", "device", "work", "ready"].map(
      (name) => `__Host-${name}`,
    ),
  ];
  const cases = new Cases(world, targets, { names: namesRead(), ids, cookieNames }, plan);
  const heard = lines.length;
  const report: Report = {
    faults: [],
    lines: [],
    slow: [],
    pings: [],
    memory: [],
    asked: new Map(),
    targets,
    twists: new Map(),
    statuses: new Map(),
    sent: 0,
    slowest: 0,
    seconds: 0,
    out: [],
  };
  const suspects: { ms: number; case: Case }[] = [];
  const inFlight = new Set<Case>();
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  let isDead = false;

  async function ask(number: number): Promise<void> {
    const odd = await cases.make(number);
    inFlight.add(odd);
    try {
      const answer = await send(address, odd.sent);
      note(odd, answer);
      await keepSession(world, odd, answer).catch((error) => report.faults.push({ what: String(error), case: odd }));
    } catch (error) {
      if (isDead) return;
      isDead = true;
      for (const each of inFlight) report.faults.push({ what: `no answer: ${error}`, case: each });
    } finally {
      inFlight.delete(odd);
    }
  }

  function note(odd: Case, answer: Answer): void {
    report.sent += 1;
    const { target, role, twists } = odd;
    report.asked.set(target, (report.asked.get(target) ?? new Set()).add(role));
    for (const name of twists) report.twists.set(name, (report.twists.get(name) ?? 0) + 1);
    report.statuses.set(answer.status, (report.statuses.get(answer.status) ?? 0) + 1);
    report.slowest = Math.max(report.slowest, answer.ms);
    for (const what of judgeAnswer(answer, address)) report.faults.push({ what, case: odd });
    if (answer.ms > SLOW_MS && suspects.length < MAX_SUSPECTS) suspects.push({ ms: answer.ms, case: odd });
  }

  const watch = setInterval(async () => report.memory.push(await memory()), MEASURE_MS);
  const ping = pinging(address, report.pings);
  const numbers = plan.only.values();
  let next = 0;
  const take = () => {
    if (isDead) return undefined;
    if (plan.only.length > 0) return numbers.next().value;
    return next < cases.round || seconds() < plan.seconds ? next++ : undefined;
  };
  const work = async () => {
    for (let number = take(); number !== undefined; number = take()) {
      if (number % REFRESH_EACH === REFRESH_EACH - 1) await world.refresh().catch(() => {});
      await ask(number);
    }
  };
  await Promise.all(Array.from({ length: plan.only.length > 0 ? 1 : AT_ONCE }, work));
  await ping.stop();
  if (!isDead) report.slow = await askAgain(address, suspects);
  clearInterval(watch);
  // The last log lines arrive a moment after the last response.
  await new Promise((resolve) => setTimeout(resolve, 300));
  for (const line of lines.slice(heard)) {
    const what = judgeLine(line);
    if (what) report.lines.push({ what, line });
  }
  report.seconds = seconds();
  report.out = ROLES.filter((role) => world.people[role].isOut);
  return report;
}

/** Keeps a person's cookies, and signs them in again if the request ended their session. */
async function keepSession(world: World, { role, twists, sent }: Case, answer: Answer): Promise<void> {
  const person = world.people[role];
  if (!twists.includes("cookie") && !sent.path.startsWith("/api/")) person.keep(answer.headers);
  if (role === "anonymous") return;
  const mayBeOut = answer.status === 401 || /^\/login/.test(answer.headers.get("location") ?? "");
  if (mayBeOut && !person.isOut && !(await person.isSignedIn())) await person.signIn();
}

/** Repeats slow requests alone: one that was slow only because of others, or of the machine, is fast then. */
async function askAgain(address: string, suspects: { ms: number; case: Case }[]): Promise<Report["slow"]> {
  const slow: Report["slow"] = [];
  for (const suspect of suspects) {
    const again = [suspect.ms];
    for (let turn = 0; turn < 2; turn += 1) again.push((await send(address, suspect.case.sent)).ms);
    const ms = Math.min(...again);
    if (ms > SLOW_MS) slow.push({ ...suspect, ms });
  }
  return slow;
}

/** Requests a cheap page now and then, as an unrelated visitor would. */
function pinging(address: string, times: number[]): { stop: () => Promise<void> } {
  let isOver = false;
  const work = (async () => {
    while (!isOver) {
      const answer = await send(address, { method: "GET", path: "/terms&condition", headers: {}, body: null }).catch(
        () => null,
      );
      if (answer === null) return;
      times.push(answer.ms);
      await new Promise((resolve) => setTimeout(resolve, PING_MS));
    }
  })();
  return {
    stop: () => {
      isOver = true;
      return work;
    },
  };
}
