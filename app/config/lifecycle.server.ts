let isLeaving = false;
const told = Promise.withResolvers<void>();

/** From now on whatever asks for readiness is told that there is none. */
export function beginShutdown(): void {
  isLeaving = true;
}

/** Whether the process is shutting down. */
export function isShuttingDown(): boolean {
  return isLeaving;
}

/** Whatever asked for readiness while the process shuts down has been told. */
export function noteToldUnready(): void {
  told.resolve();
}

/** Resolves once somebody who asked for readiness was told that there is none any more. */
export function wasToldUnready(): Promise<void> {
  return told.promise;
}
