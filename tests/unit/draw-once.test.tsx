import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider, useTranslation } from "react-i18next";
import { expect, it, vi } from "vitest";
import { drawOnce, drawOnceFrom, partsIn } from "~/features/web/draw-once.server";
import { Drawn, Markup, PartsContext } from "~/features/web/drawn";
import { i18nFor } from "~/i18n/i18n.server";

let drawings = 0;
function Greeting({ name }: { name: string }) {
  const { t } = useTranslation("common");
  drawings += 1;
  return (
    <p>
      {t("shell.signOut")}, {name}
    </p>
  );
}
const greet = drawOnce(2, Greeting);

it("draws once for what it says, and anew for another language, another name, and what was let go", () => {
  const first = greet("en", { name: "Thandi" });
  expect(greet("en", { name: "Thandi" })).toBe(first);
  expect(drawings).toBe(1);
  const others = [greet("fr", { name: "Thandi" }), greet("en", { name: "<Aisyah>" })];
  expect(new Set([first, ...others]).size).toBe(3);
  expect(others[1]).toContain("&lt;Aisyah&gt;");
  expect(greet("en", { name: "Thandi" })).toBe(first);
  expect(drawings).toBe(4);
});

it("makes what a part says only for what it has not been drawn from of late", async () => {
  const draw = drawOnceFrom(1, Greeting);
  const make = vi.fn(async () => ({ name: "Thandi" }));
  const first = await draw("en", { id: 1 }, make);
  expect(await draw("en", { id: 1 }, make)).toBe(first);
  expect(make).toHaveBeenCalledTimes(1);
  const other = await draw("en", { id: 2 }, async () => ({ name: "Aisyah" }));
  expect(other).toContain("Aisyah");
  expect(await draw("en", { id: 1 }, make)).toBe(first);
  expect(make).toHaveBeenCalledTimes(2);
});

it("gives a page the same head whether it is drawn with it or once for many", () => {
  const page = (isKept: boolean, name: string) => {
    const parts = isKept ? partsIn("ms") : null;
    const written = renderToStaticMarkup(
      <I18nextProvider i18n={i18nFor("ms")}>
        <PartsContext.Provider value={parts}>
          <Drawn part={Greeting} properties={{ name }} className="head" />
          <Greeting name="after «<!--part 0-->»" />
          <Markup of="<p>€</p>" />
        </PartsContext.Provider>
      </I18nextProvider>,
    );
    return parts ? new TextDecoder().decode(parts.join(written)) : written;
  };
  const whole = page(false, "<Aisyah>");
  expect(page(true, "<Aisyah>")).toBe(whole);
  const before = drawings;
  expect(page(true, "<Aisyah>")).toBe(whole);
  expect(drawings).toBe(before + 1);
  expect(page(true, "Thandi")).toBe(whole.replace("&lt;Aisyah&gt;", "Thandi"));
});
