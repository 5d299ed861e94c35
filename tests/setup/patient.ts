// Preloaded into a server: what it gives up after a while it waits for as long as a busy machine takes.
const PATIENCE = 40;
const timeout = AbortSignal.timeout.bind(AbortSignal);

AbortSignal.timeout = (ms) => timeout(ms * PATIENCE);
