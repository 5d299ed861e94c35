import { z } from "zod";
import {
  crawlInput,
  MAX_DELAY_MS,
  MAX_PAGES,
  type CrawlProblem,
} from "#app/models/knowledge/knowledge-crawl-input.ts";
import { askForCrawl, crawlProgress } from "#app/models/knowledge/knowledge-crawls.server.ts";
import { addEntry } from "#app/models/knowledge/knowledge-entries.server.ts";
import { explainSearch, SEARCH_LIMIT } from "#app/models/knowledge/knowledge-explain.server.ts";
import { knowledgeItem } from "#app/models/knowledge/knowledge-input.ts";
import { doHeavyWork } from "#app/models/storage/heavy-work.server.ts";
import { checkUploadRows } from "#app/models/knowledge/knowledge-upload-rows.server.ts";
import {
  acceptUpload,
  findUpload,
  keepUpload,
  storeUploads,
} from "#app/models/knowledge/knowledge-uploads.server.ts";
import { errorFields, log } from "#app/config/log.server.ts";
import { runCrawlsSoon } from "../../knowledge/crawl/run-crawls.server.ts";
import { defineCall, type ApiCall } from "./api-call.server.ts";
import { busy, CallError } from "./call-error.server.ts";

const UPLOAD_MAX_BYTES = 20 * 1024 * 1024;
const QUERY_MAX_LENGTH = 2_000;
const UPLOAD_FAILED = "Failed to upload bulk knowledge. Check your JSON format.";
const CRAWL_FAILED = "Failed to crawl website. Please check the URL and try again.";

const CRAWL_PROBLEMS: Readonly<Record<CrawlProblem, { field: string; message: string }>> = {
  missing: { field: "websiteUrl", message: "Please enter a website URL to crawl." },
  "bad-address": { field: "websiteUrl", message: CRAWL_FAILED },
  "bad-pages": { field: "maxPages", message: `A number from 1 to ${MAX_PAGES}.` },
  "bad-delay": { field: "delay", message: `A number from 0 to ${MAX_DELAY_MS}.` },
};

/** What the companion knows: for admins. Everything arrives inactive and waits for its review. */
export const knowledgeCalls: readonly ApiCall[] = [
  defineCall({
    id: "addKnowledge",
    method: "POST",
    path: "/api/knowledge",
    summary: "Adds one item, which waits for its review",
    scope: "knowledge",
    isForAdmins: true,
    maxBytes: 256 * 1024,
    body: knowledgeItem,
    incomplete: "Please fill in all required fields.",
    answers: { 201: z.object({ id: z.string() }) },
    async run({ account, body, once }) {
      if (!(await addEntry(account.user.id, body)) && !once.isResumed) {
        throw new CallError(409, "taken", "There's an entry with this id already.");
      }
      return { status: 201, body: { id: body.id } };
    },
  }),
  defineCall({
    id: "uploadKnowledge",
    method: "POST",
    path: "/api/knowledge/bulk",
    summary: "Stores a list of items, all or none, behind the answer",
    scope: "knowledge",
    isForAdmins: true,
    maxBytes: UPLOAD_MAX_BYTES,
    body: z.array(z.unknown(), "Please provide valid JSON format."),
    answers: { 202: z.object({ count: z.number(), uploadId: z.string() }) },
    async run({ account, body, once }) {
      const kept = once.isResumed ? await findUpload(once.id) : null;
      if (kept && kept.status !== "checked") {
        return { status: 202, body: { count: kept.total, uploadId: kept.id } };
      }
      const rows = await checkUploadRows(body);
      if (rows.problem !== null) {
        const told = rows.problem === "rows" ? rows.problems : [];
        const fieldErrors = Object.fromEntries(
          told.map(({ row, message }) => [`${row}`, [message]]),
        );
        throw new CallError(400, "invalid", UPLOAD_FAILED, { details: { fieldErrors } });
      }
      const done = await doHeavyWork(() => keepUpload(account.user.id, rows.items, once.id));
      if (!done.isDone) throw busy();
      const uploadId = done.result;
      await acceptUpload(account.user.id, uploadId);
      storeUploads().catch((error: unknown) => {
        log().error(errorFields(error), "an upload was not stored");
      });
      return { status: 202, body: { count: rows.items.length, uploadId } };
    },
  }),
  defineCall({
    id: "searchKnowledge",
    method: "POST",
    path: "/api/knowledge/search",
    summary: "The approved entries that fit a text best",
    scope: "knowledge",
    isForAdmins: true,
    body: z.object({
      query: z.string().max(QUERY_MAX_LENGTH),
      limit: z.number().int().min(1).max(SEARCH_LIMIT).default(SEARCH_LIMIT),
    }),
    answers: {
      200: z.object({
        results: z.array(
          z.object({
            id: z.string(),
            title: z.string(),
            content: z.string(),
            source: z.string(),
            tags: z.array(z.string()),
          }),
        ),
      }),
    },
    async run({ body: { query, limit } }) {
      const hits = query.trim() === "" ? [] : await explainSearch(query);
      const results = hits.slice(0, limit).map(({ id, title, text, source, tags }) => {
        return { id, title, content: text, source, tags: [...tags] };
      });
      return { body: { results } };
    },
  }),
  defineCall({
    id: "crawlWebsite",
    method: "POST",
    path: "/api/knowledge/crawl",
    summary: "Has a website read behind the answer",
    scope: "knowledge",
    isForAdmins: true,
    body: z.object({
      websiteUrl: z.string("Please enter a website URL to crawl."),
      maxPages: z.unknown().optional(),
      delay: z.unknown().optional(),
    }),
    answers: { 202: z.object({ crawlId: z.string(), count: z.number() }) },
    async run({ account, body, once }) {
      const input = crawlInput(body);
      if (input.problem !== null) {
        const { field, message } = CRAWL_PROBLEMS[input.problem];
        const fieldErrors = { [field]: [message] };
        throw new CallError(400, "invalid", message, { details: { fieldErrors } });
      }
      const crawlId = await askForCrawl(account.user.id, input.crawl, once.id);
      runCrawlsSoon();
      const { counts } = await crawlProgress(crawlId);
      return {
        status: 202,
        body: { crawlId, count: counts.added + counts.changed + counts.unchanged },
      };
    },
  }),
];
