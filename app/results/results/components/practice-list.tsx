import { useTranslation } from "react-i18next";
import type { Practice } from "~/results/results/practices";
import { cx } from "~/ui/cx";

/**
 * Practices in the order in which to put them in place, each with its topic and perhaps a link. `planned` are the ids of those that the
 * reader has planned.
 */
export function PracticeList({
  practices,
  planned = [],
  hrefOf = () => null,
  className,
}: {
  practices: Practice[];
  planned?: readonly string[] | undefined;
  hrefOf?: ((practice: Practice) => string | null) | undefined;
  className?: string;
}) {
  const { t } = useTranslation("plan");
  if (practices.length === 0) return null;
  return (
    <ol className={cx("grid gap-3", className)}>
      {practices.map((practice) => {
        const { id, title, about } = practice;
        const href = hrefOf(practice);
        return (
          <li key={id} className="border-s-3 border-accent/25 ps-3.5">
            <p className="font-semibold">{href === null ? title : <a href={href}>{title}</a>}</p>
            <p className="text-small text-ink-3">
              {about}
              {planned.includes(id) ? ` · ${t("whatIf.planned")}` : null}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
