/**
 * Patterns that the development text's later authors showed to fire in harmless talk as well, more
 * often than once in twelve. Alone they say too little: they count where the model, too, sees some
 * danger.
 */
export const HINTS: ReadonlySet<string> = new Set([
  "abuse.hurts_me",
  "abuse.sideways",
  "abuse.weak",
  "active.reunion",
  "active.sideways",
  "active.weak",
  "cues.settling_and_farewell",
  "es.abuse",
  "es.medical",
  "es.plan",
  "es.self_harm",
  "medical.bleeding_injury",
  "medical.collapsed",
  "medical.sideways",
  "method.way",
  "other.imminent",
  "passive.button",
  "passive.disappear",
  "passive.sideways",
  "passive.weary",
  "plan.goodbye",
  "plan.intent",
  "plan.means",
  "plan.sideways",
  "self_harm.injury",
  "self_harm.sideways",
  "violence.intent",
  "violence.sideways",
]);
