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
