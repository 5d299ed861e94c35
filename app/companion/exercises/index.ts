import { boxBreathing } from "./box-breathing.ts";
import { bodyScan } from "./body-scan.ts";
import type { Exercise } from "./exercise.ts";
import { grounding } from "./grounding.ts";
import { lettingGo } from "./letting-go.ts";
import { muscleRelaxation } from "./muscle-relaxation.ts";
import { partsCheckIn } from "./parts-check-in.ts";
import { selfCompassionBreak } from "./self-compassion-break.ts";
import { stopSkill } from "./stop-skill.ts";
import { thoughtRecord } from "./thought-record.ts";
import { valuesStep } from "./values-step.ts";

export type { Exercise } from "./exercise.ts";

/** Every written exercise. The order is that of the menu; an exercise only has to stand here. */
export const exercises: readonly Exercise[] = [
  boxBreathing,
  grounding,
  thoughtRecord,
  stopSkill,
  valuesStep,
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
