import { desc, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { database } from "#db/client.ts";
import { referralCounts } from "#db/schema.ts";

/** How many years the public page shows. */
const YEARS_SHOWN = 10;

/** One referral more in the year of that time (UTC): a number, and nothing about anybody. */
export function referralStatement(at: number, condition: SQL): BatchItem<"sqlite"> {
  return database().run(sql`
    insert into referral_counts (year, count)
    select ${new Date(at).getUTCFullYear()}, 1 where ${condition}
    on conflict (year) do update set count = count + 1`);
}

/** How often help was named in a crisis, by year, the newest first. */
export async function referralsByYear(): Promise<{ year: number; count: number }[]> {
  return database()
    .select()
    .from(referralCounts)
    .orderBy(desc(referralCounts.year))
    .limit(YEARS_SHOWN);
}
