import { shrink } from "./shrink";

/** The words of a text that can tell a topic. */
const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];

// The first file says what the document is, where the user has not.
addEventListener("change", ({ target }) => {
  const input = target as HTMLInputElement;
  const form = input.form?.matches("[data-upload]") && input.type === "file" ? input.form : null;
  const stem = input.files?.[0]?.name.replace(/\.\w{2,4}$/, "");
  if (!form || !stem) return;
  const name = form.elements.namedItem("name") as HTMLInputElement | null;
  const topic = form.elements.namedItem("dimension") as HTMLSelectElement | null;
  if (name) name.value ||= stem.slice(0, 120);
  if (!topic || topic.value) return;
  const words = wordsIn(stem);
  const found = [...topic.options].filter(({ text }) => wordsIn(text).some((word) => words.includes(word)));
  if (found[1]) return;
  topic.value = found[0]?.value ?? "";
});

/** What the form sends. Where photographs become a PDF, they are made small enough first. */
const bodyOf = async (form: HTMLFormElement) => {
  const body = new FormData(form);
  const input = form.querySelector<HTMLInputElement>("[type=file]");
  if (!input || input.accept.includes("gif")) return body;
  body.delete(input.name);
  for (const file of input.files ?? []) body.append(input.name, await shrink(file));
  return body;
};

/**
 * Shows upload progress while a form is sent. A plain module of less than a kilobyte; the form works without it, and
 * the server responds with the same page.
 */
addEventListener(
  "submit",
  (event) => {
    const form = event.target as HTMLFormElement;
    if (!form.matches("[data-upload]")) return;
    event.preventDefault();
    if (form.ariaBusy) return;
    const status = form.querySelector<HTMLElement>("[data-upload-status]");
    const say = (text = "") => {
      if (!status) return;
      status.hidden = text === "";
      status.textContent = text;
    };
    const setBusy = (isBusy: boolean) => {
      for (const element of [form, event.submitter]) if (element) element.ariaBusy = isBusy ? "true" : null;
    };
    const percent = new Intl.NumberFormat(document.documentElement.lang, { style: "percent" });
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) =>
      say(status?.dataset.progress?.replace("{percent}", percent.format(loaded / total)));
    request.upload.onload = () => say(status?.dataset.checking);
    request.onerror = () => {
      setBusy(false);
      say(status?.dataset.failed);
    };
    request.onload = () => {
      const next = request.getResponseHeader("Location");
      if (request.status === 201 && next) return location.assign(next);
      const main = new DOMParser().parseFromString(request.responseText, "text/html").querySelector("main");
      const isHere = new URL(request.responseURL).pathname === location.pathname;
      if (!isHere) return location.assign(request.responseURL);
      if (!main) return request.onerror?.(new ProgressEvent("error"));
      document.querySelector("main")?.replaceWith(main);
      main.querySelector<HTMLElement>("[autofocus]")?.focus();
    };
    request.open("POST", form.action);
    // Makes the server return the next address instead of a redirect, which would use up the flash message meant for the next page.
    request.setRequestHeader("X-Upload", "script");
    setBusy(true);
    bodyOf(form).then((body) => request.send(body));
  },
  // Capture phase, to run before the script that marks every submitted form.
  true,
);
