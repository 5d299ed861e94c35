import { errorFields, log } from "#app/config/log.server.ts";
import type { RevokedAccess } from "#app/models/risk/access-revocation.server.ts";
import { sessionOfKey, standingKeys } from "#app/models/accounts/api-tokens.server.ts";
import { standingUserSessions } from "#app/models/accounts/user-sessions.server.ts";

/** Signing out, anywhere, ends a person's open streams within this and one query more. */
const CHECK_EVERY_MS = 4_000;

const open = new Map<string, Set<() => void>>();
let timer: NodeJS.Timeout | undefined;

/** Calls `end` once the session no longer stands; returns how to stop watching. */
export function watchUserSession(userSessionId: string, end: () => void): () => void {
  const ends = open.get(userSessionId) ?? new Set();
  ends.add(end);
  open.set(userSessionId, ends);
  timer ??= setInterval(check, CHECK_EVERY_MS).unref();
  return () => {
    ends.delete(end);
    if (ends.size === 0) open.delete(userSessionId);
    if (open.size === 0) {
      clearInterval(timer);
      timer = undefined;
    }
  };
}

/** Ends the open streams of a session at once. */
export function endStreamsOf(userSessionId: string): void {
  for (const end of open.get(userSessionId) ?? []) end();
}

/** Ends at once what was open by sessions and keys that were revoked. */
export function endStreamsOfRevoked({ userSessionIds, keyIds }: RevokedAccess): void {
  for (const userSessionId of [...userSessionIds, ...keyIds.map(sessionOfKey)])
    endStreamsOf(userSessionId);
}

// One query checks all open streams of all people.
async function check(): Promise<void> {
  try {
    const userSessionIds = [...open.keys()];
    const standing = new Set([
      ...(await standingUserSessions(userSessionIds)),
      ...(await standingKeys(userSessionIds)),
    ]);
    for (const userSessionId of userSessionIds)
      if (!standing.has(userSessionId)) endStreamsOf(userSessionId);
  } catch (error) {
    log().error(errorFields(error), "open streams were not checked");
  }
}
