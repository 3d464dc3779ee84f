/**
 * Fetches the file behind a link or button marked `data-file`. The page can then show that the file is being made, and untick what it was
 * made of. If the answer is not a file, the browser handles it as it would without scripts. A link marked `soon` is followed without a
 * click.
 */
const SOON_MS = 500;

const told = document.querySelector<HTMLElement>("[data-files]");
/** Set while the browser handles a submit itself. */
let isOwn = false;

function say(text = "", isBusy = false): void {
  if (!told) return;
  const spinner = document.createElement("span");
  spinner.className = "spinner";
  told.replaceChildren(...(isBusy ? [spinner, text] : [text]));
}

function save(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

function untick(form: HTMLFormElement): void {
  for (const box of form.querySelectorAll<HTMLInputElement>("input[name=chosen]:checked:enabled")) box.checked = false;
  for (const carried of form.querySelectorAll<HTMLInputElement>("input[name=carried]")) carried.disabled = true;
  for (const elsewhere of form.querySelectorAll<HTMLElement>("[data-elsewhere]")) elsewhere.hidden = true;
}

/** Whether the answer was a file, which is then saved. */
async function fetchFile(address: string, init: RequestInit): Promise<boolean> {
  say(told?.dataset.making, true);
  // A form may redirect to a page, which the browser then requests itself. A link may redirect to the file.
  const redirect = init.method ? "manual" : "follow";
  const answer = await fetch(address, { ...init, redirect }).catch(() => null);
  const [, name] = /filename="([^"]+)"/.exec(answer?.headers.get("Content-Disposition") ?? "") ?? [];
  const file = answer?.ok && name ? await answer.blob().catch(() => null) : null;
  say(file ? told?.dataset.made : "");
  if (file && name) save(file, name);
  return file !== null;
}

addEventListener("click", async (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-file]");
  if (!link || event.button > 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  if (told?.firstElementChild) return;
  if (!(await fetchFile(link.href, {}))) location.assign(link.href);
});

setTimeout(() => document.querySelector<HTMLElement>("a[data-file=soon]")?.click(), SOON_MS);

addEventListener("submit", async (event) => {
  const form = event.target as HTMLFormElement;
  const button = event.submitter;
  if (isOwn || !(button instanceof HTMLButtonElement) || button.dataset.file === undefined) return;
  // "All that match" may be so many that a job makes the file. The answer is then a page, and must be requested only once.
  if (form.elements.namedItem("all")) return;
  event.preventDefault();
  if (told?.firstElementChild) return;
  const fields = [...new FormData(form, button)].map(([name, value]) => [name, String(value)]);
  if (await fetchFile(button.formAction, { method: "POST", body: new URLSearchParams(fields) })) return untick(form);
  isOwn = true;
  form.requestSubmit(button);
  isOwn = false;
});
