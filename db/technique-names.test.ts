import { readFileSync } from "node:fs";
import { createClient } from "@libsql/client";
import { expect, it } from "vitest";

const MIGRATION = new URL("migrations/0036_one_name_of_a_technique.sql", import.meta.url);

it("gives each technique of a session that was stored under two names one of them", async () => {
  const client = createClient({ url: ":memory:" });
  await client.execute("create table sessions (modalities_used text not null)");
  for (const names of [["Self-compassion", "CBT", "Self-Compassion"], ["Grief work"], []]) {
    await client.execute({ sql: "insert into sessions values (?)", args: [JSON.stringify(names)] });
  }
  await client.executeMultiple(readFileSync(MIGRATION, "utf8"));
  const { rows } = await client.execute("select modalities_used as names from sessions");
  expect(rows.map(({ names }) => JSON.parse(String(names)))).toEqual([
    ["Self-Compassion", "CBT"],
    ["Grief Work"],
    [],
  ]);
  client.close();
});
