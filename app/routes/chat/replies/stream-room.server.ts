import { countOpenStreams } from "#app/config/metrics.server.ts";

/** What one process of a gigabyte carries with room to spare: `npm run bench -- --only thousand`. */
export const MAX_STREAMS = 1_200;
/** For the tabs and windows of one session; a browser opens six to a host. */
export const MAX_STREAMS_EACH = 12;

const open = new Map<string, number>();
let all = 0;

/** Whether this session may read one reply more as it grows. */
export function hasStreamRoom(userSessionId: string): boolean {
  return all < MAX_STREAMS && (open.get(userSessionId) ?? 0) < MAX_STREAMS_EACH;
}

/** Takes the room of one stream; returns how to give it back. */
export function takeStreamRoom(userSessionId: string): () => void {
  change(userSessionId, 1);
  let isTaken = true;
  return () => {
    if (isTaken) change(userSessionId, -1);
    isTaken = false;
  };
}

function change(userSessionId: string, by: 1 | -1): void {
  all += by;
  const own = (open.get(userSessionId) ?? 0) + by;
  if (own > 0) open.set(userSessionId, own);
  else open.delete(userSessionId);
  countOpenStreams(all);
}
