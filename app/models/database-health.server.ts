export { isDatabaseFailure } from "#db/failures.ts";
import { sql } from "drizzle-orm";
import { errorFields, log } from "#app/config/log.server.ts";
import { database } from "#db/client.ts";

/** Whether the database answers. */
export async function isDatabaseReachable(): Promise<boolean> {
  try {
    await database().run(sql`select 1`);
    return true;
  } catch (error) {
    log().error(errorFields(error), "the database is not reachable");
    return false;
  }
}
