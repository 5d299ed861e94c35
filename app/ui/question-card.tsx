import { Button } from "#app/ui/button.tsx";
import { PATHS } from "#app/catalogue/paths.ts";
import { Card } from "#app/ui/card.tsx";
import { PostForm } from "#app/ui/post-form.tsx";

export interface PageQuestion {
  text: string;
  answers: readonly { id: string; label: string }[];
}

/** Where a text has no reply, the next page asks: one question with its answers, and help beside it. */
export function QuestionCard({ question }: { question: PageQuestion }) {
  return (
    <Card title="Before you go on" look="sage">
      <PostForm action="/crisis/question" className="risk-question">
        <p>{question.text}</p>
        <div className="button-row">
          {question.answers.map(({ id, label }) => (
            <Button key={id} name="choice" value={id} small>
              {label}
            </Button>
          ))}
        </div>
      </PostForm>
      <p>
        <a href="/crisis/not-meant">This isn't what I meant</a> ·{" "}
        <a href={PATHS.help}>Who to call or text</a>
      </p>
    </Card>
  );
}
