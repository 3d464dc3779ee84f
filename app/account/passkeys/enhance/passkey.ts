/**
 * Makes and uses passkeys, which only scripts can do. If the browser supports passkeys, the script shows what the page
 * hides. The library that talks to the authenticator loads on the first press.
 */
type Failure = "cancelled" | "exists" | "failed";

for (const form of document.querySelectorAll<HTMLFormElement>("form[data-passkey]")) {
  const button = form.querySelector("button");
  const status = form.querySelector<HTMLElement>("[role=status]");
  const input = (name: string) => form.elements.namedItem(name) as HTMLInputElement;

  /** Fetches the WebAuthn options where the page does not contain them, because a challenge is valid for minutes only. */
  const ask = async (url: string) => {
    const answer = await fetch(url, { method: "POST", body: new URLSearchParams() });
    if (!answer.ok) throw new Error(String(answer.status));
    return answer.json();
  };

  const use = async () => {
    const { startAuthentication, startRegistration } = await import("@simplewebauthn/browser");
    const { passkey, ask: url } = form.dataset;
    const { options, state } = url ? await ask(url) : JSON.parse(form.dataset.options ?? "{}");
    const credential =
      passkey === "create"
        ? await startRegistration({ optionsJSON: options })
        : await startAuthentication({ optionsJSON: options });
    input("state").value = state;
    input("credential").value = JSON.stringify(credential);
    form.submit();
  };

  button?.addEventListener("click", async (event) => {
    // Submit the form only once it contains the answer.
    event.preventDefault();
    button.disabled = true;
    button.ariaBusy = "true";
    if (status) status.textContent = "";
    try {
      await use();
    } catch (error) {
      const { name } = error as Error;
      const failure: Failure =
        name === "NotAllowedError" || name === "AbortError"
          ? "cancelled"
          : name === "InvalidStateError"
            ? "exists"
            : "failed";
      button.disabled = false;
      button.ariaBusy = null;
      if (status) status.textContent = status.dataset[failure] ?? "";
    }
  });
  // The Back button restores the page as the user left it.
  addEventListener("pageshow", () => {
    if (!button) return;
    button.disabled = false;
    button.ariaBusy = null;
  });
}

if (typeof PublicKeyCredential === "function") {
  for (const element of document.querySelectorAll<HTMLElement>("[data-with-passkeys]")) element.hidden = false;
  for (const element of document.querySelectorAll<HTMLElement>("[data-without-passkeys]")) element.hidden = true;
}

export {};
