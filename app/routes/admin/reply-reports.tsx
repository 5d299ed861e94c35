import { href } from "react-router";
import { REPORT_REASONS } from "#app/catalogue/report-reasons.ts";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { openReports, type ReportKey } from "#app/models/replies/reply-reports.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Screen } from "#app/ui/page.tsx";
import type { Route } from "./+types/reply-reports";
import { ageWords } from "./event-words.ts";

export const meta = pageTitle("Reported replies");

export async function loader({ url }: Route.LoaderArgs) {
  const { reports, hasMore } = await openReports(keyOf(url.searchParams.get("after")));
  const last = reports.at(-1);
  return {
    now: Date.now(),
    reports,
    nextHref: hasMore && last ? `?after=${last.createdAt}-${last.id}` : null,
    isFirstPage: !url.searchParams.has("after"),
  };
}

function keyOf(after: string | null): ReportKey | null {
  const [, createdAt, id] = /^(\d{1,15})-([\w-]{22})$/.exec(after ?? "") ?? [];
  return createdAt && id ? { createdAt: Number(createdAt), id } : null;
}

export default function ReplyReports({ loaderData }: Route.ComponentProps) {
  const { reports, now, nextHref, isFirstPage } = loaderData;
  return (
    <Screen
      title="Reported replies"
      width="wide"
      back="events"
      lead="Oldest first. Every reply you open is logged."
    >
      {reports.length === 0 ? (
        <Card title="No open reports" look="sage">
          <p>When someone reports a reply, it waits here, oldest first.</p>
        </Card>
      ) : null}
      <ul className="event-list">
        {reports.map((report) => (
          <li key={report.id} className="event">
            <div>
              <a href={href("/admin/reply-reports/:reportId", { reportId: report.id })}>
                {REPORT_REASONS.find(({ id }) => id === report.reason)?.inList}
              </a>
              <p className="event-facts">
                {ageWords(report.createdAt, now)} ago.{" "}
                {report.hasWords ? "With a comment." : "No comment."}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p className="button-row">
        {isFirstPage ? null : <ButtonLink href="/admin/reply-reports">First page</ButtonLink>}
        {nextHref ? <ButtonLink href={nextHref}>Next page</ButtonLink> : null}
      </p>
    </Screen>
  );
}
