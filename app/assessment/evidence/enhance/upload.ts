/**
 * Shows how far the files of a form have got while they are sent. A plain module of under a kilobyte; the form works without
 * it, and what the server answers is the same page.
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
    // Tells where to go on instead of going there, which would take away the message that waits for the next page.
    request.setRequestHeader("X-Upload", "script");
    request.send(new FormData(form));
    setBusy(true);
  },
  // Before what marks every form that is sent.
  true,
);
