import {
  answerGuided,
  type GuidedTurn,
  type HistoryEntry,
  openingLine,
} from "#app/companion/guided.server.ts";
import type { Journey } from "./journey.ts";

/** Plays a journey through and writes it down as it would be read, with the suggested answers in brackets. */
export function transcribe(journey: Journey): string {
  return play(journey).transcript;
}

/** The same, with the exercises that were gone through to their end. */
export function play(journey: Journey): { transcript: string; finished: readonly string[] } {
  const { firstName, reason } = journey;
  const history: HistoryEntry[] = [];
  let turn = openingLine({ firstName, reason });
  const written = [
    "<!-- prettier-ignore-start -->",
    "",
    `# ${journey.name}`,
    "",
    journey.about,
    "",
    ...companionSays(turn),
  ];
  history.push({ id: `${journey.name}-0-reply`, role: "assistant", content: turn.text });
  for (const [index, content] of journey.turns.entries()) {
    const message = { id: `${journey.name}-${index + 1}`, content };
    turn = answerGuided({ message, history, state: turn.state, reason, firstName });
    history.push({ id: message.id, role: "user", content });
    history.push({ id: `${message.id}-reply`, role: "assistant", content: turn.text });
    written.push(`**Person:** ${content}`, "", ...companionSays(turn));
  }
  return {
    transcript: `${written.join("\n").trimEnd()}\n\n<!-- prettier-ignore-end -->\n`,
    finished: turn.state?.finished ?? [],
  };
}

function companionSays(turn: GuidedTurn): string[] {
  const quick = turn.quickAnswers.map(({ label }) => `[${label}]`).join(" ");
  const text = turn.text.split("\n").map((line) => `> ${line}`.trimEnd());
  return ["**Aliwell:**", "", ...text, "", ...(quick === "" ? [] : [quick, ""])];
}
