import { AGREED, type AgreedDocument } from "~/core/agreement";
import { inEveryLanguage, mapLanguages } from "~/core/language";
import { agreedVersions } from "~/foundation/identity/agreements.server";
import { FIRST_RELEASE } from "~/foundation/identity/content/legal-documents";
import type { LegalVersion } from "~/foundation/identity/rules/agreements";
import type { NotificationType } from "~/foundation/notifications/rules/types";
import { announcements } from "~/foundation/tables/office";
import { AGREED_PATHS } from "~/home/legal/agreements.server";
import { longDate } from "~/i18n/format";
import { i18nFor } from "~/i18n/i18n.server";
import type { Context } from "~/platform/context";
import type { JobResult } from "~/platform/job";

const TOLD_AS: Readonly<Record<AgreedDocument, NotificationType>> = {
  terms: "POLICY_UPDATE",
  privacy: "PRIVACY_UPDATE",
};

/**
 * Announces the newest version of a legal document to everybody, once, as soon as it is published. The announcement's id is derived
 * from the version; the job `announcements` sends it in steps. Versions up to the product's first release are not announced.
 */
export async function announceLegalUpdates(ctx: Context): Promise<JobResult> {
  const versions = agreedVersions(ctx);
  let handedOver = 0;
  for (const document of AGREED) {
    const newest = versions[document].at(-1);
    if (!newest || newest.from <= FIRST_RELEASE) continue;
    handedOver += await announce(ctx, document, versions[document].length, newest);
  }
  return { did: { handedOver }, cursor: null };
}

/** Returns how many announcements were written: 0 if this version's announcement already exists. */
async function announce(
  ctx: Context,
  document: AgreedDocument,
  number: number,
  { from, changes, asks }: LegalVersion,
): Promise<number> {
  const now = ctx.clock();
  const said = inEveryLanguage(changes);
  const { APP_URL } = ctx.settings;
  const texts = mapLanguages((language) => {
    const { t } = i18nFor(language);
    const values = {
      name: t(`common:shell.${document}`),
      number,
      date: longDate(from, language),
      changes: said[language],
      url: APP_URL + AGREED_PATHS[document],
      agree: `${APP_URL}/agreements`,
    };
    const body = t("legal:update.body", values);
    return {
      title: t("legal:update.title", values),
      body: asks ? `${body}\n\n${t("legal:update.asks", values)}` : body,
    };
  });
  const written = await ctx.db
    .insert(announcements)
    .values({
      id: `${document}-${number}`,
      type: TOLD_AS[document],
      audience: { companies: "all" },
      texts,
      state: "sending",
      createdBy: "",
      createdAt: now,
      sentAt: now,
      dueAt: 0,
    })
    .onConflictDoNothing()
    .returning({ id: announcements.id });
  return written.length;
}
