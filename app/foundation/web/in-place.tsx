import { useLocation, useNavigate, useNavigation, useSubmit } from "@remix-run/react";
import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";

/**
 * A part of a page that hydrates. Its links and forms that lead to the page's own path are followed without a reload: the framework
 * fetches the new data, keeps the address in step, and the reader's place and focus stay. All others are left to the browser, as without
 * scripts.
 */
export function InPlace({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { pathname, key } = useLocation();
  const navigate = useNavigate();
  const submit = useSubmit();
  const { state, location: ahead } = useNavigation();
  const isWaiting = state !== "idle";
  // Who is signed out meanwhile, for example, is sent to a page that does not hydrate. The browser loads it as a document.
  useEffect(() => {
    if (ahead && ahead.pathname !== pathname) window.location.assign(ahead.pathname + ahead.search + ahead.hash);
  }, [ahead, pathname]);
  useKeptFocus(isWaiting);
  useNamedPlace();
  useEscape();

  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    if (!link || event.defaultPrevented || event.button !== 0 || link.hasAttribute("download")) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const to = new URL(link.getAttribute("href") ?? "", window.location.href);
    if (to.origin !== window.location.origin || to.pathname !== pathname) return;
    // A place on this very page.
    if (to.hash && to.search === window.location.search) return;
    event.preventDefault();
    navigate(to.pathname + to.search + to.hash);
  };

  const send = (event: FormEvent<HTMLElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const form = event.target as HTMLFormElement;
    const action = submitter?.getAttribute("formaction") ?? form.getAttribute("action") ?? pathname;
    if (event.defaultPrevented || new URL(action, window.location.href).pathname !== pathname) return;
    event.preventDefault();
    // Pressed twice, it is sent once.
    if (isWaiting && isPost(form, submitter)) return;
    submit((submitter as HTMLButtonElement | null) ?? form);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links and forms inside it are what the reader uses
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div
      data-in-place={key}
      aria-busy={isWaiting}
      onClick={follow}
      onSubmit={send}
      className="transition-opacity aria-busy:opacity-60 aria-busy:delay-200"
    >
      <p role="status" className="sr-only">
        {isWaiting ? t("loading") : ""}
      </p>
      {children}
    </div>
  );
}

const isPost = (form: HTMLFormElement, submitter: HTMLElement | null) =>
  (submitter?.getAttribute("formmethod") ?? form.method).toLowerCase() === "post";

/** Escape closes the open dialog, as its own link does. */
function useEscape() {
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key === "Escape") document.querySelector<HTMLElement>("dialog [data-close]")?.click();
    };
    addEventListener("keydown", close);
    return () => removeEventListener("keydown", close);
  }, []);
}

/** Shows the place that the address names, if a change has left it out of sight. */
function useNamedPlace() {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change has a key
  useEffect(() => {
    const place = hash && document.getElementById(hash.slice(1));
    const box = place ? place.getBoundingClientRect() : null;
    if (place && box && key !== "default" && (box.top > window.innerHeight / 2 || box.bottom < 0))
      place.scrollIntoView();
  }, [key]);
}

/**
 * Gives the focus a place if a change took it away: an open dialog, else the element that had it or its successor with the same id, and
 * after a dialog what had opened it.
 */
function useKeptFocus(isWaiting: boolean) {
  const former = useRef<Element | null>(null);
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    if (isWaiting) {
      former.current = document.activeElement;
      return;
    }
    const had = former.current;
    former.current = null;
    // The browser takes the focus from what a dialog covers only later.
    const has = document.activeElement;
    if (!had || (has && has !== document.body && !has.closest("[inert]"))) return;
    const dialog = document.querySelector("dialog[open]");
    if (dialog && had.isConnected && !dialog.contains(had)) opener.current = had;
    const successor = had.isConnected ? had : had.id ? document.getElementById(had.id) : opener.current;
    focusOn(dialog ?? successor);
  }, [isWaiting]);
}

const focusOn = (element: Element | null) => {
  if (element instanceof HTMLElement || element instanceof SVGElement) element.focus({ preventScroll: true });
};
