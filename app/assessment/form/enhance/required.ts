import { form, query } from "./form";

/** The Next button. It looks disabled while the server finds a required question unanswered. */
export const next = query<HTMLButtonElement>("[value=next]");

/** Shows which required questions the server finds unanswered. */
export const lock = (missing = form.dataset.missing) => {
  form.dataset.missing = missing;
  if (!next) return;
  next.ariaDisabled = `${!!missing}`;
  next.title = (missing && next.dataset.locked) || "";
};
