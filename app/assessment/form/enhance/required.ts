import { form, query } from "./form";

/** The button that leads on, which looks closed while the server finds a required question open. */
export const next = query<HTMLButtonElement>("[value=next]");

/** Shows which required questions the server finds open. */
export const lock = (missing = form.dataset.missing) => {
  form.dataset.missing = missing;
  if (!next) return;
  next.ariaDisabled = `${!!missing}`;
  next.title = (missing && next.dataset.locked) || "";
};
