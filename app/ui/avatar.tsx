/** A person as two letters; the label of the menu around it names them. */
export function Initials({ text }: { text: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-9 shrink-0 place-items-center rounded-full bg-accent text-small font-semibold text-on-accent"
    >
      {text}
    </span>
  );
}
