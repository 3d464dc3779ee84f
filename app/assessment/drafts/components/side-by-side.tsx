import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { TwoWordings } from "~/assessment/drafts/view";
import type { Language } from "~/core/language";

/** The former and the new wording beside each other, or one below the other on a phone. `of` says what they are wordings of. */
export function SideBySide({
  of,
  lang,
  children,
}: {
  of: string | null;
  lang?: Language | undefined;
  children: (side: keyof TwoWordings) => ReactNode;
}) {
  const { t } = useTranslation("drafts");
  return (
    <div className="mt-4 grid gap-x-4 gap-y-2 md:grid-cols-2">
      {(["before", "after"] as const).map((side) => (
        <div key={side} className={side === "after" ? "border-line md:border-s md:ps-4" : undefined}>
          <p className="text-small font-semibold text-ink-3">
            {of === null ? null : <span lang={lang}>{of} · </span>}
            {t(`resync.${side}`)}
          </p>
          <div lang={lang}>{children(side)}</div>
        </div>
      ))}
    </div>
  );
}
