import { parentPort } from "node:worker_threads";
import { linksFrom } from "./page-address.ts";
import { readPageText, type PageText } from "./page-text.ts";
import {
  robotsAllow,
  robotsFacts,
  sitemapAddresses,
  type Robots,
  type RobotsFacts,
  type Sitemap,
  type SitemapAddresses,
} from "./site-files.ts";

/** Everything that is read of what a website answered. */
export interface SiteTasks {
  /** Its links as addresses of the same website. */
  page: { given: { url: string; html: string }; answer: PageText };
  robots: { given: Robots; answer: RobotsFacts };
  allowed: { given: { robots: Robots; page: string }; answer: boolean };
  sitemap: { given: Sitemap; answer: SitemapAddresses };
}

type Readers = {
  [Task in keyof SiteTasks]: (given: SiteTasks[Task]["given"]) => SiteTasks[Task]["answer"] | null;
};

const READERS: Readers = {
  // Of a text without any markup the parser never comes to an end.
  page: ({ url, html }) => (/<\w/u.test(html) ? readPage(url, html) : null),
  robots: robotsFacts,
  allowed: ({ robots, page }) => robotsAllow(robots, page),
  sitemap: sitemapAddresses,
};

function readPage(url: string, html: string): PageText {
  const read = readPageText(html);
  return { ...read, links: linksFrom(url, read) };
}

/** What the thread is sent. */
export interface SiteRequest<Task extends keyof SiteTasks> {
  task: Task;
  given: SiteTasks[Task]["given"];
}

// What is read elsewhere may be anything: whatever goes wrong with one text, the next one is read.
parentPort?.on("message", <Task extends keyof SiteTasks>({ task, given }: SiteRequest<Task>) => {
  let answer: SiteTasks[Task]["answer"] | null = null;
  try {
    answer = READERS[task](given);
  } catch {
    answer = null;
  }
  parentPort?.postMessage({ answer });
});
