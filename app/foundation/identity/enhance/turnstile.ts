import { Turnstile, type TurnstileInstance } from "@marsidev/react-turnstile";
import { createElement, createRef } from "react";
import { createRoot } from "react-dom/client";

/**
 * Renders Cloudflare's widget into the box that `CaptchaField` leaves for it. The widget is the only React on its page.
 * The page itself stays plain HTML, and its button waits for the hidden field that this module fills.
 */
const ROOM_FOR_NORMAL = 300;

const box = document.querySelector<HTMLElement>("[data-turnstile]");
const answer = document.querySelector<HTMLInputElement>("[name=cf-turnstile-response]");
const failure = document.querySelector<HTMLElement>("[data-turnstile-failed]");

if (box && answer && failure) {
  const { turnstile: siteKey = "", action, language } = box.dataset;
  const widget = createRef<TurnstileInstance>();
  const take = (token: string) => {
    answer.value = token;
    if (token) failure.hidden = true;
    answer.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const fail = () => {
    take("");
    failure.hidden = false;
  };
  take("");
  createRoot(box).render(
    createElement(Turnstile, {
      ref: widget,
      siteKey,
      options: {
        action,
        language,
        theme: "light",
        size: box.clientWidth < ROOM_FOR_NORMAL ? "compact" : "normal",
        responseField: false,
      },
      scriptOptions: { nonce: document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce, onError: fail },
      onSuccess: take,
      onExpire: () => take(""),
      onTimeout: () => take(""),
      onError: fail,
      onUnsupported: fail,
    }),
  );
  // A page that the Back button restores from the cache contains a token that has been used.
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    take("");
    widget.current?.reset();
  });
}
