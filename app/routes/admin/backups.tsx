import { pageTitle } from "#app/catalogue/app-title.ts";
import { environment } from "#app/config/environment.server.ts";
import { lastBackup, listBackupRuns } from "#app/models/storage/backups.server.ts";
import { Notice } from "#app/ui/notice.tsx";
import { Screen } from "#app/ui/page.tsx";
import type { Route } from "./+types/backups";
import { ageWords } from "./event-words.ts";

export const meta = pageTitle("Backups");

export async function loader() {
  const { backupTo, backupEveryMs } = environment();
  const [last, runs] = await Promise.all([lastBackup(), listBackupRuns()]);
  return {
    now: Date.now(),
    hasPlace: backupTo !== null,
    everyMinutes: backupEveryMs === null ? null : backupEveryMs / 60_000,
    last,
    runs: runs.map(({ id, startedAt, endedAt, bytes, failure }) => {
      return { id, startedAt, isEnded: endedAt !== null, bytes, failure };
    }),
  };
}

/** When backups were made, and what went wrong. */
export default function Backups({ loaderData: page }: Route.ComponentProps) {
  const { last, runs, now, hasPlace, everyMinutes } = page;
  return (
    <Screen title="Backups" back="events" lead={lead(page)}>
      {hasPlace ? null : (
        <Notice
          tone="danger"
          title="No backups"
          text="Set BACKUP_TO to a folder or bucket, and BACKUP_EVERY to an interval."
        />
      )}
      {hasPlace && everyMinutes === null ? (
        <Notice title="No backup schedule" text="Set BACKUP_EVERY, or run npm run backup." />
      ) : null}
      {last?.failedAt ? (
        <Notice
          tone="danger"
          title="The last backup failed"
          text={`${ageWords(last.failedAt, now)} ago: ${runs.find(({ failure }) => failure)?.failure ?? ""}`}
        />
      ) : null}
      <ul className="event-list">
        {runs.map(({ id, startedAt, isEnded, bytes, failure }) => (
          <li key={id} className="event">
            <div>
              {ageWords(startedAt, now)} ago
              <p className="event-facts">{outcomeOf(isEnded, bytes, failure)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Screen>
  );
}

function lead({ last, now }: Route.ComponentProps["loaderData"]): string {
  if (!last?.succeededAt) return "No backups yet.";
  return `Last backup ${ageWords(last.succeededAt, now)} ago (${megabytes(last.bytes ?? 0)}).`;
}

function outcomeOf(isEnded: boolean, bytes: number | null, failure: string | null): string {
  if (failure !== null) return `Failed: ${failure}`;
  return isEnded ? `Checked, ${megabytes(bytes ?? 0)}` : "Running or interrupted";
}

function megabytes(bytes: number): string {
  return `${(bytes / 1024 ** 2).toFixed(1)} MB`;
}
