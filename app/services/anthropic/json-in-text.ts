import { withoutThinking } from "./thinking-filter.ts";

/**
 * The JSON object of an answer in plain text: the last one that is whole. What a model thought aloud,
 * a fence around it and a sentence before or after it are passed over. Undefined where there is none.
 */
export function jsonInText(text: string): unknown {
  const said = withoutThinking(text);
  let found: unknown;
  for (let start = said.indexOf("{"); start !== -1;) {
    const end = endOfObject(said, start);
    const value = end === -1 ? undefined : parsed(said.slice(start, end));
    if (value === undefined) {
      start = said.indexOf("{", start + 1);
      if (end === -1) break;
      continue;
    }
    found = value;
    start = said.indexOf("{", end);
  }
  return found;
}

/** Where the object that begins here ends; -1 where it doesn't. Braces in strings don't count. */
function endOfObject(text: string, start: number): number {
  let depth = 0;
  let isString = false;
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at];
    if (isString) {
      if (sign === "\\") at += 1;
      else if (sign === '"') isString = false;
    } else if (sign === '"') isString = true;
    else if (sign === "{") depth += 1;
    else if (sign === "}") {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return -1;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
