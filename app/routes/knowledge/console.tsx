import type { ReactNode } from "react";
import { useRouteLoaderData } from "react-router";
import { CONSOLE_PATHS } from "#app/catalogue/knowledge.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import type { PageHandle } from "#app/ui/page-handle.ts";
import { Screen } from "#app/ui/page.tsx";
import consoleStylesUrl from "#app/ui/console.css?url";
import goOnUrl from "#app/ui/go-on.js?url";

export const CONSOLE_TITLE = "AI Training & Knowledge Management";

const REFRESHES_MS = 4000;

/** The handle of a page that shows how far something is. */
export const refreshingPage = { pageScript: goOnUrl } satisfies PageHandle;

/**
 * Loads such a page again, by itself where scripts run: a page that did so without them could move away from under a
 * reader.
 */
export function RefreshLink({ href }: { href: string }) {
  return (
    <ButtonLink href={href} data-go-on={REFRESHES_MS}>
      Refresh
    </ButtonLink>
  );
}

/** The sheet of the console's pages, for their routes' `links`. */
export const consoleLinks = () => [{ rel: "stylesheet", href: consoleStylesUrl }];

const TABS = [
  { id: "crawl", label: "Website Crawl" },
  { id: "add", label: "Add Knowledge" },
  { id: "bulk", label: "Bulk Upload" },
  { id: "search", label: "Search & Test" },
  { id: "review", label: "Review" },
] as const;

export type ConsoleTab = (typeof TABS)[number]["id"];

/** What the layout of the admins' pages knows. */
interface AdminPage {
  hasModel: boolean;
}

interface ConsoleProps {
  tab: ConsoleTab;
  /** What this part is for, in a sentence or two. */
  lead?: ReactNode;
  children: ReactNode;
}

/** One part of the console, under its tabs: each is an address of its own. */
export function Console({ tab, lead, children }: ConsoleProps) {
  const usesArticles = useRouteLoaderData<AdminPage>("routes/layouts/admin")?.hasModel ?? true;
  return (
    <Screen title={CONSOLE_TITLE} width="wide" lead={lead} back={["/admin/crisis-events", "Admin"]}>
      <nav className="tabs" aria-label="Parts of the console">
        {TABS.map(({ id, label }) => (
          <a key={id} href={CONSOLE_PATHS[id]} aria-current={id === tab ? "page" : undefined}>
            {label}
          </a>
        ))}
      </nav>
      {usesArticles ? null : (
        <p className="fine-print">No model is set up, so replies don't use articles yet.</p>
      )}
      {children}
      <HowItWorks />
    </Screen>
  );
}

function HowItWorks() {
  return (
    <details className="card card-outline">
      <summary>How It Works</summary>
      <ul>
        <li>
          The companion only uses what an admin has approved. Everything else waits in Review.
        </li>
        <li>
          An article is used only when one of its tags (or its title, if it has none) is in the
          message. Never while someone may be in danger.
        </li>
        <li>
          Articles are information, never instructions. Text that looks like an instruction to a
          model is flagged.
        </li>
        <li>A reply that uses an article links to it.</li>
        <li>Every change is logged with your name.</li>
      </ul>
    </details>
  );
}
