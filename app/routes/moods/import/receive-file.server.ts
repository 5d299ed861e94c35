import { data, href, redirect } from "react-router";
import { z } from "zod";
import { setImmediate as nextTurn } from "node:timers/promises";
import { signedInUser } from "#app/middleware/account.server.ts";
import { fileField } from "#app/middleware/file-field.ts";
import { formAction, valuesOf } from "#app/middleware/form-action.server.ts";
import { doHeavyWork } from "#app/models/storage/heavy-work.server.ts";
import { keepMoodImport, type WaitingMood } from "#app/models/record/mood-imports.server.ts";
import { consumeRateLimit } from "#app/models/storage/rate-limits.server.ts";
import { screenText, type Screening } from "#app/safety/screened-text.server.ts";
import { readMoodFile, type FileProblem } from "./mood-file.server.ts";
import { decodeText } from "./decode.server.ts";
import { FILE_MAX_MB } from "./limits.ts";
import type { FoundMood } from "./formats.ts";

/** Moods that are screened in one go; in between others are served. */
const MOODS_A_TURN = 10;

/**
 * Screens every text of a file, the same one only once. What was written long ago raises nothing by
 * itself: what was found is kept beside each mood.
 */
async function screenMoods(moods: readonly FoundMood[]): Promise<WaitingMood[]> {
  const known = new Map<string, Screening>();
  const screen = async (text: string): Promise<Screening> => {
    const found = known.get(text) ?? (await screenText(text, [], "aside"));
    known.set(text, found);
    return found;
  };
  const screened: WaitingMood[] = [];
  for (const [index, { date, minute, ...texts }] of moods.entries()) {
    const note = texts.notes === null ? null : await screen(texts.notes);
    const { text: mood } = await screen(texts.mood);
    const activities = [];
    for (const each of texts.activities) activities.push((await screen(each)).text);
    const tier = note?.assessment.tier ?? "none";
    screened.push({ date, minute, mood, activities, notes: note?.text ?? null, tier });
    if (index % MOODS_A_TURN === 0) await nextTurn();
  }
  return screened;
}

/** Why a file was not taken. */
export type Refusal = FileProblem | { kind: "no-file" | "too-large" | "too-often" | "busy" };

// Neither is marked as a person's own words: what somebody wrote years ago is screened row by row,
// and raises nothing now.
const schema = z.object({
  file: fileField(z.instanceof(File).optional(), FILE_MAX_MB * 1024 * 1024),
  pasted: z.string().optional(),
});

/** Takes a file, or what was pasted of one, reads and screens it, and leads to what is in it. */
export const receiveFile = formAction(
  schema,
  async ({ submission }, { context }) => {
    const user = signedInUser(context);
    const { file: sent, pasted = "" } = valuesOf(submission);
    // A browser sends an empty one where none was chosen.
    const file = sent && sent.size > 0 ? sent : null;
    const refuse = (refusal: Refusal, status = 400) => answer(refusal, pasted, status);
    if (!file && pasted.trim() === "") return refuse({ kind: "no-file" });
    if (!(await consumeRateLimit("import.account", user.id)).isAllowed) {
      return refuse({ kind: "too-often" }, 429);
    }
    const { text, encoding } = file
      ? decodeText(await file.bytes())
      : { text: pasted, encoding: "UTF-8" as const };
    const outcome = await doHeavyWork(async () => {
      const read = await readMoodFile(text, user.timeZone);
      if (read.problem) return read;
      const waiting = await screenMoods(read.moods);
      const { leftOut } = read;
      return { problem: null, id: await keepMoodImport(user.id, { waiting, leftOut, encoding }) };
    });
    if (!outcome.isDone) return refuse({ kind: "busy" }, 503);
    if (outcome.result.problem) return refuse(outcome.result.problem);
    throw redirect(href("/moods/import/:importId", { importId: outcome.result.id }));
  },
  { typed: ["pasted"], onTooLarge: async () => answer({ kind: "too-large" }, "", 413) },
);

function answer(refusal: Refusal, pasted: string, status: number) {
  return data({ refusal, pasted }, { status });
}
