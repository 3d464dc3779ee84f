import { describe, expect, it, vi } from "vitest";
import { createContext } from "~/platform/context";
import { listLocalMails } from "~/upkeep/delivery/mailbox.server";
import { oneDatabase } from "../support/regions";
import { testEnv } from "../support/worker";
import { describeIsolation } from "./isolation/suite";

/** The route table is read as it is; only the helpers it is written with need Node. */
vi.mock("@remix-run/route-config", () => import("../support/route-config"));

describeIsolation(oneDatabase);

describe("the local mailbox", () => {
  it("is unavailable under another mail adapter", async () => {
    const http = { MAIL_TRANSPORT: "http", MAIL_HTTP_URL: "https://mail.example", MAIL_HTTP_KEY: "key" };
    const own = new Request("http://localhost:8787/dev/mailbox");
    expect(await listLocalMails(createContext(testEnv), own)).toEqual(expect.any(Array));
    expect(await listLocalMails(createContext({ ...testEnv, ...http }), own)).toBeNull();
  });
});
