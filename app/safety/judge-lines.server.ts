import { judgeText } from "#app/safety/guard.server.ts";
import { decideLines } from "./decide-lines.ts";

/** Reads JSON lines `{id, text, language, strict}`, replies of a model, and writes what the guard makes of each. */
await decideLines(({ id, text, strict }) => {
  const { outcome, rule } = judgeText(text, { isStrict: strict === true });
  return { id, outcome, rule };
});
