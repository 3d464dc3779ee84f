import { useTranslation } from "react-i18next";
import { PROGRESS, READINESS } from "~/core/kinds/kind";
import { cx } from "~/ui/cx";

/** The two views of the readiness dashboard to choose from: its results, and how far progress has come. */
export function KindCards({ path, current }: { path: string; current: typeof READINESS | typeof PROGRESS }) {
  const { t } = useTranslation("climate");
  const { t: common } = useTranslation("common");
  return (
    <nav aria-label={t("overview.choice")} className="grid grid-cols-2 gap-3 pt-4 sm:gap-4 print:hidden">
      {([READINESS, PROGRESS] as const).map((kind) => (
        <a
          key={kind}
          href={kind === READINESS ? path : `${path}?view=${kind}`}
          aria-current={kind === current ? "page" : undefined}
          className={cx(
            "flex min-h-11 items-center rounded-card border px-4 py-2 leading-tight no-underline max-sm:text-small",
            kind === current
              ? "border-accent bg-accent-soft font-semibold text-accent"
              : "border-line-strong bg-surface text-ink-2 hover:border-ink-3 hover:text-ink",
          )}
        >
          {common(`kinds.${kind}.name`)}
        </a>
      ))}
    </nav>
  );
}
