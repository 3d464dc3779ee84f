/**
 * Makes and uses passkeys, which only scripts can. Where the browser knows them it shows what the page keeps hidden; the
 * library that speaks to the authenticator is fetched on the first press.
 */
type Failure = "cancelled" | "exists" | "failed";

for (const form of document.querySelectorAll<HTMLFormElement>("form[data-passkey]")) {
  const button = form.querySelector("button");
  const status = form.querySelector<HTMLElement>("[role=status]");
  const input = (name: string) => form.elements.namedItem(name) as HTMLInputElement;

  /** What the browser is to do: written on the page, or asked for, since a challenge is good for minutes only. */
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
    // The form goes out once there is something in it.
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
  // The Back button brings the page back as it was left.
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
