import { Icon } from "./icons";

/** What is wrong with a form, at its top. It takes focus when the page arrives, and each line links to its field. */
export function ErrorSummary({
  id = "errors",
  title,
  errors,
}: {
  id?: string;
  title: string;
  errors: { href?: string; text: string }[];
}) {
  if (errors.length === 0) return null;
  return (
    <div
      id={id}
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the summary is the first thing to be read after a refused form
      autoFocus
      className="rounded-card border-2 border-danger bg-surface p-5 outline-offset-[-2px] outline-danger!"
    >
      <h2 className="flex items-center gap-2.5 font-sans text-lead tracking-normal text-danger">
        <Icon name="warning" className="size-6 shrink-0" />
        {title}
      </h2>
      <ul className="mt-1 ps-8.5">
        {errors.map((error) => (
          <li key={`${error.href} ${error.text}`} className="max-w-measure">
            {error.href ? (
              <a href={error.href} className="inline-block py-2.5 font-semibold text-danger">
                {error.text}
              </a>
            ) : (
              <span className="inline-block py-2.5 font-semibold">{error.text}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
