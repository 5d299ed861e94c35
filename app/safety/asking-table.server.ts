import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { parseYaml } from "#app/content/parse-yaml.ts";
import { ANSWERS, INPUTS, RESOLUTIONS, STATES } from "./asking.ts";
import type { AskingAnswer, AskingInput, AskingState, Transition } from "./asking.ts";

const state = z.enum(Object.keys(STATES) as AskingState[]);
const input = z.enum(Object.keys(INPUTS) as AskingInput[]);
const answer = z.enum(Object.keys(ANSWERS) as AskingAnswer[]);
const transition = z
  .tuple([state, answer, z.enum(RESOLUTIONS).optional()])
  .transform(([to, who, settles = null]): Transition => ({ to, answer: who, settles }));

/**
 * What follows from a person's next message, button or visit: where they stood, what came, where
 * they stand then and who answers. Everything that asks, stops asking, opens or closes risk reads
 * this table, and nothing else decides.
 *
 * Before the table is read, the detector has judged the text. A sign of danger in an answer is read
 * as that sign, whatever else the answer says; only then as a yes, a no or anything else.
 */
export const ASKING_TRANSITIONS = z
  .record(state, z.record(input, transition))
  .parse(parseYaml(readFileSync(path.resolve("app/safety/asking.yaml"), "utf8")));
