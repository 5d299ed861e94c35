// A process: what the functions behind a JSON read take by themselves, in the database of a data
// folder that a server has open: who asks, and the conversation that is asked for.
import { findConversation } from "#app/models/conversations/conversations.server.ts";
import { readPage } from "#app/models/conversations/conversation-pages.server.ts";
import { findUserSession } from "#app/models/accounts/user-sessions.server.ts";
import { signedCookie } from "#app/middleware/signed-cookie.server.ts";
import { median } from "./figures.ts";

const ROUNDS = 15;
const A_ROUND = 200;

const [cookie = "", conversationId = ""] = process.argv.slice(2);
const headers = { cookie };
const secret = await signedCookie("aliwell_session").read(new Request("http://bench", { headers }));
const rounds: number[] = [];
for (let round = 0; round <= ROUNDS; round += 1) {
  const startedAt = performance.now();
  for (let count = 0; count < A_ROUND; count += 1) await read();
  // The first one warms up.
  if (round > 0) rounds.push((performance.now() - startedAt) / A_ROUND);
}
process.send?.({ eachMs: median(rounds) }, () => process.disconnect?.());

async function read(): Promise<void> {
  const signedIn = await findUserSession(secret ?? "");
  if (!signedIn) throw new Error("nobody has this session");
  const found = await findConversation(signedIn.user.id, conversationId);
  if (!found) throw new Error("there is no such conversation");
  await readPage(signedIn.user.id, found.id);
}
