import type { RouteConfigEntry } from "@remix-run/route-config";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Kind, READINESS } from "~/core/kinds/kind";
import { issueTokens } from "~/foundation/identity/tokens.server";
import type { Context } from "~/platform/context";
import routes from "~/routes";
import { cookieOf, ORIGIN, post, send, visit } from "../../support/pages";
import type { World } from "../../support/regions";
import { pathsOf } from "../../support/route-paths";
import { takeSnapshot } from "../../support/snapshot";
import {
  type Actor,
  actorsFor,
  type Cast,
  createCast,
  fillCast,
  isElsewhere,
  isOutside,
  type Outcome,
  type Outcomes,
  outcomeFor,
} from "./actors";
import { CALLS } from "./calls";
import { PAGES } from "./pages";

let world: World;
let cast: Cast;
let snapshots: Awaited<ReturnType<typeof takeSnapshots>>;
let isUsed = false;

/** One where the company lives and, if the others live elsewhere, one there. */
async function takeSnapshots() {
  const here = await takeSnapshot();
  const there = world.isSpread ? await world.elsewhere(takeSnapshot) : null;
  return {
    restore: async () => {
      await here.restore();
      if (there) await world.elsewhere(there.restore);
    },
    drop: async () => {
      await here.drop();
      if (there) await world.elsewhere(there.drop);
    },
  };
}

/** A read leaves everything unchanged for the next test; after anything else, the snapshot is restored. */
async function prepareCast(method: string | undefined) {
  if (isUsed) await snapshots.restore();
  isUsed = method !== "GET";
}

type Visitor = Exclude<Actor, "anonymous">;

/** Does something where an actor lives. */
const at = <T>(actor: Visitor, work: (ctx: Context) => Promise<T>) =>
  isElsewhere(actor) ? world.elsewhere(work) : work(world.here);

const signIn = (actor: Visitor) => at(actor, (ctx) => cookieOf(ctx, cast.users[actor].id));

/** The Cookie header of each actor for reading, with a session that the snapshot keeps. */
const cookies = new Map<Actor, string>();

async function signEverybodyIn() {
  for (const actor of Object.keys(cast.users) as Visitor[]) cookies.set(actor, await signIn(actor));
}

const fill = (text: string, kind?: Kind) => fillCast(cast, text, kind);

/** The outcome in the notation of the tables. */
function outcomeOf(response: Response, kind: Kind = READINESS): Outcome {
  // The position within a section does not matter here.
  const location = response.headers.get("Location")?.replace(/(?<=section=[^#]*)#.*/, "") ?? null;
  if (location === null) return String(response.status);
  const { draft, indicator, completed, comment, files } = cast.assessments[kind];
  const path = decodeURIComponent(location)
    .replace(indicator, ":indicator")
    .replace(draft, ":draft")
    .replace(completed, ":completed")
    .replace(cast.announcement, ":announcement")
    .replace(cast.questionnaire, ":questionnaire")
    .replace(cast.copy, ":export")
    .replace(cast.users.contributor.id, ":colleague")
    .replace(cast.users.owner.id, ":owner")
    .replace(cast.users.owner.companyId, ":company")
    .replace(cast.invitation, ":invitation")
    .replace(cast.token, ":token")
    .replace(cast.action, ":action")
    .replace(cast.webhook, ":webhook")
    .replace(cast.ctx.ids.seal(cast.request), ":request")
    .replace(cast.thread, ":thread")
    .replace(cast.ctx.ids.seal(cast.users.owner.companyId), ":member")
    .replace(comment, ":comment")
    .replace(files.completed, ":submitted");
  return `${response.status} ${path.replace(/\/[\w-]{43}(?=$|\?)/, "/:new")}`;
}

function expectNothingOf({ markers }: Cast, text: string, where: string) {
  for (const marker of Object.values(markers)) expect(text.includes(marker), `${where} shows «${marker}»`).toBe(false);
}

type Asked = Outcomes & { readBy?: readonly Actor[]; kind?: Kind };
type Ask = (actor: Actor) => Promise<Response>;

/**
 * Sends a request as each actor in turn, outsiders first. Outsiders who are not in `readBy` must read nothing about the company; outsiders
 * and refused actors must change nothing. One look after all outsiders tells that, and a read that has changed nothing needs one look.
 */
async function askAsEverybody(page: Asked, method: string | undefined, ask: Ask): Promise<Record<string, Outcome>> {
  const actors = actorsFor(page);
  const outsiders = method === "GET" ? actors : actors.filter(isOutside);
  const before = await cast.belongings();
  const outcomes = await askInTurn(page, ask, outsiders);
  if ((await cast.belongings()) === before) {
    const insiders = actors.slice(outsiders.length);
    return { ...outcomes, ...(await askInTurn(page, ask, insiders, before)) };
  }
  // Somebody has changed something: who?
  await snapshots.restore();
  return askInTurn(page, ask, actors, await cast.belongings());
}

/** `before` is what the company has, if each actor is watched. */
async function askInTurn(page: Asked, ask: Ask, actors: Actor[], before?: string): Promise<Record<string, Outcome>> {
  const { readBy: readers = [], kind } = page;
  const outcomes: Record<string, Outcome> = {};
  let last = before;
  for (const actor of actors) {
    const response = await ask(actor);
    outcomes[actor] = outcomeOf(response, kind);
    const text = await response.text();
    if (isOutside(actor) && !readers.includes(actor)) expectNothingOf(cast, text, actor);
    if (last === undefined) continue;
    const after = await cast.belongings();
    if (isOutside(actor) || response.status >= 400) {
      expect(after === last, `${actor} changes what the company has`).toBe(true);
    }
    last = after;
  }
  return outcomes;
}

/** An administrator must not read, on any page, anything that a company has answered, entered or submitted. */
async function expectNoWork(answered: Response): Promise<Response> {
  const { answer, document, figure } = cast.markers;
  const text = await answered.clone().text();
  for (const marker of [answer, document, figure]) {
    expect(text.includes(marker), `the office reads «${marker}»`).toBe(false);
  }
  return answered;
}

const wanted = (outcomes: Outcomes) =>
  Object.fromEntries(actorsFor(outcomes).map((actor) => [actor, outcomeFor(outcomes, actor)]));

/** Acts on every route and call as every actor, in a world that the tests make. */
export function describeIsolation(makeWorld: () => World | Promise<World>): void {
  beforeAll(async () => {
    world = await makeWorld();
    cast = await createCast(world);
    await signEverybodyIn();
    snapshots = await takeSnapshots();
  });
  afterAll(() => snapshots.drop());

  describe("ASVS 8.2.1, 8.2.2 access to pages", () => {
    it("has a table entry for every route, and none for anything else", () => {
      expect(Object.keys(PAGES).sort()).toEqual(pathsOf(routes as RouteConfigEntry[]).sort());
    });

    const rows = Object.values(PAGES)
      .flat()
      .map((page) => [`${page.request}${page.fields?.intent === "submit" ? " to submit" : ""}`, page] as const);

    it.each(rows)("%s", async (_, page) => {
      const { kind } = page;
      const [method, path = ""] = page.request.split(" ");
      await prepareCast(method);
      const { env } = world;
      const outcomes = await askAsEverybody(page, method, async (actor) => {
        if (method === "POST") {
          const fields = Object.entries(page.fields ?? {}).map(([name, value]) => [name, fill(value, kind)]);
          // What an actor has done may have ended the sessions of the next.
          const cookie = actor === "anonymous" ? undefined : await signIn(actor);
          return post(fill(path, kind), Object.fromEntries(fields), { cookie, env });
        }
        const cookie = cookies.get(actor);
        if (!world.isSpread && isOutside(actor) && !page.readBy?.includes(actor)) {
          // The same page as data, as scripts fetch it: another way to show what has been read, wherever that lives.
          const [pathname, query = ""] = fill(path, kind).split("?");
          const bare = await visit(`${pathname === "/" ? "/_root" : pathname}.data?${query}`, { cookie, env });
          expectNothingOf(cast, await bare.text(), `${actor}, as data,`);
        }
        const answered = await visit(fill(path, kind), { cookie, env });
        return actor === "administrator" ? expectNoWork(answered) : answered;
      });
      expect(outcomes).toEqual(wanted(page));
    });

    it("ASVS 7.4.4 lets a signed-in user sign out from every page", async () => {
      await prepareCast("GET");
      const cookie = cookies.get("owner");
      const paths = rows.flatMap(([, { request, insiders, kind }]) => {
        const [method, path = ""] = request.split(" ");
        const isShown = (typeof insiders === "string" ? insiders : insiders.owner) === "200";
        return method === "GET" && isShown ? [fill(path, kind)] : [];
      });
      const pages = [];
      for (const path of paths) {
        const response = await visit(path, { cookie, env: world.env });
        const html = await response.text();
        if (!response.headers.get("Content-Type")?.startsWith("text/html")) continue;
        // A file to download, not one of our pages.
        if (response.headers.get("Content-Disposition")?.startsWith("attachment")) continue;
        // Above a form being filled in, the same button first saves what was typed.
        const signsOut = /<form[^>]*action="\/logout"/.test(html) || /name="intent" value="sign-out"/.test(html);
        pages.push([path, signsOut]);
      }
      expect(pages.filter(([, signsOut]) => !signsOut)).toEqual([]);
      expect(pages.length).toBeGreaterThan(15);
    });

    it("shows the company's name in statistics to the users who may see it", async () => {
      await prepareCast("GET");
      for (const { request, readBy = [] } of [
        ...(PAGES.advanceAnalytics ?? []),
        ...(PAGES.progressAdvanceAnalytics ?? []),
      ]) {
        for (const actor of readBy) {
          if (actor === "anonymous") continue;
          const cookie = cookies.get(actor);
          const text = await (await visit(fill(request.slice("GET ".length)), { cookie, env: world.env })).text();
          expect([request, actor, text.includes(cast.markers.company)]).toEqual([request, actor, true]);
        }
      }
    });

    it("shows insiders what outsiders must not see", async () => {
      await prepareCast("GET");
      const cookie = cookies.get("viewer");
      const read = async (path: string) => (await visit(fill(path), { cookie, env: world.env })).text();
      expect(await read("/view/:completed")).toContain(cast.markers.answer);
      expect(await read("/view/:completed.data")).toContain(cast.markers.answer);
      expect(await read("/comments/:draft/water.assess.1")).toContain(cast.markers.answer);
      expect(await read("/user/dashboard/:completed")).toContain(cast.markers.email);
      expect(await read("/user/dashboard/:completed")).toContain(cast.markers.company);
      expect(await read("/uploadDocuments/:draft")).toContain(cast.markers.document);
    });
  });

  describe("ASVS 8.2.1, 8.2.2 access to calls of the API", () => {
    it("has a table entry for every call, and none for anything else", async () => {
      const document = await (await visit("/api/openapi.json")).json<{
        paths: Record<string, Record<string, unknown>>;
      }>();
      const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/^\/api/, "")}`),
      );
      expect(Object.keys(CALLS).sort()).toEqual(calls.sort());
    });

    const rows = Object.entries(CALLS).flatMap(([name, calls]) =>
      calls.map((call) => [`${name} ${call.query ?? JSON.stringify(call.body) ?? ""}`.trim(), name, call] as const),
    );

    it.each(rows)("%s", async (_, name, call) => {
      const [method, path = ""] = name.split(" ");
      await prepareCast(method);
      const outcomes = await askAsEverybody(call, method, async (actor) => {
        const filled = path.replace(/\{(\w+)\}/g, (_, param) => fill(call.params?.[param] ?? "nothing", call.kind));
        const headers = new Headers();
        if (actor !== "anonymous") {
          const { accessToken } = await at(actor, (ctx) => issueTokens(ctx, new Request(ORIGIN), cast.users[actor].id));
          headers.set("Authorization", `Bearer ${accessToken}`);
        }
        if (call.body !== undefined) headers.set("Content-Type", "application/json");
        const body = call.body === undefined ? undefined : fill(JSON.stringify(call.body), call.kind);
        return send(`/api${filled}?${fill(call.query ?? "", call.kind)}`, { method, headers, body }, world.env);
      });
      expect(outcomes).toEqual(wanted(call));
    });
  });
}
