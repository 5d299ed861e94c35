import { Button } from "#app/ui/button.tsx";
import { PATHS } from "#app/catalogue/paths.ts";
import { Card } from "#app/ui/card.tsx";
import { FormToken } from "#app/ui/form-token.tsx";

export interface PageQuestion {
  text: string;
  answers: readonly { id: string; label: string }[];
}

/** Where a text has no reply, the next page asks: one question with its answers, and help beside it. */
export function QuestionCard({ question }: { question: PageQuestion }) {
  return (
    <Card title="Before you go on" look="sage">
      <form method="post" action="/crisis/question" className="risk-question">
        <FormToken />
        <p>{question.text}</p>
        <div className="button-row">
          {question.answers.map(({ id, label }) => (
            <Button key={id} name="choice" value={id} small>
              {label}
            </Button>
          ))}
        </div>
      </form>
      <p>
        <a href="/crisis/not-meant">This isn't what I meant</a> ·{" "}
        <a href={PATHS.help}>Who to call or text</a>
      </p>
    </Card>
  );
}
