import { useTranslation } from "react-i18next";
import { expect, it } from "vitest";
import { drawOnce } from "~/features/web/draw-once.server";

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
