import type { SubmitEvent } from "react";
import { useFetcher } from "react-router";
import { CHECK_BACK, OPENING } from "#app/companion/reply/choices.ts";
import { Button } from "#app/ui/button.tsx";
import { QuickAnswers } from "#app/ui/chat-layout.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import type { ChatPage } from "../chat-page.server.ts";
import { NotMeant } from "../risk-forms.tsx";
import { sendKey } from "../use-refresh.ts";
import type { ShownEntry } from "./shown-entry.server.ts";
import { chatPageHref } from "../conversation-href.ts";

type QuickAnswer = NonNullable<ShownEntry["quickAnswers"]>[number];

/** Choices that answer nothing, but lead elsewhere. */
const WAYS_OUT = new Set(
  "menu subjects something_else listen bye not_that path path_more hint back skip stop misfit".split(
    " ",
  ),
);

interface AnswersProps {
  answers: readonly QuickAnswer[] | undefined;
  /** What they stand under: a reply, or the first words of a conversation or a visit. */
  under: string;
  page: ChatPage;
}

/** Answers to tap: each posts what it means, and its words are kept as the person's own. */
export function Answers({ answers = [], under, page }: AnswersProps) {
  if (answers.length === 0 || !page.isWritable || !page.isNewestPage) return null;
  const isOfReply = under !== CHECK_BACK && under !== OPENING;
  return (
    <>
      <AnswerForm
        label="Quick answers"
        answers={answers}
        under={under}
        page={page}
        isQuiet={isOfReply && !page.isRiskOpen && !page.asksAboutDanger}
      />
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
  isQuiet = false,
}: AnswersProps & {
  label: string;
  answers: readonly QuickAnswer[];
  /** Whether the ways out of a subject are less prominent: never where somebody may be in danger. */
  isQuiet?: boolean;
}) {
  const action = chatPageHref(page);
  const isWayOut = ({ id = "" }: QuickAnswer) => isQuiet && WAYS_OUT.has(id);
  const fetcher = useFetcher({ key: sendKey(page.conversationId) });

  /** The page stays where scripts run, with what stands in its box. */
  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    if (fetcher.state !== "idle" || !(submitter instanceof HTMLButtonElement)) return;
    const data = new FormData(event.currentTarget);
    data.set(submitter.name, submitter.value);
    void fetcher.submit(data, { method: "post", action });
  }

  return (
    <PostForm className={isQuiet ? "quiet-answers" : undefined} action={action} onSubmit={send}>
      <input type="hidden" name="formKey" value={page.formKey} />
      {page.conversationId ? null : (
        <input type="hidden" name="selectedTherapist" value={page.companionId} />
      )}
      <input type="hidden" name="choiceUnder" value={under} />
      <QuickAnswers label={label}>
        {[...answers.filter((answer) => !isWayOut(answer)), ...answers.filter(isWayOut)].map(
          (answer) => (
            // Under a reply from before choices had ids the words are all there is.
            <Button
              key={answer.id ?? answer.message}
              name={answer.id === undefined ? "message" : "choice"}
              value={answer.id ?? answer.message}
              variant={isWayOut(answer) ? "link" : "quiet"}
              small
            >
              {answer.label}
            </Button>
          ),
        )}
      </QuickAnswers>
    </PostForm>
  );
}

/** What a tapped answer says, by its id: it stands among what the page offers. */
export function wordsOfChoice(page: ChatPage, choice: string): string | null {
  const offered = [
    ...page.opening.quickAnswers,
    ...(page.checkBack?.quickAnswers ?? []),
    ...(page.oftenAsked?.questions ?? []),
    ...page.entries.flatMap(({ quickAnswers }) => quickAnswers ?? []),
  ];
  return offered.find(({ id }) => id === choice)?.message ?? null;
}
