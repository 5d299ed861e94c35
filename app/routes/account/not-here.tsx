import { PATHS } from "#app/catalogue/paths.ts";
import { AuthCard } from "#app/ui/auth-card.tsx";
import { CrisisPanel, type PanelData } from "#app/ui/crisis-panel.tsx";

/** Replaces the account form for a person whose region is blocked. The help lines stay. */
export function NotHere({ panel }: { panel: PanelData }) {
  return (
    <>
      <AuthCard
        title="We can't offer accounts where you live yet"
        text="We're sorry. The rules there don't let us. Nothing that you typed was kept."
        back="front"
        foot={
          <p>
            Already have an account? <a href="/auth">Sign in</a> to download or delete your data.
          </p>
        }
      >
        <p>
          You can still use the <a href={PATHS.help}>help page</a>, without an account and for free.
        </p>
      </AuthCard>
      <CrisisPanel panel={panel} />
    </>
  );
}
