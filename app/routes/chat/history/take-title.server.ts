import { data, redirect, type RouterContextProvider } from "react-router";
import { currentAccount } from "#app/middleware/account.server.ts";
import { submission, type FormProblem } from "#app/middleware/forms.server.ts";
import { toastHeader } from "#app/middleware/toasts.server.ts";
import { renameConversation, TITLE_MAX_LENGTH } from "#app/models/conversation-changes.server.ts";
import { recordRefusedFinding } from "#app/models/crisis-events.server.ts";
import { asksAboutDanger } from "#app/safety/assessment.ts";
import { screenText, type Screening } from "#app/safety/screened-text.server.ts";
import { panelOf } from "#app/safety/shown-panel.server.ts";

type Context = Readonly<RouterContextProvider>;

/** A text of up to this many characters always passes the detector, also when it is refused afterwards. */
const SCREENED_MAX_LENGTH = 64 * 1024;

const ERRORS = {
  "too-long": `A name can have up to ${TITLE_MAX_LENGTH} characters. Please shorten it.`,
  "at-risk":
    "This is not kept as a name, because it would stand in the list for everyone who looks at your screen. In the chat you can write about it.",
  form: "This page was open for a long time. Please save it once more.",
  "signed-out": "You were signed out. The name was not saved: please sign in and send it again.",
} as const;

type TitleRefusal = keyof typeof ERRORS;

const STATUS: Readonly<Record<FormProblem, number>> = {
  origin: 403,
  token: 403,
  too_large: 413,
  content_type: 415,
  unreadable: 400,
};

/** Names a conversation. A name is a person's own words, and screened as all of them are. */
export async function takeTitle(context: Context, sessionId: string) {
  const { form, problem } = submission(context);
  const typed = form.get("title");
  const text = typeof typed === "string" ? typed.slice(0, SCREENED_MAX_LENGTH) : "";
  const screening = await screenText(text.replaceAll(/\s+/gu, " ").trim());
  const account = currentAccount(context);
  if (!account) {
    const isLate = !problem || problem === "token";
    return isLate
      ? refuse("signed-out", screening, 401)
      : refuse("form", screening, STATUS[problem]);
  }
  const userId = account.user.id;
  if (problem !== "origin") await recordRefusedFinding(userId, screening.assessment);
  if (problem) return refuse("form", screening, STATUS[problem]);
  if (asksAboutDanger(screening.assessment.tier)) return refuse("at-risk", screening, 400);
  if (screening.text.length > TITLE_MAX_LENGTH) return refuse("too-long", screening, 400);
  const title = screening.text === "" ? null : screening.text;
  if (!(await renameConversation(userId, sessionId, title))) throw data(null, { status: 404 });
  return redirect(`/chat/${sessionId}/details`, {
    headers: { "Set-Cookie": await toastHeader("conversation-renamed") },
  });
}

function refuse(refusal: TitleRefusal, screening: Screening, status: number) {
  const answer = {
    title: String(screening.text),
    error: ERRORS[refusal],
    isSignedOut: refusal === "signed-out",
    panel: panelOf(screening),
    isCheckIn: screening.assessment.tier === "check_in",
  };
  return data(answer, { status });
}
