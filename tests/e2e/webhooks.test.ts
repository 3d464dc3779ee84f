import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { WEBHOOKS_PATH } from "~/core/addresses/webhooks";
import { follow, press } from "./support/actions";
import { useBrowser } from "./support/browser";
import { signInCorporate } from "./support/corporate";
import { text } from "./support/texts";

describe("messages to a company's systems", () => {
  const browser = useBrowser();
  const ids: string[] = [];
  let server: Server;
  let address: string;
  beforeAll(async () => {
    server = createServer((request, response) => {
      ids.push(String(request.headers["webhook-id"]));
      response.writeHead(204).end();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/kompas`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  test.each([true, false])(
    "an owner adds a receiver, sends it a test, sees it received, sends it again and removes it; scripts %s",
    async (scripts) => {
      const visit = await browser.visit({ scripts });
      const { page } = visit;
      const t = text("en", "webhooks");
      ids.length = 0;
      await signInCorporate(visit);
      await page.goto(WEBHOOKS_PATH);
      await page.locator("#address").fill("https://192.168.1.1/kompas");
      visit.expectStatus(422, /^\/user\/webhooks$/);
      await press(page, t("submit"));
      expect(await page.locator("#address-error").textContent()).toContain(t("errors.number"));
      await page.locator("#address").fill(address);
      await press(page, t("submit"));
      expect(await page.locator("#secret").textContent()).toMatch(/^whsec_/);
      await follow(page, t("secret.done"));
      const received = async (count: number) => {
        await expect.poll(() => ids.length).toBe(count);
        await expect
          .poll(async () => {
            await page.reload();
            return page.locator("main").textContent();
          })
          .toContain(t("states.delivered"));
      };
      await press(page, t("test"));
      await received(1);
      await press(page, new RegExp(`^${t("log.again")}`));
      await received(2);
      expect(ids[1]).toBe(ids[0]);
      await follow(page, t("remove.open"));
      await press(page, t("remove.confirm"));
      expect(await page.locator("main").textContent()).not.toContain(address);
    },
  );
});
