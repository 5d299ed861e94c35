import {
  answerGuided,
  type GuidedTurn,
  type HistoryEntry,
  openingLine,
} from "#app/companion/guided.server.ts";
import { createChooser } from "#app/companion/guided/choose.ts";
import { openSession } from "#app/companion/guided/programme-opening.ts";
import { EMPTY_STATE } from "#app/companion/guided/turn.ts";
import { findProgramme, sessionOf } from "#app/content/programmes.ts";
import type { Journey } from "./journey.ts";

/** Plays a journey through and writes it down as it would be read, with the suggested answers in brackets. */
export function transcribe(journey: Journey): string {
  return play(journey).transcript;
}

/** All that the companion says in a journey, its opening first. */
export function repliesOf(journey: Journey): readonly string[] {
  return play(journey).replies;
}

/** Which of the person's messages the first exercise begins with, from 0; -1 where there is none. */
export function beginningOf(journey: Journey): number {
  return play(journey).begins;
}

/** The same, with the exercises that were gone through to their end. */
export function play(journey: Journey): {
  transcript: string;
  replies: readonly string[];
  finished: readonly string[];
  begins: number;
} {
  const { firstName, programme = null } = journey;
  const history: HistoryEntry[] = [];
  const opening = openingOf(journey);
  let turn = opening;
  const replies = [turn.text];
  let begins = -1;
  const written = [
    "<!-- prettier-ignore-start -->",
    "",
    `# ${journey.name}`,
    "",
    journey.about,
    "",
    ...companionSays(turn),
  ];
  if (programme === null) {
    history.push({ id: `${journey.name}-0-reply`, role: "assistant", content: turn.text });
  }
  for (const [index, content] of journey.turns.entries()) {
    const message = { id: `${journey.name}-${index + 1}`, content };
    // What opens a session stands on the page, and nothing of it is remembered.
    const state = turn === opening && programme !== null ? null : turn.state;
    turn = answerGuided({ message, history, state, firstName, programme });
    history.push({ id: message.id, role: "user", content });
    history.push({ id: `${message.id}-reply`, role: "assistant", content: turn.text });
    replies.push(turn.text);
    if (begins === -1 && turn.exercise !== undefined) begins = index;
    written.push(`**Person:** ${content}`, "", ...companionSays(turn));
  }
  return {
    transcript: `${written.join("\n").trimEnd()}\n\n<!-- prettier-ignore-end -->\n`,
    replies,
    finished: turn.state?.finished ?? [],
    begins,
  };
}

function openingOf({ name, firstName, programme: led }: Journey): GuidedTurn {
  const programme = led === undefined ? undefined : findProgramme(led.id);
  const session =
    led === undefined || programme === undefined ? undefined : sessionOf(programme, led.session);
  if (led === undefined || programme === undefined || session === undefined) {
    return openingLine({ firstName });
  }
  const { goal } = led;
  const text = openSession({ programme, session, goal }, firstName, createChooser(name, []));
  return { text, state: EMPTY_STATE, quickAnswers: [], modalities: [] };
}

function companionSays(turn: GuidedTurn): string[] {
  const quick = turn.quickAnswers.map(({ label }) => `[${label}]`).join(" ");
  const text = turn.text.split("\n").map((line) => `> ${line}`.trimEnd());
  return ["**Aliwell:**", "", ...text, "", ...(quick === "" ? [] : [quick, ""])];
}
