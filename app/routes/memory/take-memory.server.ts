import { data, redirect, type RouterContextProvider } from "react-router";
import { findMemoryKind } from "#app/catalogue/memory-kinds.ts";
import { PATHS } from "#app/catalogue/paths.ts";
import type { ToastCode } from "#app/catalogue/toasts.ts";
import { currentAccount, lateAccount } from "#app/middleware/account.server.ts";
import { submission, type FormProblem } from "#app/middleware/forms.server.ts";
import { toastHeader } from "#app/middleware/toasts.server.ts";
import { recordRefusedFinding } from "#app/models/crisis-events.server.ts";
import { addToDraft, clearDraft } from "#app/models/drafts.server.ts";
import {
  addMemory,
  changeMemory,
  deleteAllMemories,
  deleteMemory,
  findMemory,
  MEMORY_MAX_LENGTH,
  switchRemembering,
} from "#app/models/memories.server.ts";
import { asksAboutDanger } from "#app/safety/assessment.ts";
import { screenText, type Screening } from "#app/safety/screened-text.server.ts";
import { panelOf } from "#app/safety/shown-panel.server.ts";
import type { MemoryRefusal } from "./refusals.ts";

type Context = Readonly<RouterContextProvider>;

/** Where a text waits that arrived after its writer was signed out. */
export const MEMORY_DRAFT = "memory";
/** A text of up to this many bytes always passes the detector, also when it is refused afterwards. */
const SCREENED_MAX_LENGTH = 64 * 1024;

const STATUS: Readonly<Record<FormProblem, number>> = {
  origin: 403,
  token: 403,
  too_large: 413,
  content_type: 415,
  unreadable: 400,
};

/** Takes any form of the memory page; `memoryId` names the one that it is about, if it is about one. */
export async function takeMemoryForm(context: Context, memoryId: string | null) {
  const { form, problem } = submission(context);
  const typed = form.get("content");
  const text = typeof typed === "string" ? typed : "";
  const screening = await screenText(text.slice(0, SCREENED_MAX_LENGTH));
  const account = currentAccount(context);
  if (!account) return refuseVisitor(context, problem, screening);
  const userId = account.user.id;
  if (problem !== "origin") await recordRefusedFinding(userId, screening.assessment);
  if (problem) return refusal("form", form, screening, STATUS[problem]);
  if (memoryId !== null && !(await findMemory(userId, memoryId))) return missing(screening);
  switch (form.get("intent")) {
    case "add":
    case "change":
      return keep(userId, memoryId, form, screening);
    case "delete":
      if (memoryId !== null) await deleteMemory(userId, memoryId);
      return back("memory-deleted");
    case "delete-all":
      await deleteAllMemories(userId);
      return back("memories-deleted");
    case "switch-on":
    case "switch-off": {
      const remembers = form.get("intent") === "switch-on";
      await switchRemembering(userId, remembers);
      return back(remembers ? "memory-on" : "memory-off");
    }
    default:
      return refusal("form", form, screening, 400);
  }
}

async function keep(userId: string, memoryId: string | null, form: FormData, screening: Screening) {
  const content = screening.text.trim();
  const kind = findMemoryKind(form.get("kind"));
  // What is about danger is answered with help, and is no business of a memory's.
  if (asksAboutDanger(screening.assessment.tier)) return refusal("at-risk", form, screening, 400);
  if (content === "") return refusal("empty", form, screening, 400);
  if (content.length > MEMORY_MAX_LENGTH) return refusal("too-long", form, screening, 400);
  if (!kind) return refusal("no-kind", form, screening, 400);
  const memory = { kind, content: screening.text };
  if (memoryId !== null) {
    await changeMemory(userId, memoryId, memory);
    return back("memory-changed");
  }
  if (!(await addMemory(userId, memory))) return refusal("full", form, screening, 409);
  await clearDraft(userId, MEMORY_DRAFT);
  return back("memory-added");
}

async function back(toast: ToastCode) {
  return redirect(PATHS.memory, { headers: { "Set-Cookie": await toastHeader(toast) } });
}

// Whoever writes of danger on a page that is gone is still led to help.
function missing(screening: Screening) {
  if (panelOf(screening)) return redirect(PATHS.help);
  throw data(null, { status: 404 });
}

async function refuseVisitor(context: Context, problem: FormProblem | null, screening: Screening) {
  const { form } = submission(context);
  const late = lateAccount(context);
  if (!late || problem) {
    const isSignedOut = !problem || problem === "token";
    const status = isSignedOut ? 401 : STATUS[problem];
    return refusal(isSignedOut ? "signed-out" : "form", form, screening, status);
  }
  await addToDraft(late.user.id, MEMORY_DRAFT, screening);
  await recordRefusedFinding(late.user.id, screening.assessment);
  return refusal("signed-out-kept", form, screening, 401);
}

function refusal(reason: MemoryRefusal, form: FormData, screening: Screening, status: number) {
  // Kept for whoever wrote it: not shown to whoever holds the browser now.
  const text = reason === "signed-out-kept" ? "" : String(screening.text);
  const { tier } = screening.assessment;
  const shown = {
    reason,
    text,
    kind: findMemoryKind(form.get("kind")),
    panel: panelOf(screening),
    isCheckIn: tier === "check_in",
  };
  return data({ refusal: shown }, { status });
}
