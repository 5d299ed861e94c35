import { pageTitle } from "#app/catalogue/app-title.ts";
import { Screen } from "#app/ui/page.tsx";
import type { Route } from "./+types/docs";
import { API_CALLS } from "./calls/registry.server.ts";
import { FORM_TOKEN_HEADER } from "#app/middleware/forms.server.ts";

export const meta = pageTitle("JSON calls");

export function loader() {
  return {
    tokenHeader: FORM_TOKEN_HEADER,
    calls: API_CALLS.map(({ id, method, path, summary, scope, body, query, answers, ...call }) => ({
      id,
      method,
      path,
      summary,
      scope,
      isForAdmins: call.isForAdmins === true,
      takes: [
        ...Object.keys(query?.shape ?? {}).map((name) => `?${name}`),
        ...(body && "shape" in body ? Object.keys(body.shape as object) : body ? ["a list"] : []),
      ],
      answers: Object.keys(answers),
    })),
  };
}

/** What can be called, for people who write programs. */
export default function Docs({ loaderData }: Route.ComponentProps) {
  const { calls, tokenHeader } = loaderData;
  return (
    <Screen
      title="JSON calls"
      width="wide"
      lead="For apps and scripts of your own. They do what the screens do, with the same rules."
    >
      <h2>Signing in</h2>
      <p>
        Make a key under <a href="/settings/keys">Keys for apps</a> in Settings and send it with
        every call: <code>Authorization: Bearer alw_…</code>. A key can do only what you chose for
        it, and you can take it back at any time. A page of this address sends its cookie instead,
        and with every change the header <code>{tokenHeader}</code> from an earlier answer. Calls
        that need no key are for such pages: they sign people in and out.
      </p>
      <h2>Answers</h2>
      <p>
        A refusal is always <code>{'{"error", "code", "requestId"}'}</code>, with{" "}
        <code>details.fieldErrors</code> where a field is wrong. Reads carry an <code>ETag</code>;
        send it as <code>If-None-Match</code>. Send an <code>Idempotency-Key</code> with a change,
        and the same call twice is done once. Lists lead on with <code>X-Next-Cursor</code>: send it
        back as <code>?cursor=</code>.
      </p>
      <h2>Calls</h2>
      <p>
        The same for programs: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).
      </p>
      <ul className="plain-rows api-calls">
        {calls.map(({ id, method, path, summary, takes, scope, isForAdmins }) => (
          <li key={id}>
            <p>
              <code>
                {method} {path}
              </code>
              <br />
              {summary}
              <br />
              <span className="fine-print">
                {takes.length > 0 ? `Takes ${takes.join(", ")}. ` : ""}
                {scope ? `Scope ${scope}${isForAdmins ? ", for admins" : ""}.` : "No key needed."}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </Screen>
  );
}
