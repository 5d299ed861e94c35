import { href } from "react-router";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { SomeoneIsThere } from "#app/ui/someone-is-there.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { FollowUpHelp, type CalledHelp } from "#app/ui/follow-up-help.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PlainText } from "#app/ui/plain-text.tsx";
import { Portrait } from "#app/ui/portrait.tsx";
import type { SummaryPage } from "./summary-page.server.ts";
import { conversationHref } from "../conversation-href.ts";

/** Before everything else, and without a word about what was said. */
export function SummaryHelp({ page, refusal }: { page: SummaryPage; refusal: CalledHelp | null }) {
  const panel = refusal?.panel ?? page.panel;
  if (page.isRiskOpen && !panel) return <SomeoneIsThere />;
  return <FollowUpHelp help={page} refusal={refusal} />;
}

/** The session in short: with whom, when, how long, and what was done. */
export function ConversationCard({ page }: { page: SummaryPage }) {
  return (
    <>
      {page.isJustCompleted ? (
        <Notice tone="success" text="Session completed successfully!" />
      ) : null}
      <section className="card card-paper summary-card" data-therapist={page.companionId}>
        <div className="summary-who">
          <span className="chat-portrait" aria-hidden="true">
            <Portrait src={page.companionPortrait} />
          </span>
          <div>
            <h2 className="card-title">Session with {page.companionName}</h2>
            <p className="summary-when">
              {page.date}
              {page.minutes === null ? null : `, about ${minutes(page.minutes)}`}
            </p>
          </div>
          {page.isEnded ? <span className="badge">Completed</span> : null}
        </div>
        {page.summary ? (
          <p>
            <PlainText text={page.summary} />
          </p>
        ) : null}
        {page.openThreads.length > 0 ? (
          <>
            <h3 className="summary-techniques" id="left-open">
              Left open
            </h3>
            <ul aria-labelledby="left-open">
              {page.openThreads.map((thread) => (
                <li key={thread}>
                  <PlainText text={thread} />
                </li>
              ))}
            </ul>
          </>
        ) : null}
        {page.techniques.length > 0 ? <Techniques names={page.techniques} /> : null}
      </section>
      {page.insights ? (
        <Card title="AI Insights" look="sage">
          <p>
            <PlainText text={page.insights} />
          </p>
          <p className="fine-print">
            Made by software from this conversation. It can be wrong, and it isn't an assessment.
          </p>
        </Card>
      ) : null}
    </>
  );
}

function Techniques({ names }: { names: readonly string[] }) {
  return (
    <>
      <h3 className="summary-techniques" id="techniques">
        Techniques explored
      </h3>
      <ul className="badge-list" aria-labelledby="techniques">
        {names.map((name) => (
          <li key={name}>
            <span className="badge">{name}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A session that goes on has no summary yet. */
export function StillOpen({ page }: { page: SummaryPage }) {
  return (
    <>
      <Notice text="This session is still open. You'll get its summary when you end it." />
      <div className="button-row">
        <PostForm
          action={href("/chat/:conversationId/end", { conversationId: page.conversationId })}
        >
          <Button variant="main" busyLabel="Ending...">
            End session
          </Button>
        </PostForm>
        <ButtonLink href={conversationHref(page.conversationId)}>
          Back to the conversation
        </ButtonLink>
      </div>
    </>
  );
}

function minutes(count: number): string {
  return count === 1 ? "1 minute" : `${count} minutes`;
}
