let isLeaving = false;
const probed = Promise.withResolvers<void>();

/** From now on the readiness check answers that the process is not ready. */
export function beginShutdown(): void {
  isLeaving = true;
}

/** Whether the process is shutting down. */
export function isShuttingDown(): boolean {
  return isLeaving;
}

/** Records that a readiness check was answered with "not ready". */
export function recordUnreadyProbe(): void {
  probed.resolve();
}

/** Resolves once a readiness check was answered with "not ready". */
export function unreadyProbed(): Promise<void> {
  return probed.promise;
}
