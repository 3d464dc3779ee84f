import { cx } from "./cx";

const SIZES = { small: "size-9 text-small", large: "size-24 text-title" };

/** A person as a picture, or as two letters without one. The words beside it, or the label of the menu around it, name the person. */
export function Avatar({
  initials,
  src,
  size = "small",
}: {
  initials: string;
  src?: string | null;
  size?: "small" | "large";
}) {
  if (src) return <img src={src} alt="" className={cx("shrink-0 rounded-full object-cover", SIZES[size])} />;
  return (
    <span
      aria-hidden="true"
      className={cx(
        "grid shrink-0 place-items-center rounded-full bg-accent font-semibold text-on-accent",
        SIZES[size],
      )}
    >
      {initials}
    </span>
  );
}
