import { form, groupOf, isGiven, query } from "./form";

/** The button that leads on, which looks closed while a required question is open. */
export const next = query<HTMLButtonElement>("[value=next]");

export const openQuestions = () =>
  [...form.querySelectorAll<HTMLInputElement>("[data-required]")]
    .map(({ name }) => name.slice("base.".length))
    .filter((id) => !isGiven(id));

/** Keeps up to date how many required questions are answered. */
export const count = () => {
  const open = openQuestions().length;
  const unconfirmed = form.querySelectorAll("[data-required][data-unconfirmed]").length;
  if (next) {
    next.ariaDisabled = open ? "true" : null;
    next.title = (open && next.dataset.locked) || "";
  }
  const bar = query<HTMLProgressElement>("[data-section-bar] progress");
  if (!bar) return;
  bar.value = bar.max - open - unconfirmed;
  for (const text of form.querySelectorAll<HTMLElement>("[data-answered], [data-section-bar] span + span")) {
    text.textContent = (query("[data-answered]")?.dataset.answered ?? "").replace("{}", String(bar.value));
    bar.ariaValueText = text.textContent;
  }
};

/** Shows at a question what is wrong, or that it was missed; or nothing any more, of its «Other» neither. */
export const mark = (id: string, wrong: string | boolean) => {
  const group = groupOf(id);
  const note = query<HTMLTemplateElement>("template");
  if (!group || !note) return;
  group.classList.toggle("choice-group-invalid", !!wrong);
  group.ariaInvalid = wrong ? "true" : null;
  for (const field of group.querySelectorAll("[aria-invalid]")) field.removeAttribute("aria-invalid");
  for (const error of group.querySelectorAll("[id$=error]")) error.remove();
  if (!wrong) return;
  const error = note.content.firstElementChild?.cloneNode(true) as HTMLElement;
  if (wrong !== true) (error.lastChild as Node).textContent = wrong;
  error.id = `${id}-error`;
  // The Worker's types know another `after`.
  group.querySelector("legend")?.after(error as never);
  group.setAttribute("aria-describedby", error.id);
};
