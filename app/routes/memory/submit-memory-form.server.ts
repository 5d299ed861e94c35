import { data } from "react-router";
import { z } from "zod";
import { readGivenRecord, GIVEN_RECORDS_ID } from "#app/catalogue/given-records.ts";
import { findMemoryKind, type MemoryKindId } from "#app/catalogue/memory-kinds.ts";
import { PATHS } from "#app/catalogue/paths.ts";
import { ownWords } from "#app/middleware/own-words.ts";
import { screenedAction, type SubmittedWords } from "#app/middleware/screened-action.server.ts";
import { redirectWithToast } from "#app/middleware/toasts.server.ts";
import {
  addMemory,
  changeMemory,
  deleteAllMemories,
  deleteMemory,
  findMemory,
  setRecordGiven,
  MEMORY_MAX_LENGTH,
  switchRemembering,
} from "#app/models/conversations/memories.server.ts";
import { asksAboutDanger } from "#app/safety/assessment.ts";
import type { Route } from "./+types/one-memory";
import type { MemoryRefusal } from "./refusals.ts";

/** Where a text waits that arrived after its writer was signed out. */
export const MEMORY_DRAFT = "memory";

const INTENTS = [
  "add",
  "change",
  "delete",
  "delete-all",
  "switch-on",
  "switch-off",
  "give",
  "withhold",
] as const;

const memorySchema = z.object({
  content: ownWords(z.string().default(""), "aside"),
  kind: z.string().optional().transform(findMemoryKind),
  intent: z.enum(INTENTS),
  record: z.string().optional().transform(readGivenRecord),
});

type SubmittedMemory = SubmittedWords<typeof memorySchema>;
type Args = Pick<Route.ActionArgs, "request" | "url" | "context" | "pattern"> & {
  params: { memoryId?: string };
};

/** Handles every form of the memory page; the address holds the id of the memory that a form is about, if any. */
export const submitMemoryForm = screenedAction(memorySchema, handleMemoryForm, {
  draft: () => MEMORY_DRAFT,
});

async function handleMemoryForm(submitted: SubmittedMemory, { params }: Args) {
  const userId = submitted.account.user.id;
  const { memoryId = null } = params;
  await submitted.record();
  if (memoryId !== null && !(await findMemory(userId, memoryId))) return missing(submitted);
  const { submission } = submitted;
  if (submission.status !== "success") throw data(null, { status: 400 });
  const { intent, kind, record } = submission.value;
  switch (intent) {
    case "add":
    case "change":
      return keep(submitted, memoryId, kind);
    case "delete":
      if (memoryId !== null) await deleteMemory(userId, memoryId);
      return redirectWithToast(PATHS.memory, "memory-deleted");
    case "delete-all":
      await deleteAllMemories(userId);
      return redirectWithToast(PATHS.memory, "memories-deleted");
    case "switch-on":
    case "switch-off":
      await switchRemembering(userId, intent === "switch-on");
      return redirectWithToast(PATHS.memory, intent === "switch-on" ? "memory-on" : "memory-off");
    case "give":
    case "withhold":
      if (!record) throw data(null, { status: 400 });
      await setRecordGiven(userId, record, intent === "give");
      return redirectWithToast(`${PATHS.memory}#${GIVEN_RECORDS_ID}`, "saved");
  }
}

async function keep(
  submitted: SubmittedMemory,
  memoryId: string | null,
  kind: MemoryKindId | null,
) {
  const userId = submitted.account.user.id;
  const { text, assessment } = submitted.screeningOf("content");
  const content = text.trim();
  const refuse = async (reason: MemoryRefusal, status = 400) => {
    const { refusal } = (await submitted.refuse(reason, status)).data;
    return data({ refusal: { ...refusal, kind } }, { status });
  };
  // A text about danger is answered with help and never stored as a memory.
  if (asksAboutDanger(assessment.tier)) return refuse("at-risk");
  if (content === "") return refuse("empty");
  if (content.length > MEMORY_MAX_LENGTH) return refuse("too-long");
  if (!kind) return refuse("no-kind");
  const memory = { kind, content: text };
  if (memoryId !== null) {
    await changeMemory(userId, memoryId, memory);
    await submitted.clearDrafts();
    return redirectWithToast(PATHS.memory, "memory-changed");
  }
  if (!(await addMemory(userId, memory))) return refuse("full", 409);
  await submitted.clearDrafts();
  return redirectWithToast(PATHS.memory, "memory-added");
}

// What was typed about a memory that is gone comes back; where nothing was, its page is missing.
async function missing(submitted: SubmittedMemory): Promise<never> {
  if (submitted.screeningOf("content").text.trim() === "") throw data(null, { status: 404 });
  return submitted.refuseOnPage("missing", 404);
}
