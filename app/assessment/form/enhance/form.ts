/** The question form as it stands in the page, and its answers. The module comes with no other page. */
export const form = document.querySelector("[data-autosave]") as HTMLFormElement;

export const query = <T extends HTMLElement>(selector: string) => form.querySelector<T>(selector);
export const all = <T extends HTMLElement = HTMLInputElement>(selector: string) => [
  ...form.querySelectorAll<T>(selector),
];
export const hidden = (name: string) => query<HTMLInputElement>(`[name="${name}"]`);

/** What the page had shown for a question. */
export const baseOf = (id: string) => hidden(`base.${id}`);
export const groupOf = (id: string) => query(`[data-question="${id}"] fieldset`);
/** What an answer to a save draws anew: a part of the page by its name, or a question. */
export const partOfPage = (name: string) => document.querySelector(`[data-drawn="${name}"],[data-question="${name}"]`);
/** The questions that the page shows something wrong with, be it of one control or of the whole. */
export const shownWrong = () =>
  all<HTMLElement>("[data-question]:has([aria-invalid],[id$=-error])").map(({ dataset }) => dataset.question ?? "");
/** Somebody has yet to say which of two answers to the question holds. */
export const isAsked = (id: string) => hidden(`asked.${id}`);
const partOf = ({ name }: HTMLInputElement) => name.slice(0, name.indexOf("."));
/** The controls that hold a question's answer; the hidden ones beside them hold something else. */
const controlsOf = (id: string) =>
  all(`[name$=".${id}"]:not([type=hidden])`).filter((control) => control.name === `${partOf(control)}.${id}`);
const isTick = ({ type }: HTMLInputElement) => /radio|check/.test(type);

/** What is chosen and written for a question, as the base of an answer writes it (`writeFields`). */
export const fingerprintOf = (id: string) => {
  const given = controlsOf(id).filter((control) => (isTick(control) ? control.checked : control.value));
  const fields = given.map((control) => [partOf(control), control.value]);
  return `${new URLSearchParams(fields)}`.split("&").sort().join("&");
};

/** Fills the controls in with that. */
export const fillIn = (id: string, sign: string) => {
  const given = new URLSearchParams(sign);
  for (const control of controlsOf(id)) {
    const values = given.getAll(partOf(control));
    if (isTick(control)) control.checked = values.includes(control.value);
    else control.value = values[0] ?? "";
  }
};
