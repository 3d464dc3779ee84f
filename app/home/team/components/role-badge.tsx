import { useTranslation } from "react-i18next";
import type { Viewer } from "~/core/viewer";
import { cx } from "~/ui/cx";

const LOOKS: Record<Viewer["role"], string> = {
  owner: "bg-accent-soft text-accent",
  contributor: "bg-sunk text-ink",
  viewer: "bg-sunk text-ink-2",
};

/** The name of a role. */
export function RoleBadge({ role }: { role: Viewer["role"] }) {
  const { t } = useTranslation("team");
  return (
    <span
      className={cx(
        "inline-block rounded-s px-2 py-0.5 font-sans text-small font-semibold tracking-normal",
        LOOKS[role],
      )}
    >
      {t(`roles.${role}`)}
    </span>
  );
}
