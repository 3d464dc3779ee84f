/** While a file is collected, the page is asked for again every few seconds and what it says of the files put in place. */
const PAUSE_MS = 2_000;
/** Longer after each time that it cannot be asked. */
const MAX_MS = 60_000;

const files = document.getElementById("collected");
let pause = PAUSE_MS;

async function ask(): Promise<void> {
  try {
    const answer = await fetch(location.href);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const fresh = page.getElementById("collected");
    // Signed out meanwhile: the page itself says so.
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
