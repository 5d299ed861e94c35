import { data, redirect } from "react-router";
import { z } from "zod";
import { CONSOLE_PATHS } from "#app/catalogue/knowledge.ts";
import { momentOf } from "#app/catalogue/format-date.ts";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { signedInUser } from "#app/middleware/account.server.ts";
import { formAction } from "#app/middleware/form-action.server.ts";
import {
  cancelCrawl,
  crawlProgress,
  findCrawl,
  isStalled,
  skippedPages,
} from "#app/models/knowledge/knowledge-crawls.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Console, consoleLinks, CONSOLE_TITLE, RefreshLink, refreshingPage } from "../console.tsx";
import type { Route } from "./+types/crawl";
import { reasonWords } from "./reason-words.ts";

export const handle = refreshingPage;

const SKIPPED_SHOWN = 50;

export const links: Route.LinksFunction = consoleLinks;

export const meta = pageTitle(`Website Crawl, ${CONSOLE_TITLE}`);

export async function loader({ context, params }: Route.LoaderArgs) {
  const crawl = await findCrawl(params.crawlId);
  if (!crawl) throw data(null, { status: 404 });
  const { id, url, status, maxPages, finishedAt, reason } = crawl;
  const { timeZone } = signedInUser(context);
  const [progress, skipped] = [await crawlProgress(id), await skippedPages(id, SKIPPED_SHOWN)];
  return {
    id,
    url,
    status,
    reason,
    maxPages,
    isStalled: isStalled(crawl),
    isRunning: status === "waiting" || status === "running",
    finished: finishedAt === null ? "" : momentOf(finishedAt, timeZone),
    ...progress,
    skipped,
  };
}

/** Ends a crawl; what was read stays. */
export const action = formAction(
  z.object({ intent: z.string().optional() }),
  async (_, { context, params: { crawlId = "" } }) => {
    if (!(await findCrawl(crawlId))) throw data(null, { status: 404 });
    await cancelCrawl(signedInUser(context).id, crawlId);
    throw redirect(`${CONSOLE_PATHS.crawl}/crawls/${crawlId}`);
  },
);

type Page = Route.ComponentProps["loaderData"];

/** How far a crawl is, or what came of it. */
export default function CrawlPage({ loaderData: crawl }: Route.ComponentProps) {
  const { counts, skipped, reasons } = crawl;
  const read = counts.added + counts.changed + counts.unchanged;
  const hasFound = crawl.isRunning || read + counts.skipped > 0;
  return (
    <Console tab="crawl">
      <h2 className="console-address">{crawl.url}</h2>
      <Standing crawl={crawl} read={read} />
      {hasFound ? (
        <dl className="facts">
          <Fact name="New pages" value={counts.added} />
          <Fact name="Changed pages" value={counts.changed} />
          <Fact name="Same as before" value={counts.unchanged} />
          <Fact name="Left out" value={counts.skipped} />
          <Fact name={crawl.isRunning ? "Still to read" : "Not read yet"} value={counts.queued} />
        </dl>
      ) : null}
      {crawl.isRunning ? (
        <PostForm>
          <div className="button-row">
            <RefreshLink href={`${CONSOLE_PATHS.crawl}/crawls/${crawl.id}`} />
            <Button name="intent" value="cancel">
              Cancel crawl
            </Button>
          </div>
        </PostForm>
      ) : (
        <p className="button-row">
          {read > 0 ? (
            <ButtonLink variant="main" href={`${CONSOLE_PATHS.review}?kind=page&status=waiting`}>
              Review pages
            </ButtonLink>
          ) : null}{" "}
          <ButtonLink variant={read > 0 ? "quiet" : "main"} href={CONSOLE_PATHS.crawl}>
            New crawl
          </ButtonLink>
        </p>
      )}
      {reasons.length === 0 ? null : (
        <Card title="Why pages were left out" look="outline">
          <ul className="plain-list">
            {reasons.map(({ reason, count }) => (
              <li key={reason}>
                {count.toLocaleString("en-US")}: {reasonWords(reason)}
              </li>
            ))}
          </ul>
          <details>
            <summary>Which pages</summary>
            <ul className="plain-list entry-rows">
              {skipped.map(({ url, reason }) => (
                <li key={url}>
                  <div>
                    {url}
                    <p className="fine-print">{reasonWords(reason)}</p>
                  </div>
                </li>
              ))}
            </ul>
          </details>
        </Card>
      )}
    </Console>
  );
}

function Standing({ crawl, read }: { crawl: Page; read: number }) {
  const { status, reason, maxPages, counts, finished, isStalled } = crawl;
  if (status === "failed") {
    return (
      <Notice tone="danger" title="Crawl Failed">
        <p>Failed to crawl website. Please check the URL and try again.</p>
        <p>{reasonWords(reason)}</p>
      </Notice>
    );
  }
  if (status === "done") {
    return (
      <Notice tone="success" title="Website Crawled Successfully">
        <p>
          {pages(read)} read, {finished}.
        </p>
      </Notice>
    );
  }
  if (status === "cancelled") {
    return <Notice title="Canceled" text={`${pages(read)} read before that, and kept.`} />;
  }
  const most = Math.min(maxPages, read + counts.skipped + counts.queued);
  return (
    <Notice title={status === "waiting" ? "Waiting" : "Reading the website"}>
      <progress
        className="console-progress"
        max={most}
        value={read + counts.skipped}
        aria-label="Pages read"
      />
      <p>
        {isStalled
          ? "It was interrupted. It usually restarts within a minute."
          : "You can leave this page."}
      </p>
      <p>{pages(read)} read so far.</p>
    </Notice>
  );
}

function Fact({ name, value }: { name: string; value: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value.toLocaleString("en-US")}</dd>
    </div>
  );
}

function pages(count: number): string {
  return count === 1 ? "1 page" : `${count.toLocaleString("en-US")} pages`;
}
