import { beforeAll, describe, expect, test } from "vitest";
import { analyticsPath } from "~/core/addresses/analytics";
import { assessmentPaths, historyPath, isResultsPath, kindOfPath } from "~/core/addresses/assessment";
import { KINDS_OF_ASSESSMENTS, type Kind, PROGRESS, READINESS } from "~/core/kinds/kind";
import { DEMO_ACCOUNTS } from "../../scripts/demo/accounts.mjs";
import { signIn } from "./support/actions";
import { useBrowser, type Visit } from "./support/browser";
import { chartFaultsOn, chartsOn } from "./support/charts";
import { someOf } from "./support/ways";

/** A phone, a tablet and a desktop. */
const WIDTHS = [360, 768, 1280];

const [READY, CLIMATE] = [analyticsPath(READINESS), analyticsPath(PROGRESS)];
/** Two groups of different sizes, side by side. */
const COMPARED = "compare=1&country=MY&country2=ZA";
const PLACED = "dimension=social&state=MY%3AMY-01&industry=manufacturing";

/** Every page of statistics, on its own and side by side. */
const STATISTICS = [
  "/analytics",
  "/analytics?mode=percent",
  "/analytics?by=quarter",
  `/analytics?${PLACED}`,
  `/analytics?by=quarter&${PLACED}`,
  ...["levels", "performance", "indicators", "actions&topic=climate-action", "demographics"].flatMap((tab) =>
    ["", COMPARED].map((more) => `${READY}?tab=${tab}&${more}`),
  ),
  ...["levels&mode=percent", "levels&by=quarter", "levels&by=same", "sdg&by=quarter", "demographics&by=quarter"].map(
    (tab) => `${READY}?tab=${tab}&${COMPARED}`,
  ),
  ...["levels", "average", "emissions", "actions&topic=climate-governance"].flatMap((tab) =>
    ["", COMPARED].map((more) => `${CLIMATE}?tab=${tab}&${more}`),
  ),
  ...["emissions&by=quarter", "average&by=quarter"].map((tab) => `${CLIMATE}?tab=${tab}&${COMPARED}`),
];

describe("every chart", () => {
  const browser = useBrowser();
  let [stranger, corporate, office, owner] = [] as unknown as [Visit, Visit, Visit, Visit];
  const results: Partial<Record<Kind, string>> = {};

  beforeAll(async () => {
    const as = async (account?: { email: string; password: string }) => {
      const visit = await browser.visit({ scripts: false });
      if (account) {
        await visit.page.goto("/login");
        await signIn(visit.page, "en", account);
      }
      return visit;
    };
    const { corporate: buyer, administrator, owner: company } = DEMO_ACCOUNTS;
    [stranger, corporate, office, owner] = [await as(), await as(buyer), await as(administrator), await as(company)];
    for (const kind of KINDS_OF_ASSESSMENTS) {
      await owner.page.goto(historyPath(kind));
      const hrefs = await owner.page
        .locator("main a")
        .evaluateAll((all) => all.map((a) => a.getAttribute("href") ?? ""));
      const found = hrefs.find((href) => isResultsPath(href) && kindOfPath(href) === kind);
      results[kind] = found?.split("?")[0]?.split("/").at(-1) ?? "";
    }
  });

  /** Loads a page once and inspects it at every width; at each, it must have at least `least` charts. */
  async function look({ page }: Visit, path: string, least: number): Promise<string[]> {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    await page.locator("details.print-open").evaluateAll((all: HTMLDetailsElement[]) => {
      for (const each of all) each.open = true;
    });
    const faults: string[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect(await chartsOn(page), `charts on ${path} at ${width}`).toBeGreaterThanOrEqual(least);
      faults.push(...(await chartFaultsOn(page)).map((fault) => `${path} at ${width}: ${fault}`));
    }
    return faults;
  }

  test("of the statistics fits inside its drawing, and charts side by side share one scale", async () => {
    const faults = [];
    for (const path of STATISTICS) faults.push(...(await look(corporate, path, 1)));
    const ofOffice = ["/analytics?by=quarter", `${READY}?tab=demographics`, `${CLIMATE}?tab=emissions`, "/admin/weeks"];
    for (const path of ofOffice) {
      faults.push(...(await look(office, path, 1)));
    }
    expect(faults).toEqual([]);
  });

  test.each(someOf("charts", ["fr", "ms"] as const))("fits inside its drawing with texts in %s", async (language) => {
    const visit = await browser.visit({ language, scripts: false });
    const faults = await look(visit, "/sample", 2);
    await visit.page.goto("/login");
    const { email, password } = DEMO_ACCOUNTS.corporate;
    await signIn(visit.page, language, { email: email.replace("@", `-${language}@`), password });
    // The means of both groups are one chart.
    const tabs = [
      [`${READY}?tab=levels`, 2],
      [`${READY}?tab=indicators`, 1],
      [`${CLIMATE}?tab=average`, 1],
      [`${CLIMATE}?tab=emissions`, 2],
    ] as const;
    for (const [path, least] of tabs) faults.push(...(await look(visit, `${path}&${COMPARED}`, least)));
    expect(faults).toEqual([]);
  });

  test("of a company's results, reports and plan fits inside its drawing", async () => {
    const faults = await look(stranger, "/sample", 2);
    for (const kind of KINDS_OF_ASSESSMENTS) {
      const paths = assessmentPaths(kind, results[kind] ?? "");
      faults.push(...(await look(owner, paths.results, 2)), ...(await look(owner, paths.report, 2)));
    }
    for (const path of ["/plan", "/plan/what-if", historyPath(READINESS)]) faults.push(...(await look(owner, path, 0)));
    expect(faults).toEqual([]);
  });
});
