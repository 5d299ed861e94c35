// A process: fills the database of a data folder with so many megabytes of somebody's old messages.
import { sql } from "drizzle-orm";
import { createUser } from "#app/models/accounts/users.server.ts";
import { newId } from "#app/models/storage/identifier.server.ts";
import { closeDatabase, database } from "#db/client.ts";
import { pastConversation } from "#tests/setup/conversations.ts";

const ROW_CHARACTERS = 16_000;
const ROWS_AT_ONCE = 500;

const megabytes = Number(process.argv[2]);
const email = `${newId()}@example.org`;
const user = await createUser({ email, password: "none", firstName: "Ana", lastName: "Ruiz" });
if (!user) throw new Error("the address is taken");
const { conversationId } = await pastConversation(user.id, ["Hello", "Hello"], { daysAgo: 9 });
// One word each, so that the search's index stays small beside them.
const words = "x".repeat(ROW_CHARACTERS);
for (let left = (megabytes * 1024 ** 2) / ROW_CHARACTERS; left > 0; left -= ROWS_AT_ONCE) {
  await database().run(sql`
    with recursive numbers (number) as (
      select 1 union all select number + 1 from numbers where number < ${ROWS_AT_ONCE})
    insert into messages (id, session_id, user_id, role, content, created_at)
    select lower(hex(randomblob(11))), ${conversationId}, ${user.id}, 'user', ${words}, number
    from numbers`);
}
await closeDatabase();
process.send?.({ isFilled: true }, () => process.disconnect?.());
