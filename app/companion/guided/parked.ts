import type { GuidedState } from "./turn.ts";

/** What runs keeps its place. */
export function parked(state: GuidedState): Partial<GuidedState> {
  return {
    running: null,
    parked: state.running ?? state.parked,
    topic: null,
    parkedTopic: state.topic ?? state.parkedTopic,
    pending: null,
  };
}
