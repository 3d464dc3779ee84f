/** The picture of an empty state: the lines of a map and a course across them. */
export function Contours() {
  return (
    <svg
      className="h-21 w-33 text-line-strong"
      viewBox="0 0 132 84"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path d="M2 81c20-3 24-22 44-25s28 14 46 11 22-18 38-21M2 70c16-5 20-26 40-29s30 14 48 10 22-22 40-25M2 58c13-4 18-27 38-30s32 12 47 9 21-19 35-22M8 44c10-6 15-25 33-27s30 9 43 6 16-11 24-14" />
      <path
        className="stroke-accent"
        d="M16 76c18-10 24-26 42-29s26-6 44-22"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeDasharray=".1 6.2"
      />
      <path className="fill-needle stroke-none" d="M112.5 14.5 102 22l5.2 5Z" />
      <path className="fill-accent stroke-none" d="m97 32.2 5-10.2 5.2 5Z" />
    </svg>
  );
}
