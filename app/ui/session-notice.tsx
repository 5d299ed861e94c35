const MINUTE_MS = 60_000;
const WARN_MS = 5 * MINUTE_MS;

/**
 * For a page without scripts: every page moves the end of a session, but not beyond its absolute end.
 * Where scripts run, they count down instead.
 */
export function SessionNotice({ leftMs }: { leftMs: number }) {
  if (leftMs > WARN_MS) return null;
  const minutes = Math.max(1, Math.ceil(leftMs / MINUTE_MS));
  return (
    <aside className="toasts" aria-label="Your session" data-session-notice>
      <p className="notice notice-warning">
        Session expires in {minutes} {minutes === 1 ? "minute" : "minutes"}. Send what you&apos;re
        writing before then. After that, you&apos;ll need to sign in again.
      </p>
    </aside>
  );
}
