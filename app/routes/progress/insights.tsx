import { PATHS } from "#app/catalogue/paths.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { PlainText } from "#app/ui/plain-text.tsx";
import type { ProgressPage } from "./progress-page.server.ts";

/** Insights that are seen before the rest is unfolded. */
const INSIGHTS_SHOWN = 2;

/** What the last four weeks show, each with what it rests on. */
export function RecentInsights({ page }: { page: ProgressPage }) {
  const { insights } = page;
  return (
    <Card title="Recent Insights" id="insights">
      {page.isRiskOpen ? (
        <p>Insights wait until you feel safer.</p>
      ) : insights.length === 0 ? (
        <>
          <p>No insights yet</p>
          <ButtonLink href={PATHS.chat}>Start a Session</ButtonLink>
        </>
      ) : (
        <>
          <InsightList page={page} insights={insights.slice(0, INSIGHTS_SHOWN)} />
          {insights.length > INSIGHTS_SHOWN ? (
            <details className="fold">
              <summary>More insights ({insights.length - INSIGHTS_SHOWN})</summary>
              <InsightList page={page} insights={insights.slice(INSIGHTS_SHOWN)} />
            </details>
          ) : null}
        </>
      )}
      {insights.some(({ isWritten }) => isWritten) ? (
        <p className="fine-print">
          Software wrote some of these. They can be wrong, and they aren't an assessment.
        </p>
      ) : null}
    </Card>
  );
}

interface InsightListProps {
  page: ProgressPage;
  insights: ProgressPage["insights"];
}

function InsightList({ page, insights }: InsightListProps) {
  return (
    <ul className="record-list">
      {insights.map(({ key, content, when, basis }) => (
        <li key={key}>
          <p id={key}>
            <PlainText text={content} />
          </p>
          <p className="fine-print">{when}</p>
          <PostForm action={page.path} className="insight-ways">
            <a href={basis.href}>{basis.text}</a>
            <Button variant="link" small name="dismiss" value={key} aria-describedby={key}>
              Dismiss
            </Button>
          </PostForm>
        </li>
      ))}
    </ul>
  );
}

/** The latest sessions, and the way to all of them. */
export function RecentConversations({ sessions }: Pick<ProgressPage, "sessions">) {
  return (
    <Card title="Recent Sessions">
      {sessions.length === 0 ? (
        <>
          <p>No sessions yet</p>
          <ButtonLink href={PATHS.chat}>Start Your First Session</ButtonLink>
        </>
      ) : (
        <>
          <ul className="plain-rows">
            {sessions.map(({ id, companionName, date, messageCount, isEnded, href }) => (
              <li key={id}>
                <p>
                  <a href={href}>Session with {companionName}</a> <br />
                  <span className="fine-print">
                    {date} · {messageCount === 1 ? "1 message" : `${messageCount} messages`}
                  </span>
                </p>{" "}
                <span className={isEnded ? "fine-print" : "badge"}>
                  {isEnded ? "Completed" : "In Progress"}
                </span>
              </li>
            ))}
          </ul>
          <p>
            <a href={PATHS.conversations}>All conversations</a>
          </p>
        </>
      )}
    </Card>
  );
}
