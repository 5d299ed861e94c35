import { Button } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import type { ProgressPage } from "./progress-page.server.ts";

/** Three numbers, and the way to do without the one in the middle. */
export function Figures({ page }: { page: ProgressPage }) {
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
