import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newestReadiness } from "~/assessment/catalogue/content/readiness/versions";
import { splitStatements } from "../../scripts/lib/database.mjs";
import { publishCatalogueSql } from "../../scripts/seed/catalogue-sql";
import { inDays } from "../support/days";
import { changePart } from "../support/workbooks";
import { violationsOn } from "./support/accessibility";
import { follow, press, shownOn, textSeen } from "./support/actions";
import { useBrowser } from "./support/browser";
import { fillAssessment, signInNewCompany, startAssessment } from "./support/company";
import { startOwnServer } from "./support/own-server";
import { text } from "./support/texts";

const t = text("en", "questionnaires");
const drafts = text("en", "drafts");
const flash = text("en", "flash");

/** The first user to register becomes an administrator of the network. */
const OFFICE = `create trigger first_works_for_the_network after insert on users when (select count(*) from users) = 1
  begin update users set is_administrator = 1 where id = new.id; end`;

const ACTS = ["drafted", "edited", "imported", "scheduled", "called-off", "published", "discarded"] as const;

/** A long test, and longer on a busy machine. */
const PATIENCE_MS = 120_000;

describe("a questionnaire's next version", () => {
  const browser = useBrowser();
  let server: Awaited<ReturnType<typeof startOwnServer>>;
  // The newest version changes for every company, so this needs a Kompas of its own.
  beforeAll(async () => {
    server = await startOwnServer({ statements: [...splitStatements(publishCatalogueSql(newestReadiness)), OFFICE] });
  });
  afterAll(() => server?.stop());

  test(
    "is drafted, edited, translated, previewed and published without scripts, and a company moves to it",
    async () => {
      const office = await browser.visit({ scripts: false, address: server.address });
      const { page } = office;
      const main = page.getByRole("main");
      await signInNewCompany(office);
      const company = await browser.visit({ scripts: false, address: server.address });
      await signInNewCompany(company);
      const answered = await startAssessment(company);
      await fillAssessment(company, answered, () => true, 3);

      const begin = async () => {
        await page.goto("/admin/questionnaires");
        await press(page, t("versions.draftOf", { version: newestReadiness.version }));
        return new URL(page.url()).pathname;
      };
      const spare = await begin();
      await follow(page, t("draft.discard"), main);
      await press(page, t("discard.confirm"));
      expect(new URL(page.url()).pathname).toBe("/admin/questionnaires");
      office.expectStatus(404, new RegExp(`^${spare}$`));
      await page.goto(spare);

      await page.goto("/admin");
      await follow(page, text("en", "admin")("pages.questionnaires"), main);
      const own = await begin();
      await page.goto(`${own}/edit?at=question/climate-action.learn.1`);
      const field = (name: string) => page.locator(`main [name="${name}"]`);
      const mark = "Has anybody been trained in climate matters?";
      await field("text.en").fill(mark);
      await field("text.fr").fill("");
      await press(page, t("edit.save"));
      expect(await shownOn(page)).toBe(flash("questionnaireSaved"));
      expect(await main.textContent()).toContain(t("rules.translation"));
      await field("text.fr").fill("Votre climat ?");
      await press(page, t("edit.save"));

      const answer = await page.context().request.get(`${own}/texts/file`);
      const book = changePart(new Uint8Array(await answer.body()), "xl/worksheets/sheet1.xml", (xml) =>
        xml.replace("Votre climat ?", "Connaissez-vous votre climat ?"),
      );
      await page.goto(`${own}/texts`);
      await page.locator("main [name=file]").setInputFiles({
        name: "texts.xlsx",
        mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        buffer: Buffer.from(book),
      });
      await press(page, t("texts.submit"));
      expect(await main.textContent()).toContain(t("texts.changes", { count: 1 }));
      await press(page, t("texts.save"));
      expect(await shownOn(page)).toBe(flash("questionnaireImported", { number: 1 }));

      await page.goto(`${own}/preview?at=climate-action.learn`);
      expect(await main.textContent()).toContain(mark);
      await follow(page, t("edit.back"), main);
      await follow(page, t("draft.compare"), main);
      expect(await main.textContent()).toContain(t("publish.counts.changed", { count: 1 }));
      // Each language that changes has its own words, former and new, and what differs is marked.
      for (const language of ["en", "fr"]) {
        const said = main.locator(`div[lang=${language}]`);
        expect(await said.locator("del").count()).toBeGreaterThan(0);
        expect(await said.locator("ins").first().textContent()).toContain(drafts("marks.inserted"));
      }
      expect(await main.locator("div[lang=ms]").count()).toBe(0);
      expect(await violationsOn(office, [360, 1280])).toEqual([]);
      await field("date").fill(inDays(30));
      await press(page, t("publish.schedule"));
      await follow(page, t("draft.callOff"), main);
      await press(page, t("callOff.confirm"));
      expect(await main.textContent()).toContain(t("checks.fine"));
      await follow(page, t("draft.compare"), main);
      await follow(page, t("publish.now"), main);
      await press(page, t("publish.ask.confirm"));
      expect(await shownOn(page)).toBe(flash("questionnairePublished"));
      await follow(page, t("use.look"), main);
      const did = new URL(page.url()).pathname;
      const figure = (name: "open" | "moved" | "still") =>
        main
          .locator("dl > div", { hasText: t(`use.counts.${name}`) })
          .locator("dd")
          .textContent();
      expect([await figure("open"), await figure("moved"), await figure("still")]).toEqual(["1", "0", "1"]);

      // The company's draft keeps the former questions until it takes over the new ones; then the answer waits under the new words.
      const { page: theirs } = company;
      const place = theirs.getByRole("main");
      const ask = () => theirs.goto(`/${answered}?section=climate-action.learn`);
      await ask();
      expect(await place.textContent()).not.toContain(mark);
      await press(theirs, drafts("actions.resync.name"), theirs.locator("#section-form"));
      expect(await textSeen(place)).toContain(mark);
      expect(await place.locator("ins").first().textContent()).toContain(drafts("marks.inserted"));
      await follow(theirs, drafts("resync.button"), place);
      await press(theirs, drafts("resync.ask.confirm"));
      await ask();
      expect(await place.textContent()).toContain(mark);
      expect(await place.textContent()).toContain(text("en", "answering")("unconfirmed.reset"));

      await page.goto(did);
      expect([await figure("open"), await figure("moved"), await figure("still")]).toEqual(["1", "1", "0"]);
      expect(await violationsOn(office, [360, 1280])).toEqual([]);

      // A step back: publishes the previous version again.
      await page.goto(`/admin/questionnaires/versions/${newestReadiness.version}?dialog=again`);
      await press(page, t("publish.again.submit"));
      expect(await shownOn(page)).toBe(flash("questionnairePublished"));

      // Finally, signs out everyone except the administrator.
      const operations = text("en", "operations");
      await page.goto("/admin/sessions");
      await follow(page, operations("sessions.all.submit"), main);
      await page.locator("textarea[name=reason]").fill("KPI 2026-11-23");
      await press(page, operations("sessions.all.submit"));
      await theirs.goto("/user/profile");
      expect(new URL(theirs.url()).pathname).toBe("/login");

      await page.goto("/admin/log");
      const log = (await main.locator("tbody").textContent()) ?? "";
      for (const act of ACTS) expect(log).toContain(text("en", "office")(`acts.questionnaire-${act}`));
      expect(log).toContain(text("en", "office")("acts.everybody-signed-out"));
    },
    PATIENCE_MS,
  );
});
