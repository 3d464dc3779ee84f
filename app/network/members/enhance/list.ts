/** Applies the filters of the list a second after the last change of them. */
import "../../../ui/enhance/files";

const APPLY_MS = 1_000;
const CHANGED = "kompas-list-field";

const filters = document.querySelector<HTMLElement>("[data-applies]");
const button = filters?.querySelector<HTMLButtonElement>("[data-apply]");
let due: ReturnType<typeof setTimeout> | undefined;

function apply(name: string): void {
  if (!button) return;
  // Beside the filters, the list is in sight: the reader stays in the field. On a phone the address leads to the list below them.
  if (matchMedia("(min-width: 40rem)").matches) {
    sessionStorage.setItem(CHANGED, name);
    button.formAction = button.formAction.replace(/#.*/, "");
  }
  button.form?.requestSubmit(button);
}

filters?.addEventListener("input", ({ target }) => {
  clearTimeout(due);
  due = setTimeout(apply, APPLY_MS, (target as HTMLInputElement).name);
});
// Whatever else is asked for takes the filters with it.
button?.form?.addEventListener("submit", () => clearTimeout(due));
// The page may answer in place, and then keeps the focus itself.
addEventListener("submit", (event) => event.defaultPrevented && sessionStorage.removeItem(CHANGED));

const changed = sessionStorage.getItem(CHANGED);
sessionStorage.removeItem(CHANGED);
const field = changed && filters?.querySelector<HTMLInputElement>(`[name="${changed}"]`);
if (field) {
  field.focus({ preventScroll: true });
  if (field.type === "search") field.setSelectionRange(field.value.length, field.value.length);
}
