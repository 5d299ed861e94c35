import { exercises, findExercise } from "#app/content/exercises.ts";
import { withButtons, withHelpShown } from "./buttons.ts";
import { leaningTo } from "./offers.ts";
import type { TurnReply, Turn } from "./turn-reply.ts";
import { button, joinWords, sayLine, sayOwn } from "./say.ts";
import type { GuidedState } from "./turn.ts";

const EXERCISES_SHOWN = 3;

/** By what is needed: the exercises that do it, best first. */
export const NEEDS: Readonly<Record<string, readonly string[]>> = {
  "need:calm": ["box-breathing", "muscle-relaxation", "tipp", "body-scan"],
  "need:head": ["grounding", "act-defusion", "worry-time", "thought-record"],
  "need:sleep": ["sleep-wind-down", "body-scan", "muscle-relaxation"],
  "need:any": ["box-breathing", "grounding", "self-compassion-break", "stop-skill"],
};

/** Which kind of exercise is wanted. */
export function askNeed(turn: Turn, before = ""): TurnReply {
  return withButtons(joinWords(before, sayLine(turn, "which_need")), withHelpShown(turn), [
    button(turn, "calm_body", "need:calm"),
    button(turn, "out_of_head", "need:head"),
    button(turn, "sleep", "need:sleep"),
    button(turn, "anything", "need:any"),
  ]);
}

/** Three exercises to choose from: what helped before comes first, what did not comes last. */
export function showExercises(turn: Turn, ids: readonly string[], before = ""): TurnReply {
  const named = ids.flatMap((id) => findExercise(id) ?? []);
  const ranked = named
    .map((exercise, position) => ({
      exercise,
      rank:
        position - leaningTo(exercise, turn.leanings) - (isFinished(turn, exercise.id) ? -9 : 0),
    }))
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, EXERCISES_SHOWN)
    .map(({ exercise }) => exercise);
  const shown = ranked.length > 0 ? ranked : exercises.slice(0, EXERCISES_SHOWN);
  const list = shown.map(({ title, minutes }) => `- *${title}* (${minutes} min)`).join("\n");
  const text = [
    joinWords(before, sayLine(turn, "pick_exercise")),
    list,
    sayLine(turn, "all_exercises"),
  ];
  return withButtons(
    text.join("\n\n"),
    withHelpShown(turn),
    shown.map(({ id, title }) => ({ label: title, does: `exercise:${id}` })),
  );
}

function isFinished({ state }: Turn, id: string): boolean {
  return state.finished.includes(id);
}

/** Offers one exercise, in this companion's words. */
export function offerExercise(turn: Turn, id: string, before = ""): TurnReply | null {
  const exercise = findExercise(id);
  if (exercise === undefined) return null;
  const line = (sayOwn(turn, "offer_exercise") ?? "*{exercise}*")
    .replaceAll("{exercise}", `*${exercise.title}*`)
    .replaceAll("{minutes}", String(exercise.minutes));
  const state: GuidedState = { ...withHelpShown(turn), pending: { kind: "offer", exerciseId: id } };
  return withButtons(joinWords(before, line), state, [
    button(turn, "lets_try", `exercise:${id}`),
    button(turn, "not_now", "what_helps"),
  ]);
}
