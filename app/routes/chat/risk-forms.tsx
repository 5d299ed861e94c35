import { ButtonLink } from "#app/ui/button.tsx";
import type { ChatPage } from "./chat-page.server.ts";

/** How a person says where they stand: each leads to one careful question. */
export function RiskForms({ page }: { page: ChatPage }) {
  const from = page.conversationId ? `?from=${page.conversationId}` : "";
  return (
    <p className="button-row risk-forms">
      <ButtonLink href={`/crisis/safer${from}`} small>
        I'm feeling safer now
      </ButtonLink>
      {page.mayCorrect ? (
        <ButtonLink href={`/crisis/not-meant${from}`} small>
          This isn't what I meant
        </ButtonLink>
      ) : null}
      <ButtonLink href="/safety-plan" variant="link" small>
        My safety plan
      </ButtonLink>
    </p>
  );
}
