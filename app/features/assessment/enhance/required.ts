/** Keeps what the form says of its required questions up to date: which are open, how many are answered, where one was missed. */
export function watchRequired(form: HTMLFormElement, next: HTMLButtonElement | null) {
  const query = <T extends HTMLElement>(selector: string) => form.querySelector<T>(selector);

  const openQuestions = () =>
    [...form.querySelectorAll<HTMLInputElement>("[data-required]")]
      .map((input) => input.name.slice("base.".length))
      .filter((id) => !query(`[name="q.${id}"]:checked`));

  /** Next looks closed while a required question is open; how many are answered is said beside it. */
  const count = () => {
    const open = openQuestions().length;
    const unconfirmed = form.querySelectorAll("[data-required][data-unconfirmed]").length;
    if (next) {
      next.ariaDisabled = open > 0 ? "true" : null;
      next.title = open > 0 ? (next.dataset.locked ?? "") : "";
    }
    const bar = query<HTMLProgressElement>("[data-section-bar] progress");
    if (!bar) return;
    bar.value = bar.max - open - unconfirmed;
    for (const text of form.querySelectorAll<HTMLElement>("[data-answered], [data-section-bar] span + span")) {
      text.textContent = (query("[data-answered]")?.dataset.answered ?? "").replace("{}", String(bar.value));
      bar.ariaValueText = text.textContent;
    }
  };

  const mark = (id: string, isMissed: boolean) => {
    const group = query(`[name="base.${id}"]`)?.closest("fieldset");
    const note = query<HTMLTemplateElement>("template[data-missed]");
    if (!group || !note) return;
    group.classList.toggle("choice-group-invalid", isMissed);
    group.ariaInvalid = isMissed ? "true" : null;
    group.querySelector(":scope > p[id$=error]")?.remove();
    if (!isMissed) return;
    const error = note.content.firstElementChild?.cloneNode(true) as HTMLElement;
    error.id = `${id}-error`;
    group.querySelector("legend")?.insertAdjacentElement("afterend", error);
    group.setAttribute("aria-describedby", error.id);
  };

  return { openQuestions, count, mark };
}
