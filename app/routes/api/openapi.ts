import { openApiDocument } from "./openapi-document.server.ts";

/** What can be called, for programs. */
export function loader() {
  return Response.json(openApiDocument(), {
    headers: { "Cache-Control": "public, max-age=300" },
  });
}
