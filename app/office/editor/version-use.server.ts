import { dayIn, UTC } from "~/core/days/days";
import type { Language } from "~/core/language";
import { tallies } from "~/foundation/tables/office";
import { longDate } from "~/i18n/format";
import { countUse, namesOf, type VersionUse } from "~/office/editor/rules/version-use";
import type { Context } from "~/platform/context";
import { isListed } from "~/platform/d1/client";
import { listVersions } from "./drafts.server";

/** What a publication did afterwards. */
export interface VersionUseView {
  since: string;
  /** The version that followed it; null for the newest one. */
  next: { version: string; date: string } | null;
  /** Null while nothing has happened. */
  use: VersionUse | null;
}

/** Reads what became of the drafts that a version met, and what was begun with it: a few rows, however many assessments there are. */
export async function readVersionUse(ctx: Context, version: string, language: Language): Promise<VersionUseView> {
  const [versions, counted] = await Promise.all([
    listVersions(ctx),
    ctx.db
      .select()
      .from(tallies)
      .where(isListed(tallies.name, namesOf(version))),
  ]);
  const own = versions.find((each) => each.version === version);
  // Newest first, so the version that followed is the last one before it in the list.
  const next = versions.filter((each) => own && each.kind === own.kind && each.publishedAt > own.publishedAt).at(-1);
  const day = (at: number) => longDate(dayIn(at, UTC), language);
  return {
    since: own ? day(own.publishedAt) : "",
    next: next ? { version: next.version, date: day(next.publishedAt) } : null,
    use: countUse(version, counted),
  };
}
