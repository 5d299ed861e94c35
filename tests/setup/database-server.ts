import path from "node:path";
import { ENCRYPTION_KEY } from "./database-template.ts";
import { HRANA_TOKEN, startHranaProcess, type HranaProcess } from "./hrana-process.ts";

/** Has the database in this folder asked over the network, by this process and those that it starts. */
export async function serveDatabase(folder: string): Promise<HranaProcess> {
  const file = path.join(folder, "aliwell.db");
  const server = await startHranaProcess({ file, encryptionKey: ENCRYPTION_KEY });
  process.env.DATABASE_URL = server.url;
  process.env.DATABASE_AUTH_TOKEN = HRANA_TOKEN;
  return server;
}
