// A process: the stand-in for a libSQL server on the database file that it is told, until it is left.
import { startHranaServer } from "../hrana-server.ts";

const { HRANA_FILE = "", HRANA_KEY = "", HRANA_TOKEN = "", HRANA_LATENCY_MS = "0" } = process.env;

const server = await startHranaServer({
  file: HRANA_FILE,
  encryptionKey: HRANA_KEY || null,
  authToken: HRANA_TOKEN || null,
  latencyMs: Number(HRANA_LATENCY_MS),
});
process.on("message", (message) => {
  if (message === "cut before" || message === "cut after") {
    server.cut(message === "cut before" ? "before" : "after");
  }
  if (message === "mend") server.mend();
});
// Whoever started it is gone.
process.on("disconnect", () => process.exit());
process.send?.({ url: server.url });
