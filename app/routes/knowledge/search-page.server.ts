import { data } from "react-router";
import { z } from "zod";
import { whyNotGiven } from "#app/companion/prompt/knowledge.server.ts";
import { givenFor, tryReply, type TriedReply } from "#app/companion/prompt/try-reply.server.ts";
import { signedInUser } from "#app/middleware/account.server.ts";
import { formAction, valuesOf } from "#app/middleware/form-action.server.ts";
import { explainSearch } from "#app/models/knowledge/knowledge-explain.server.ts";
import { consumeRateLimit } from "#app/models/storage/rate-limits.server.ts";
import { screenText } from "#app/safety/screened-text.server.ts";
import { panelOf } from "#app/safety/shown-panel.server.ts";

const QUERY_MAX_LENGTH = 2_000;
const EXCERPT_CHARACTERS = 240;

export type SearchAnswer = Awaited<ReturnType<typeof answerTo>>;

const schema = z.object({ intent: z.string().optional(), query: z.string().optional() });

/** Searches the approved entries as the companion does, and on request has it answer. */
export const searchAndTest = formAction(schema, async ({ submission }, { context }) => {
  const admin = signedInUser(context);
  const { intent, query = "" } = valuesOf(submission);
  // A blank search is none.
  if (query.trim() === "") return { query: "", problem: null, answer: null };
  if (query.length > QUERY_MAX_LENGTH) {
    const problem = `Use at most ${QUERY_MAX_LENGTH.toLocaleString("en-US")} characters.`;
    return data({ query, problem, answer: null }, { status: 400 });
  }
  if (intent === "try" && !(await consumeRateLimit("search.account", admin.id)).isAllowed) {
    const problem = "Too many tries. Please wait a minute.";
    return data({ query, problem, answer: null }, { status: 429 });
  }
  return { query, problem: null, answer: await answerTo(admin.id, query, intent === "try") };
});

async function answerTo(adminId: string, query: string, isTried: boolean) {
  const screening = await screenText(query);
  const [hits, given] = [await explainSearch(query), await givenFor(screening)];
  const panel = panelOf(screening);
  // Nothing was recorded that "This isn't what I meant" could close.
  if (panel) delete panel.notMeant;
  const givenOrWhyNot = (hit: Pick<(typeof hits)[number], "id" | "title" | "tags">) => {
    const isGiven = given.passages.some(({ id }) => id === hit.id);
    return { isGiven, whyNot: isGiven ? null : whyNotGiven(screening, hit) };
  };
  const tried: TriedReply | null = isTried ? await tryReply(adminId, screening, given) : null;
  return {
    panel,
    hits: hits.map(({ id, title, text, source, matched, isNear, tags }) => ({
      id,
      title,
      source,
      excerpt: Array.from(text).slice(0, EXCERPT_CHARACTERS).join(""),
      matched,
      isNear,
      ...givenOrWhyNot({ id, title, tags }),
    })),
    given,
    tried,
  };
}
