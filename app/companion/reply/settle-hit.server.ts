import { z } from "zod";
import { readMark } from "#app/safety/guard/marker.server.ts";
import type { Guard, GuardHit, GuardStep } from "#app/safety/guard.server.ts";
import { meaningOf } from "#app/safety/guard/rules.ts";
import { askModel } from "../prompt/ask-model.server.ts";

/** Longer nobody waits for another sentence, or for an opinion of one. */
const TIMEOUT_MS = 4_000;
const MAX_TOKENS = 300;

const sentenceSchema = z.object({
  /** Empty where the reply can do without it. */
  sentence: z.string().max(600),
});
const verdictSchema = z.object({ isForbidden: z.boolean() });

const SENTENCE = `You are the companion in a wellbeing app. One sentence of the reply that you are giving can't stand. You are given JSON: "said", your reply up to it; "sentence", the one that can't stand; "because", the rule that it breaks. Write one sentence in its place, in the same language, that keeps what was helpful and doesn't break the rule. If the reply can do without it, answer with an empty one.`;
const VERDICT = `You judge one sentence that a companion in a wellbeing app would say to somebody who may be in danger. You are given JSON: "said", its reply up to then, and "sentence". Is the sentence forbidden? Forbidden are: a method, means, place, amount or concealment of harming oneself or another; agreement with hopelessness, with dying, or with a belief out of touch with reality; advice on a medicine; a diagnosis; talking somebody out of getting help or telling others; a promise of secrecy; a claim to be human or a professional, to feel, or to have told somebody; romance; guilt; saying that others have it worse; blame; "committed suicide"; asking for a promise not to die; a breathing exercise before anything else; ending or locking the chat; urging to confront a violent person; help with a farewell note. Asking openly about suicide, naming a help line, telling somebody to put distance between them and the means, to take nothing more or what to tell the emergency services, refusing, giving the person's own words back, and words in quotation marks that the person could say to somebody else (they are no claim of the companion's) are not forbidden.`;

/** Decides what stands in the place of sentences that the guard holds back. One for each reply. */
export class HitSettler {
  readonly #userId: string;
  #hasAsked = false;
  /** The rule of the last sentence that could not stand; null where none was. */
  dropped: string | null = null;

  constructor(userId: string) {
    this.#userId = userId;
  }

  /**
   * Decides how the guard goes on after a hit. The fast model judges a sentence that the reader marks, which
   * is said where it doesn't answer, and is asked once for another sentence in place of one that breaks a
   * rule. If that doesn't help, the sentence is left out; null if the rest can't stand without it.
   */
  async settle(guard: Guard, hit: GuardHit, said: string): Promise<GuardStep | null> {
    const { sentence } = hit;
    const mark = hit.isAskedOnly ? await readMark(hit.words) : null;
    const { rule, drops } = mark?.hit ?? hit;
    if (mark && !mark.hit) {
      if (!mark.isMarked) return guard.clear();
      const verdict = await this.#ask(VERDICT, { said, sentence }, verdictSchema);
      // The reader is wrong too often to stop anything where nobody judges.
      if (!verdict?.isForbidden) return guard.clear();
    } else if (!this.#hasAsked) {
      this.#hasAsked = true;
      const because = meaningOf(rule);
      const other = await this.#ask(SENTENCE, { said, sentence, because }, sentenceSchema);
      if (other && other.sentence.trim() !== "") return guard.settle(other.sentence);
      if (other) return guard.settle(null);
    }
    this.dropped = rule;
    return drops ? guard.settle(null) : null;
  }

  #ask<Schema extends z.ZodType>(task: string, data: Record<string, string>, schema: Schema) {
    return askModel(this.#userId, {
      caller: "reply_guard",
      schema,
      timeoutMs: TIMEOUT_MS,
      call: {
        system: [{ text: task, isCached: true }],
        messages: [{ role: "user", content: JSON.stringify(data) }],
        maxTokens: MAX_TOKENS,
      },
    });
  }
}
