import { screenText } from "#app/safety/screened-text.server.ts";
import { decideLines } from "./decide-lines.ts";

/** Reads JSON lines `{id, text}`, what people write, and writes what the detector makes of each. */
await decideLines(async ({ id, text }) => {
  const { tier, kind, severity, subject } = (await screenText(text)).assessment;
  return { id, tier, kind, severity, subject };
});
