import { sql } from "drizzle-orm";
import { database } from "#db/client.ts";
import type { auditLog } from "#db/schema.ts";

type KnowledgeAction = Extract<
  (typeof auditLog.$inferInsert)["action"],
  `${string}_knowledge` | `${string}_crawl`
>;

export const ACTIVITY_PAGE_SIZE = 50;

/** A line of the trail: who did what with which entry, upload or crawl. */
export interface Activity {
  id: number;
  action: KnowledgeAction;
  at: number;
  /** First name; null where the account is deleted. */
  adminName: string | null;
  eventId: string;
  /** What it is called now, or was when it was deleted. */
  label: string | null;
  stillExists: boolean;
}

/** What admins did with the knowledge, the newest first: of one entry, or of all. */
export async function listActivity({
  entryId = "",
  before = null,
}: {
  entryId?: string;
  /** The last line of the page before. */
  before?: number | null;
}): Promise<{ activities: Activity[]; next: number | null }> {
  const rows = await database().all<Omit<Activity, "stillExists"> & { stillExists: number }>(sql`
    select trail.id, trail.action, trail.at, user.first_name as "adminName", trail.event_id as "eventId",
      coalesce(nullif(item.title, ''), item.id, page.title, trail.label) as "label",
      item.id is not null or page.id is not null as "stillExists"
    from audit_log as trail
    left join users as user on user.id = trail.admin_id
    left join knowledge_items as item on item.id = trail.event_id
    left join integral_guide_content as page on page.id = trail.event_id
    where (trail.action like '%knowledge' or trail.action like '%crawl')
      and (${entryId} = '' or trail.event_id = ${entryId})
      and (${before} is null or trail.id < ${before})
    order by trail.id desc limit ${ACTIVITY_PAGE_SIZE + 1}`);
  const activities = rows
    .slice(0, ACTIVITY_PAGE_SIZE)
    .map((row) => ({ ...row, stillExists: row.stillExists === 1 }));
  const next = rows.length > ACTIVITY_PAGE_SIZE ? (activities.at(-1)?.id ?? null) : null;
  return { activities, next };
}
