import type { AgreedDocument } from "~/core/agreement";
import { dayIn, UTC } from "~/core/days/days";
import { agreedVersions } from "~/foundation/identity/agreements.server";
import type { SessionUser } from "~/foundation/identity/session.server";
import { longDate } from "~/i18n/format";
import type { Context } from "~/platform/context";

/** The path of each document that users agree to. */
export const AGREED_PATHS: Readonly<Record<AgreedDocument, string>> = {
  terms: "/terms&condition",
  privacy: "/privacy-policy",
};

/** What an owner is asked to agree to: each document with what changed since the version that they agreed to, newest first. */
export function viewOwed(ctx: Context, { owes, language, companyName }: SessionUser) {
  if (!owes) return null;
  const versions = agreedVersions(ctx);
  const documents = owes.documents.map(({ document, agreed, version }) => {
    const changed = versions[document].slice(agreed).map(({ from, changes }, index) => ({
      number: agreed + index + 1,
      date: longDate(from, language),
      changes: changes[language] ?? changes.en,
    }));
    return { document, version, path: AGREED_PATHS[document], changed: changed.reverse() };
  });
  const isDue = owes.from <= ctx.clock();
  return { documents, isDue, date: longDate(dayIn(owes.from, UTC), language), company: companyName };
}
