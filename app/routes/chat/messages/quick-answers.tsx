import { Button } from "#app/ui/button.tsx";
import { QuickAnswers } from "#app/ui/chat-layout.tsx";
import { FormToken } from "#app/ui/form-token.tsx";
import type { ChatPage } from "../chat-page.server.ts";
import { NotMeant } from "../risk-forms.tsx";
import type { ShownEntry } from "./shown-entry.server.ts";

type QuickAnswer = NonNullable<ShownEntry["quickAnswers"]>[number];

interface AnswersProps {
  answers: readonly QuickAnswer[] | undefined;
  /** What they stand under: a reply, or the first words of a conversation or a visit. */
  under: string;
  page: ChatPage;
}

/** Answers to tap: each posts what it means, and its words are kept as the person's own. */
export function Answers({ answers = [], under, page }: AnswersProps) {
  if (answers.length === 0 || !page.isWritable || !page.isNewestPage) return null;
  return (
    <>
      <AnswerForm label="Quick answers" answers={answers} under={under} page={page} />
      {page.asksAboutDanger ? <NotMeant page={page} /> : null}
    </>
  );
}

/** What people often ask in this danger, out of the way until it is opened. */
export function OftenAsked({ under, page }: { under: string; page: ChatPage }) {
  const { oftenAsked } = page;
  if (!oftenAsked || oftenAsked.questions.length === 0) return null;
  if (!page.isWritable || !page.isNewestPage) return null;
  return (
    <details className="often-asked" lang={oftenAsked.language}>
      <summary>{oftenAsked.title}</summary>
      <AnswerForm
        label={oftenAsked.title}
        answers={oftenAsked.questions}
        under={under}
        page={page}
      />
    </details>
  );
}

function AnswerForm({
  label,
  answers,
  under,
  page,
}: AnswersProps & {
  label: string;
  answers: readonly QuickAnswer[];
}) {
  const action = page.conversationId ? `/chat/${page.conversationId}` : (page.newHref ?? "/chat");
  return (
    <form method="post" action={action}>
      <FormToken value={page.formToken} />
      <input type="hidden" name="formKey" value={page.formKey} />
      {page.conversationId ? null : (
        <input type="hidden" name="selectedTherapist" value={page.companionId} />
      )}
      <input type="hidden" name="choiceUnder" value={under} />
      <QuickAnswers label={label}>
        {answers.map(({ id, label: says, message }) => (
          // Under a reply from before choices had ids the words are all there is.
          <Button
            key={id ?? message}
            name={id === undefined ? "message" : "choice"}
            value={id ?? message}
            small
          >
            {says}
          </Button>
        ))}
      </QuickAnswers>
    </form>
  );
}
