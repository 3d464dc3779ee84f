/**
 * Takes a draft along for when there is no connection. Only pages of a browser that has been asked to keep something load this module.
 */
import { showForm } from "./keep-answers";
import { sendWaiting, showWaiting } from "./send-waiting";
import { showPage } from "./take-along";
import { form, key, path, reveal, root, timeOf } from "./taken";
import { isCopy } from "./waiting";

if (isCopy) {
  // The message belonged to the page when it was copied.
  for (const toast of document.querySelectorAll("body > [role=status]")) toast.remove();
  for (const text of root.querySelectorAll<HTMLElement>("[data-along-since]")) {
    text.textContent = (text.dataset.alongSince ?? "").replace("{time}", timeOf(document.documentElement.dataset.kept));
  }
  reveal("offline");
  reveal("online", false);
  // The list of what is kept is at the form's own address here.
  for (const link of root.querySelectorAll<HTMLAnchorElement>("a[data-along-all]")) link.href = path;
  // Other pages would be the browser's own page about the missing connection.
  addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[href^='/']");
    if (!link || navigator.onLine || link.pathname === path) return;
    event.preventDefault();
    reveal("absent");
  });
}
if (form) showForm(form);
else await showPage();
if (key) {
  showWaiting();
  if (navigator.onLine) await sendWaiting();
  addEventListener("online", () => {
    reveal("offline", false);
    sendWaiting();
  });
}
