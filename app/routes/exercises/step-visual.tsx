import { BoxBreathing, PacedBreathing } from "#app/ui/breathing.tsx";
import { PageIcon, type PageIconName } from "#app/ui/page-icon.tsx";
import type { RunPage } from "./run-page.server.ts";
import { SENSES, STEP_VISUALS, type BodyPart, type Sense } from "./step-visuals.ts";

/** What a step shows beside its words: they say all of it, so it is a picture alone. */
export function ShownStep({ page, wordsId }: { page: RunPage; wordsId: string }) {
  const { exercise, step } = page;
  if (step.boxRounds !== null) return <BoxBreathing rounds={step.boxRounds} wordsId={wordsId} />;
  const visual = STEP_VISUALS[exercise.id]?.[step.name];
  switch (visual?.kind) {
    case "body":
      return <BodyMap parts={visual.parts} />;
    case "senses":
      return <FiveSenses sense={visual.sense} />;
    case "breath":
      return <PacedBreathing wordsId={wordsId} />;
    default:
      return null;
  }
}

const SENSE_ICONS: Readonly<Record<Sense, PageIconName>> = {
  see: "eye",
  touch: "hand",
  hear: "ear",
  smell: "nose",
  taste: "mouth",
};

function FiveSenses({ sense }: { sense: Sense }) {
  return (
    <div className="senses" aria-hidden="true">
      {SENSES.map((each, index) => (
        <span key={each} className="sense" data-here={each === sense || undefined}>
          <PageIcon name={SENSE_ICONS[each]} />
          {SENSES.length - index}
        </span>
      ))}
    </div>
  );
}

function BodyMap({ parts }: { parts: readonly BodyPart[] }) {
  const isHere = (part: BodyPart) => parts.includes(part) || undefined;
  return (
    <svg className="body-map" viewBox="0 0 120 236" aria-hidden="true" focusable="false">
      <circle data-here={isHere("face")} cx="60" cy="22" r="18" />
      <rect data-here={isHere("shoulders")} x="30" y="46" width="60" height="18" rx="9" />
      <g data-here={isHere("arms")}>
        <rect x="18" y="52" width="14" height="72" rx="7" />
        <rect x="88" y="52" width="14" height="72" rx="7" />
      </g>
      <g data-here={isHere("hands")}>
        <circle cx="25" cy="134" r="8" />
        <circle cx="95" cy="134" r="8" />
      </g>
      <rect data-here={isHere("middle")} x="38" y="67" width="44" height="64" rx="12" />
      <g data-here={isHere("legs")}>
        <rect x="39" y="134" width="19" height="82" rx="9" />
        <rect x="62" y="134" width="19" height="82" rx="9" />
      </g>
      <g data-here={isHere("feet")}>
        <ellipse cx="45" cy="226" rx="14" ry="7" />
        <ellipse cx="75" cy="226" rx="14" ry="7" />
      </g>
    </svg>
  );
}
