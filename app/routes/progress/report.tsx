import { PATHS } from "#app/catalogue/paths.ts";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { CheckboxField, Field } from "#app/ui/field.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { HiddenWords } from "#app/ui/hidden-words.tsx";
import { Screen } from "#app/ui/page.tsx";
import recordStylesUrl from "#app/ui/record.css?url";
import type { Route } from "./+types/report";
import { ReportView } from "./report-view.tsx";
import { loadReport, makeReport, type ReportChoices } from "./report-page.server.ts";

const PATH = `${PATHS.progress}/report`;
/** Of a longer text the list shows the beginning. Characters. */
const SHOWN_LENGTH = 140;

export const meta = pageTitle("Report for your therapist");

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: recordStylesUrl }];

export function loader({ context, url }: Route.LoaderArgs) {
  return loadReport(context, url);
}

export const action = makeReport;

/** Some weeks on paper, for somebody one trusts: only what is ticked. */
export default function TherapistReport({ loaderData: page, actionData }: Route.ComponentProps) {
  if (actionData?.report) return <ReportView report={actionData.report} />;
  const message = actionData?.error ?? page.problem;
  return (
    <Screen
      title="Report for your therapist"
      lead="Choose the days, then what to include."
      back={[PATHS.progress, "Progress"]}
      className="journal"
    >
      <ErrorSummary errors={message ? [{ message }] : []} />
      <form method="get" action={PATH} className="form">
        <div className="side-by-side">
          <Field label="From" name="from" type="date" defaultValue={page.from} max={page.today} />
          <Field label="To" name="to" type="date" defaultValue={page.to} max={page.today} />
          <Button>Show these days</Button>
        </div>
      </form>
      <HiddenWords until={page.wordsHiddenUntil} />
      <Choices page={page} />
    </Screen>
  );
}

function Choices({ page }: { page: ReportChoices }) {
  const { from, to, material } = page;
  const { goals, sessions, entries, daysWithMood } = material;
  if (daysWithMood + goals.length + sessions.length + entries.length === 0) {
    return <p>Nothing in these days yet.</p>;
  }
  // Whoever ticks their words has them shown already.
  return (
    <PostForm action={`${PATH}?from=${from}&to=${to}&words=shown`} className="form">
      {daysWithMood > 0 ? (
        <CheckboxField
          label="Your moods"
          name="moods"
          hint={`Logged on ${daysWithMood} ${daysWithMood === 1 ? "day" : "days"}, as a chart and a table`}
        />
      ) : null}
      <Ticks
        legend="Goals"
        name="goals"
        items={goals.map(({ id, day, words }) => ({ id, day, text: words }))}
      />
      <Ticks
        legend="Summaries of sessions"
        name="sessions"
        items={sessions.map(({ id, day, summary }) => ({ id, day, text: summary }))}
      />
      <Ticks
        legend="Journal entries"
        name="entries"
        items={entries.map(({ id, day, content }) => ({ id, day, text: content }))}
      />
      <div className="button-row">
        <Button variant="main">Make report</Button>
      </div>
    </PostForm>
  );
}

interface TicksProps {
  legend: string;
  name: string;
  items: readonly { id: string; day: string; text: string }[];
}

function Ticks({ legend, name, items }: TicksProps) {
  if (items.length === 0) return null;
  return (
    <fieldset className="field">
      <legend>{legend}</legend>
      {items.map(({ id, day, text }) => (
        <div className="choice" key={id}>
          <input type="checkbox" id={`${name}-${id}`} name={name} value={id} />
          <label htmlFor={`${name}-${id}`}>
            <strong>{day}</strong>{" "}
            <bdi>
              {text.slice(0, SHOWN_LENGTH)}
              {text.length > SHOWN_LENGTH ? "…" : null}
            </bdi>
          </label>
        </div>
      ))}
    </fieldset>
  );
}
