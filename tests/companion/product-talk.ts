import {
  answerGuided,
  type CurrentSession,
  type GuidedTurn,
  type HistoryEntry,
} from "#app/companion/guided.server.ts";

/** The replies that the product's own content gives to these lines, one after the other. */
export function talkWithProduct(...lines: readonly string[]): readonly GuidedTurn[] {
  return talkInSession(null, ...lines);
}

/** The same in a session of a programme. */
export function talkInSession(
  programme: CurrentSession | null,
  ...lines: readonly string[]
): readonly GuidedTurn[] {
  const history: HistoryEntry[] = [];
  const turns: GuidedTurn[] = [];
  for (const [at, content] of lines.entries()) {
    const message = { id: `m${at}`, content };
    const state = turns.at(-1)?.state ?? null;
    const input = { message, history: [...history], state, firstName: null, programme };
    const turn = answerGuided({ ...input });
    turns.push(turn);
    history.push(
      { ...message, role: "user" },
      { id: `r${at}`, role: "assistant", content: turn.text },
    );
  }
  return turns;
}

/** The last of them, as text. */
export function lastReply(...lines: readonly string[]): string {
  return talkWithProduct(...lines).at(-1)?.text ?? "";
}
