import { judgeStrictly, judgeText } from "#app/safety/guard.server.ts";
import { decideLines } from "./decide-lines.ts";

/**
 * Reads JSON lines `{id, text, language, strict}`, replies of a model, and writes what the guard makes of each. A
 * strict one that the reader only marks says so: the fast model decides about it, and it is shown where none answers.
 */
await decideLines(async ({ id, text, strict }) => {
  if (strict !== true) {
    const { outcome, rule } = judgeText(text, { isStrict: false });
    return { id, outcome, rule };
  }
  const { outcome, rule, isMarked } = await judgeStrictly(text);
  return { id, outcome, rule: rule ?? (isMarked ? "marked" : null) };
});
