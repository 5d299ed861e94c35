// The process that serves: the built product behind React Router's own listener, on Node's server.
import { createServer } from "node:http";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestListener } from "@react-router/node";
import type { ServerBuild } from "react-router";

// Migrates, seeds and reads the settings before anybody is let in.
const build: ServerBuild = await import(
  /* @vite-ignore */ pathToFileURL(path.resolve("build/server/index.js")).href
);
const answer = createRequestListener({ build, mode: "production" });
const server = createServer((request, response) => {
  // What makes no address cannot be asked for: without this it would be an error of ours.
  if (URL.canParse(`http://${request.headers.host}${request.url}`)) answer(request, response);
  else response.writeHead(400).end();
});
server.listen({ port: Number(process.env.PORT), host: process.env.HOST });
for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => server.close());
