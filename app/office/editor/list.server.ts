import { dayIn, UTC } from "~/core/days/days";
import type { Language } from "~/core/language";
import { longDate, momentOf } from "~/i18n/format";
import type { Context } from "~/platform/context";
import { listDrafts, listVersions } from "./drafts.server";

/** Versions and drafts, as their page lists them. */
export async function loadList(ctx: Context, language: Language) {
  const [versions, drafts] = await Promise.all([listVersions(ctx), listDrafts(ctx)]);
  const newest = new Set(versions.flatMap((each) => (firstOf(versions, each.kind) === each ? [each.version] : [])));
  return {
    versions: versions.map(({ version, kind, publishedAt }) => ({
      version,
      kind,
      publishedAt: longDate(dayIn(publishedAt, UTC), language),
      isNewest: newest.has(version),
    })),
    drafts: drafts.map(({ id, kind, basedOn, state, version, publishAt, createdAt, by }) => ({
      id,
      kind,
      basedOn,
      state,
      version,
      by,
      publishOn: publishAt === null ? null : longDate(dayIn(publishAt, UTC), language),
      begunAt: momentOf(createdAt, language),
    })),
  };
}

const firstOf = <T extends { kind: string }>(all: T[], kind: string) => all.find((each) => each.kind === kind);
