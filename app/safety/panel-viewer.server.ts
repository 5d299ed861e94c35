import { AsyncLocalStorage } from "node:async_hooks";
import { PATHS } from "#app/catalogue/paths.ts";
import { ADD_TRUSTED, trustedContact, type TrustedPerson } from "#app/catalogue/trusted-person.ts";
import { isVerifiedLine } from "#app/content/help-lines.ts";
import type { Panel } from "./panels.server.ts";
import type { Situation } from "./scripts/situation.ts";

/** Who sees the panels of a request. */
export interface PanelViewer {
  /** Whom they trust, if they told us and it may stand on their screen. */
  trusted: TrustedPerson | null;
  /** Whether they have named nobody, and it is theirs alone to do so. */
  mayAddTrusted: boolean;
  isAdmin: boolean;
}

const viewers = new AsyncLocalStorage<PanelViewer>();

/** Answers a request of whoever this is. */
export function withViewer<Result>(viewer: PanelViewer, answer: () => Result): Result {
  return viewers.run(viewer, answer);
}

/** Where there is time to name someone: no life hangs on the next minutes, and it's about nobody else. */
const WITH_TIME: ReadonlySet<Situation> = new Set(["passive", "active", "self_harm", "eating"]);

/**
 * A panel with what is for its viewer alone: someone they trust or the way to name them, and for an admin
 * which lines no source confirms. Where it's about abuse, nobody is named unless the person chose so:
 * whoever is trusted may be who hurts.
 */
export function forViewer(panel: Panel): Panel {
  const nobody = { trusted: null, mayAddTrusted: false, isAdmin: false };
  const { trusted, mayAddTrusted, isAdmin } = viewers.getStore() ?? nobody;
  const isShown = trusted !== null && (!panel.quickExit || trusted.isInAbuse);
  const unverified = panel.contacts.filter(({ id }) => isAdmin && !isVerifiedLine(id));
  return {
    ...panel,
    ...(isShown && { trusted: trustedContact(trusted, panel.language) }),
    ...(mayAddTrusted &&
      WITH_TIME.has(panel.situation) && {
        addTrusted: { label: ADD_TRUSTED[panel.language], href: PATHS.trustedPerson },
      }),
    ...(unverified.length > 0 && { unverified: unverified.map(({ name }) => name) }),
  };
}
