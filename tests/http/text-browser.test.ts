import { describe, expect, test } from "vitest";
import { database } from "#db/client.ts";
import { userSessions } from "#db/schema.ts";
import { newMember, PREMIUM } from "#tests/setup/members.ts";
import { documentOf, textsAt } from "#tests/setup/page.ts";
import { Visitor } from "#tests/setup/visitor.ts";

/** What breaks a line in browsers that show text alone; newer elements are unknown to them. */
const BLOCKS = new Set(
  "ADDRESS BLOCKQUOTE DD DIV DL DT FIELDSET FORM H1 H2 H3 HR LI OL P PRE TABLE TR UL".split(" "),
);
const UNSEEN = new Set(["SCRIPT", "STYLE", "HEAD"]);

/** A page as such a browser reads it from top to bottom: what styles hide is not hidden from it. */
function linesOf(html: string): string[] {
  return readNode(documentOf(html).body)
    .split("\n")
    .map((line) => line.replaceAll(/\s+/g, " ").trim())
    .filter((line) => line !== "");
}

function readNode(node: Node): string {
  if (node.nodeType === 3) return (node.textContent ?? "").replaceAll(/\s+/g, " ");
  if (UNSEEN.has(node.nodeName)) return "";
  const text = [...node.childNodes].map(readNode).join("");
  return BLOCKS.has(node.nodeName) ? `\n${text}\n` : text;
}

function expectToSayWhereOneIs(html: string): void {
  const [heading = "none"] = textsAt(html, "h1");
  const [skip, brand, ...next] = linesOf(html);
  // In the chat there is a second way, to the box.
  expect(skip).toMatch(/^Skip to content( Skip to the message box)?$/);
  expect(brand).toMatch(/^Aliwell\b/);
  expect(next.slice(0, 5)).toContain(heading);
  expect(textsAt(html, "title")[0]).toMatch(/\bAliwell$/);
}

describe("in a browser that shows text alone", () => {
  test.each(["/auth", "/auth?mode=register", "/auth/forgot-password", "/pricing", "/privacy"])(
    "the first lines of %s say where a visitor is",
    async (path) => expectToSayWhereOneIs((await new Visitor().get(path)).html),
  );

  test("the first lines say where one is, also signed in", async () => {
    const { visitor } = await newMember({
      onboardingComplete: true,
      selectedTherapist: "alice",
      ...PREMIUM,
    });
    for (const path of [
      "/home",
      "/chat",
      "/exercises",
      "/you",
      "/memory",
      "/safety-plan",
      "/progress",
    ]) {
      expectToSayWhereOneIs((await visitor.get(path)).html);
    }
  });

  test("nobody reads that their session ends before it does", async () => {
    const { visitor } = await newMember();
    const atRest = linesOf((await visitor.get("/you")).html).join(" ");
    expect(atRest).not.toMatch(/session|expir|signed out|extend/i);
    await database()
      .update(userSessions)
      .set({ absoluteExpiresAt: Date.now() + 3 * 60_000 });
    const nearItsEnd = linesOf((await visitor.get("/you")).html).join(" ");
    expect(nearItsEnd).toContain("Session expires in 3 minutes.");
  });

  test("no button stands on the page that only a script could serve", async () => {
    const page = await new Visitor().get("/auth");
    expect(linesOf(page.html).join(" ")).not.toContain("Show");
  });
});
