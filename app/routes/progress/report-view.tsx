import { href } from "react-router";
import { BY_SOFTWARE } from "#app/catalogue/machine-made.ts";
import { MoodLine } from "#app/ui/charts/mood-line.tsx";
import { PlainText } from "#app/ui/plain-text.tsx";
import { Screen } from "#app/ui/page.tsx";
import type { Report } from "./report-page.server.ts";

/** A report as it's printed: who, which days, and what was ticked. */
export function ReportView({ report }: { report: Report }) {
  const { name, from, to, made, moods, goals, sessions, entries } = report;
  return (
    <Screen
      title={
        <>
          Report for <bdi>{name}</bdi>
        </>
      }
      lead={`${from} to ${to}`}
      back={[href("/progress/report"), "Choose again"]}
      className="journal report"
    >
      <p className="screen-only">
        We don't store this report. Print it or save it as a PDF to keep it.
      </p>
      {moods ? (
        <section aria-labelledby="report-moods">
          <h2 id="report-moods">Moods</h2>
          <p>{moods.sentence}</p>
          <MoodLine
            id="report-line"
            title="Mood by day"
            description={moods.sentence}
            scale="Happy is 8, calm 7, neutral 5, anxious 3 and sad 2."
            days={moods.days}
            dayLabels={moods.dayLabels}
            table={moods.table}
          />
          <ul className="bulleted">
            {moods.counts.map(({ label, count }) => (
              <li key={label}>
                {label}: {count}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {goals.length > 0 ? (
        <section aria-labelledby="report-goals">
          <h2 id="report-goals">Goals</h2>
          {goals.map(({ id, day, words, outcome }) => (
            <p key={id}>
              <strong>{day}</strong> <PlainText text={words} />
              {outcome ? ` (${outcome})` : null}
            </p>
          ))}
        </section>
      ) : null}
      {sessions.length > 0 ? (
        <section aria-labelledby="report-sessions">
          <h2 id="report-sessions">Sessions with an AI companion</h2>
          {sessions.map(({ id, day, companion, summary }) => (
            <p key={id}>
              <strong>
                {day}, {companion}
              </strong>{" "}
              <span data-source={BY_SOFTWARE}>
                <PlainText text={summary} />
              </span>
            </p>
          ))}
        </section>
      ) : null}
      {entries.length > 0 ? (
        <section aria-labelledby="report-entries">
          <h2 id="report-entries">Journal</h2>
          {entries.map(({ id, day, mood, content }) => (
            <article key={id}>
              <h3>
                {day}, {mood}
              </h3>
              <p className="entry-text">
                <PlainText text={content} />
              </p>
            </article>
          ))}
        </section>
      ) : null}
      <p className="fine-print">
        Made on {made} from what <bdi>{name}</bdi> logged and wrote. It isn't a medical document.
        Software wrote the summaries.
      </p>
    </Screen>
  );
}
