// A process: the least that a webhook does. It takes a body, computes its signature, puts a row on the
// disk, and answers.
import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import Database from "libsql";
import { listenAndReportPort } from "./report-port.ts";

const [file = ""] = process.argv.slice(2);
const rows = new Database(file);
rows.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL");
rows.exec("create table events (id text primary key, at integer)");
const keep = rows.prepare("insert into events values (?, ?)");

const server = createServer((request, response) => {
  void text(request).then((body) => {
    const signature = createHmac("sha256", "a secret").update(body).digest("hex");
    keep.run(`${signature}-${performance.now()}`, Date.now());
    response.writeHead(200).end();
  });
});
listenAndReportPort(server);
