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
    request.send(new FormData(form));
    setBusy(true);
  },
  // Capture phase, to run before the script that marks every submitted form.
  true,
);
