let leaving = false;

/** From now on the process takes nothing new. */
export function beginShutdown(): void {
  leaving = true;
}

/** Whether the process is shutting down: what asks for readiness is told so. */
export function isShuttingDown(): boolean {
  return leaving;
}
