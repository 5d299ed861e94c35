import type { ReactNode } from "react";
import { PATHS } from "#app/catalogue/paths.ts";
import { ButtonLink } from "./button.tsx";
import { Card } from "./card.tsx";

/** Help before anything else, and without a word about what was said. */
export function SomeoneIsThere({ children }: { children?: ReactNode }) {
  return (
    <Card title="Someone is there for you, day or night" look="sage">
      <p>You don't have to carry this alone. It's free, and you don't need the right words.</p>
      <div className="button-row">
        <ButtonLink href={PATHS.help} variant="danger">
          Who to call or text
        </ButtonLink>
        <ButtonLink href={PATHS.safetyPlan}>My safety plan</ButtonLink>
        {children}
      </div>
    </Card>
  );
}
