import { DAY_MS } from "#app/config/durations.ts";
import { and, eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { environment } from "#app/config/environment.server.ts";
import type { ModelUsage } from "#app/services/anthropic.server.ts";
import { batched, prepared } from "#db/client.ts";
import { modelUsageDays, modelUsagePersonDays, type modelUsage } from "#db/schema.ts";

/** One call of the model: whose it was and what for, in counts alone. */
export interface UsedTokens {
  userId: string;
  purpose: (typeof modelUsage.$inferSelect)["purpose"];
  /** The reply that it went into, if it was for one. */
  replyId: string | null;
  usage: ModelUsage;
  /** When, in milliseconds. */
  at: number;
}

const usedToday = prepared((db) =>
  db
    .select({ total: modelUsageDays.tokens, own: modelUsagePersonDays.tokens })
    .from(modelUsageDays)
    .leftJoin(
      modelUsagePersonDays,
      and(
        eq(modelUsagePersonDays.day, modelUsageDays.day),
        eq(modelUsagePersonDays.userId, sql.placeholder("userId")),
      ),
    )
    .where(eq(modelUsageDays.day, sql.placeholder("day")))
    .prepare(),
);

/**
 * Whether this person, or everybody together, has used up the tokens of the day (UTC). What the
 * provider reads from its cache counts a tenth. The second opinion is asked for all the same.
 */
export async function isOverBudget(userId: string, now = Date.now()): Promise<boolean> {
  const { dailyTokensPerPerson, dailyTokensTotal } = environment();
  const [used] = await usedToday().all({ userId, day: Math.floor(now / DAY_MS) });
  const { total = 0, own = 0 } = used ?? {};
  return total >= dailyTokensTotal || (own ?? 0) >= dailyTokensPerPerson;
}

// An account that was deleted meanwhile leaves the counts without their person.
const keepUsage = batched((db) =>
  db.run(sql`
    insert into model_usage (purpose, user_id, reply_id, input_tokens, output_tokens,
      cache_read_tokens, cache_write_tokens, at)
    values (${sql.placeholder("purpose")},
      (select id from users where id = ${sql.placeholder("userId")}),
      ${sql.placeholder("replyId")}, ${sql.placeholder("inputTokens")},
      ${sql.placeholder("outputTokens")}, ${sql.placeholder("cacheReadTokens")},
      ${sql.placeholder("cacheWriteTokens")}, ${sql.placeholder("at")})`),
);

/** The statement that keeps what a call used up: it goes into a batch that is written anyhow. */
export function usageStatement({ usage, ...call }: UsedTokens): BatchItem<"sqlite"> {
  const { inputTokens, outputTokens, cacheReadTokens, cacheWriteTokens } = usage;
  return keepUsage({ ...call, inputTokens, outputTokens, cacheReadTokens, cacheWriteTokens });
}
