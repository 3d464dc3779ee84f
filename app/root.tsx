import { data, type HeadersFunction, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import type { ComponentProps, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { UTC } from "~/core/days/days";
import { type Flash, readFlash } from "~/foundation/shell/waiting-flash.server";
import { Drawn } from "~/foundation/web/drawn";
import { frameOf, handlesOf, paperFootOf } from "~/foundation/web/page-handle";
import { AddressNotice } from "./account/sign-up/components/address-notice";
import { AgreementNotice } from "./foundation/shell/components/agreement-notice";
import { AwayNotice } from "./foundation/shell/components/away-notice";
import { ErrorPage, reasonOf } from "./foundation/shell/components/error-page";
import { SiteFooter, SiteHeader } from "./foundation/shell/components/site";
import { readOfficeCounts } from "./foundation/shell/office-counts.server";
import { shellOf } from "./foundation/shell/shell.server";
import { ReadersZone } from "./i18n/use-reader";
import baseSheet from "./styles/base.css?url";
import doorSheet from "./styles/door.css?url";
import formSheet from "./styles/form.css?url";
import pagesSheet from "./styles/pages.css?url";
import slidesSheet from "./styles/slides.css?url";
import { inertWhile } from "./ui/dialog";
import enhanceUrl from "./ui/enhance/form?worker&url";
import { LiveMessage, Toast } from "./ui/notice";
import { Container, SkipLink } from "./ui/shell";
import { DeletionNotice } from "./upkeep/privacy/components/deletion-notice";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [shell, flash, office] = await Promise.all([
    shellOf(context.kompas, request),
    readFlash(context.kompas, request),
    readOfficeCounts(context.kompas, request),
  ]);
  const { nonce, refusal } = context;
  return data({ shell, office, flash: flash.flash, nonce, back: refusal?.back }, { headers: flash.headers });
}

/** Keeps Retry-After on the page that asks the reader to wait. */
export const headers: HeadersFunction = ({ errorHeaders }) => errorHeaders ?? new Headers();

const SHEETS = { door: doorSheet, form: formSheet, pages: pagesSheet, slides: slidesSheet };
const DEFAULT_SHEETS = ["pages"] as const;

const FOOT = "site-foot mt-auto pt-18 print:hidden";

export function Layout({ children }: { children: ReactNode }) {
  const { t, i18n } = useTranslation(["common", "descriptions"]);
  const error = useRouteError();
  const root = useRouteLoaderData<typeof loader>("root");
  const { pathname, search, key } = useLocation();
  const matches = useMatches();
  const handles = handlesOf(matches);
  const sheets = (!error && handles.find((handle) => handle.sheets)?.sheets) || DEFAULT_SHEETS;
  const frame = error ? {} : frameOf(matches);
  const described = handles.find((handle) => handle.description)?.description;
  // For people who find the page from outside. Signed-in users get none, unless the page has its own.
  const product = root?.shell.user && !described ? null : t(`descriptions:${(!error && described) || "product"}`);
  const description = (error ? null : frame.description) ?? product;
  const back = frame.backTo ?? root?.back ?? pathname + search;
  const inert = inertWhile(frame.dialogOpen ?? false);
  const keptForm = frame.keptForm?.id;
  // Users who are answering questions get no reminders.
  const isReminded = sheets === DEFAULT_SHEETS && !frame.isAlone && !handles.some((handle) => handle.reminds);
  // A kept form returns to its own page, because all its pages share the header and footer.
  const site = { shell: root?.shell, back: keptForm ? "" : back, keptForm };
  return (
    <html lang={i18n.language} style={paperFootOf(frame)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#1a201d" media="(prefers-color-scheme: dark)" />
        {description ? <meta name="description" content={description} /> : null}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/kompas-192.png" />
        <link rel="manifest" href={`/manifest/${i18n.language}.webmanifest`} />
        <link rel="stylesheet" href={baseSheet} />
        {sheets.map((name) => (
          <link key={name} rel="stylesheet" href={SHEETS[name]} />
        ))}
        {error ? <title>{`${t(`errors.${reasonOf(error, root?.shell.isOwner)}.title`)} · Kompas`}</title> : <Meta />}
        <Links />
      </head>
      <body>
        {frame.keptForm ? <button type="submit" form={frame.keptForm.id} {...frame.keptForm.enter} hidden /> : null}
        {frame.isAlone ? null : <Drawn part={Head} properties={{ ...site, path: pathname }} {...inert} />}
        {root?.shell.isAway && !error && !frame.isAlone ? (
          <div {...inert}>
            <AwayNotice />
          </div>
        ) : null}
        {root?.shell.deletionOn && !frame.isAlone ? (
          <div {...inert}>
            <DeletionNotice on={root.shell.deletionOn} back={back} />
          </div>
        ) : null}
        {root?.shell.agreement && pathname !== "/agreements" && !frame.isAlone ? (
          <div {...inert}>
            <AgreementNotice {...root.shell.agreement} back={back} />
          </div>
        ) : null}
        {root?.shell.isUnconfirmed && isReminded ? (
          <div {...inert}>
            <AddressNotice />
          </div>
        ) : null}
        <Container>
          <ReadersZone value={root?.shell.timeZone ?? UTC}>{children}</ReadersZone>
        </Container>
        {root?.flash && !frame.isAlone ? <Message key={key} {...root.flash} /> : null}
        {frame.isAlone ? null : <Drawn part={SiteFooter} properties={site} as="footer" className={FOOT} {...inert} />}
        {handles.some((handle) => handle.enhance) && !error ? (
          <script type="module" src={enhanceUrl} nonce={root?.nonce} />
        ) : null}
        {handles.some((handle) => handle.hydrate) ? <Scripts nonce={root?.nonce} /> : null}
      </body>
    </html>
  );
}

function Head(site: ComponentProps<typeof SiteHeader>) {
  const { t } = useTranslation();
  return (
    <>
      <SkipLink href="#content">{t("shell.skip")}</SkipLink>
      <SiteHeader {...site} />
    </>
  );
}

function Message({ tone, text }: Flash) {
  if (tone === "quiet") return <LiveMessage>{text}</LiveMessage>;
  const isBeside = tone === "beside";
  return (
    <Toast tone={isBeside ? "success" : tone} isBeside={isBeside}>
      {text}
    </Toast>
  );
}

export default function App() {
  return (
    <main id="content" tabIndex={-1} className="outline-none">
      <Outlet />
    </main>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const root = useRouteLoaderData<typeof loader>("root");
  return (
    <main id="content" tabIndex={-1} className="outline-none">
      <ErrorPage reason={reasonOf(error, root?.shell.isOwner)} />
    </main>
  );
}
