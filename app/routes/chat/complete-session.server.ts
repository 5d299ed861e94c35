import { data, redirect, type RouterContextProvider } from "react-router";
import { endSession } from "#app/companion/session-end.server.ts";
import { currentAccount, lateAccount } from "#app/middleware/account.server.ts";
import { submission, type FormProblem } from "#app/middleware/forms.server.ts";
import { toastHeader } from "#app/middleware/toasts.server.ts";
import { findConversation } from "#app/models/conversations.server.ts";
import { recordRefusedFinding } from "#app/models/crisis-events.server.ts";
import { addToDraft, clearDraft } from "#app/models/drafts.server.ts";
import {
  completeConversation,
  REFLECTION_MAX_LENGTH,
  REFLECTION_MIN_LENGTH,
  type Reflection,
} from "#app/models/session-endings.server.ts";
import { screenText } from "#app/safety/screened-text.server.ts";
import { panelOf } from "#app/safety/shown-panel.server.ts";
import {
  draftOfReflection,
  REFLECTION_FIELDS,
  reflectionSchema,
  type RefusedReflection,
  type ReflectionRefusal,
  type ReflectionTexts,
} from "./reflection.ts";

type Context = Readonly<RouterContextProvider>;

/** A text of up to this many bytes always passes the detector, also when it is refused afterwards. */
const SCREENED_MAX_LENGTH = 64 * 1024;
const STATUS: Readonly<Record<FormProblem, number>> = {
  origin: 403,
  token: 403,
  too_large: 413,
  content_type: 415,
  unreadable: 400,
};
const schema = reflectionSchema({ least: REFLECTION_MIN_LENGTH, most: REFLECTION_MAX_LENGTH });

/** Takes what somebody writes about a session: screened before anything else, then kept, once. */
export async function completeSession(context: Context, url: URL, sessionId: string) {
  const { form, problem } = submission(context);
  const reflection = await screened(form);
  const account = currentAccount(context);
  if (!account) throw await refuseVisitor(context, sessionId, problem, reflection);
  const { user } = account;

  const refuse = async (reason: ReflectionRefusal, status: number) => {
    // A post from elsewhere is not this person's: nothing of it may reach their record.
    if (problem !== "origin") await recordFindings(user.id, reflection);
    return refusal(reason, reflection, status);
  };
  if (problem) return refuse("form", STATUS[problem]);
  const outcome = await endSession(user.id, sessionId);
  if (outcome === "missing") throw await refuse("missing", 404);
  if (outcome === "empty") throw redirect(`/chat/${sessionId}`);

  const parsed = schema.safeParse(textsOf(reflection));
  if (!parsed.success) return refuse("invalid", 400);
  const isCompleted = await completeConversation(user.id, sessionId, reflection);
  if (!isCompleted && !(await isTheSame(user.id, sessionId, reflection))) {
    return refusal("already", reflection, 409);
  }
  for (const field of REFLECTION_FIELDS) {
    await clearDraft(user.id, draftOfReflection(sessionId, field));
  }
  // The same screen for everyone, until there is one that shows progress.
  throw redirect(url.pathname, {
    headers: { "Set-Cookie": await toastHeader("session-completed") },
  });
}

async function screened(form: FormData): Promise<Reflection> {
  const screen = (name: string) => {
    const typed = form.get(name);
    return screenText(typeof typed === "string" ? typed.slice(0, SCREENED_MAX_LENGTH) : "");
  };
  return {
    userReflection: await screen("userReflection"),
    weeklyGoals: await screen("weeklyGoals"),
  };
}

async function recordFindings(userId: string, reflection: Reflection): Promise<void> {
  for (const field of REFLECTION_FIELDS) {
    await recordRefusedFinding(userId, reflection[field].assessment);
  }
}

/** A double click is no second reflection. */
async function isTheSame(userId: string, sessionId: string, sent: Reflection): Promise<boolean> {
  const kept = await findConversation(userId, sessionId);
  return REFLECTION_FIELDS.every((field) => kept?.[field] === sent[field].text);
}

async function refuseVisitor(
  context: Context,
  sessionId: string,
  problem: FormProblem | null,
  reflection: Reflection,
) {
  const late = lateAccount(context);
  if (!late || problem) {
    const isSignedOut = !problem || problem === "token";
    const status = isSignedOut ? 401 : STATUS[problem];
    return refusal(isSignedOut ? "signed-out" : "form", reflection, status);
  }
  for (const field of REFLECTION_FIELDS) {
    const draft = draftOfReflection(sessionId, field);
    if (reflection[field].text.trim() !== "") {
      await addToDraft(late.user.id, draft, reflection[field]);
    }
  }
  await recordFindings(late.user.id, reflection);
  return refusal("signed-out-kept", reflection, 401);
}

function refusal(reason: ReflectionRefusal, reflection: Reflection, status: number) {
  const parsed = reason === "invalid" ? schema.safeParse(textsOf(reflection)) : null;
  const errors: RefusedReflection["errors"] = {};
  for (const { path, message } of parsed?.error?.issues ?? []) {
    const field = REFLECTION_FIELDS.find((name) => name === path[0]);
    if (field) errors[field] ??= message;
  }
  const refused: RefusedReflection = {
    reason,
    // Kept for whoever wrote it: not shown to whoever holds the browser now.
    texts:
      reason === "signed-out-kept" ? { userReflection: "", weeklyGoals: "" } : textsOf(reflection),
    errors,
    panel: panelOf(reflection.userReflection) ?? panelOf(reflection.weeklyGoals),
  };
  return data({ refused }, { status });
}

function textsOf(reflection: Reflection): ReflectionTexts {
  return {
    userReflection: String(reflection.userReflection.text),
    weeklyGoals: String(reflection.weeklyGoals.text),
  };
}
