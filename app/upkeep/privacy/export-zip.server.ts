import { makeZip } from "client-zip";
import { eq } from "drizzle-orm";
import { UTC } from "~/core/days/days";
import { companies } from "~/foundation/tables/company";
import type { users } from "~/foundation/tables/people";
import { companyZone } from "~/foundation/tables/zone-of";
import { dateOf } from "~/i18n/format";
import { translator } from "~/i18n/i18n.server";
import type { Context } from "~/platform/context";
import { exportScope } from "~/upkeep/privacy/rules/access";
import { accountJson } from "./export-account.server";
import { answersCsv, resultsCsv } from "./export-csv.server";
import { filesOf } from "./files.server";

export type ExportedUser = typeof users.$inferSelect;

/** A copy of a user's data as a zip, generated while it is read: only the part in transit is in memory. */
export function zipOf(ctx: Context, user: ExportedUser): ReadableStream<Uint8Array> {
  return makeZip(entriesOf(ctx, user), { buffersAreUTF8: true });
}

async function* entriesOf(ctx: Context, user: ExportedUser) {
  const lastModified = new Date(ctx.clock());
  const scope = exportScope(user);
  const [company] = await ctx.db
    .select({ country: companies.countryId, timeZone: companyZone })
    .from(companies)
    .where(eq(companies.id, user.companyId));
  yield { name: "README.txt", input: readme(ctx, user, company?.timeZone ?? UTC), lastModified };
  yield { name: "account.json", input: accountJson(ctx, user, scope), lastModified };
  const reader = { ...user, country: company?.country ?? "" };
  yield { name: "answers.csv", input: answersCsv(ctx, reader, scope), lastModified };
  if (scope === "company") yield { name: "results.csv", input: resultsCsv(ctx, reader, scope), lastModified };
  for await (const { key, uploadedAt } of filesOf(ctx, user, scope)) {
    const file = await ctx.files.get(key);
    // Deleted since it was listed.
    if (file) yield { name: `files/${key}`, input: file.body, lastModified: new Date(uploadedAt) };
  }
}

function readme(ctx: Context, user: ExportedUser, timeZone: string): string {
  const t = translator(user.language, "privacy");
  const scope = exportScope(user);
  const replace = {
    username: user.username,
    date: dateOf(ctx.clock(), { ...user, timeZone }),
    contact: ctx.settings.CONTACT_EMAIL,
  };
  const lines = [
    t("readme.title", { replace }),
    t("readme.made", { replace }),
    t(`readme.scope.${scope}`),
    "",
    `README.txt — ${t("readme.files.readme")}`,
    `account.json — ${t(`readme.files.account.${scope}`)}`,
    `answers.csv — ${t("readme.files.answers")}`,
    ...(scope === "company" ? [`results.csv — ${t("readme.files.results")}`] : []),
    `files/ — ${t("readme.files.files")}`,
    "",
    t("readme.left"),
    t("readme.times"),
    t("readme.contact", { replace }),
  ];
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}
