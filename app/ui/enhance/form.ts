/**
 * Improves forms where scripts run; each form works without them. A plain module of under a kilobyte, for routes that set `handle = {
 * enhance: true }`. The components of app/ui render what it needs, hidden where it would do nothing.
 */
const COPIED_MS = 4_000;
/** After this long without an answer a form may be sent again, because the reader may have stopped the request. */
const BUSY_MS = 30_000;

const busy = new Map<HTMLFormElement, HTMLElement | null>();
let hasTyped = false;

const each = <T extends HTMLElement>(selector: string, act: (element: T) => void) => {
  for (const element of document.querySelectorAll<T>(selector)) act(element);
};
const inputOf = (id: string | undefined) => document.getElementById(id ?? "") as HTMLInputElement | null;

const show = (button: HTMLElement, isShown: boolean) => {
  button.setAttribute("aria-pressed", String(isShown));
  const input = inputOf(button.dataset.shows);
  if (input) input.type = isShown ? "text" : "password";
};

/** Disables a button until the field that it names is filled: the answer to the captcha question. */
const judgeWaiting = () =>
  each<HTMLButtonElement>("[data-waits-for]", (button) => {
    button.disabled = !inputOf(button.dataset.waitsFor)?.value.trim();
  });

const settle = (form: HTMLFormElement) => {
  for (const part of [form, busy.get(form)]) part?.removeAttribute("aria-busy");
  busy.delete(form);
};

each("[data-shows], [data-copy]", (button) => {
  button.hidden = button.dataset.copy !== undefined && !navigator.clipboard;
});
judgeWaiting();
addEventListener("input", judgeWaiting);

each("[data-print]", (button) => {
  button.hidden = false;
  button.addEventListener("click", () => print());
  if (!button.dataset.print) return;
  // Only once: a reader who opens the page again wants to read it.
  history.replaceState(null, "", button.dataset.print);
  // After a second, so that the reader sees the message on the page before the window covers it.
  addEventListener("load", () => setTimeout(print, 1000));
});

addEventListener("keydown", ({ key }) => {
  if (key === "Escape") document.querySelector<HTMLElement>("dialog [data-close]")?.click();
});

addEventListener("afterprint", () =>
  each<HTMLTemplateElement>("[data-printed]", (waiting) => waiting.replaceWith(waiting.content)),
);

addEventListener("click", ({ target }) => {
  const button = (target as Element).closest<HTMLElement>("[data-shows], [data-copy]");
  if (!button) return;
  const { copy, copyOf = "", copied = "" } = button.dataset;
  if (copy === undefined) return show(button, button.getAttribute("aria-pressed") !== "true");
  const status = button.nextElementSibling;
  if (!status) return;
  const say = (text: string) => {
    status.textContent = text;
  };
  navigator.clipboard.writeText(document.getElementById(copyOf)?.textContent ?? copy).then(
    () => say(copied),
    () => say(""),
  );
  setTimeout(say, COPIED_MS, "");
});

// In some browsers each arrow key in a closed list is a change. A keyboard user has chosen only when leaving the field.
const press = (select: HTMLSelectElement) =>
  each<HTMLButtonElement>("[data-autosubmit]", (button) => {
    const names = button.dataset.autosubmit?.split(" ") ?? [];
    if (button.form === select.form && names.includes(select.name)) button.form?.requestSubmit(button);
  });
for (const type of ["keydown", "pointerdown"]) {
  addEventListener(type, () => {
    hasTyped = type === "keydown";
  });
}
addEventListener("change", ({ target }) => {
  if (!(target instanceof HTMLSelectElement)) return;
  if (hasTyped) target.addEventListener("blur", () => press(target), { once: true });
  else press(target);
});

addEventListener("submit", (event) => {
  const form = event.target as HTMLFormElement;
  if (event.defaultPrevented || form.method !== "post") return;
  if (busy.has(form)) return event.preventDefault();
  // Hide shown passwords: a browser remembers what is typed in a text field for later forms.
  each("[data-shows]", (button) => show(button, false));
  form.ariaBusy = "true";
  if (event.submitter) event.submitter.ariaBusy = "true";
  busy.set(form, event.submitter);
  setTimeout(settle, BUSY_MS, form);
});
// The Back button restores a cached page as the user left it.
addEventListener("pageshow", () => {
  for (const form of busy.keys()) settle(form);
  judgeWaiting();
});
