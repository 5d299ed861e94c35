import { createHash } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { embedKnowledge, nearestEntries } from "#app/models/knowledge/knowledge-vectors.server.ts";
import { database } from "#db/client.ts";
import { newMember } from "#tests/setup/members.ts";
import { soon } from "#tests/setup/soon.ts";
import { textsAt } from "#tests/setup/page.ts";

/** What each text is about, as far as this endpoint knows: one number for each matter. */
const MATTERS = [/sleep|slumber/giu, /grief|died|mourn/giu, /panic|breath/giu, /money|debt/giu];

/** Two texts never have the same vector, as with real models. */
function vectorOf(text: string): number[] {
  const noise = [...createHash("sha256").update(text).digest()].map((byte) => byte / 255 - 0.5);
  return [...MATTERS.map((matter) => text.match(matter)?.length ?? 0), ...noise];
}

let isBroken = false;
const asked: string[] = [];
const endpoint = createServer((request, response) => {
  let body = "";
  request.on("data", (chunk) => (body += String(chunk)));
  request.on("end", () => {
    if (isBroken) return void response.writeHead(500).end("{}");
    const { model, input } = JSON.parse(body) as { model: string; input: string[] };
    asked.push(...input);
    const data = input.map((text, index) => ({
      object: "embedding",
      index,
      embedding: vectorOf(text),
    }));
    const usage = { prompt_tokens: 1, total_tokens: 1 };
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify({ object: "list", data, model, usage }));
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => endpoint.listen(0, "127.0.0.1", resolve));
  const { port } = endpoint.address() as AddressInfo;
  process.env.EMBEDDINGS_URL = `http://127.0.0.1:${port}/v1/`;
  process.env.EMBEDDINGS_MODEL = "test-vectors";
});

afterAll(() => {
  endpoint.closeAllConnections();
  endpoint.close();
});

/** None before the table is made. */
async function countVectors(): Promise<number> {
  const tables = await database().all(
    "select 1 from sqlite_master where name = 'knowledge_vectors'",
  );
  if (tables.length === 0) return 0;
  const [row] = await database().all<{ count: number }>(
    "select count(*) as count from knowledge_vectors",
  );
  return row?.count ?? 0;
}

test("entries are found by what they mean, and by words alone where the endpoint fails", async () => {
  const { visitor } = await newMember({ role: "admin" });
  const page = await visitor.get("/knowledge-management/search");
  const search = async () => {
    const found = await visitor.submit(page, { query: "slumber, slumber, slumber, slumber" });
    return textsAt(found.html, ".entry-rows a");
  };
  await soon(async () => {
    await embedKnowledge();
    return (await countVectors()) === 40;
  });
  expect((await search())[0]).toContain("sleep");
  const found = await visitor.submit(page, { query: "slumber, slumber, slumber, slumber" });
  expect(found.text).toContain("Found by: similar meaning.");

  isBroken = true;
  expect(await search()).toEqual([]);
  const byWords = await visitor.submit(page, { query: "panic" });
  expect(byWords.text).toContain("“panic” in the");
  isBroken = false;
});

test("what has a vector isn't asked for again, and what a person writes is never sent", async () => {
  asked.length = 0;
  await embedKnowledge();
  expect(asked).toEqual([]);
  const { visitor } = await newMember();
  await visitor.submit(await visitor.get("/chat"), {
    message: "I lie awake for hours and can't sleep",
  });
  expect(asked).toEqual([]);
});

test("vectors of another model are made anew", async () => {
  expect(await nearestEntries("grief", 3)).toHaveLength(3);
  const { environment } = await import("#app/config/environment.server.ts");
  const { embeddings } = environment();
  if (embeddings) embeddings.model = "other-vectors";
  expect(await nearestEntries("grief", 3)).toEqual([]);
  await soon(async () => {
    await embedKnowledge();
    return (await nearestEntries("grief", 3)).length === 3;
  });
});
