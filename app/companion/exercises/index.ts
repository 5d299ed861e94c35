import { actDefusion } from "./act-defusion.ts";
import { behaviouralActivation } from "./behavioural-activation.ts";
import { boxBreathing } from "./box-breathing.ts";
import { bodyScan } from "./body-scan.ts";
import type { Exercise } from "./exercise.ts";
import { griefLetter } from "./grief-letter.ts";
import { grounding } from "./grounding.ts";
import { oppositeAction } from "./opposite-action.ts";
import { problemSolving } from "./problem-solving.ts";
import { sleepWindDown } from "./sleep-wind-down.ts";
import { lettingGo } from "./letting-go.ts";
import { muscleRelaxation } from "./muscle-relaxation.ts";
import { partsCheckIn } from "./parts-check-in.ts";
import { selfCompassionBreak } from "./self-compassion-break.ts";
import { stopSkill } from "./stop-skill.ts";
import { thoughtRecord } from "./thought-record.ts";
import { tipp } from "./tipp.ts";
import { urgeSurfing } from "./urge-surfing.ts";
import { valuesStep } from "./values-step.ts";
import { wiseMind } from "./wise-mind.ts";
import { worryTime } from "./worry-time.ts";

export type { Exercise } from "./exercise.ts";

/** Every written exercise. The order is that of the menu; an exercise only has to stand here. */
export const exercises: readonly Exercise[] = [
  boxBreathing,
  grounding,
  thoughtRecord,
  stopSkill,
  valuesStep,
  worryTime,
  behaviouralActivation,
  problemSolving,
  urgeSurfing,
  tipp,
  wiseMind,
  oppositeAction,
  actDefusion,
  griefLetter,
  sleepWindDown,
  bodyScan,
  muscleRelaxation,
  selfCompassionBreak,
  lettingGo,
  partsCheckIn,
];

const exercisesById = new Map(exercises.map((exercise) => [exercise.id, exercise]));

/** The exercise with this id, or undefined if there is none (any more). */
export function findExercise(id: string): Exercise | undefined {
  return exercisesById.get(id);
}
