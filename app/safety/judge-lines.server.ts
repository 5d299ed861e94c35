import { judgeText } from "#app/safety/guard.server.ts";
import { isMarkedAnywhere } from "#app/safety/guard/marker.server.ts";
import { decideLines } from "./decide-lines.ts";

/**
 * Reads JSON lines `{id, text, language, strict}`, replies of a model, and writes what the guard makes of each. A
 * strict one that the reader marks says so: the fast model decides about it, and it is shown where none answers.
 */
await decideLines(async ({ id, text, strict }) => {
  const isStrict = strict === true;
  const { outcome, rule } = judgeText(text, { isStrict });
  if (outcome !== "shown" || !isStrict || !(await isMarkedAnywhere(text)))
    return { id, outcome, rule };
  return { id, outcome, rule: "marked" };
});
