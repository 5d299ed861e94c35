import { SUICIDE_ACTIVE, SUICIDE_PASSIVE } from "./suicide.ts";
import { SITUATIONS } from "./situation.ts";
import type { QuestionId } from "./questions.ts";
import type { Script } from "./script.ts";
import type { Situation } from "./situation.ts";

export function scriptFor(situation: Situation): Script<QuestionId> {
  return situation === SITUATIONS[0] ? SUICIDE_PASSIVE : SUICIDE_ACTIVE;
}
