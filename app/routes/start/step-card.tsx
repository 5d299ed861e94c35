import { Icon } from "#app/ui/icon.tsx";
import type { NextStep } from "./next-step.ts";

/** The one thing that Today suggests: one link, as large as its card. */
export function StepCard({ step: { href, title, text, icon } }: { step: NextStep }) {
  return (
    <section className="card card-sage link-card step-card">
      <span className="step-mark">
        <Icon name={icon} />
      </span>
      <div>
        <h2 className="card-title">
          <a href={href}>{title}</a>
        </h2>
        <p>{text}</p>
      </div>
      <Icon name="arrow-right" />
    </section>
  );
}
