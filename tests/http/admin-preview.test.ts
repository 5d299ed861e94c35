import { beforeAll, describe, expect, test } from "vitest";
import { PREVIEW_KINDS } from "#app/companion/preview/kinds.ts";
import { placeFor } from "#app/companion/preview/preview.ts";
import { newMember } from "#tests/setup/members.ts";
import { textsAt } from "#tests/setup/page.ts";
import { Visitor } from "#tests/setup/visitor.ts";

let admin: Visitor;

beforeAll(async () => {
  admin = (await newMember({ role: "admin" })).visitor;
});

test("the preview does not exist for anybody else", async () => {
  const { visitor } = await newMember();
  for (const someone of [visitor, new Visitor()]) {
    for (const path of ["/admin/preview", "/admin/preview/topic/grief"]) {
      const page = await someone.get(path);
      expect(page.status).toBe(404);
      expect(page.text).toContain("404 Page Not Found");
    }
  }
  expect((await admin.get("/admin/crisis-events")).html).toContain('href="/admin/preview"');
});

test.each([
  "/admin/preview?kind=recipes",
  "/admin/preview/recipes/grief",
  "/admin/preview/topic/gardening",
  "/admin/preview/topic/grief?node=nowhere",
  "/admin/preview/topic/grief?node=constructor",
  "/admin/preview/session/letting-go.13",
  "/admin/preview/exercise/%00",
])("%s is not there", async (path) => {
  expect((await admin.get(path)).status).toBe(404);
});

describe.each(PREVIEW_KINDS.map(({ id }) => id))("every piece of the kind %s", (kindId) => {
  test("is listed, and can be walked to its end through links alone", async () => {
    const kind = PREVIEW_KINDS.find(({ id }) => id === kindId);
    const place = placeFor("es", "ali");
    const list = await admin.get(`/admin/preview?kind=${kindId}&language=es&character=ali`);
    const links = new Set(hrefsAt(list.html, ".preview-pieces"));
    expect(links.size).toBe(kind?.pieces(place).length);
    for (const href of links) {
      const page = await admin.get(href);
      expect(page.status, href).toBe(200);
      expect(textsAt(page.html, ".preview-said p").join("").length, href).toBeGreaterThan(0);
      expect(page.html).not.toContain("/assets/entry.client");
    }
    for (const { id } of kind?.pieces(place) ?? []) {
      const preview = kind?.open(id, place);
      const open = [preview?.start ?? ""];
      const seen = new Set<string>();
      for (let name = open.pop(); name !== undefined; name = open.pop()) {
        if (seen.has(name)) continue;
        seen.add(name);
        const node = preview?.node(name);
        expect(node, `${id}: ${name}`).not.toBeNull();
        for (const { to } of [...(node?.ways ?? []), ...(node?.exits ?? [])]) if (to) open.push(to);
      }
    }
  });
});

test("a dialogue is walked by its choices, in the language and voice that were picked", async () => {
  const start = await admin.get("/admin/preview/topic/grief?character=alister");
  expect(start.text).toContain("Who is it you lost?");
  expect(textsAt(start.html, ".preview-ways a")).toEqual([
    "A person",
    "A pet",
    "A pregnancy or a baby",
    "I don't know",
    "Something else",
    "Stop here",
  ]);
  const pet = await admin.get(hrefsAt(start.html, ".preview-ways")[1] ?? "");
  expect(pet.text).toContain("Losing an animal can hurt");
  // What follows by itself stands in the same reply, as it would be met.
  expect(pet.text).toContain("What weighs the most right now?");
  expect(pet.url).toContain("character=alister");
  const spanish = await admin.get("/admin/preview/topic/grief?language=es");
  expect(spanish.text).toContain("¿A quién perdiste?");
});

test("a step of an exercise shows what its buttons, doubt, another subject and a stop lead to", async () => {
  const page = await admin.get("/admin/preview/exercise/tipp?node=safeguard");
  const ways = textsAt(page.html, ".preview-ways li").join("\n");
  expect(ways).toContain("No, none of these leads to cold");
  expect(ways).toContain("Give me an example leads to safeguard");
  expect(ways).toContain("Stop the exercise");
  expect((await admin.get("/admin/preview/exercise/tipp?language=es")).text).toContain(
    "English only",
  );
});

function hrefsAt(html: string, selector: string): string[] {
  const list = html.split(`${selector.slice(1)}"`)[1]?.split("</ul>")[0] ?? "";
  return [...list.matchAll(/href="([^"]+)"/gu)].map(([, href = ""]) =>
    href.replaceAll("&amp;", "&"),
  );
}
