import { type Ask, type Draft, encode, type Sent } from "./ask";
import { type Role, solveCaptcha } from "./people";
import { Random } from "./random";
import type { Target } from "./targets";
import { TWISTS } from "./twists/all";
import type { Surroundings, Twist } from "./twists/twist";
import type { World } from "./world";

/** One mutated request: its role, its target, its mutations, and what is sent. */
export interface Case {
  number: number;
  role: Role;
  target: string;
  twists: string[];
  sent: Sent;
}

/** Creates the mutated requests. Each depends only on the seed and its number, given the same product and data. */
export class Cases {
  readonly #pairs: { target: Target; role: Role }[];

  constructor(
    readonly world: World,
    targets: Target[],
    readonly surroundings: Surroundings,
    readonly options: { seed: number; without: string[] },
  ) {
    const sorted = targets.toSorted((a, b) => (a.name < b.name ? -1 : 1));
    this.#pairs = sorted.flatMap((target) => target.roles.map((role) => ({ target, role })));
  }

  /** How many requests it takes to send every target once for each of its roles. */
  get round(): number {
    return this.#pairs.length;
  }

  async make(number: number): Promise<Case> {
    const { seed } = this.options;
    const round = Math.floor(number / this.round);
    const pair = new Random(seed, round).shuffle(this.#pairs)[number % this.round];
    if (!pair) throw new Error("Nothing to ask for");
    const random = new Random(seed, number, 1);
    const { target } = pair;
    // In every other round, the most privileged role sends all requests.
    const role = round % 2 === 1 ? likelyRole(target.name) : pair.role;
    const twists = this.#choose(random);
    let draft = await this.#fill(random.pick(target.asks), random);
    const used: string[] = [];
    for (const { name, fits, twist } of twists) {
      if (used.length === 2 || (used.length === 1 && !random.chance(0.15)) || !(fits?.(draft) ?? true)) continue;
      draft = twist(draft, random, this.surroundings);
      used.push(name);
    }
    const sent = encode(draft, this.world.people[role].headers(draft.path));
    return { number, role, target: target.name, twists: used, sent };
  }

  /** All mutations in the order to try them; heavier ones come first more often. */
  #choose(random: Random): Twist[] {
    const { without } = this.options;
    const keyed = TWISTS.filter(({ name }) => !without.includes(name)).map((twist) => ({
      twist,
      key: random.next() ** (1 / twist.weight),
    }));
    return keyed.sort((a, b) => b.key - a.key).map(({ twist }) => twist);
  }

  /** The request with its placeholders filled in; usually its captcha is solved too. */
  async #fill({ method, path, form, json }: Ask, random: Random): Promise<Draft> {
    const { world } = this;
    const fields = form?.map(([name, value]): NonNullable<Ask["form"]>[number] => [
      name,
      typeof value === "string" ? world.fill(value) : value,
    ]);
    const filled = world.fill(path);
    const draft: Draft = {
      method,
      path: filled,
      headers: {},
      ...(fields && { form: fields }),
      ...(json !== undefined && { json: JSON.parse(world.fill(JSON.stringify(json))) }),
    };
    if (!fields?.some(([name]) => name === "captchaToken") || !random.chance(0.7)) return draft;
    const solved = await solveCaptcha(world.people.anonymous.address).catch(() => ({}));
    return { ...draft, form: [...fields.filter(([name]) => !(name in solved)), ...Object.entries(solved)] };
  }
}

/** The role that is most likely to be allowed. */
function likelyRole(target: string): Role {
  if (/ admin/.test(target)) return "administrator";
  if (/ (login|register|forgotPassword|OTPverify|resetPassword|invitation)/.test(target)) return "anonymous";
  return "owner";
}

const SHOWN = 600;

/** A case in words, with the command that resends it. */
export function describeCase({ number, role, target, twists, sent }: Case, seed: number): string {
  const { method, path, headers, body } = sent;
  const shorten = (text: string) =>
    text.length > SHOWN ? `${text.slice(0, SHOWN)}… (${text.length} characters)` : text;
  const lines = [
    `${target} as ${role}, ${twists.join(" and ") || "as it is"}`,
    `  again: KOMPAS_FUZZ_SEED=${seed} KOMPAS_FUZZ_CASE=${number} npm run fuzz`,
    `  ${method} ${shorten(path)}`,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${shorten(hideSecret(name, value))}`),
  ];
  if (body) lines.push(`  ${JSON.stringify(shorten(body.toString("latin1")))}`);
  return lines.join("\n");
}

/** Session values are long and useless to a reader of the report. */
const hideSecret = (name: string, value: string) =>
  name === "cookie" ? value.replace(/(__Host-[\w-]+=[^;]{12})[^;]{20,}/g, "$1…") : value;
