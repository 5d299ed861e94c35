import { environment } from "#app/config/environment.server.ts";
import { refuseDemoDatabase } from "#app/models/database-marks.server.ts";
import { migrate } from "#db/migrate.ts";

/**
 * Brings the database up to date before the first request, with the articles that replies draw on;
 * in demo mode it is filled. Done by the server itself, which has read all this code anyhow.
 */
export async function prepareDatabase(): Promise<void> {
  await migrate();
  if (environment().mode === "live") await refuseDemoDatabase();
  const { seedKnowledge } = await import("#db/seed/knowledge.ts");
  await seedKnowledge();
  if (environment().mode !== "demo") return;
  const { seed } = await import("#db/seed.ts");
  await seed();
}
