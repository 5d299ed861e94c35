import { data, redirect } from "react-router";
import { z } from "zod";
import { CONSOLE_PATHS } from "#app/catalogue/knowledge.ts";
import { signedInUser } from "#app/middleware/account.server.ts";
import { formAction, valuesOf } from "#app/middleware/form-action.server.ts";
import { askForCrawl } from "#app/models/knowledge/knowledge-crawls.server.ts";
import { crawlInput, type CrawlProblem } from "#app/models/knowledge/knowledge-crawl-input.ts";
import { runCrawlsSoon } from "./run-crawls.server.ts";

const schema = z.object({
  websiteUrl: z.string().optional(),
  maxPages: z.string().optional(),
  delay: z.string().optional(),
});

/** Has a website read behind the answer, which leads to the page that shows how far it is. */
export const startCrawl = formAction(schema, async ({ submission }, { context }) => {
  const values = valuesOf(submission);
  const input = crawlInput(values);
  if (input.problem !== null) {
    const refusal: CrawlProblem = input.problem;
    return data({ refusal, values }, { status: 400 });
  }
  const id = await askForCrawl(signedInUser(context).id, input.crawl);
  runCrawlsSoon();
  throw redirect(`${CONSOLE_PATHS.crawl}/crawls/${id}`);
});
