import { sql } from "drizzle-orm";
import { database } from "#db/client.ts";
import type { auditLog } from "#db/schema.ts";

/** What an admin did with what. */
type Audited = Pick<typeof auditLog.$inferInsert, "adminId" | "eventId" | "action" | "at"> & {
  /** What it is called, where nobody could look that up later. */
  label?: string;
};

/** Notes who did what, for a batch with what was done; where there is a condition, only if it holds. */
export function auditStatement(
  { adminId, eventId, action, at, label }: Audited,
  condition = sql`true`,
) {
  return database().run(sql`
    insert into audit_log (admin_id, event_id, action, at, label)
    select ${adminId}, ${eventId}, ${action}, ${at}, ${label ?? null} where ${condition}`);
}
