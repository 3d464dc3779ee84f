import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider, useTranslation } from "react-i18next";
import { expect, it } from "vitest";
import type { Language } from "~/core/language";
import { Drawn, RenderPartContext } from "~/foundation/web/drawn";
import { renderCached } from "~/foundation/web/render-cache.server";
import { i18nFor } from "~/i18n/i18n.server";

let renderings = 0;
function Greeting({ name }: { name: string }) {
  const { t } = useTranslation("common");
  renderings += 1;
  return (
    <p>
      {t("shell.signOut")}, {name}
    </p>
  );
}

const Names = ({ names }: { names: Map<string, string> }) => <p>{names.size ?? "nothing"}</p>;

/** A page with a greeting, from the cache or rendered with the page, and how often it rendered the greeting. */
function page(isCached: boolean, language: Language, name: string) {
  const parts = isCached ? renderCached(language) : null;
  const before = renderings;
  const written = renderToStaticMarkup(
    <I18nextProvider i18n={i18nFor(language)}>
      <RenderPartContext.Provider value={parts?.render ?? null}>
        <Drawn part={Greeting} properties={{ name }} className="head" />
        <p>{"after «<!--part 0-->»"}</p>
      </RenderPartContext.Provider>
    </I18nextProvider>,
  );
  return { html: parts ? parts.assemble(written) : written, rendered: renderings - before };
}

it("a page is the same whether a part is rendered or taken from the cache", () => {
  const { html } = page(false, "ms", "<Aisyah> $& $1");
  expect(html).toContain("&lt;Aisyah&gt; $&amp; $1");
  expect(page(true, "ms", "<Aisyah> $& $1")).toEqual({ html, rendered: 1 });
  expect(page(true, "ms", "<Aisyah> $& $1")).toEqual({ html, rendered: 0 });
});

it("a cached part is rendered anew for another language and for other properties", () => {
  page(true, "en", "Thandi");
  expect(page(true, "fr", "Thandi")).toEqual({ ...page(false, "fr", "Thandi"), rendered: 1 });
  expect(page(true, "en", "Sipho")).toEqual({ ...page(false, "en", "Sipho"), rendered: 1 });
  expect(page(true, "en", "Thandi").rendered).toBe(0);
});

it("a cached part shows no properties that are missing from its cache key", () => {
  const { render, assemble } = renderCached("en");
  expect(assemble(render(Names, { names: new Map([["Thandi", "Sipho"]]) }))).toBe("<p>nothing</p>");
});
