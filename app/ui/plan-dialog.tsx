import { PATHS } from "#app/catalogue/paths.ts";
import type { ReactNode } from "react";
import { dollars, PLANS, yearlySavingCents } from "#app/catalogue/plans.ts";
import { ButtonLink } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

/**
 * What a premium link opens where there are scripts; everywhere else the link leads to the plans
 * themselves. Never on a page of somebody whose risk is open.
 */
export function PlanDialog({ id, children }: { id: string; children?: ReactNode }) {
  const { monthly, yearly } = PLANS;
  return (
    <Dialog id={id} title="Upgrade to Premium">
      {children}
      <p>
        {dollars(monthly.amountCents)} a month, or {dollars(yearly.amountCents)} a year. Save{" "}
        {dollars(yearlySavingCents())} per year.
      </p>
      <div className="button-row">
        <ButtonLink href={PATHS.pricing} variant="main">
          View Full Pricing
        </ButtonLink>
      </div>
    </Dialog>
  );
}
