import { readReply } from "#app/reader/reader.server.ts";
import bars from "./bars.json" with { type: "json" };
import type { Hit } from "./judge-sentence.ts";
import { guardRules, type GuardRule } from "./rules.ts";
import type { Sentence } from "./sentences.ts";

/** What the reader makes of a sentence that breaks no rule by its words alone. */
export interface Mark {
  /** How likely it is one that must not be said. */
  broken: number;
  /** Worth a second look. */
  isMarked: boolean;
  /** The rule whose matter it is by the reader, where a word of that matter stands in it, too. */
  breaks: Hit | null;
  /** The same where the reader is sure. */
  hit: Hit | null;
}

/**
 * Reads a sentence for what a companion must not say. The reader is wrong too often to stop anything by itself: it says
 * what is worth a second look, and a rule is broken only where words of its own matter stand beside.
 */
export async function readMark({ text, own }: Pick<Sentence, "text" | "own">): Promise<Mark> {
  const { broken, rule: heard } = await readReply(text);
  const isOf = ({ marked, unless, in: where }: GuardRule): boolean => {
    const words = where === "own" ? own : text;
    return marked?.as.includes(heard) === true && marked.about.test(words) && !unless?.test(words);
  };
  const rule = guardRules().find(isOf);
  // What is found with the reader's help costs the sentence, and never the reply around it.
  const breaks = rule ? { rule: rule.name, drops: true } : null;
  return {
    broken,
    breaks,
    isMarked: broken >= bars.marked,
    hit: broken >= bars.sure ? breaks : null,
  };
}
