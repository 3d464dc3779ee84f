import { SELF } from "cloudflare:test";
import { it } from "vitest";
import { issueTokens } from "~/features/account/tokens.server";
import { testEnv } from "../support/worker";
import { visit, cookieOf } from "../support/pages";
import { createCast } from "./isolation/actors";
it("t", async () => {
  const lines: string[] = [];
  for (let round = 0; round < 25; round += 1) {
    const t = [Date.now()];
    const cast = await createCast(); t.push(Date.now());
    await cast.belongings(); t.push(Date.now());
    const { accessToken } = await issueTokens(cast.ctx, cast.users.owner.id); t.push(Date.now());
    await (await SELF.fetch("https://kompas.test/api/users/me", { headers: { Host: "kompas.test", Authorization: `Bearer ${accessToken}` } })).text(); t.push(Date.now());
    await (await SELF.fetch(`https://kompas.test/api/users/submission/summery?SubmissionId=${cast.completed}`, { headers: { Host: "kompas.test", Authorization: `Bearer ${accessToken}` } })).text(); t.push(Date.now());
    const cookie = await cookieOf(cast.ctx, cast.users.owner.id);
    for (let i = 0; i < 5; i++) await (await visit(`/view/${cast.completed}`, { cookie })).text(); t.push(Date.now());
    for (let i = 0; i < 5; i++) await (await visit(`/login`, { })).text(); t.push(Date.now());
    await testEnv.DB.prepare("select 1").all(); t.push(Date.now());
    lines.push(t.slice(1).map((v, i) => v - (t[i] ?? 0)).join(" "));
  }
  console.error("\ncast belongings token me summery view login select\n" + lines.join("\n"));
}, 120000);
