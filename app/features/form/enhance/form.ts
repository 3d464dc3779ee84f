/** The question form as it stands in the page, and its answers. The module comes with no other page. */
export const form = document.querySelector("[data-autosave]") as HTMLFormElement;

export const query = <T extends HTMLElement>(selector: string) => form.querySelector<T>(selector);
export const hidden = (name: string) => query<HTMLInputElement>(`[name="${name}"]`);

/** What the page had shown for a question. */
export const baseOf = (id: string) => hidden(`base.${id}`);
export const groupOf = (id: string) => baseOf(id)?.closest("fieldset");
/** Somebody has yet to say which of two answers to the question holds. */
export const isAsked = (id: string) => hidden(`asked.${id}`);
/** The controls that hold a question's answer; the hidden ones beside them hold something else. */
const controlsOf = (id: string) =>
  [...form.querySelectorAll<HTMLInputElement>(`[name$=".${id}"]`)].filter(
    ({ name, type }) => type !== "hidden" && name.indexOf(".") === name.length - id.length - 1,
  );

const isTick = ({ type }: HTMLInputElement) => /radio|checkbox/.test(type);
const partOf = ({ name }: { name: string }) => name.slice(0, name.indexOf("."));

/** What is chosen and written for a question, as the base of an answer writes it (`writeFields`). */
export const signOf = (id: string) => {
  const fields = controlsOf(id).flatMap((control) => {
    const isGiven = isTick(control) ? control.checked : control.value !== "";
    return isGiven ? [[partOf(control), control.value]] : [];
  });
  const compare = (a = "", b = "") => (a < b ? -1 : a > b ? 1 : 0);
  return new URLSearchParams(fields.sort((a, b) => compare(a[0], b[0]) || compare(a[1], b[1]))).toString();
};

/** Fills the controls in with that. */
export const fillIn = (id: string, sign: string) => {
  const given = new URLSearchParams(sign);
  for (const control of controlsOf(id)) {
    const values = given.getAll(partOf(control));
    if (isTick(control)) control.checked = values.includes(control.value);
    else if (control.tagName !== "SELECT" || values[0]) control.value = values[0] ?? "";
  }
};

/** Whether a required question has all its radio buttons, or anything at all. */
export const isGiven = (id: string) => {
  const controls = controlsOf(id).filter(({ name, tagName }) => tagName !== "SELECT" && !/^(more|other)/.test(name));
  const radios = controls.filter(({ type }) => type === "radio").map(({ name }) => name);
  const ticked = new Set(controls.flatMap((control) => (isTick(control) && control.checked ? control.name : [])));
  return radios.length > 0
    ? radios.every((name) => ticked.has(name))
    : ticked.size > 0 || controls.some((control) => !isTick(control) && control.value.trim() !== "");
};
