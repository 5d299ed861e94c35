import { AsyncLocalStorage } from "node:async_hooks";
import { trustedContact, type TrustedPerson } from "#app/catalogue/trusted-person.ts";
import { isVerifiedLine } from "#app/content/help-lines.ts";
import type { Panel } from "./panels.server.ts";

/** Who sees the panels of a request. */
export interface PanelViewer {
  /** Whom they trust, if they told us and it may stand on their screen. */
  trusted: TrustedPerson | null;
  isAdmin: boolean;
}

const viewers = new AsyncLocalStorage<PanelViewer>();

/** Answers a request of whoever this is. */
export function withViewer<Result>(viewer: PanelViewer, answer: () => Result): Result {
  return viewers.run(viewer, answer);
}

/**
 * A panel with what is for its viewer alone: someone they trust, and for an admin which lines no source
 * confirms. Where it's about abuse, nobody is named unless the person chose so: whoever is trusted may
 * be who hurts.
 */
export function forViewer(panel: Panel): Panel {
  const { trusted, isAdmin } = viewers.getStore() ?? { trusted: null, isAdmin: false };
  const isShown = trusted !== null && (!panel.quickExit || trusted.isInAbuse);
  const unverified = panel.contacts.filter(({ id }) => isAdmin && !isVerifiedLine(id));
  return {
    ...panel,
    ...(isShown && { trusted: trustedContact(trusted, panel.language) }),
    ...(unverified.length > 0 && { unverified: unverified.map(({ name }) => name) }),
  };
}
