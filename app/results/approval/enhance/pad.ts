import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { SignaturePad } from "../components/signature-pad";

/**
 * Draws the signature pad into the box that `SignPage` leaves for it. It is the only React on its page: the form below stays plain HTML,
 * and sends a drawing as it sends a picture.
 */
const box = document.querySelector<HTMLElement>("[data-signature-pad]");
const input = document.querySelector<HTMLInputElement>("input[name=signature]");
const upload = document.querySelector<HTMLElement>("[data-signature-upload]");

if (box && input && upload) {
  const texts = JSON.parse(box.dataset.signaturePad ?? "{}");
  createRoot(box).render(createElement(SignaturePad, { input, upload, texts }));
}
