import { data, href, redirect, type ActionFunctionArgs } from "react-router";
import { z } from "zod";
import { PATHS } from "#app/catalogue/paths.ts";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { ButtonLink, Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import chartUrl from "#app/ui/chart.js?url";
import { Notice } from "#app/ui/notice.tsx";
import type { PageHandle } from "#app/ui/page-handle.ts";
import { Screen } from "#app/ui/page.tsx";
import { SomeoneIsThere } from "#app/ui/someone-is-there.tsx";
import recordStylesUrl from "#app/ui/record.css?url";
import { PostForm } from "#app/ui/post-form.tsx";
import { signedInAccount } from "#app/middleware/account.server.ts";
import { formAction } from "#app/middleware/form-action.server.ts";
import { dismissInsight } from "#app/models/record/insights.server.ts";
import { hideStreak } from "#app/models/record/streak.server.ts";
import type { Route } from "./+types/progress";
import { JournalHelp } from "../journal/journal-help.tsx";
import { CheckUpLines } from "../check-up/check-up-lines.tsx";
import { WeekStrip } from "../moods/week-strip.tsx";
import { GoalsCard } from "./goals.tsx";
import { RecentInsights, RecentConversations } from "./insights.tsx";
import { loadProgress, type ProgressPage } from "./progress-page.server.ts";
import { MoodsOverTime, Patterns, Tracks, Year } from "./record.tsx";
import { listInsights } from "./insights-list.server.ts";
import { GOAL_FIELDS, markShownGoal } from "./mark-goal.server.ts";
import { progressPath, readView } from "./view.ts";

/** A button of the page: the name is what it does, the value what it does it to. */
const schema = z.object({
  streak: z.enum(["hide", "show"]).optional(),
  dismiss: z.string().max(200).optional(),
  ...GOAL_FIELDS,
});

/** Hides or shows the streak, says what became of a goal, or puts an insight away. */
const submitProgressForm = formAction(
  schema,
  async ({ submission }, { context, url }: ActionFunctionArgs) => {
    // Only buttons of the page send it: there is no field to be put right.
    if (submission.status !== "success") throw data(null, { status: 400 });
    const { streak, dismiss, goal, outcome } = submission.value;
    const account = signedInAccount(context);
    const { user } = account;
    const back = progressPath(readView(url));
    if (streak) {
      await hideStreak(user.id, streak === "hide");
      return redirect(`${back}#figures`);
    }
    if (goal && outcome) {
      await markShownGoal(user.id, goal, outcome);
      return redirect(`${back}#goals`);
    }
    if (dismiss) {
      // Only what is shown can be put away, so that nothing else is ever stored there.
      const shown = await listInsights(account);
      if (shown.some(({ key }) => key === dismiss)) await dismissInsight(user.id, dismiss);
      return redirect(`${back}#insights`);
    }
    throw data(null, { status: 400 });
  },
);

export const handle = { pageScript: chartUrl } satisfies PageHandle;

export const meta = pageTitle("Your Progress Journey");

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: recordStylesUrl }];

export const loader = loadProgress;

export const action = submitProgressForm;

/** What somebody's weeks looked like: the line, the week, and behind tabs whatever else there is. */
export default function Progress({ loaderData: page }: Route.ComponentProps) {
  return (
    <Screen title="Your Progress Journey" back={["/", "Today"]} width="wide" className="progress">
      <JournalHelp help={page} />
      {page.isJustCompleted ? (
        <Notice
          tone="success"
          title="Session completed successfully!"
          text="What you wrote is saved with this session."
        />
      ) : null}
      {page.isRiskOpen && !page.panel ? <SomeoneIsThere /> : null}
      <div className="progress-parts">
        <MoodsOverTime page={page} />
        <div className="stack">
          <section className="week-part" aria-labelledby="week">
            <h2 id="week">Weekly Mood Check-in</h2>
            <a href={PATHS.journal}>Add Mood Entry</a>
            <WeekStrip week={page.week} />
            {page.isRiskOpen ? null : <a href={PATHS.week}>Your week</a>}
          </section>
          <nav className="tabs" aria-label="More of your record">
            <a href="#insights">Insights</a> {page.goals ? <a href="#goals">Goals</a> : null}{" "}
            <a href="#patterns">Patterns</a> <a href="#year">Year</a>{" "}
            <a href="#check-ups">Check-ups</a> <a href="#sessions">Sessions</a>
          </nav>
          <div className="tabbed">
            <RecentInsights page={page} />
            {page.goals ? <GoalsCard goals={page.goals} path={page.path} /> : null}
            <Patterns page={page} />
            <Year page={page} />
            <div id="check-ups" className="stack">
              {page.checkUps.length > 0 ? (
                <>
                  <CheckUpLines lines={page.checkUps} />
                  <p>
                    <a href={PATHS.checkUp}>About your check-ups</a>
                  </p>
                </>
              ) : (
                <Card title="Check-ups" look="sage">
                  <p>Four questions, about a minute. Every two weeks, they draw a line here.</p>
                  <ButtonLink href={PATHS.checkUp}>Do your first check-up</ButtonLink>
                </Card>
              )}
            </div>
            <div id="sessions" className="stack">
              <Figures page={page} />
              <RecentConversations sessions={page.sessions} />
              <Tracks page={page} />
            </div>
          </div>
        </div>
      </div>
      <div className="button-row screen-only">
        <ButtonLink href={PATHS.chat} small>
          Continue Your Journey
        </ButtonLink>
        <ButtonLink href={PATHS.journal} small>
          Reflect in Journal
        </ButtonLink>
        <ButtonLink href={href("/progress/report")} variant="link" small>
          Make a report for your therapist
        </ButtonLink>
      </div>
    </Screen>
  );
}

/** Three numbers, and the way to do without the one in the middle. */
function Figures({ page }: { page: ProgressPage }) {
  const { sessions, streak, entries } = page.figures;
  return (
    <section id="figures" className="figures-part" aria-label="In numbers">
      <dl className="stat-cards">
        <Stat label="Total Sessions" value={sessions.toLocaleString("en-US")} />
        <Stat label="Day Streak" value={streak ?? "Hidden"} />
        <Stat label="Journal Entries" value={entries.toLocaleString("en-US")} />
      </dl>
      <PostForm action={page.path} className="streak-form">
        {streak === null ? null : (
          <p className="fine-print">
            Days in a row with a message, mood or entry. Today counts once it has one.
          </p>
        )}
        <Button variant="link" small name="streak" value={streak === null ? "show" : "hide"}>
          {streak === null ? "Show my streak" : "Hide my streak"}
        </Button>
      </PostForm>
    </section>
  );
}

function Stat({ label, value }: { label: string; value: string }) {
  return (
    <div className="stat-card">
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
