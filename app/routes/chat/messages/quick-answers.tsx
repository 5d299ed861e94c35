import { Button } from "#app/ui/button.tsx";
import { QuickAnswers } from "#app/ui/chat-layout.tsx";
import { FormToken } from "#app/ui/form-token.tsx";
import type { ChatPage } from "../chat-page.server.ts";
import { NotMeant } from "../risk-forms.tsx";

interface AnswersProps {
  answers: readonly { label: string; message: string }[] | undefined;
  page: ChatPage;
}

/** Answers to tap: each posts its words as the person's own. */
export function Answers({ answers = [], page }: AnswersProps) {
  if (answers.length === 0 || !page.isWritable || !page.isNewestPage) return null;
  const action = page.conversationId ? `/chat/${page.conversationId}` : (page.newHref ?? "/chat");
  return (
    <>
      <form method="post" action={action}>
        <FormToken value={page.formToken} />
        <input type="hidden" name="formKey" value={page.formKey} />
        {page.conversationId ? null : (
          <input type="hidden" name="selectedTherapist" value={page.companionId} />
        )}
        <QuickAnswers label="Quick answers">
          {answers.map(({ label, message }) => (
            <Button key={message} name="message" value={message} small>
              {label}
            </Button>
          ))}
        </QuickAnswers>
      </form>
      {page.asksAboutDanger ? <NotMeant page={page} /> : null}
    </>
  );
}
