import { ButtonLink } from "#app/ui/button.tsx";
import type { ChatPage } from "./chat-page.server.ts";

/** How a person says where they stand: it leads to one careful question. */
export function RiskForms({ page }: { page: ChatPage }) {
  const from = page.conversationId ? `?from=${page.conversationId}` : "";
  return (
    <p className="button-row risk-forms">
      <ButtonLink href="/safety-plan" small>
        My safety plan
      </ButtonLink>
      <ButtonLink href={`/crisis/safer${from}`} small>
        I'm feeling safer now
      </ButtonLink>
    </p>
  );
}

/** Of the panel that stands further up, the quickest lines: in reach while risk is open, over the box. */
export function StandingHelp({ page }: { page: ChatPage }) {
  const { entries, isRiskOpen, isPanelFolded } = page;
  const standing = entries.findLast((entry) => entry.panel);
  const isNew = standing === entries.findLast(({ role }) => role === "user");
  if (!isRiskOpen || isPanelFolded || isNew || !standing?.panel || standing.isPanelSettled)
    return null;
  const { title, language, contacts, isFolded, quickExit } = standing.panel;
  // Somebody else may be looking at the screen.
  if (isFolded || quickExit) return null;
  const [first = [], ...others] = contacts.map(({ links }) => links);
  const ways = [
    ...first.filter(({ kind }) => kind !== "chat"),
    ...others.flat().filter(({ kind }) => kind === "call"),
  ];
  return (
    <nav className="standing-help" aria-label={title} lang={language}>
      {ways.slice(0, 3).map(({ href, label }) => (
        <a key={href} className="button button-small contact-link" href={href}>
          {label}
        </a>
      ))}
    </nav>
  );
}

/** Under every question about danger, with or without scripts. */
export function NotMeant({ page }: { page: ChatPage }) {
  const from = page.conversationId ? `?from=${page.conversationId}` : "";
  return (
    <p className="button-row not-meant">
      <ButtonLink href={`/crisis/not-meant${from}`} small>
        This isn't what I meant
      </ButtonLink>
      <ButtonLink href="/crisis" small>
        Who to call or text
      </ButtonLink>
    </p>
  );
}
