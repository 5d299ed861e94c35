import { sql, type SQL } from "drizzle-orm";
import { database } from "#db/client.ts";
import { auditLog } from "#db/schema.ts";

type KnowledgeAction = Extract<
  (typeof auditLog.$inferInsert)["action"],
  `${string}_knowledge` | `${string}_crawl`
>;

/** The statement that notes who did what with the knowledge: for a batch with what was done. */
export function auditStatement(adminId: string, id: string, action: KnowledgeAction, at: number) {
  return database().insert(auditLog).values({ adminId, eventId: id, action, at });
}

export interface Audited {
  adminId: string;
  id: string;
  action: KnowledgeAction;
  now: number;
}

/** The same, where a condition holds. */
export function auditIf(condition: SQL, { adminId, id, action, now }: Audited) {
  return database().run(sql`
    insert into audit_log (admin_id, event_id, action, at)
    select ${adminId}, ${id}, ${action}, ${now} where ${condition}`);
}
