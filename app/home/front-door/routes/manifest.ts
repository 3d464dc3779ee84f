import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { START_PATH } from "~/core/kept";
import { LANGUAGES } from "~/core/language";
import { translator } from "~/i18n/i18n.server";

/** How long a browser may use it without asking again. */
const SECONDS = 24 * 60 * 60;

/** What a browser needs to install Kompas like an app, in the language that the address names ("en.webmanifest"). */
export function loader({ params }: LoaderFunctionArgs) {
  const language = LANGUAGES.find((each) => `${each}.webmanifest` === params.language);
  if (!language) throw new Response(null, { status: 404 });
  const t = translator(language, "descriptions");
  const png = (name: string, size: number, purpose: string) => ({
    src: `/icons/${name}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  const manifest = {
    id: "/",
    name: "Kompas",
    short_name: "Kompas",
    description: t("product"),
    lang: language,
    start_url: START_PATH,
    scope: "/",
    display: "standalone",
    background_color: "#faf8f3",
    theme_color: "#ffffff",
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
      png("kompas-192", 192, "any"),
      png("kompas-512", 512, "any"),
      png("kompas-maskable-512", 512, "maskable"),
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "Content-Type": "application/manifest+json", "Cache-Control": `public, max-age=${SECONDS}` },
  });
}
