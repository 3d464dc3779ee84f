import { handOver } from "~/home/team/hand-over.server";
import { cancelInvitation, resendInvitation } from "~/home/team/invite.server";
import { changeRole, removeColleague } from "~/home/team/members.server";
import { getTeam } from "~/home/team/queries.server";
import {
  chooseEvents,
  listWebhooks,
  openWebhook,
  removeWebhook,
  replay,
  sendTest,
  setUpWebhook,
  switchWebhook,
} from "~/home/webhooks/manage.server";
import type { Context } from "~/platform/context";
import { deliverWebhooks, sweepWebhooks } from "~/upkeep/delivery/webhooks.server";
import { deliverAll } from "../../support/codes";
import { ORIGIN, requestFrom } from "../../support/pages";
import { accept, invite, inviteAndJoin } from "../../support/team";
import { registerCompany, reloadUser, TEST_PASSWORD } from "../../support/worker";

/** Sets up a receiver, sends a test and sends it again. */
export async function keepWebhooks(ctx: Context): Promise<void> {
  const owner = await registerCompany(ctx);
  const wanted = { address: "http://127.0.0.1:1/", events: ["level.changed"] };
  const made = await setUpWebhook(ctx, owner, ctx.ids.create(), wanted);
  if (!made.ok) throw new Error(made.reason);
  await sendTest(ctx, owner, made.id);
  await listWebhooks(ctx, owner);
  const opened = await openWebhook(ctx, owner, made.id);
  const [{ id = "" } = {}] = opened?.log ?? [];
  await deliverWebhooks(ctx, [id]);
  await replay(ctx, owner, made.id, id);
  await sweepWebhooks(ctx);
  await chooseEvents(ctx, owner, made.id, wanted.events);
  await switchWebhook(ctx, owner, made.id, false);
  await removeWebhook(ctx, owner, made.id);
}

/** Invites, accepts, changes roles, removes a colleague and hands the company over. */
export async function keepTeam(ctx: Context): Promise<void> {
  const owner = await registerCompany(ctx);
  const { id, email, token } = await invite(ctx, owner);
  const later = { ...ctx, clock: () => Date.now() + 61_000 };
  await resendInvitation(later, requestFrom(), owner, id);
  await getTeam(ctx, owner);
  await deliverAll(ctx, owner.id);
  await accept(later, token);
  const { id: colleague } = await reloadUser(ctx, email);
  for (const role of ["viewer", "contributor"] as const) await changeRole(ctx, owner, colleague, role);
  await removeColleague(ctx, new Request(ORIGIN), owner, (await inviteAndJoin(ctx, owner)).id);
  await cancelInvitation(ctx, owner, (await invite(ctx, owner)).id);
  await handOver(ctx, new Request(ORIGIN), owner, colleague, TEST_PASSWORD);
}
