import type { RouteConfigEntry } from "@react-router/dev/routes";
import { beforeAll, expect, test } from "vitest";
import { API_PATHS } from "#app/catalogue/api-paths.ts";
import routes from "#app/routes.ts";
import { isLongRun, sampled } from "#tests/setup/long.ts";
import { newMember, PREMIUM } from "#tests/setup/members.ts";
import { ORIGIN, Visitor } from "#tests/setup/visitor.ts";

const RISKY = "I want to kill myself tonight";
/** More than any form without a file may be, also one with a person's own words. */
const TOO_LARGE = "x".repeat(250_000);
const WORDS = ["content", "message", "notes", "query", "reflection", "text"];

const PERSON = "text/html,application/xhtml+xml,*/*;q=0.8";
const PROGRAM = "application/json";

/** Where a refusal leads somebody who sees pages. A program is told so in its answer. */
const LEADS_ON = /^\/(?:auth\?next=|for-adults|pricing)/;

/** What is read by machines alone, each in its own form. */
const FOR_MACHINES = ["/healthz", "/readyz", "/metrics", "/api/stripe/webhook"];

function pathsIn(entries: readonly RouteConfigEntry[], before = ""): string[] {
  return entries.flatMap(({ path, children }) => {
    const here = path === undefined ? before : `${before}/${path}`;
    return [...(path === undefined ? [] : [here]), ...pathsIn(children ?? [], here)];
  });
}

const PAGES = [...new Set(pathsIn(routes))]
  .filter((path) => !FOR_MACHINES.includes(path) && !API_PATHS.includes(path as never))
  .map((path) => path.replaceAll(/:\w+/g, "no-such-id").replace("*", "no/such/page"));

const adult = { onboardingComplete: true, selectedTherapist: "alice" } as const;

let premium: Visitor;
let free: Visitor;
let minor: Visitor;

beforeAll(async () => {
  ({ visitor: premium } = await newMember({ ...adult, ...PREMIUM }));
  ({ visitor: free } = await newMember(adult));
  ({ visitor: minor } = await newMember({ ...adult, eligible: false }));
});

function fields(extra: Record<string, string> = {}) {
  const words = Object.fromEntries(WORDS.map((name) => [name, RISKY]));
  return new URLSearchParams({ formToken: "stale", ...words, ...extra });
}

const STALE = { method: "POST", headers: { origin: ORIGIN } };

/** Who asks, and what is wrong with it. */
const REFUSALS: readonly (readonly [string, () => Visitor, () => RequestInit])[] = [
  ["what nobody has", () => premium, () => ({})],
  ["a stale form", () => premium, () => ({ ...STALE, body: fields() })],
  [
    "a form from elsewhere",
    () => premium,
    () => ({ method: "POST", headers: { origin: "https://evil.example" }, body: fields() }),
  ],
  ["a form without an origin", () => premium, () => ({ method: "POST", body: fields() })],
  ["a body that is too large", () => premium, () => ({ ...STALE, body: fields({ x: TOO_LARGE }) })],
  ["no form at all", () => premium, () => ({ ...STALE, body: "no form" })],
  ["another method", () => premium, () => ({ method: "PUT", body: fields() })],
  ["a visitor", () => new Visitor(), () => ({})],
  ["a visitor's form", () => new Visitor(), () => ({ ...STALE, body: fields() })],
  ["somebody without premium", () => free, () => ({})],
  ["a form of somebody without premium", () => free, () => ({ ...STALE, body: fields() })],
  ["somebody under age", () => minor, () => ({})],
  ["a form of somebody under age", () => minor, () => ({ ...STALE, body: fields() })],
];

interface Told {
  status: number;
  type: string;
  location: string;
  body: string;
}

async function told(
  visitor: Visitor,
  path: string,
  init: RequestInit,
  accept: string,
): Promise<Told> {
  const headers = new Headers(init.headers);
  headers.set("accept", accept);
  const answer = await visitor.raw(path, { ...init, headers });
  const { status } = answer;
  const type = answer.headers.get("content-type") ?? "";
  const location = answer.headers.get("location") ?? "";
  if (status < 400) {
    await answer.body?.cancel();
    return { status, type, location, body: "" };
  }
  return { status, type, location, body: await answer.text() };
}

/** What is wrong with the answer to a person. */
function wrongForPerson({ status, type, body }: Told): string | null {
  if (status >= 500) return `failed with ${status}`;
  if (status < 400) return null;
  if (!type.startsWith("text/html")) return `is told ${status} in ${type || "nothing"}: ${body}`;
  return /href="\/crisis"/.test(body) ? null : `finds no help on ${status}`;
}

/** What is wrong with the answer to a program. */
function wrongForProgram({ status, type, location, body }: Told): string | null {
  if (status >= 500) return `failed with ${status}`;
  if (LEADS_ON.test(location)) return `is led to ${location}`;
  if (status < 400) return null;
  if (!type.startsWith("application/json")) return `is told ${status} in ${type || "nothing"}`;
  const said: unknown = JSON.parse(body);
  const isSaid = typeof said === "object" && said !== null && "error" in said;
  return isSaid ? null : `is told ${status} by ${body}`;
}

test.each(REFUSALS)(
  "%s is answered on every route: a person by a page with help, a program by JSON",
  async (refusal, who, init) => {
    const wrong: string[] = [];
    let panels = 0;
    const asked =
      refusal === "what nobody has"
        ? PAGES.filter((path) => path.includes("/no"))
        : sampled(PAGES, 4);
    for (const path of asked) {
      const page = await told(who(), path, init(), PERSON);
      // What is shown or done for a person is no refusal.
      if (page.status < 400 && !LEADS_ON.test(page.location)) continue;
      const json = await told(who(), path, init(), PROGRAM);
      const isPanelDue = json.body.includes("crisisDetected");
      const hasPanel = page.body.includes('id="crisis-panel"');
      if (isPanelDue) panels += 1;
      for (const [reader, problem] of [
        ["person", wrongForPerson(page)],
        ["program", wrongForProgram(json)],
        ["person", isPanelDue && page.status >= 400 && !hasPanel ? "finds no panel" : null],
      ]) {
        if (problem) wrong.push(`${path}: a ${reader} ${problem}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(PAGES.length).toBeGreaterThan(120);
    // Words that say danger bring the panel whatever is wrong with their form.
    if (refusal === "a stale form") expect(panels).toBeGreaterThan(isLongRun ? 8 : 1);
  },
);

test("a call below /api/ is answered by JSON also where nothing says that a program asks", async () => {
  for (const path of [...API_PATHS, "/api/no/such/call"]) {
    for (const method of ["GET", "POST", "PATCH"]) {
      const at = path.replaceAll(/:\w+/g, "no-such-id");
      const answer = await told(new Visitor(), at, { method }, "*/*");
      expect([path, method, wrongForProgram(answer)]).toEqual([path, method, null]);
    }
  }
});
