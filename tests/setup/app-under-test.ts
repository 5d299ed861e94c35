import { createRequestHandler, type ServerBuild } from "react-router";
import { copyDatabaseTemplate, ENCRYPTION_KEY } from "./database-template.ts";
import { serveDatabase } from "./database-server.ts";

/** Every process has its own data folder and database, so that none sees another's: see shared-app.ts. */
copyDatabaseTemplate(process.env.DATA_DIR ?? "");
process.env.DATABASE_ENCRYPTION_KEY = ENCRYPTION_KEY;
if (process.env.TEST_DATABASE === "server") await serveDatabase(process.env.DATA_DIR ?? "");
process.env.LOG_LEVEL = "silent";
process.env.APP_URL = "http://localhost:3000";
process.env.PASSWORD_HASHES = "quick";
process.env.SESSION_SECRET = "a-secret-of-the-tests-that-is-long-enough";

let handler: Promise<(request: Request) => Promise<Response>> | undefined;

async function open(): Promise<(request: Request) => Promise<Response>> {
  const buildUrl = new URL("../../build/server/index.js", import.meta.url).href;
  const build: ServerBuild = await import(/* @vite-ignore */ buildUrl);
  return createRequestHandler(build, "production");
}

/** Asks the built product, as its server would. */
export async function ask(request: Request): Promise<Response> {
  handler ??= open();
  return (await handler)(request);
}
