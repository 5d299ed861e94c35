import { Ajv2020 } from "ajv/dist/2020.js";
import { expect } from "vitest";
import { ORIGIN, Visitor } from "./visitor.ts";

export interface Operation {
  operationId: string;
  description: string;
  requestBody?: object;
  parameters?: { name: string }[];
  /** An empty one: whoever asks needs no session. */
  security?: object[];
  responses: Record<string, { content?: { "application/json": { schema: object } } }>;
}

interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: { Error: object } };
}

let described: Promise<Document> | undefined;

/** The product's own description of its calls. */
export function describedCalls(): Promise<Document> {
  return (described ??= new Visitor()
    .raw("/api/openapi.json")
    .then(async (answer) => (await answer.json()) as Document));
}

const ajv = new Ajv2020({ strict: false, validateFormats: false });

/** Makes a call as a program does: with a key, or without one. */
export async function call(
  method: string,
  path: string,
  { key, body, headers = {} }: { key?: string; body?: unknown; headers?: Record<string, string> },
): Promise<Response> {
  const visitor = new Visitor();
  return visitor.raw(path, {
    method,
    headers: {
      ...(key ? { authorization: `Bearer ${key}` } : {}),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** Checks an answer against what the description promises for its status. */
export async function expectAsDescribed(operation: Operation, answer: Response): Promise<unknown> {
  const { components } = await describedCalls();
  const body: unknown = await answer.json();
  const promised = operation.responses[answer.status]?.content?.["application/json"].schema;
  expect(promised, `${operation.operationId} answers ${answer.status}`).toBeDefined();
  const schema = "$ref" in (promised ?? {}) ? components.schemas.Error : (promised ?? {});
  const isRight = ajv.validate(schema, body);
  expect(isRight, `${operation.operationId}: ${JSON.stringify(ajv.errors)}`).toBe(true);
  return body;
}

export async function operations(): Promise<
  { path: string; method: string; operation: Operation }[]
> {
  return Object.entries((await describedCalls()).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      return { path, method: method.toUpperCase(), operation };
    }),
  );
}

/** A page's script: it makes calls with the cookies of its browser, and with the token of an answer. */
export class PageScript {
  readonly visitor: Visitor;

  constructor(visitor = new Visitor()) {
    this.visitor = visitor;
  }

  async send(method: string, path: string, body?: unknown): Promise<Response> {
    const earlier = await this.visitor.raw("/api/auth/me");
    return this.visitor.raw(path, {
      method,
      headers: {
        origin: ORIGIN,
        "x-form-token": earlier.headers.get("x-form-token") ?? "",
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  /** Makes the call of this id and returns its answer, which has to be as it is described. */
  async call(id: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }> {
    const found = (await operations()).find(({ operation }) => operation.operationId === id);
    if (!found) throw new Error(`no call is named ${id}`);
    const answer = await this.send(found.method, path, body);
    return { status: answer.status, body: await expectAsDescribed(found.operation, answer) };
  }
}
