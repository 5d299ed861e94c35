import { z } from "zod";
import { environment } from "#app/config/environment.server.ts";
import { FORM_TOKEN_HEADER } from "#app/middleware/forms.server.ts";
import type { ApiCall } from "./calls/api-call.server.ts";
import { errorAnswer } from "./calls/call-error.server.ts";
import { API_CALLS } from "./calls/registry.server.ts";

/** What any call may be refused with. */
const REFUSALS: Readonly<Record<number, string>> = {
  400: "What was sent is wrong: details.fieldErrors says where",
  401: "Nobody is signed in",
  403: "Not allowed: a scope, Premium or the form token is missing",
  404: "Not there, or not theirs",
  405: "Not done at this path: Allow says what is",
  409: "Taken, or being answered just now",
  413: "Too large",
  415: "Not application/json",
  422: "The Idempotency-Key was used for something else",
  429: "Too often: Retry-After says in how many seconds it may be tried again",
  502: "The mail or payment provider didn't do what was asked",
  503: "Doesn't work just now",
};

/** The description of all calls by OpenAPI 3.1, made from the same schemas that check them. */
export function openApiDocument() {
  const { appName, appUrl } = environment();
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of API_CALLS) {
    const path = call.path.replaceAll(/:(\w+)/gu, "{$1}");
    (paths[path] ??= {})[call.method.toLowerCase()] = operationOf(call);
  }
  return {
    openapi: "3.1.0",
    info: {
      title: `${appName}: JSON calls`,
      version: "1.0.0",
      description: `For apps and scripts of people who use ${appName}. A program sends a key that its owner makes under Settings, "Keys for apps" (Authorization: Bearer …). A page of this address sends its cookie, and with what changes something the header ${FORM_TOKEN_HEADER} of an earlier answer.`,
    },
    servers: [{ url: appUrl }],
    security: [{ key: [] }, { session: [] }],
    components: {
      securitySchemes: {
        key: { type: "http", scheme: "bearer" },
        session: { type: "apiKey", in: "cookie", name: "aliwell_session" },
      },
      schemas: { Error: schemaOf(errorAnswer, "output") },
    },
    paths,
  };
}

function operationOf(call: ApiCall) {
  const { id, summary, scope, path, method, query, body, answers, isOpen, contentType } = call;
  const inPath = [...path.matchAll(/:(\w+)/gu)].map(([, name = ""]) => {
    return { name, in: "path", required: true, schema: { type: "string" } };
  });
  const asked = Object.entries(query?.shape ?? {}).map(([name, schema]) => {
    return {
      name,
      in: "query",
      required: false,
      schema: schemaOf(z.object({ [name]: schema as z.ZodType }), "input").properties?.[name],
    };
  });
  const key = {
    name: "Idempotency-Key",
    in: "header",
    required: false,
    schema: { type: "string" },
  };
  return {
    operationId: id,
    summary,
    description: `${scope ? `Scope: ${scope}.` : "For browsers alone, with no key."}${call.isForAdmins ? " For admins." : ""}`,
    ...(isOpen ? { security: [{}, { session: [] }] } : {}),
    parameters: [...inPath, ...asked, ...(method === "GET" || isOpen ? [] : [key])],
    ...(body ? { requestBody: requestBodyOf(body) } : {}),
    responses: {
      ...Object.fromEntries(
        Object.entries(answers).map(([status, schema]) => [
          status,
          {
            description: "What was asked for",
            content: {
              [contentType ?? "application/json"]: { schema: schemaOf(schema, "output") },
            },
          },
        ]),
      ),
      ...(method === "GET" && !call.isChange
        ? { 304: { description: "As it was (If-None-Match)" } }
        : {}),
      ...Object.fromEntries(
        Object.entries(REFUSALS).map(([status, description]) => [
          status,
          { description, content: json({ $ref: "#/components/schemas/Error" }) },
        ]),
      ),
    },
  };
}

// Nothing at all is read as an empty object.
function requestBodyOf(body: z.ZodType) {
  const required = !body.safeParse({}).success;
  return { required, content: json(schemaOf(body, "input")) };
}

function json(schema: unknown) {
  return { "application/json": { schema } };
}

function schemaOf(schema: z.ZodType, io: "input" | "output") {
  const { $schema: _, ...made } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return made;
}
