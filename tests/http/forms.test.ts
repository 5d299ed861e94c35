import {
  createStaticHandler,
  RouterContextProvider,
  type MiddlewareFunction,
  type ServerBuild,
} from "react-router";
import { expect, test } from "vitest";
import { account } from "#app/middleware/account.server.ts";
import { adultsOnly, signedInOnly } from "#app/middleware/access.server.ts";
import { isMarkedAsFormAction } from "#app/middleware/form-action.server.ts";
import { forms, formToken } from "#app/middleware/forms.server.ts";
import { requestLog } from "#app/middleware/request-log.server.ts";
import { addToDraft } from "#app/models/conversations/drafts.server.ts";
import { screenText } from "#app/safety/screened-text.server.ts";
import { database } from "#db/client.ts";
import { action, wishes } from "#tests/setup/example-form.ts";
import { newMember, PREMIUM } from "#tests/setup/members.ts";
import { formWith, ORIGIN, Visitor } from "#tests/setup/visitor.ts";
import { draftsOf, eventsOf } from "./rows.ts";

const RISKY = "I want to kill myself";

async function builtRoutes(): Promise<ServerBuild["routes"]> {
  const build: ServerBuild = await import(
    /* @vite-ignore */ new URL("../../build/server/index.js", import.meta.url).href
  );
  return build.routes;
}

test("every action of the product takes its forms the one way", async () => {
  const actions = Object.values(await builtRoutes()).flatMap((route) =>
    route?.module.action ? [{ id: route.id, action: route.module.action }] : [],
  );
  expect(actions.length).toBeGreaterThan(25);
  expect(actions.filter((each) => !isMarkedAsFormAction(each.action)).map(({ id }) => id)).toEqual(
    [],
  );
});

test("every route stands under a layout that says who may be there", async () => {
  const routes = Object.values(await builtRoutes()).filter((route) => route !== undefined);
  const pages = routes.filter(({ id }) => id !== "root" && !id.startsWith("routes/layouts/"));
  expect(pages.length).toBeGreaterThan(50);
  expect(pages.filter(({ parentId }) => parentId === "root").map(({ id }) => id)).toEqual([]);
});

/** A middleware of ours where what comes back is not known to be a response. */
function ofResponses(ours: MiddlewareFunction<Response>): MiddlewareFunction {
  return (args, next) =>
    ours(args, async () => {
      const answer = await next();
      if (!(answer instanceof Response)) throw new Error("no answer");
      return answer;
    });
}

/** A product of one form: what somebody new adds, behind the middleware that every request passes. */
function exampleProduct() {
  let token = "";
  const handler = createStaticHandler([
    {
      id: "root",
      path: "/",
      middleware: [requestLog, account, forms, signedInOnly, adultsOnly].map(ofResponses),
      children: [
        {
          id: "example",
          path: "example",
          action,
          loader: ({ context }) => (token = formToken(context)),
        },
      ],
    },
  ]);
  return async (visitor: Visitor, fields: Record<string, string> | null) => {
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const body = fields ? new URLSearchParams({ formToken: token, ...fields }) : null;
    const request = new Request(`${ORIGIN}/example`, {
      headers: { cookie, origin: ORIGIN },
      ...(body ? { method: "POST", body } : {}),
    });
    const answer: unknown = await handler.query(request, {
      requestContext: new RouterContextProvider(),
      async generateMiddlewareResponse(query) {
        const found = await query(request);
        if (found instanceof Response) return found;
        const { statusCode: status, actionData, errors } = found;
        return Response.json({ answer: actionData?.example, errors }, { status });
      },
    });
    if (!(answer instanceof Response)) throw new Error("no answer");
    return answer;
  };
}

test("a new form with a person's own words is a schema and an action: the rest follows from the mark", async () => {
  const { visitor, userId } = await newMember();
  const ask = exampleProduct();
  await ask(visitor, null);

  const taken = await ask(visitor, { wish: "a longer summer", other: "dropped" });
  expect(taken.headers.get("location")).toBe("/thanks");
  expect(wishes).toEqual(["a longer summer"]);

  const long = await ask(visitor, { wish: `${RISKY} `.repeat(2_500) });
  expect(long.status).toBe(400);
  const { answer } = await long.json();
  expect(answer.refusal.texts.wish).toContain(RISKY);
  expect(answer.refusal.panel.contacts.length).toBeGreaterThan(0);
  expect(answer.refusal.errors.wish).toEqual(["Please shorten it."]);
  expect(await eventsOf(userId)).toMatchObject([{ triggerMessage: null }]);

  const stale = await ask(visitor, { wish: RISKY, formToken: "stale" });
  expect(stale.status).toBe(403);
  expect(wishes).toHaveLength(1);

  const stranger = await ask(new Visitor(), { wish: RISKY });
  expect(stranger.status).toBe(401);
  expect(await eventsOf(userId)).toHaveLength(2);
});

test("words in a new form that come after the session ended wait for their writer", async () => {
  const { visitor, userId } = await newMember();
  const ask = exampleProduct();
  await ask(visitor, null);
  await database().run(
    `update user_sessions set expires_at = ${Date.now() - 60_000} where user_id = '${userId}'`,
  );
  const late = await ask(visitor, { wish: "a longer summer, please" });
  expect(late.status).toBe(401);
  const kept = await draftsOf(userId);
  expect(kept).toMatchObject([{ conversation: "wish", content: "a longer summer, please" }]);
});

test.each([
  ["/memory", "memory", { content: "Tea in the evening helps me." }, { kind: "helps" }],
  ["/safety-plan?step=2", "safety-plan:onMyOwn", { text: "A walk around the block." }, {}],
  ["/moods", "mood", { notes: "Slept well for once." }, { mood: "calm" }],
  ["/chat/search", "search", { query: "harbour" }, {}],
  ["/journal/search", "journal:search", { query: "lighthouse" }, {}],
])(
  "what is sent on %s takes its own draft along, and never one that another tab left there",
  async (path, draft, words, others) => {
    const { visitor, userId } = await newMember(PREMIUM);
    const left = () => draftsOf(userId);
    const elsewhere = "Words that came from another tab after the session there had ended.";
    const before = await visitor.get(path);
    await addToDraft(userId, draft, await screenText(elsewhere));
    expect((await visitor.submit(before, { ...words, ...others })).status).toBe(200);
    expect(await left()).toMatchObject([{ conversation: draft, content: elsewhere }]);
    const after = await visitor.get(path);
    expect(Object.values(formWith(after, Object.keys(words)).fields)).toContain(elsewhere);
    const [name = ""] = Object.keys(words);
    await visitor.submit(after, { [name]: "Other words in its place.", ...others });
    expect(await left()).toEqual([]);
  },
);

test.each([
  ["an index of fifty million", { "a[49999999]": "x", "email[49999999]": "x" }],
  ["a path of a thousand levels", { [`email${".a".repeat(1_000)}`]: "x" }],
  ["a list in a plain field", { "email[0][0]": "x", "password[0]": "x" }],
  ["a name of the engine's own", { __proto__: "x", constructor: "x", "email.__proto__": "x" }],
])("a form with %s is answered as one without it, at once", async (_what, odd) => {
  const visitor = new Visitor();
  const page = await visitor.get("/auth");
  const formToken = page.forms[0]?.fields.formToken ?? "";
  const answer = await visitor.post("/auth", { formToken, ...odd });
  expect(answer.status).toBe(400);
  expect(answer.text).toContain("Please enter a valid email address");
});

test("a form of more than a hundred fields is none of ours", async () => {
  const { visitor } = await newMember();
  const page = await visitor.get("/therapy-tracks");
  const formToken = page.forms[0]?.fields.formToken ?? "";
  const body = new URLSearchParams({ formToken });
  for (let count = 0; count < 101; count += 1) body.append("goals", "sleep");
  const answer = await visitor.raw("/therapy-tracks", {
    method: "POST",
    headers: { origin: ORIGIN },
    body,
  });
  expect(answer.status).toBe(400);
});

test("whoever sends without end and without an account is told to wait, with help where it is needed", async () => {
  const visitor = new Visitor();
  const page = await visitor.get("/auth");
  const formToken = page.forms[0]?.fields.formToken ?? "";
  const send = (message: string) => visitor.send("/chat", { formToken, message });
  for (let count = 0; count < 300; count += 1) expect((await send("hello")).status).toBe(401);
  const beyond = await send("hello");
  expect(beyond.status).toBe(429);
  const inDanger = await send(RISKY);
  expect(inDanger.status).toBe(429);
  expect(await inDanger.text()).toContain('id="crisis-panel"');
  const elsewhere = new Visitor();
  expect((await elsewhere.send("/chat", { message: "hello" })).status).toBe(401);
});
