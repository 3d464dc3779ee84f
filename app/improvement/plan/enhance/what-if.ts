/** Shows the effect of ticked practices at once: requests the page as its form would, and puts its outcome in place. */
const form = document.querySelector<HTMLFormElement>("[data-what-if]");
let asked: AbortController | undefined;

form?.addEventListener("change", async () => {
  asked?.abort();
  asked = new AbortController();
  const ticks = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  const address = `${location.pathname}?${new URLSearchParams(ticks)}`;
  try {
    const answer = await fetch(address, { signal: asked.signal });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    // The user has signed out or the result is gone: the page itself says so.
    if (!page.getElementById("outcome")) return location.assign(address);
    for (const shown of document.querySelectorAll("[data-live]")) {
      shown.replaceChildren(...(page.getElementById(shown.id)?.childNodes ?? []));
    }
    history.replaceState(null, "", address);
  } catch {
    // The next tick asks again, and so does the button.
  }
});
