// What `npm start` runs, on a fresh clone as well: it prepares what is missing and becomes the
// server. Plain JavaScript, because it begins under whatever Node the machine has.
import net from "node:net";
import { fileURLToPath } from "node:url";
import { buildIfChanged } from "./config/build.js";
import { explainStart } from "./config/explain-start.js";
import {
  StartError,
  becomeNode,
  installMissing,
  needsOwnNode,
  root,
  runWithOwnNode,
} from "./config/install.js";
import { ENGINE_OPTIONS, SERVER, SERVER_VARIABLES } from "./config/serve.js";

/** @typedef {import("./config/environment.server.ts").Environment} Environment */

try {
  process.chdir(root);
  installMissing();
  if (needsOwnNode()) runWithOwnNode(fileURLToPath(import.meta.url));
  else await start();
} catch (error) {
  console.error(error instanceof StartError ? error.message : explainStart(error));
  process.exit(1);
}

async function start() {
  const { environment } = await import("./config/environment.server.ts");
  const settings = environment();
  await checkPortIsFree(settings);
  buildIfChanged();
  console.log(await banner(settings));
  becomeServer(settings);
}

/** @param {Environment} settings */
async function checkPortIsFree({ host, port }) {
  const probe = net.createServer();
  await new Promise((resolve, reject) => {
    probe.once("error", reject);
    probe.listen({ host, port }, () => probe.close(resolve));
  }).catch((error) => {
    const reason = error.code === "EADDRINUSE" ? "is in use" : `cannot be used (${error.code})`;
    throw new StartError(`Port ${port} on ${host} ${reason}: set PORT to another one.`);
  });
}

/** @param {Environment} settings */
async function banner({ appName, appUrl, dataDir, mode, smtpUrl }) {
  const lines = [`${appName} is at ${appUrl}`];
  if (mode === "demo") {
    const { DEMO_ACCOUNTS, DEMO_PASSWORD } = await import("#app/catalogue/demo-accounts.ts");
    lines.push("", `Demo accounts, all with the password ${DEMO_PASSWORD}:`);
    lines.push(...DEMO_ACCOUNTS.map(({ email }) => `  ${email}`));
  }
  if (!smtpUrl)
    lines.push("", `Mails become files in ${dataDir}/outbox`, `  ${appUrl}/demo/outbox`);
  return `${lines.join("\n")}\n`;
}

// One process in the end: its memory and its signals are the server's own.
/** @param {Environment} settings */
function becomeServer({ host, port }) {
  const variables = { HOST: host, PORT: String(port), NODE_ENV: "production" };
  const environment = { ...SERVER_VARIABLES, ...process.env, ...variables };
  becomeNode(process.execPath, [...ENGINE_OPTIONS, ...SERVER], environment);
}
