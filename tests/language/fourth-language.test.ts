import { createExecutionContext } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import { newestProgress } from "~/assessment/catalogue/content/progress/versions";
import { newestReadiness, READINESS_VERSIONS } from "~/assessment/catalogue/content/readiness/versions";
import { FACTOR_SETS } from "~/assessment/ghg/content/factors";
import { writeTable } from "~/assessment/ghg/rules/publishing";
import { withoutEvidenceClaims } from "~/assessment/scoring/rules/evidence-claims";
import { CURRENCIES } from "~/core/currencies";
import { zonesFor } from "~/core/days/zone";
import { type Language, SPOKEN } from "~/core/language";
import { WEBHOOK_EVENTS } from "~/core/webhook-events";
import { LEGAL_DOCUMENTS } from "~/foundation/identity/content/legal-documents";
import { figuresFor, installationOf } from "~/home/legal/figures";
import { fill } from "~/home/legal/placeholders";
import { joinNames } from "~/i18n/format";
import { languageCookie } from "~/i18n/i18n.server";
import { CROSSWALKS } from "~/improvement/crosswalk/content/tables";
import { STANDARDS } from "~/improvement/crosswalk/rules/table";
import { readSettings } from "~/platform/env";
import { SAMPLE } from "~/results/results/content/sample";
import worker from "../../workers/app";
import { change } from "../support/database";
import { cookieOf, ORIGIN } from "../support/pages";
import { PROGRESS_QUESTIONNAIRE } from "../support/progress-questionnaire";
import { testEnv } from "../support/worker";
import { type Actor, type Cast, createCast, fillCast, outcomeFor } from "../worker/isolation/actors";
import { PAGES, type Page } from "../worker/isolation/pages";
import { partsOutside } from "./support/shown";

const READERS: Actor[] = ["owner", "administrator", "linked corporate", "anonymous"];

/** Every page of the product with a reader: one who can open it if there is one, otherwise one who is refused. */
const rows = Object.values(PAGES)
  .flat()
  .flatMap((page) => {
    const outcomes = READERS.map((actor) => ({ page, actor, status: outcomeFor(page, actor) }));
    const shown = outcomes.find(({ status }) => status === "200") ?? outcomes.find(({ status }) => /^4/.test(status));
    return shown ? [[`${page.request}: ${shown.status} to ${shown.actor}`, shown] as const] : [];
  });

/** Names and texts entered by the people of the cast, and a search term. */
const GIVEN = [
  "Nomsa",
  "Owner",
  "Johannesburg",
  "We have a well nobody knows of",
  "To few",
  "Nobody else was told.",
  "Water meter log",
  "Readings of every month",
  "log.pdf",
  "Water permit",
  "permit.pdf",
  "kwaito",
  "Accounting",
  "hidden-receiver.com",
];
/** Unit symbols, the currency of the company, and what webhooks call their events. */
const SIGNS = [...WEBHOOK_EVENTS, "MWh", "kWh", "t CO2e", "kg", "ha", "ZAR"];
/** Names that are the same in every language, including questionnaire versions, and addresses. */
const ANYWHERE =
  /\b(Kompas|UTC|GMT|qps|Company \d+|(readiness|progress)(-[\da-f]+|-test)+)\b|https?:\/\/\S+|[\w.+-]+@[\w.-]+|\(\+\d+\)/g;
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

let cast: Cast;
/** Texts that need no translation, or have none yet: each on its own, and all joined. */
let content: Set<string>;
let allContent: string;

/**
 * The questionnaires, the articles, the tables of standards and the reference data, which are in English; names of countries, currencies
 * and languages.
 */
async function readContent(): Promise<Set<string>> {
  const values = { ...figuresFor("qps" as Language), ...installationOf(readSettings(testEnv)) };
  // The questionnaire editor shows a level's text as written, without a company's name.
  const companies = [cast.markers.company, SAMPLE.company, "SME X"];
  const named = SAMPLE.company.split(/[()]/).map((part) => part.trim());
  const said = new Set([
    ...GIVEN,
    ...SIGNS,
    ...named,
    ...Object.values(cast.markers),
    ...Object.values(SPOKEN).map(({ name }) => name),
  ]);
  const collect = (value: unknown): void => {
    if (typeof value === "string") {
      // Where there is no proof, a level's text appears without its claims of proof.
      const texts = [...new Set([value, withoutEvidenceClaims(value)])].map((text) => fill(text, values));
      const parts = companies.flatMap((name) =>
        texts.flatMap((text) => partsOutside(text.replaceAll("SME X", name ?? ""))),
      );
      for (const part of parts) said.add(part.replaceAll(ANYWHERE, " ").trim().replace(NUMBER, ""));
    } else for (const part of Object.values(value ?? {})) collect(part);
  };
  const texts = ["knowledge", ...LEGAL_DOCUMENTS, ...STANDARDS.map((standard) => `crosswalk-${standard}`)].map(
    async (name) => (await testEnv.ASSETS.fetch(`${ORIGIN}/assets/texts/${name}.qps.json`)).json(),
  );
  const questionnaires = [...READINESS_VERSIONS, newestReadiness, newestProgress, PROGRESS_QUESTIONNAIRE];
  collect([questionnaires, SAMPLE, testEnv.TEST_REFERENCE, await Promise.all(texts)]);
  // A section of a standard appears as its code and its name.
  for (const { sections } of Object.values(CROSSWALKS))
    for (const { id, name } of sections) said.add(`${id} · ${name?.en}`);
  // A report says in one paragraph what a goal is and what a small company contributes to it.
  for (const { goalText, contribution } of newestReadiness.sdgCards) said.add(`${goalText.en} ${contribution.en}`);
  // The titles of publications, and their figures as written; and an address that a user has typed.
  for (const set of FACTOR_SETS) collect([set.title, ...set.title.split(/[·,:()]/), ...writeTable(set).split("\n")]);
  collect("1 Long Street");
  const countries = new Intl.DisplayNames("en", { type: "region" });
  for (const first of LETTERS) for (const second of LETTERS) said.add(countries.of(first + second) ?? "");
  for (const zone of Object.values(zonesFor("ZA")).flat()) said.add(zone.replaceAll("_", " "));
  const currencies = new Intl.DisplayNames("en", { type: "currency" });
  for (const code of CURRENCIES) said.add(code).add(currencies.of(code) ?? code);
  return said;
}

/** Also matches a long enough quote from a longer text. A page may put a colon before it and a full stop after it. */
const isContent = (words: string) => {
  const bare = words.replace(/^[…:]|[….]$/g, "").trim();
  return content.has(words) || content.has(bare) || (bare.length > 40 && allContent.includes(bare.toLowerCase()));
};

/** An amount before a unit. */
const AMOUNT = /^\d[\d.]*\s/;

/** The number in front of a question. */
const NUMBER = /^\d+\. /;

/** A page with each text of its figures in one piece: the name next to a bar may span two lines. */
const inOnePiece = (html: string) =>
  html.replaceAll(/<svg (?:[^>]*"0 0 \d{3} \d+" )?role="(?:img|group)"[\s\S]*?<\/svg>/g, (figure) => {
    const lines = [...figure.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, line = ""]) =>
      line.replaceAll("&amp;", "&"),
    );
    const names = shortContent().filter((name) => lines.join(" ").includes(name));
    return names.reduce((text, name) => text.replaceAll(name, " "), lines.join(" "));
  });
const shortContent = () =>
  [...content].filter(({ length }) => length > 3 && length < 160).sort((a, b) => b.length - a.length);

/** What stands between the parts of a sentence, such as the names that it lists. */
const BETWEEN = new RegExp(`[·,:()\\n]|${joinNames(["", ""], "qps" as Language)}`);

/** What on a page is neither in the fourth language nor content: words of the product that are missing from the language folders. */
function leftOn(html: string): string[] {
  const parts = partsOutside(inOnePiece(html)).map((part) => part.replaceAll(ANYWHERE, " ").trim().replace(NUMBER, ""));
  const pieces = parts.flatMap((part) => (isContent(part) ? [] : part.split(BETWEEN)));
  return pieces
    .map((piece) => piece.trim())
    .filter((piece) => /[A-Za-z]{2}/.test(piece) && !content.has(piece) && !content.has(piece.replace(AMOUNT, "")));
}

beforeAll(async () => {
  cast = await createCast();
  await change("update users set language = 'qps'");
  content = await readContent();
  allContent = [...content].join("\n").toLowerCase();
});

async function ask({ request: asked, fields, kind }: Page, actor: Actor): Promise<Response> {
  const [method = "", path = ""] = asked.split(" ");
  const cookie =
    actor === "anonymous" ? await languageCookie.serialize("qps") : await cookieOf(cast.ctx, cast.users[actor].id);
  const filled = Object.entries(fields ?? {}).map(([name, value]) => [name, fillCast(cast, value, kind)]);
  const init = {
    method,
    headers: { Host: new URL(ORIGIN).host, Origin: ORIGIN, Cookie: cookie.split(";")[0] ?? "" },
    body: method === "POST" ? new URLSearchParams(filled) : undefined,
  };
  const request = new Request(ORIGIN + fillCast(cast, path, kind), init) as Parameters<typeof worker.fetch>[0];
  return worker.fetch(request, testEnv, createExecutionContext());
}

describe("a fourth language added by one line and one folder of texts", () => {
  it.each(rows)("%s", async (_, { page, actor, status }) => {
    const response = await ask(page, actor);
    expect(response.status).toBe(Number(status));
    const html = await response.text();
    if (!response.headers.get("Content-Type")?.startsWith("text/html")) return;
    expect(html).toMatch(/<html lang="qps"[ >]/);
    expect(html).toContain("⟦");
    // A report can be requested in another language, which its title uses too.
    if (!page.request.includes("?lang=")) expect(leftOn(html)).toEqual([]);
  });

  it("is checked by a detector that finds texts missing from the folder", () => {
    expect(rows.length).toBeGreaterThan(150);
    expect(leftOn('<p>⟦Šåṽé⟧ <b title="Not now">Saved at 12:03 UTC</b></p>')).toEqual(["Saved at 12", "Not now"]);
  });
});
