import type { MouseEvent } from "react";
import { PATHS } from "#app/catalogue/paths.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { ChatPage } from "../chat-page.server.ts";

/** What one can do here: before anything is said, and once more after a mere greeting. */
export function WaysToBegin({ page }: { page: ChatPage }) {
  const { phase, entries, isRiskOpen, isWritable, isNewestPage } = page;
  const isRunning = entries.some(({ status }) => status === "running");
  if (isRiskOpen || !isWritable || !isNewestPage || isRunning) return null;
  if (phase !== "welcome" && phase !== "choose_option") {
    return entries.length === 0 ? (
      <p>
        <a href={PATHS.therapyTracks}>Choose another focus</a>
      </p>
    ) : null;
  }
  return (
    <nav className="ways-to-begin" aria-label="Ways to begin">
      <p className="fine-print">Or</p>
      <ul>
        <li>
          <a className="back-link" href="#message" onClick={goToBox}>
            <Icon name="speech" />
            Talk freely
          </a>
        </li>
        <li>
          <a className="back-link" href={PATHS.therapyTracks}>
            <Icon name="waves" />
            Choose a program for this session
          </a>
        </li>
        <li>
          <a className="back-link" href={PATHS.exercises}>
            <Icon name="leaf" />
            Do a short exercise
          </a>
        </li>
      </ul>
    </nav>
  );
}

// Without scripts the link still leads to the box.
function goToBox(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById("message")?.focus();
}
