import { data, redirect } from "react-router";
import { z } from "zod";
import { CONSOLE_PATHS } from "#app/catalogue/knowledge.ts";
import { momentOf } from "#app/catalogue/format-date.ts";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { signedInUser } from "#app/middleware/account.server.ts";
import {
  DEFAULT_DELAY_MS,
  MAX_DELAY_MS,
  MAX_PAGES,
  type CrawlProblem,
  crawlInput,
} from "#app/models/knowledge/knowledge-crawl-input.ts";
import {
  type Crawl,
  recentCrawls,
  askForCrawl,
} from "#app/models/knowledge/knowledge-crawls.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field } from "#app/ui/field.tsx";
import { FormToken } from "#app/ui/post-form.tsx";
import { formAction, valuesOf } from "#app/middleware/form-action.server.ts";
import { Console, consoleLinks, CONSOLE_TITLE } from "../console.tsx";
import type { Route } from "./+types/website-crawl";
import { runCrawlsSoon } from "./run-crawls.server.ts";

const schema = z.object({
  websiteUrl: z.string().optional(),
  maxPages: z.string().optional(),
  delay: z.string().optional(),
});

/** Has a website read behind the answer, which leads to the page that shows how far it is. */
const startCrawl = formAction(schema, async ({ submission }, { context }) => {
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

/** Where a crawl stands, in words. */
const STATUS_WORDS: Readonly<Record<Crawl["status"], string>> = {
  waiting: "waiting",
  running: "reading",
  done: "done",
  cancelled: "canceled",
  failed: "failed",
};

export const links: Route.LinksFunction = consoleLinks;

export const meta = pageTitle(`Website Crawl, ${CONSOLE_TITLE}`);

export async function loader({ context }: Route.LoaderArgs) {
  const { timeZone } = signedInUser(context);
  const crawls = await recentCrawls();
  return {
    crawls: crawls.map(({ id, url, status, createdAt }) => {
      return { id, url, status, at: momentOf(createdAt, timeZone) };
    }),
  };
}

export const action = startCrawl;

const REFUSED: Readonly<Record<CrawlProblem, { field: string; title?: string; text: string }>> = {
  missing: {
    field: "websiteUrl",
    title: "Missing URL",
    text: "Please enter a website URL to crawl.",
  },
  "bad-address": {
    field: "websiteUrl",
    title: "Crawl Failed",
    text: "Failed to crawl website. Please check the URL and try again.",
  },
  "bad-pages": {
    field: "maxPages",
    text: `Enter a number from 1 to ${MAX_PAGES.toLocaleString("en-US")}.`,
  },
  "bad-delay": {
    field: "delay",
    text: `Enter a number from 0 to ${MAX_DELAY_MS.toLocaleString("en-US")}.`,
  },
};

/** Reads a website, page by page; what it says waits for its review. */
export default function WebsiteCrawl({ loaderData, actionData }: Route.ComponentProps) {
  const { crawls } = loaderData;
  const refused = actionData ? REFUSED[actionData.refusal] : null;
  const errorAt = (field: string) => (refused?.field === field ? refused.text : null);
  return (
    <Console
      tab="crawl"
      lead="Read a website page by page. It follows robots.txt, and pages go to Review first."
    >
      <form className="form console-form" method="post" noValidate>
        {refused ? (
          <ErrorSummary
            title={refused.title}
            errors={[{ fieldId: refused.field, message: refused.text }]}
          />
        ) : null}
        <FormToken />
        <Field
          label="Website URL"
          hint="Where to start. Only this website is read."
          name="websiteUrl"
          type="url"
          inputMode="url"
          placeholder="https://example.org/articles"
          maxLength={1500}
          required
          defaultValue={actionData?.values.websiteUrl}
          error={errorAt("websiteUrl")}
        />
        <Field
          label="Max pages"
          hint={`From 1 to ${MAX_PAGES.toLocaleString("en-US")}.`}
          name="maxPages"
          inputMode="numeric"
          defaultValue={actionData ? actionData.values.maxPages : MAX_PAGES}
          error={errorAt("maxPages")}
        />
        <Field
          label="Delay between pages (ms)"
          hint="1,000 is polite."
          name="delay"
          inputMode="numeric"
          defaultValue={actionData ? actionData.values.delay : DEFAULT_DELAY_MS}
          error={errorAt("delay")}
        />
        <Button variant="main" busyLabel="Starting...">
          Start crawl
        </Button>
      </form>
      {crawls.length === 0 ? null : (
        <Card title="Crawls" look="outline">
          <ul className="plain-list entry-rows">
            {crawls.map(({ id, url, status, at }) => (
              <li key={id}>
                <div>
                  <a href={`${CONSOLE_PATHS.crawl}/crawls/${id}`}>{url}</a>
                  <p className="fine-print">
                    {at}: {STATUS_WORDS[status]}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </Console>
  );
}
