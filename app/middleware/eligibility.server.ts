import { redirect, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { FOR_ADULTS_PATH } from "#app/catalogue/onboarding.ts";
import { recordRefusedFinding } from "#app/models/crisis-events.server.ts";
import { screenText } from "#app/safety/screened-text.server.ts";
import { currentAccount } from "./account.server.ts";
import { FORM_TOKEN_FIELD, submission } from "./forms.server.ts";

// What stays open to an account that is not an adult's: help, what the law says, the way in and out.
// Everything else, and every page that is added later, is the companion's.
const OPEN_PATTERNS = new Set([
  "for-adults",
  "crisis",
  "crisis/safer",
  "crisis/not-meant",
  "safety",
  "safety-plan",
  "privacy",
  "eula",
  "health-data",
  "about-ai",
  "auth",
  "auth/verify-email",
  "auth/forgot-password",
  "auth/logout",
  "auth/extend",
  "demo/outbox",
  "demo/outbox/:mailId",
  "healthz",
  "readyz",
  "*",
]);

/** Longest part of what was sent that the detector reads. */
const SCREENED_MAX_LENGTH = 64 * 1024;

/** Answers with the page for young people wherever an account that is not eligible has no place. */
export const eligibility: MiddlewareFunction<Response> = async (
  { request, context, pattern },
  next,
) => {
  const user = currentAccount(context)?.user;
  if (!user || user.eligible || OPEN_PATTERNS.has(pattern)) return next();
  // That page names help in any case; what was written is screened before it is refused.
  if (request.method === "POST") await recordWhatIsFound(context, user.id);
  if (request.headers.get("accept")?.includes("text/event-stream")) {
    throw new Response(null, { status: 403 });
  }
  throw redirect(FOR_ADULTS_PATH);
};

async function recordWhatIsFound(
  context: Readonly<RouterContextProvider>,
  userId: string,
): Promise<void> {
  const { form, problem } = submission(context);
  if (problem === "origin") return;
  const typed = [...form].filter(
    ([name, value]) => name !== FORM_TOKEN_FIELD && typeof value === "string",
  );
  const text = typed.map(([, value]) => String(value)).join("\n");
  const { assessment } = await screenText(text.slice(0, SCREENED_MAX_LENGTH));
  await recordRefusedFinding(userId, assessment);
}
