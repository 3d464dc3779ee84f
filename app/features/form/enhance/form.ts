/** The question form as it stands in the page, and its answers. The module comes with no other page. */
export const form = document.querySelector("[data-autosave]") as HTMLFormElement;

export const query = <T extends HTMLElement>(selector: string) => form.querySelector<T>(selector);
export const hidden = (name: string) => query<HTMLInputElement>(`[name="${name}"]`);

/** What the page had shown for a question. */
export const baseOf = (id: string) => hidden(`base.${id}`);
export const groupOf = (id: string) => baseOf(id)?.closest("fieldset");
/** Somebody has yet to say which of two answers to the question holds. */
export const isAsked = (id: string) => hidden(`asked.${id}`);
export const wordsFieldOf = (id: string) => hidden(`other.${id}`);

export const optionsOf = (id: string) => [...form.querySelectorAll<HTMLInputElement>(`[name="q.${id}"]`)];
export const chosenFor = (id: string) => optionsOf(id).flatMap(({ checked, value }) => (checked ? value : []));
export const wordsFor = (id: string) => wordsFieldOf(id)?.value ?? "";
