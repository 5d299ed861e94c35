import { PATHS } from "#app/catalogue/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";

/** Where somebody without premium has chosen a premium track: in the page, and lifted by its script. */
export function UpgradeDialog({ trackTitle }: { trackTitle: string }) {
  return (
    <Dialog
      id="upgrade"
      title={`${trackTitle} is part of Premium`}
      open
      lifted
      closeHref={PATHS.therapyTracks}
    >
      <p>
        Premium includes the four programs and unlimited messages. The exercises and crisis help are
        free on every plan.
      </p>
      <div className="button-row">
        <ButtonLink href={PATHS.subscribe} variant="main">
          Upgrade Now
        </ButtonLink>
        <ButtonLink href={PATHS.pricing}>View Full Pricing</ButtonLink>
      </div>
    </Dialog>
  );
}
