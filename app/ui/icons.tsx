import { cx } from "./cx";

/** One path each, so that an icon drawn dozens of times on a page is one element. */
const SHAPES = {
  check: "m5 12.5 4.5 4.5L19 7",
  checks: "m2 12.5 4 4L14 8.5m-3.5 7 1 1L20 8.5",
  comment: "M4 5h16v11.5h-8.5L7 20.5v-4H4V5Z",
  bell: "M6 9.5a6 6 0 0 1 12 0c0 5.5 2 7 2 7H4s2-1.5 2-7M10 20a2.3 2.3 0 0 0 4 0",
  more: "M12 5.5v.1M12 12v.1M12 18.5v.1",
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "m6 6 12 12M18 6 6 18",
  "chevron-down": "m6 9.5 6 6 6-6",
  "arrow-right": "M4.5 12h15m-6-6 6 6-6 6",
  "arrow-left": "M19.5 12h-15m6-6-6 6 6 6",
  info: "M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M12 11v5.5M12 7.5v.1",
  warning: "M12 4 2.8 20h18.4L12 4Zm0 6v4.5m0 2.5v.1",
  document: "M6 3h8l4.5 4.5V21H6V3Zm8 0v4.5h4.5M9.5 12.5h5.5m-5.5 4h5.5",
  globe: "M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M3 12h18M12 3c3 3 4 6 4 9s-1 6-4 9c-3-3-4-6-4-9s1-6 4-9Z",
  lock: "M5 11h14v10H5V11Zm3 0V7.5a4 4 0 0 1 8 0V11m-4 3.5V17",
  key: "M3.5 15.5a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0-9 0M11.2 12.3 20 3.5M15.5 8l3.5 3.5",
  user: "M8 8a4 4 0 1 0 8 0 4 4 0 1 0-8 0M4.5 20.5c.8-4 3.7-6 7.5-6s6.7 2 7.5 6",
  "sign-out": "M14 4H5v16h9m-4-8h11m-4-4 4 4-4 4",
  leaf: "M5 19C4 10 9 4.5 20 4c.5 11-5 16-13.5 14.5M4 21c2-5 5-8.5 10-11",
  people:
    "M5.5 8.5a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0M2.5 20c.6-4 3-6 6.5-6s5.9 2 6.5 6M15.5 5.3a3.5 3.5 0 0 1 0 6.4M18 14.6c2 .9 3.2 2.7 3.5 5.4",
  scale: "M12 3.5V20m-5 0h10M5 6.5h14M5 6.5 2.5 14a2.8 2.8 0 0 0 5 0L5 6.5Zm14 0L16.5 14a2.8 2.8 0 0 0 5 0L19 6.5Z",
  refresh: "M20 12a8 8 0 1 1-2.5-5.8L20 8.5m0-5v5h-5",
  eye: "M2.5 12C5 7.5 8.2 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.7 6.5-9.5 6.5S5 16.5 2.5 12ZM9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0",
  "eye-off":
    "M9.5 5.8A10 10 0 0 1 12 5.5c3.8 0 7 2 9.5 6.5a15 15 0 0 1-2.7 3.5M6.3 7.3A14.5 14.5 0 0 0 2.5 12C5 16.5 8.2 18.5 12 18.5c1.7 0 3.3-.4 4.7-1.2M9.9 9.9a3 3 0 0 0 4.2 4.2M4 4l16 16",
  flag: "M6 21V4h12l-3.5 4.5L18 13H6",
  tools: "M4 7h9m5 0h2M4 17h3m5 0h8M15.5 4.5v5M9.5 14.5v5",
  calendar: "M4 6h16v14.5H4V6Zm0 4.5h16M8.5 3.5V8m7-4.5V8",
  search: "M4 10.5a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0M15.5 15.5l5 5",
  pen: "m4 20 1-4.5L16 4.5l3.5 3.5-11 11L4 20Zm9.5-13 3.5 3.5",
  download: "M12 3.5V15m-5-5 5 5 5-5M4 20.5h16",
  print: "M7 9V3.5h10V9M7 17H3.5V9h17v8H17M7 14h10v6.5H7V14Z",
};

/** The names of all icons. */
export type IconName = keyof typeof SHAPES | "mark";

/** A decorative icon; the words beside it, or the label of its control, carry the meaning. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  if (name === "mark") {
    return (
      <svg className={className} viewBox="0 0 32 32" aria-hidden="true">
        <path
          className="fill-none stroke-accent"
          strokeWidth="2.6"
          strokeLinecap="round"
          d="M26.3 12.4A12.2 12.2 0 1 1 19.6 5.7"
        />
        <path className="fill-needle" d="M28.6 3.4 12.2 14.2l5.6 5.6Z" />
        <path className="fill-accent" d="M7.6 24.4 12.2 14.2l5.6 5.6Z" />
      </svg>
    );
  }
  return (
    <svg className={cx("icon", className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={SHAPES[name]} />
    </svg>
  );
}
