import { useEffect } from "react";
import { createPortal } from "react-dom";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from "react-router";
import type { Theme } from "#app/catalogue/appearance.ts";
import { readerLocale as localeOfReader } from "#app/catalogue/format-date.ts";
import type { ToastWords } from "#app/content/toasts.ts";
import { PATHS } from "#app/catalogue/paths.ts";
import { appNameIn, appTitle, PRODUCT_NAME } from "#app/catalogue/app-title.ts";
import { account } from "#app/middleware/account.server.ts";
import { answerRefusals } from "#app/middleware/refusal-answers.server.ts";
import { forms } from "#app/middleware/forms.server.ts";
import { readerLocale } from "#app/middleware/reader-locale.server.ts";
import { requestLog } from "#app/middleware/request-log.server.ts";
import { removals } from "#app/middleware/removals.server.ts";
import { quietLines } from "#app/middleware/quiet-line.server.ts";
import { securityHeaders } from "#app/middleware/security-headers.server.ts";
import { toasts } from "#app/middleware/toasts.server.ts";
import { CrisisButton } from "#app/ui/crisis-button.tsx";
import { Failure, failureTitle } from "#app/ui/failure.tsx";
import { keepOnNetworkFailure, rememberPage } from "#app/ui/kept-page.ts";
import { FormToken } from "#app/ui/post-form.tsx";
import { NavigationBar } from "#app/ui/navigation-bar.tsx";
import { AppFooter, Page, PageFooter, type FooterGroup } from "#app/ui/page.tsx";
import { SessionNotice } from "#app/ui/session-notice.tsx";
import { Toast, ToastRegion } from "#app/ui/toast.tsx";
import enhanceUrl from "#app/ui/enhance.js?url";
import lockUrl from "#app/ui/lock.js?url";
import sessionUrl from "#app/ui/session.js?url";
import siteStylesUrl from "#app/ui/site.css?url";
import stylesUrl from "#app/ui/styles.css?url";
import type { PageHandle } from "#app/ui/page-handle.ts";
import { shellData } from "./shell.server.ts";
import type { Route } from "./+types/root";

export const middleware = [
  requestLog,
  answerRefusals,
  readerLocale,
  securityHeaders,
  account,
  forms,
  toasts,
  quietLines,
  removals,
];

export const links: Route.LinksFunction = () => [
  { rel: "icon", href: "/icon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/icon-180.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

/** Of a page that is shown in place of another; every other has its own. */
export const meta: Route.MetaFunction = ({ error, matches }) => [
  { title: error ? appTitle(failureTitle(error), matches) : appNameIn(matches) },
];

export function loader(args: Route.LoaderArgs) {
  return shellData(args);
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return keepOnNetworkFailure("root", serverLoader);
}

/**
 * By the server, and by the browser of a developer, which has the same renderer. Said before anything
 * asks for it: the bundler leaves out what it knows to be unused by then.
 */
const isHeadRendered = import.meta.env.SSR || import.meta.env.DEV;

/** The handles of the shown routes, innermost last. */
function usePageHandle(): PageHandle {
  return Object.assign({}, ...useMatches().map((match) => match.handle ?? {}));
}

export function Layout({ children }: { children: React.ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  const handle = usePageHandle();
  const isVisit = handle.isForVisitors === true && !root?.person;
  // The app's own styles hold nothing of what only visitors' pages show.
  const hasSiteStyles = handle.isForVisitors === true || (handle.isWayIn === true && !root?.person);
  // A page that was refused before anything was loaded has no mark by which a browser lets scripts run.
  const scripts = !root || root.savesData || isVisit ? "none" : (handle.scripts ?? "page");
  const { theme = "system", textSize = "normal" } = root?.appearance ?? {};
  const session = root?.session;
  const pageScripts = [
    enhanceUrl,
    handle.pageScript,
    session?.lockAfterMs ? lockUrl : null,
    session ? sessionUrl : null,
  ];
  return (
    <html
      lang="en"
      data-locale={localeOfReader()}
      data-theme={theme === "system" ? undefined : theme}
      data-text-size={textSize === "normal" ? undefined : textSize}
    >
      {isHeadRendered ? (
        <head>
          <meta charSet="utf-8" />
          <meta
            name="viewport"
            content="width=device-width, initial-scale=1, interactive-widget=resizes-content"
          />
          <ColorScheme theme={theme} />
          <Meta />
          {handle.isForVisitors || handle.isPublic ? (
            <SocialCard appUrl={root?.appUrl ?? ""} appName={root?.appName ?? PRODUCT_NAME} />
          ) : (
            <meta name="robots" content="noindex" />
          )}
          {hasSiteStyles ? <link rel="stylesheet" href={siteStylesUrl} /> : null}
          {hasSiteStyles && !root?.person ? null : <link rel="stylesheet" href={stylesUrl} />}
          <Links />
          {root && scripts === "page"
            ? pageScripts.map((src) =>
                src ? (
                  <script
                    key={src}
                    type="module"
                    src={src}
                    nonce={root.nonce}
                    suppressHydrationWarning
                  />
                ) : null,
              )
            : null}
        </head>
      ) : (
        <HeadAsServed />
      )}
      <body
        className={handle.bodyClass}
        data-answer={root?.isAnswer ? "" : undefined}
        data-session-now={session?.now}
        data-session-expires-at={session?.expiresAt}
        data-session-absolute-expires-at={session?.absoluteExpiresAt}
        data-lock-after={session?.lockAfterMs ?? undefined}
        data-hands-free={session && handle.isHandsFree ? "" : undefined}
        data-session-token={session ? root?.formToken : undefined}
        data-session-keeps-page={session && handle.keepsPage ? "" : undefined}
      >
        {children}
        {scripts === "framework" ? (
          <>
            <ScrollRestoration />
            {isHeadRendered ? <Scripts /> : null}
            <EnhanceOnceHydrated />
          </>
        ) : null}
      </body>
    </html>
  );
}

const servedHead = isHeadRendered ? null : document.head;

/**
 * What the server made of the head has an order of its own, in which the browser's renderer would
 * find nothing again: it stays as it came, but for the title, which follows the page.
 */
function HeadAsServed() {
  // A page that failed as a whole begins anew, with an empty head.
  const keepServed = (head: HTMLHeadElement | null) => {
    if (servedHead && head !== servedHead) head?.replaceWith(servedHead);
  };
  return (
    <>
      <head ref={keepServed} dangerouslySetInnerHTML={{ __html: "" }} />
      {servedHead ? createPortal(<Meta />, servedHead) : null}
    </>
  );
}

/** What a browser paints before the styles are there, and around the page. */
function ColorScheme({ theme }: { theme: Theme }) {
  const schemes = theme === "system" ? (["light", "dark"] as const) : [theme];
  return (
    <>
      <meta name="color-scheme" content={schemes.join(" ")} />
      {schemes.map((scheme) => (
        <meta
          key={scheme}
          name="theme-color"
          content={PAPER[scheme]}
          media={theme === "system" ? `(prefers-color-scheme: ${scheme})` : undefined}
        />
      ))}
    </>
  );
}

const PAPER = { light: "#faf6ee", dark: "#282b27" } as const;

/** What a link to a public page looks like where somebody shares it. */
function SocialCard({ appName, appUrl }: { appName: string; appUrl: string }) {
  const { pathname } = useLocation();
  return (
    <>
      <link rel="canonical" href={new URL(pathname, appUrl || "http://localhost").href} />
      <meta property="og:site_name" content={appName} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={`${appName}: an AI companion to talk with`} />
      <meta
        property="og:description"
        content="Talk about what's on your mind, by text or voice. Private, and free to start."
      />
      <meta property="og:image" content={`${appUrl}/social-card.png`} />
      <meta
        property="og:image:alt"
        content="A leaf over calm hills, and the words: A place to talk, day or night"
      />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

// It changes attributes of the page, so where React takes the page over it has to come after.
function EnhanceOnceHydrated() {
  useEffect(() => {
    void import(/* @vite-ignore */ enhanceUrl);
    const { lockAfter } = document.body.dataset;
    const lock = lockAfter ? import(/* @vite-ignore */ lockUrl) : Promise.resolve();
    void lock.then(() => import(/* @vite-ignore */ sessionUrl));
  }, []);
  return null;
}

export default function Root({ loaderData }: Route.ComponentProps) {
  useEffect(() => rememberPage("root", loaderData), [loaderData]);
  return (
    <Document>
      <Outlet />
    </Document>
  );
}

function Document({ children }: { children: React.ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  const handle = usePageHandle();
  const { pathname } = useLocation();
  const token = <FormToken />;
  return (
    <Page
      skipLinks={
        handle.isChat ? (
          <a className="skip-link" href="#message">
            Skip to the message box
          </a>
        ) : null
      }
      navigation={
        <NavigationBar
          appName={root?.appName ?? PRODUCT_NAME}
          person={root?.person ?? null}
          path={pathname}
          sellsNothing={handle.isChat === true || handle.sellsNothing === true}
          isCalm={handle.isCalm === true}
          hasOwnHelp={handle.isChat === true || handle.isHelp === true}
        >
          {token}
        </NavigationBar>
      }
      notices={
        <>
          <ToastRegion>{root?.toast ? <Toast {...toastProps(root.toast)} /> : null}</ToastRegion>
          {root?.session ? (
            <SessionNotice leftMs={root.session.absoluteExpiresAt - root.session.now} />
          ) : null}
        </>
      }
      footer={
        // Whoever is signed in has this one, and nobody else has a page that hydrates.
        handle.isChat || handle.isCalm ? null : !import.meta.env.SSR ||
          root?.person ||
          handle.sellsNothing ||
          handle.isWayIn ||
          handle.hasAppFooter ? (
          <AppFooter
            crisisLine={root ? <CrisisLine {...root.crisisLine} /> : null}
            links={WITH_LEGAL_LINKS.includes(pathname) ? LEGAL_LINKS : []}
          />
        ) : (
          <PageFooter
            groups={footerGroups(root?.supportEmail)}
            crisisLine={root ? <CrisisLine {...root.crisisLine} /> : null}
          >
            {root ? (
              <p className="footer-note">
                {root.appName} is run by {root.operatorName}. For adults: not therapy, not an
                emergency service.
              </p>
            ) : null}
          </PageFooter>
        )
      }
      aside={
        handle.isChat || handle.isHelp ? null : <CrisisButton isRaised={root?.person?.isQuiet} />
      }
    >
      {children}
    </Page>
  );
}

/** Home, and where one comes in. */
const WITH_LEGAL_LINKS = ["/", PATHS.today, "/dashboard", "/auth"];

const LEGAL_LINKS = [
  { href: "/privacy", label: "Privacy Policy" },
  { href: "/health-data", label: "Health data" },
  { href: "/eula", label: "License Agreement" },
];

/** Only pages that exist. */
function footerGroups(supportEmail: string | undefined): FooterGroup[] {
  const mail = supportEmail ? [{ href: `mailto:${supportEmail}`, label: "Write to us" }] : [];
  return [
    {
      title: "Legal",
      links: LEGAL_LINKS,
    },
    {
      title: "Support",
      links: [
        { href: PATHS.help, label: "Help now" },
        { href: "/safety", label: "Safety" },
        ...mail,
      ],
    },
    {
      title: "About",
      links: [
        { href: "/about-ai", label: "About the AI" },
        { href: PATHS.pricing, label: "Plans" },
        { href: PATHS.appearance, label: "Appearance" },
      ],
    },
  ];
}

function CrisisLine({ anyTime, inDanger }: Awaited<ReturnType<typeof loader>>["crisisLine"]) {
  return (
    <>
      In crisis, <a href={anyTime.href}>{anyTime.label}</a>. In danger now,{" "}
      <a href={inDanger.href}>{inDanger.label}</a>.
    </>
  );
}

function toastProps(toast: ToastWords) {
  const { title, text, isDestructive = false, isOnlyFloating = false } = toast;
  return { title, text, destructive: isDestructive, onlyFloating: isOnlyFloating };
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Document>
      <Failure error={error} />
    </Document>
  );
}
