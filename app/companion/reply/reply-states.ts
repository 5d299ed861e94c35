/*
 * The life of a reply:
 *
 *   plan ──▶ store ──▶ run ──▶ end
 *
 * plan   Who answers is decided, in one order (`plan-reply`). Nothing is written yet.
 * store  The message, what was found in it and the reply go into the database in one batch. A reply
 *        that is whole by then ends here; a message that is refused leaves no reply.
 * run    The model speaks, or a guided reply waits for the second opinion (`run-reply`). What it is at
 *        this moment lives in its `LiveReply`, and nowhere else.
 * end    Its words and how it ended are written, and whoever reads is told. Nothing leads on from there:
 *        another try is another reply.
 */

/** What can happen to a reply that runs, and where each leads. */
export const REPLY_TRANSITIONS = {
  running: {
    /** All was said: by the model, or by what answers in its place. */
    finish: "done",
    /** Danger was found: nothing more of it is shown, and a written answer follows. */
    override: "overridden",
    /** Its reader pressed Stop, or wrote the next message. */
    stop: "stopped",
    /** The model broke off in the middle, or we did. */
    fail: "failed",
    /** This process is shut down. */
    leave: "interrupted",
  },
  overridden: { finish: "done", stop: "stopped", fail: "failed", leave: "interrupted" },
  done: {},
  stopped: {},
  failed: {},
  interrupted: {},
} as const;

export type ReplyState = keyof typeof REPLY_TRANSITIONS;
export type Ending = Exclude<ReplyState, "running" | "overridden">;
export type EndEvent = "finish" | "stop" | "fail" | "leave";

/** The state that an event leads to; null where it can not happen any more. */
export function nextState(state: ReplyState, event: EndEvent | "override"): ReplyState | null {
  const next: Partial<Record<EndEvent | "override", ReplyState>> = REPLY_TRANSITIONS[state];
  return next[event] ?? null;
}

/** Whether nothing leads on from a state. */
export function isEnding(state: ReplyState): state is Ending {
  return state !== "running" && state !== "overridden";
}
