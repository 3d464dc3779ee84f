import type { Browser } from "playwright";
import { newestProgress } from "~/assessment/catalogue/content/progress/versions";
import { newestReadiness } from "~/assessment/catalogue/content/readiness/versions";
import { listSections } from "~/assessment/catalogue/rules/lookup";
import { FIGURE_SECTIONS } from "~/assessment/key-figures/rules/figures";
import { KEY_FIGURES_PATH } from "~/core/addresses/key-figures";
import { startClimate } from "../../e2e/support/climate";
import { fillAssessment, startAssessment, submitAssessment } from "../../e2e/support/company";
import { type Act, arrive, describeAct, isRefused, perform } from "./acts";
import { compareLooks, type Difference, isForm, type PageState } from "./look";
import { planAct, planPage, type Random } from "./plan";
import { type Circumstances, openSide, type Side } from "./side";

/** The year of the key figures in the lives. */
const YEAR = "2025";

const SECTIONS: Record<Circumstances["kind"], string[]> = {
  readiness: listSections(newestReadiness).map(({ section }) => section.id),
  progress: listSections(newestProgress).map(({ section }) => section.id),
  figures: [...FIGURE_SECTIONS],
};

/** Both browsers, each with a company that is where the life begins. */
async function openBoth(browser: Browser, circumstances: Circumstances): Promise<[on: Side, off: Side]> {
  const open = async (scripts: boolean): Promise<Side> => {
    const side = await openSide(browser, scripts, circumstances);
    return { ...side, draft: await begin(side, circumstances) };
  };
  return Promise.all([open(true), open(false)]);
}

async function begin({ visit }: Omit<Side, "draft">, { kind }: Circumstances): Promise<string> {
  if (kind === "figures") {
    const headers = { Origin: visit.address };
    await visit.context.request.post(KEY_FIGURES_PATH, { headers, form: { year: YEAR }, maxRedirects: 0 });
    return YEAR;
  }
  const draft = await startAssessment(visit);
  if (kind === "readiness") return draft;
  await fillAssessment(visit, draft, ({ id }) => id.length % 2 === 0);
  await submitAssessment(visit, draft);
  return startClimate(visit);
}

/** What differed after an act, with all acts up to it. */
export interface Finding {
  circumstances: Circumstances;
  acts: Act[];
  differences: Difference[];
}

/** The topic of a difference, without its specific question. */
export function topicOf({ path }: Difference): string {
  return path.replace(/^questions › [^›]+› /, "a question › ");
}

/** Whether no mail came: to a company that signs up, or to both sides at once. */
export function isWithoutMail(lived: Error | Finding): boolean {
  if (lived instanceof Error) return lived.message.startsWith(NO_MAIL);
  const isMissing =
    (side: string) =>
    ({ path }: Difference) =>
      path.startsWith(`wrong ${side} scripts: ${NO_MAIL}`);
  return ["with", "without"].every((side) => lived.differences.some(isMissing(side)));
}

const NO_MAIL = "No mail has reached";
const SEALED = /[\w-]{43}/g;

/** Performs an act on both sides at once and returns how their pages differ. */
async function actOnBoth(sides: [Side, Side], act: Act, circumstances: Circumstances): Promise<Difference[]> {
  const attempt = (side: Side): Promise<PageState> =>
    perform(side, act, circumstances).catch((error: Error) => ({ failed: error.message.split("\n")[0] }));
  const [on, off] = await Promise.all([attempt(sides[0]), attempt(sides[1])]);
  const wrong = [on, off].flatMap(({ unfilled, problems, failed }, index) => {
    const isWrong = unfilled !== undefined || failed !== undefined || (problems as string[]).length > 0;
    const said = { unfilled, problems, failed };
    const reason = String(failed ?? [problems].flat()[0] ?? "unfilled").replace(SEALED, "ID");
    const path = `wrong ${index === 0 ? "with" : "without"} scripts: ${reason}`;
    return isWrong ? [{ path, on: said, off: null }] : [];
  });
  if (wrong.length > 0) return wrong;
  return compareLooks(on, off);
}

/**
 * Lives one life of at most `acts` acts; the first unknown difference ends it. With "no" or a number as `way`, every question of every
 * section is answered that way.
 */
export async function live(
  browser: Browser,
  circumstances: Circumstances,
  random: Random,
  { acts: most, way }: { acts: number; way?: number | "no" },
  isOver: () => boolean,
  isKnown: (difference: Difference) => boolean,
): Promise<{ acts: number; finding: Finding | null }> {
  const sides = await openBoth(browser, circumstances);
  const [on] = sides;
  const sections = SECTIONS[circumstances.kind];
  const done: Act[] = [];
  try {
    let at = way === undefined ? sections[Math.floor(random() * sections.length)] : sections[0];
    while (at !== undefined && done.length < most && !isOver()) {
      const planned = await nextAct(on, at, circumstances, random, way, done.at(-1));
      done.push(planned);
      const differences = await actOnBoth(sides, planned, circumstances);
      const unknown = differences.filter((difference) => !isKnown(difference));
      if (unknown.length > 0)
        return { acts: done.length, finding: { circumstances, acts: done, differences: unknown } };
      // A known difference does not end a life, unless the two sides are now in different places.
      if (differences.some(({ path }) => /^(?:where|wrong)/.test(path))) break;
      if ("page" in planned && planned.page === "shared") break;
      if (way !== undefined) at = sections[sections.indexOf(at) + 1];
      else at = (await sectionOf(on)) ?? sections[Math.floor(random() * sections.length)];
    }
    return { acts: done.length, finding: null };
  } finally {
    await Promise.all(sides.map((side) => side.close()));
  }
}

async function nextAct(
  side: Side,
  at: string,
  circumstances: Circumstances,
  random: Random,
  way: number | "no" | undefined,
  last: Act | undefined,
): Promise<Act> {
  if (circumstances.kind !== "figures" && way === undefined) {
    if (last && "page" in last && last.page === "submitted") return { page: "shared" };
    const chance = (await isRefused(side.page)) ? 1 : random();
    if (chance < 0.02) return { page: "complete" };
    if (chance < 0.04) return { page: "review" };
    if (chance < 0.06) return { page: "submitted" };
  }
  await arrive(side, at, circumstances);
  if (way !== undefined) return planPage(side.page, at, way);
  return planAct(side.page, random, at);
}

async function sectionOf({ page }: Side): Promise<string | null> {
  const { pathname, searchParams } = new URL(page.url());
  if (await isForm(page)) return searchParams.get("section");
  return /^\/key-figures\/\d+\/(\w+)$/.exec(pathname)?.[1] ?? null;
}

/** Replays acts with two new companies, and returns a difference on the same topics if one occurs. */
async function replay(
  browser: Browser,
  circumstances: Circumstances,
  acts: Act[],
  topics: Set<string>,
): Promise<Finding | null> {
  const sides = await openBoth(browser, circumstances);
  try {
    for (const [index, act] of acts.entries()) {
      const differences = await actOnBoth(sides, act, circumstances);
      const same = differences.filter((difference) => topics.has(topicOf(difference)));
      if (same.length > 0) return { circumstances, acts: acts.slice(0, index + 1), differences: same };
    }
    return null;
  } finally {
    await Promise.all(sides.map((side) => side.close()));
  }
}

/** The shortest found sequence of acts, and of changes within them, that still shows the same difference. */
export async function shorten(browser: Browser, finding: Finding, isOver: () => boolean): Promise<Finding> {
  const topics = new Set(finding.differences.map(topicOf));
  let shortest = finding;
  const attempt = async (acts: Act[]) => {
    if (isOver()) return false;
    const found = await replay(browser, finding.circumstances, acts, topics);
    if (found) shortest = found;
    return found !== null;
  };
  for (let size = 1; size < finding.acts.length; size = size < 2 ? 2 : size * 2) {
    if (await attempt(finding.acts.slice(-size))) break;
  }
  for (let index = shortest.acts.length - 2; index >= 0; index -= 1) {
    await attempt(shortest.acts.filter((_, other) => other !== index));
  }
  for (let index = shortest.acts.length - 1; index >= 0; index -= 1) {
    const act = shortest.acts[index];
    if (!act || "page" in act) continue;
    for (let each = act.set.length - 1; each >= 0 && act.set.length > 1; each -= 1) {
      const current = shortest.acts[index];
      if (!current || "page" in current) break;
      const fewer = { ...current, set: current.set.filter((_, other) => other !== each) };
      await attempt(shortest.acts.map((other, place) => (place === index ? fewer : other)));
    }
  }
  return shortest;
}

/** A finding in words. */
export function describeFinding({ circumstances, acts, differences }: Finding, seed: number): string {
  const { kind, language, width } = circumstances;
  const lines = acts.map((act, index) => `  ${index + 1}. ${describeAct(act)}`);
  const differing = differences.flatMap(({ path, on, off }) => [
    `  ${path}`,
    `    with scripts:    ${JSON.stringify(on)}`,
    `    without scripts: ${JSON.stringify(off)}`,
  ]);
  return [`Seed ${seed}: ${kind}, ${language}, ${width} px`, ...lines, ...differing].join("\n");
}
