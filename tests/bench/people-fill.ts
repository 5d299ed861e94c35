// A process: gives the database of a data folder so many more people, each with what the first member
// has: a conversation's messages and replies, an open session, and a mood.
import { sql } from "drizzle-orm";
import { closeDatabase, database } from "#db/client.ts";

const AT_ONCE = 1_000;
/** Messages of the first member's conversation that each of them has, too. */
const MESSAGES = 4;

/** How a row of somebody's becomes another person's: the columns that hold an id. */
const IDS: Readonly<Record<string, readonly string[]>> = {
  users: ["id", "email"],
  user_sessions: ["id", "user_id"],
  sessions: ["id", "user_id"],
  messages: ["id", "user_id", "session_id"],
  replies: ["id", "user_id", "session_id"],
  mood_entries: ["id", "user_id"],
};
/** Given by the database itself. */
const NUMBERED = new Set(["seq"]);

const count = Number(process.argv[2]);
const [first] = await database().all<{ id: string }>(sql`
  select user_id as id from messages order by seq desc limit 1`);
const userId = first?.id ?? "";
await database().run(sql`
  insert into mood_entries (id, user_id, mood, mood_score, activities, date, created_at)
  values ('bench-mood', ${userId}, 'calm', 7, '[]', '2026-01-01', 0)`);
await database().run(sql`create temp table numbers (number integer primary key)`);
for (let from = 0; from < count; from += AT_ONCE) {
  await database().run(sql`
    with recursive some (number) as (
      select ${from} union all select number + 1 from some where number + 1 < ${from + AT_ONCE})
    insert into temp.numbers select number from some`);
  for (const table of Object.keys(IDS)) await copyRows(table);
  await database().run(sql`delete from temp.numbers`);
}
await closeDatabase();
process.send?.({ isFilled: true }, () => process.disconnect?.());

async function copyRows(table: string): Promise<void> {
  const columns = (
    await database().all<{ name: string }>(sql`select name from pragma_table_info(${table})`)
  )
    .map(({ name }) => name)
    .filter((name) => !NUMBERED.has(name));
  const values = columns.map((name) =>
    IDS[table]?.includes(name)
      ? sql`${sql.identifier(name)} || '-' || number`
      : sql`${sql.identifier(name)}`,
  );
  const owner = table === "users" ? sql`id` : sql`user_id`;
  const rows =
    table === "messages" || table === "replies"
      ? sql`(select * from ${sql.identifier(table)} where user_id = ${userId}
          order by ${table === "messages" ? sql`seq` : sql`started_at`} limit ${table === "messages" ? MESSAGES : MESSAGES / 2})`
      : sql`(select * from ${sql.identifier(table)} where ${owner} = ${userId})`;
  const list = columns.map((name) => sql`${sql.identifier(name)}`);
  await database().run(sql`
    insert or ignore into ${sql.identifier(table)} (${sql.join(list, sql`, `)})
    select ${sql.join(values, sql`, `)} from ${rows} cross join temp.numbers`);
}
