// A process: migrates and fills the database of its data folder as the start of a demo does.
import { prepareDatabase } from "#app/entry.database.server.ts";
import { closeDatabase } from "#db/client.ts";

await prepareDatabase();
await closeDatabase();
