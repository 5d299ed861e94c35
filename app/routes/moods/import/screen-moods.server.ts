import { setImmediate as nextTurn } from "node:timers/promises";
import type { WaitingMood } from "#app/models/record/mood-imports.server.ts";
import { screenText, type Screening } from "#app/safety/screened-text.server.ts";
import type { FoundMood } from "./formats.ts";

/** Moods that are screened in one go; in between others are served. */
const MOODS_A_TURN = 10;

/**
 * Screens every text of a file, the same one only once. What was written long ago raises nothing by
 * itself: what was found is kept beside each mood.
 */
export async function screenMoods(moods: readonly FoundMood[]): Promise<WaitingMood[]> {
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
