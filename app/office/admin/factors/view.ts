import type { FactorSet } from "~/assessment/ghg/rules/factors";
import { compareFactors } from "~/assessment/ghg/rules/publishing";
import { symbolOf } from "~/assessment/ghg/rules/units";
import type { Language } from "~/core/language";
import { signedPercent } from "~/i18n/format";
import type { RefusedReason } from "../reason";

export type ComparedSet = ReturnType<typeof viewCompared>;

/** What a version says of itself. Its name and date are above the comparison. */
const HEAD = ["title", "address", "licence", "readAt", "mark"] as const;

/** A new version beside the newest published one: what it says of itself, then one line per factor. */
export function viewCompared(
  former: FactorSet | null,
  next: FactorSet,
  language: Language,
  refused: RefusedReason | null,
) {
  const changes = compareFactors(former, next);
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 9 });
  const ends = ({ low, high }: FactorSet["factors"][number]) =>
    low === undefined || high === undefined ? "" : ` (${numbers.format(low)} – ${numbers.format(high)})`;
  const say = (factor: FactorSet["factors"][number] | null) =>
    factor &&
    `${numbers.format(factor.value)}${ends(factor)} kg / ${symbolOf(factor.unit, language)} · ${factor.region} · ${factor.from}–${factor.to}`;
  const [noted, notes] = [former, next].map((set) => set?.notes?.join() ?? "");
  return {
    head: HEAD.filter((field) => (former?.[field] ?? "") !== (next[field] ?? "")).map((field) => ({
      field,
      former: former?.[field] ?? null,
      next: next[field] ?? null,
    })),
    notes: noted === notes ? null : { former: former?.notes ?? [], next: next.notes ?? [] },
    former: former && { version: former.version, title: former.title },
    next: { version: next.version, title: next.title },
    same: changes.filter(({ isSame }) => isSame).length,
    // Unchanged factors are only counted; changed ones are shown.
    rows: changes
      .filter(({ isSame }) => !isSame)
      .map(({ id, former: before, next: after, share }) => ({
        id,
        former: say(before),
        next: say(after),
        change: share === null ? null : signedPercent(share, language),
      })),
    refused,
  };
}
