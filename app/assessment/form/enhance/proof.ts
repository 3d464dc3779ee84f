/**
 * Sends files as proof of an answer as soon as they are chosen, shows how far they are, and then what the server drew. Without it the files
 * go with the form, which any button sends. It is fetched when somebody comes near a question's proof.
 */
import { shrink } from "../../evidence/enhance/shrink";
import { form } from "./form";
import { patch } from "./patch";

const words = form.dataset;
const percent = new Intl.NumberFormat(document.documentElement.lang, { style: "percent" });
/** Requests on their way, and the button that waits for them. */
let sending = 0;
let waiting: HTMLElement | null = null;

const boxOf = (part: Element) => part.closest<HTMLElement>("[data-proof]") as HTMLElement;

const say = (box: HTMLElement, text = "") => {
  let status = box.querySelector("[role=status]");
  if (!status) {
    status = document.createElement("p");
    status.role = "status";
    status.className = "proof-line text-small font-semibold";
    box.appendChild(status);
  }
  status.textContent = text;
};

const post = (box: HTMLElement, body: FormData) =>
  new Promise<Record<string, string> | null>((done) => {
    const request = new XMLHttpRequest();
    const fail = () => done(null);
    request.upload.onprogress = ({ loaded, total }) =>
      say(box, words.proofProgress?.replace("{percent}", percent.format(loaded / total)));
    request.upload.onload = () => say(box, words.proofChecking);
    request.onerror = fail;
    request.onload = () => (request.status === 200 ? done(request.response) : fail());
    request.responseType = "json";
    request.open("POST", words.proofTo ?? "");
    request.send(body);
  });

const send = async (box: HTMLElement, intent: string, files: File[], name = "") => {
  sending += 1;
  say(box, files[0] ? words.proofProgress?.replace("{percent}", percent.format(0)) : words.proofRemoving);
  const body = new FormData();
  body.set("intent", intent);
  for (const file of files) body.append(name, await shrink(file));
  await new Promise((detail) => form.dispatchEvent(new CustomEvent("flush", { detail })));
  const drawn = await post(box, body);
  sending -= 1;
  if (drawn) show(drawn);
  else say(box, words.proofFailed);
  if (sending) return;
  const button = waiting;
  waiting = null;
  if (drawn && button) form.requestSubmit(button);
};

const show = (drawn: Record<string, string>) => {
  for (const [id, html] of Object.entries(drawn)) {
    const box = document.querySelector(`[data-proof="${id}"]`);
    const to = document.createElement("div");
    to.innerHTML = html;
    if (!box) continue;
    const hadFocus = box.contains(document.activeElement);
    patch(box, to);
    const add = box.querySelector<HTMLDetailsElement>(".proof-add");
    // The files are chosen without it.
    if (add) add.open = false;
    if (hadFocus && !box.contains(document.activeElement)) add?.querySelector("summary")?.focus();
  }
};

/** Opens the chooser of files. */
const choose = (summary: Element) => boxOf(summary).querySelector<HTMLInputElement>("[type=file]")?.click();

form.addEventListener("click", (event) => {
  const summary = (event.target as Element).closest(".proof-add > summary");
  if (!summary) return;
  event.preventDefault();
  choose(summary);
});

form.addEventListener("change", ({ target }) => {
  const input = target as HTMLInputElement;
  const files = [...(input.files ?? [])];
  if (!files[0]) return;
  const box = boxOf(input);
  input.value = "";
  send(box, `proof/${box.dataset.proof}`, files, input.name);
});

addEventListener(
  "submit",
  (event) => {
    const button = event.submitter as HTMLButtonElement | null;
    const isRemoval = button?.value.startsWith("unproof/");
    if (event.target !== form || !(isRemoval || sending)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!isRemoval) waiting = button;
    else if (button) send(boxOf(button), button.value, []);
  },
  // Before the script that saves the answers.
  true,
);

addEventListener("beforeunload", (event) => {
  if (sending) event.preventDefault();
});

// Somebody has pressed while this was on its way. A browser allows it for five seconds.
const pressed = document.activeElement?.closest(".proof-add[open] > summary");
if (pressed) choose(pressed);
for (const input of form.querySelectorAll<HTMLInputElement>("[data-proof] [type=file]"))
  if (input.files?.[0]) input.dispatchEvent(new Event("change", { bubbles: true }));
