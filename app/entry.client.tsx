import { RemixBrowser } from "@remix-run/react";
import { createInstance } from "i18next";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";

/** Only hydrated pages load this; they need the texts of the shell and of the assessment in one language. */
const texts = import.meta.glob<Record<string, unknown>>("./i18n/locales/*/{common,assessment}.json", {
  import: "default",
});

const language = document.documentElement.lang;

async function load(namespace: string) {
  return (await texts[`./i18n/locales/${language}/${namespace}.json`]?.()) ?? {};
}

const [common, assessment] = await Promise.all([load("common"), load("assessment")]);
const i18n = createInstance({
  lng: language,
  resources: { [language]: { common, assessment } },
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
