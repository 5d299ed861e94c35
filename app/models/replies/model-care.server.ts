import { eq } from "drizzle-orm";
import { database } from "#db/client.ts";
import { modelCareChecks } from "#db/schema.ts";

/** How a model did in the fixed situations of the check of its care. */
export type CareCheck = typeof modelCareChecks.$inferSelect;

/** The last check of a model, by its name; null where it was never checked. */
export async function findCareCheck(model: string): Promise<CareCheck | null> {
  const [check] = await database()
    .select()
    .from(modelCareChecks)
    .where(eq(modelCareChecks.model, model));
  return check ?? null;
}

/** Keeps a check in the place of an earlier one of the same model. */
export async function keepCareCheck(check: CareCheck): Promise<void> {
  await database()
    .insert(modelCareChecks)
    .values(check)
    .onConflictDoUpdate({ target: modelCareChecks.model, set: check });
}
