import { Button } from "#app/ui/button.tsx";
import { QuickAnswers } from "#app/ui/chat-layout.tsx";
import { FormToken } from "#app/ui/form-token.tsx";
import type { ChatPage } from "../chat-page.server.ts";
import { NotMeant } from "../risk-forms.tsx";

interface Answer {
  label: string;
  message: string;
}

interface AnswersProps {
  answers: readonly Answer[] | undefined;
  page: ChatPage;
}

/** Answers to tap: each posts its words as the person's own. */
export function Answers({ answers = [], page }: AnswersProps) {
  if (answers.length === 0 || !page.isWritable || !page.isNewestPage) return null;
  return (
    <>
      <AnswerForm label="Quick answers" answers={answers} page={page} />
      {page.asksAboutDanger ? <NotMeant page={page} /> : null}
    </>
  );
}

/** What people often ask in this danger, out of the way until it is opened. */
export function OftenAsked({ page }: { page: ChatPage }) {
  const { oftenAsked } = page;
  if (!oftenAsked || oftenAsked.questions.length === 0) return null;
  if (!page.isWritable || !page.isNewestPage) return null;
  const answers = oftenAsked.questions.map((each) => ({ label: each, message: each }));
  return (
    <details className="often-asked" lang={oftenAsked.language}>
      <summary>{oftenAsked.title}</summary>
      <AnswerForm label={oftenAsked.title} answers={answers} page={page} />
    </details>
  );
}

function AnswerForm({
  label,
  answers,
  page,
}: {
  label: string;
  answers: readonly Answer[];
  page: ChatPage;
}) {
  const action = page.conversationId ? `/chat/${page.conversationId}` : (page.newHref ?? "/chat");
  return (
    <form method="post" action={action}>
      <FormToken value={page.formToken} />
      <input type="hidden" name="formKey" value={page.formKey} />
      {page.conversationId ? null : (
        <input type="hidden" name="selectedTherapist" value={page.companionId} />
      )}
      <QuickAnswers label={label}>
        {answers.map((each) => (
          <Button key={each.message} name="message" value={each.message} small>
            {each.label}
          </Button>
        ))}
      </QuickAnswers>
    </form>
  );
}
