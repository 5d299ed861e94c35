import { z } from "zod";
import { coreExercise, line, type Exercise } from "./exercise.ts";

const text = z.string().min(1);
const texts = z.array(text).readonly();
const lines = z.array(line).readonly();
const languages = z.array(z.literal("en")).readonly();

/** One of twelve sessions as its file holds it. */
export const sessionFile = z.strictObject({
  /** From 1 to 12. */
  number: z.number().int().min(1).max(12),
  languages,
  title: text,
  /** What this session is for, in one sentence to the person. */
  aim: text,
  /** Said first: where they are in the program, and what today brings. */
  welcomes: texts,
  /** How the time since went, where nothing was set the last time. */
  openingCheck: texts,
  /** The heart of the session: its own exercise, with an id that begins with the program's. */
  core: coreExercise,
  /** What may be taken away from it, before the goodbye. */
  closings: lines,
  /** Something small to try until the next session; the first is offered, the others on request. */
  tryThisWeek: texts,
  /** For the model: how to lead this session, what to look for, what to leave alone. */
  guidance: text.max(900),
  /** Where its idea or exercise comes from: author, title, year. */
  sources: texts,
});

/** A program as its file holds it; its sessions stand beside it, a file each. */
export const programFile = z.strictObject({
  id: z.enum(["letting-go", "calm-mind", "process-grief", "internal-family-systems"]),
  title: text,
  modality: text,
  /** What it is and is not, and when to see somebody instead, for the person. */
  about: text,
  /** What is to be known of where it comes from. */
  note: text.optional(),
  languages,
});

/**
 * One of twelve sessions. The guided companion follows it word by word; the model is given its aim
 * and what to do, and finds its own words.
 */
export interface ProgramSession extends Omit<z.output<typeof sessionFile>, "languages" | "core"> {
  core: Exercise;
}

export interface Program extends Omit<z.output<typeof programFile>, "languages"> {
  sessions: readonly ProgramSession[];
}
