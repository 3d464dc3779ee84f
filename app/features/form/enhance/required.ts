import { all, groupOf, isGiven, query } from "./form";

/** The button that leads on, which looks closed while a required question is open. */
export const next = query<HTMLButtonElement>("[value=next]");

export const openQuestions = () =>
  all("[data-required]")
    .map(({ name }) => name.slice("base.".length))
    .filter((id) => !isGiven(id));

const pending = () => openQuestions().length + all("[data-required][data-unconfirmed]").length;
/** What waits in the other sections. */
const elsewhere = Number(query("[data-left]")?.textContent?.match(/\d+/)) - pending();

/** Keeps up to date how many required questions wait. */
export const count = () => {
  const isOpen = openQuestions().length > 0;
  if (next) {
    next.ariaDisabled = `${isOpen}`;
    next.title = (isOpen && next.dataset.locked) || "";
  }
  const left = elsewhere + pending();
  for (const said of document.querySelectorAll<HTMLProgressElement>("[data-left]")) {
    said.value = said.max - left;
    said.textContent = (said.dataset.left ?? "").replace("{}", `${left}`);
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
