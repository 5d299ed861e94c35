import { data, href, redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { momentOf } from "#app/catalogue/format-date.ts";
import { PATHS } from "#app/catalogue/paths.ts";
import { signedInUser } from "#app/middleware/account.server.ts";
import { formAction, valuesOf } from "#app/middleware/form-action.server.ts";
import { redirectWithToast } from "#app/middleware/toasts.server.ts";
import {
  importAccount,
  COPIED_KINDS,
  discardAccountImport,
  findAccountImport,
  type AccountCopy,
  type CopiedKind,
} from "#app/models/accounts/account-imports.server.ts";
import { goalLines } from "#app/models/conversations/goal-lines.server.ts";
import { doHeavyWork } from "#app/models/storage/heavy-work.server.ts";
import { asksAboutDanger } from "#app/safety/assessment.ts";
import { countOf, leftOutLine } from "./copy-lines.ts";

/** What was written in these days is new enough to show help for. */
const RECENT_MS = 7 * 24 * 60 * 60_000;

export type CopyPreview = Awaited<ReturnType<typeof loadCopyPreview>>;

/** What a copy would bring, by kind, and what is left out; after the yes, what it brought. */
export async function loadCopyPreview(context: Readonly<RouterContextProvider>, copyId: string) {
  const user = signedInUser(context);
  const found = await findAccountImport(user.id, copyId);
  if (!found) throw data(null, { status: 404 });
  const { content, expiresAt } = found;
  if ("brought" in content) {
    const leftOutHere = content.leftOut?.map(leftOutLine) ?? [];
    return { done: { lines: countLines(content.brought), leftOut: leftOutHere }, preview: null };
  }
  const { copy, leftOut } = content;
  const ofEntries = copy.journal.filter(({ mood }) => mood !== null).length;
  const count = (kind: CopiedKind) => copy[kind].length + (kind === "moods" ? ofEntries : 0);
  const messages = copy.conversations.reduce((sum, talk) => sum + talk.messages.length, 0);
  const preview = {
    counts: COPIED_KINDS.filter((kind) => count(kind) > 0).map((kind) => {
      const line = countOf(kind, count(kind));
      if (kind === "moods" && ofEntries > 0) return `${line}, ${ofEntries} with a journal entry`;
      if (kind === "conversations")
        return `${line} with ${messages.toLocaleString("en-US")} messages`;
      return line;
    }),
    alsoIn: alsoIn(copy),
    hasConversations: count("conversations") > 0,
    hasJournal: count("journal") > 0,
    hasSafetyPlan: count("safetyPlan") > 0,
    leftOut: leftOut.map(leftOutLine),
    expires: momentOf(expiresAt, user.timeZone),
    needsHelp: isRecentlyInDanger(copy, Date.now() - RECENT_MS),
  };
  return { done: null, preview };
}

/** What comes with conversations and exercises: it has no list of its own. */
function alsoIn({ conversations, exercises }: AccountCopy): string[] {
  const goals =
    conversations.reduce((sum, { id, goals: set }) => sum + goalLines(id, set ?? "").length, 0) +
    exercises.filter(({ goal }) => goal !== null).length;
  const reflections = conversations.filter(({ reflection }) => reflection !== null).length;
  return [
    ...(goals > 0 ? [countOf("goals", goals)] : []),
    ...(reflections > 0 ? [countOf("reflections", reflections)] : []),
  ];
}

function countLines(brought: Record<CopiedKind, number>): string[] {
  return COPIED_KINDS.filter((kind) => brought[kind] > 0).map((kind) =>
    countOf(kind, brought[kind]),
  );
}

/** What is older was lived through: nobody is asked about it. */
function isRecentlyInDanger({ journal, conversations }: AccountCopy, since: number): boolean {
  const said = conversations.flatMap(({ messages }) => messages);
  return (
    journal.some(({ at, tier }) => at >= since && asksAboutDanger(tier)) ||
    said.some(({ at, danger }) => at >= since && danger !== null && asksAboutDanger(danger.tier))
  );
}

const schema = z.object({ intent: z.string().optional() });

/** Writes what waits of a copy, or forgets it. */
export const decideCopy = formAction(
  schema,
  async ({ submission }, { context, params: { copyId = "" } }) => {
    const user = signedInUser(context);
    const found = await findAccountImport(user.id, copyId);
    if (!found) throw data(null, { status: 404 });
    const path = href("/settings/import/:copyId", { copyId });
    const { content } = found;
    if ("brought" in content) throw redirect(path);
    const { intent } = valuesOf(submission);
    if (intent === "discard") {
      await discardAccountImport(user.id, copyId);
      throw await redirectWithToast(PATHS.importData, "import-discarded");
    }
    if (intent !== "import") throw redirect(path);
    const outcome = await doHeavyWork(() => importAccount(user.id, copyId, content));
    if (outcome.isDone) throw redirect(path);
    return data({ isBusy: true }, { status: 503 });
  },
);
