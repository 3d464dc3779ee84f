import { Disclosure } from "~/ui/disclosure";

/** The companies that a form is about, folded, if there are several. */
export function ChosenNames({ names, summary }: { names: readonly string[]; summary: string }) {
  if (names.length < 2) return null;
  return (
    <Disclosure summary={summary} tone="quiet">
      <ul>
        {names.map((name, index) => (
          // Two companies may have the same name.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <li key={index} className="wrap-anywhere">
            {name}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
