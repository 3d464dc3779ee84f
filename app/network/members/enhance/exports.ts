/** While a file is being collected, the script fetches the page again at this interval and replaces its list of files. */
const PAUSE_MS = 2_000;
/** The pause doubles after each failed request, up to this. */
const MAX_MS = 60_000;

const files = document.getElementById("collected");
let pause = PAUSE_MS;

async function ask(): Promise<void> {
  try {
    const answer = await fetch(location.href);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const fresh = page.getElementById("collected");
    // The user has been signed out; the reloaded page says so.
    if (!fresh || !files) return location.reload();
    pause = PAUSE_MS;
    if (fresh.innerHTML !== files.innerHTML) files.replaceChildren(...fresh.childNodes);
    if (fresh.dataset.pending === undefined) return;
  } catch {
    pause = Math.min(MAX_MS, pause * 2);
  }
  setTimeout(ask, pause);
}
setTimeout(ask, pause);
