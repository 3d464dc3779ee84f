/** The question form in the page, and its answers. No other page loads this module. */
export const form = document.querySelector("[data-autosave]") as HTMLFormElement;

export const query = <T extends HTMLElement>(selector: string) => form.querySelector<T>(selector);
export const all = <T extends HTMLElement = HTMLInputElement>(selector: string) => [
  ...form.querySelectorAll<T>(selector),
];
export const hidden = (name: string) => query<HTMLInputElement>(`[name="${name}"]`);

/** The answer that the page showed for a question. */
export const baseOf = (id: string) => hidden(`base.${id}`);
export const groupOf = (id: string) => query(`[data-question="${id}"] fieldset`);
/** A part of the page that the response to a save re-renders: a named part, or a question. */
export const partOfPage = (name: string) => document.querySelector(`[data-drawn="${name}"],[data-question="${name}"]`);
/** Questions shown with an error, on a single control or on the whole question. */
export const shownWrong = () =>
  all<HTMLElement>("[data-question]:has([aria-invalid],[id$=-error])").map(({ dataset }) => dataset.question ?? "");
/** The user has yet to choose between two answers to the question. */
export const isAsked = (id: string) => hidden(`asked.${id}`);
const partOf = ({ name }: HTMLInputElement) => name.slice(0, name.indexOf("."));
/** The controls of a question's answer. Hidden inputs have other purposes. */
const controlsOf = (id: string) =>
  all(`[name$=".${id}"]:not([type=hidden])`).filter((control) => control.name === `${partOf(control)}.${id}`);
const isTick = ({ type }: HTMLInputElement) => /radio|check/.test(type);

/** The current choices and text of a question, in the format of the answer's base (`writeFields`). */
export const fingerprintOf = (id: string) => {
  const given = controlsOf(id).filter((control) => (isTick(control) ? control.checked : control.value));
  const fields = given.map((control) => [partOf(control), control.value]);
  return `${new URLSearchParams(fields)}`.split("&").sort().join("&");
};

/** Fills the controls from such a text. */
export const fillIn = (id: string, sign: string) => {
  const given = new URLSearchParams(sign);
  for (const control of controlsOf(id)) {
    const values = given.getAll(partOf(control));
    if (isTick(control)) control.checked = values.includes(control.value);
    else control.value = values[0] ?? "";
  }
};
