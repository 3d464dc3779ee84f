/** The form of a draft that was taken along: its answers outlive the tab, and it goes on to the next section without a connection. */
import { PREFIX, UNSENT } from "./names";
import { withLock } from "./send-waiting";
import { form, here, list, ownPrefix, path, read, register, reveal, write } from "./taken";
import { isCopy } from "./waiting";

/** The last change is in the browser's storage. */
let isStored = true;

const onStuck = (event: Event) => {
  const button = (event as CustomEvent<HTMLButtonElement | null>).detail;
  const state = form?.querySelector<HTMLElement>("[data-autosave-status]")?.dataset.state ?? "";
  // The server has answered: the form says what.
  if (!/failed|waiting/.test(state) || !isStored) return;
  const sections = list()?.sections ?? [];
  const at = sections.findIndex(({ id }) => id === here);
  const wanted: Record<string, string | undefined> = {
    next: sections[at + 1]?.href ?? path,
    previous: sections[at - 1]?.href,
  };
  const asked = button?.name === "goto" ? sections.find(({ id }) => id === button.value)?.href : undefined;
  const target = asked ?? wanted[button?.value ?? ""];
  // A comment exists only in the page.
  if (!target || form?.querySelector("textarea:not(:placeholder-shown)")) return reveal("absent");
  event.preventDefault();
  setTimeout(() => location.assign(target));
};

/**
 * What the form keeps in its tab is kept in the browser, too, so that it outlives the tab. Runs before the form's own script, which then
 * finds what waits.
 */
const mirror = (form: HTMLFormElement) => {
  const name = PREFIX + form.dataset.keep;
  const isUnsent = location.search.endsWith(UNSENT);
  const sender =
    document.referrer.startsWith(location.origin) && new URL(document.referrer).searchParams.get("section");
  // A page reached from the section that was sent is the response, unless the keeper shows it instead.
  if (sender && !isCopy && !isUnsent && read(ownPrefix + sender).isSent) localStorage.removeItem(ownPrefix + sender);
  const found = read(name);
  // Nothing that was sent has arrived at a copy.
  if (isCopy || isUnsent) found.isSent = false;
  write(name, found, sessionStorage);
  /** Questions whose waiting answers are this page's; the others' are another tab's. */
  const own = new Set(found.answers.map(([id]) => id));
  let isSigningOut = false;
  addEventListener(
    "submit",
    ({ submitter }) => {
      isSigningOut = (submitter as HTMLButtonElement | null)?.value === "sign-out";
    },
    true,
  );
  form.addEventListener("kept", (event) => {
    // Signing out empties the storage if it arrives, and until then nothing may be missing.
    if (isSigningOut) return;
    try {
      const now = read(name, sessionStorage);
      for (const [id] of now.answers) own.add(id);
      now.answers.push(...read(name).answers.filter(([id]) => !own.has(id)));
      write(name, now);
      isStored = true;
      event.preventDefault();
    } catch {
      isStored = false;
    }
    reveal("full", !isStored);
  });
};

/** Sets the form up. Runs before the form's own script. */
export const showForm = (form: HTMLFormElement) => {
  mirror(form);
  withLock(here ?? "", { mode: "shared" }, () => new Promise(() => {}));
  form.addEventListener("stuck", onStuck);
  if (location.search.endsWith(UNSENT)) {
    history.replaceState(null, "", location.href.replace(UNSENT, ""));
    reveal("unsent");
  }
  if (!isCopy) register(path).catch(() => {});
};
