import { environment } from "#app/config/environment.server.ts";
import { errorFields, log } from "#app/config/log.server.ts";
import { finishAccountDeletions } from "#app/models/accounts/account-deletion.server.ts";
import { finishConversationDeletions } from "#app/models/conversations/conversation-deletion.server.ts";
import { isPassingFailure } from "#app/models/storage/database-health.server.ts";
import { refuseDemoDatabase } from "#app/models/storage/database-marks.server.ts";
import { preparePushKeys } from "#app/models/storage/push-keys.server.ts";
import { migrate, prepareFolder, startProblem } from "#db/migrate.ts";

/**
 * Brings the database up to date before the first request, with the articles that replies draw on;
 * in demo mode it is filled. Done by the server itself, which has read all this code anyhow. Throws a
 * ConfigurationError that names the setting where the file or its folder is not as it must be.
 */
export async function prepareDatabase(): Promise<void> {
  prepareFolder();
  try {
    await migrate();
    if (environment().mode === "live") await refuseDemoDatabase();
    await finishAccountDeletions();
    await finishConversationDeletions();
    await fill();
  } catch (error) {
    throw startProblem(error) ?? error;
  }
}

async function fill(): Promise<void> {
  try {
    await preparePushKeys();
    const { seedKnowledge } = await import("#db/seed/knowledge.ts");
    await seedKnowledge();
    if (environment().mode !== "demo") return;
    const { seed } = await import("#db/seed.ts");
    await seed();
  } catch (error) {
    // What is there stands without it, and the way to help does on a full disk, too.
    if (!isPassingFailure(error)) throw error;
    log().error(errorFields(error), "the articles and keys were not brought up to date");
  }
}
