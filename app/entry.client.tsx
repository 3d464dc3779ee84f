import { RemixBrowser } from "@remix-run/react";
import { createInstance } from "i18next";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { getInitialNamespaces } from "remix-i18next/client";

/**
 * Only pages with `handle = { hydrate: true, i18n: [namespaces] }` load this, with their texts and those of the frame in one language. Add
 * each namespace that such a page names to the pattern. Every path in it costs each of these pages some bytes.
 */
const texts = import.meta.glob<Record<string, unknown>>(
  "./i18n/locales/*/{analytics,common,frame,members,views}.json",
  {
    import: "default",
  },
);

const language = document.documentElement.lang;

async function load(namespace: string) {
  return [namespace, (await texts[`./i18n/locales/${language}/${namespace}.json`]?.()) ?? {}] as const;
}

const loaded = await Promise.all(["common", "frame", ...getInitialNamespaces()].map(load));
const i18n = createInstance({
  lng: language,
  resources: { [language]: Object.fromEntries(loaded) },
  defaultNS: "common",
  initImmediate: false,
  interpolation: { escapeValue: false },
});
i18n.init();

startTransition(() => {
  hydrateRoot(
    document,
    <I18nextProvider i18n={i18n}>
      <RemixBrowser />
    </I18nextProvider>,
  );
});
