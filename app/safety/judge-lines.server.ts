import { judgeText } from "#app/safety/guard.server.ts";
import { isMarkedAnywhere } from "#app/safety/guard/marker.server.ts";
import { decideLines } from "./decide-lines.ts";

/**
 * Reads JSON lines `{id, text, language, strict}`, replies of a model, and writes what the guard makes of each. Of a
 * strict one the sentences that the reader marks are left out, as they are where no fast model decides about them.
 */
await decideLines(async ({ id, text, strict }) => {
  const isStrict = strict === true;
  const { outcome, rule } = judgeText(text, { isStrict });
  if (outcome !== "shown" || !isStrict || !(await isMarkedAnywhere(text)))
    return { id, outcome, rule };
  return { id, outcome: "altered", rule: "marked" };
});
