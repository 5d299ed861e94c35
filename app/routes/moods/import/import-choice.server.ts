import { z } from "zod";
import { FEELING_COLORS, type Felt } from "#app/catalogue/feelings.ts";
import { isMoodName, MOOD_IDS, MOODS, type MoodId } from "#app/catalogue/moods.ts";
import { addActivity, addFeeling, resolveMood } from "#app/models/record/feelings.server.ts";
import { asksAboutDanger } from "#app/safety/assessment.ts";
import { screenText } from "#app/safety/screened-text.server.ts";
import { moodChoice } from "../../journal/entry-fields.server.ts";

/** Its name is kept as a feeling of one's own, nearest to this mood. */
const keepChoice = z.templateLiteral(["keep:", z.enum(MOOD_IDS)]);
const importChoice = z.union([moodChoice, keepChoice]);

/** Whether this can be chosen for the name of a mood in a file. */
export function isImportChoice(sent: string | undefined): sent is z.infer<typeof importChoice> {
  return importChoice.safeParse(sent).success;
}

/**
 * What each name of a file was chosen to stand for, by the name in lower case; null while one is
 * missing. Names that are to be kept become feelings.
 */
export async function feltByName(
  userId: string,
  names: readonly { name: string; sent: string | undefined }[],
): Promise<Map<string, Felt> | null> {
  if (!names.every(({ sent }) => isImportChoice(sent))) return null;
  const felt = new Map<string, Felt>();
  for (const { name, sent } of names) {
    const kept = keepChoice.safeParse(sent);
    const found = kept.success
      ? await keepName(userId, name, moodOf(kept.data))
      : await resolveMood(userId, moodChoice.parse(sent));
    if (!found) return null;
    felt.set(name.toLowerCase(), found);
  }
  return felt;
}

/** Keeps activities of a file as one's own, but for names that may be about danger. */
export async function keepActivities(userId: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const { text, assessment } = await screenText(name, [], "aside");
    if (!asksAboutDanger(assessment.tier)) await addActivity(userId, text);
  }
}

function moodOf(choice: z.infer<typeof keepChoice>): MoodId {
  return MOOD_IDS.find((id) => choice.endsWith(id)) ?? "neutral";
}

async function keepName(userId: string, name: string, mood: MoodId): Promise<Felt> {
  const { text, assessment } = await screenText(name, [], "aside");
  // A name that may be about danger is no button to be tapped every day, and one of the five is one already.
  if (asksAboutDanger(assessment.tier) || isMoodName(name)) return { mood, feelingId: null };
  const { text: emoji } = await screenText(MOODS.find(({ id }) => id === mood)?.emoji ?? "");
  const color = FEELING_COLORS.find((each) => each.mood === mood)?.id ?? "gray";
  return { mood, feelingId: await addFeeling(userId, { name: text, emoji, color, mood }) };
}
