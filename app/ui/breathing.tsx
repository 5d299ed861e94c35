const ROUNDS = 6;
const START_ID = "breathe";

const STEPS = [
  { name: "Breathe in", seconds: 4, hint: "through your nose, slowly" },
  { name: "Hold", seconds: 4, hint: "softly, without straining" },
  { name: "Breathe out", seconds: 6, hint: "through your mouth, as if through a straw" },
] as const;

const BOX_SIDES = [
  { id: "in", name: "Breathe in" },
  { id: "full", name: "Hold" },
  { id: "out", name: "Breathe out" },
  { id: "empty", name: "Hold" },
] as const;

/** In 4, hold 4, out 6, six rounds. The list is the exercise; the circle keeps time for those who start it. */
export function Breathing() {
  return (
    <div className="breathing" id={START_ID}>
      <div className="breathing-circle" aria-hidden="true">
        {STEPS.map((step) => (
          <span key={step.name}>{step.name}</span>
        ))}
      </div>
      <Controls stopHref="#breathing-steps" />
      <ol className="breathing-steps" id="breathing-steps">
        {STEPS.map((step) => (
          <li key={step.name}>
            <strong>{step.name}</strong> for {step.seconds} seconds, <span>{step.hint}</span>.
          </li>
        ))}
        <li>Repeat {ROUNDS - 1} more times. If you feel dizzy, breathe as you usually do.</li>
      </ol>
    </div>
  );
}

/** In for four seconds and out for six. The words above it are the exercise; the circle only keeps time. */
export function PacedBreathing({ wordsId }: { wordsId: string }) {
  return (
    <div className="breathing breathing-paced" id={START_ID}>
      <div className="breathing-circle" aria-hidden="true">
        <span>Breathe in</span>
        <span>Breathe out</span>
      </div>
      <Controls stopHref={`#${wordsId}`} />
    </div>
  );
}

/** Four equal sides of four seconds. The words above it are the exercise; the circle only keeps time. */
export function BoxBreathing({ rounds, wordsId }: { rounds: number; wordsId: string }) {
  return (
    <div className="breathing breathing-box" id={START_ID} data-rounds={rounds}>
      <div className="breathing-circle" aria-hidden="true">
        {BOX_SIDES.map(({ id, name }) => (
          <span key={id}>{name}</span>
        ))}
      </div>
      <Controls stopHref={`#${wordsId}`} />
    </div>
  );
}

function Controls({ stopHref }: { stopHref: string }) {
  return (
    <p className="breathing-controls">
      <a className="button button-quiet breathing-start" href={`#${START_ID}`}>
        Start the circle
      </a>
      <a className="button button-quiet breathing-stop" href={stopHref}>
        Stop the circle
      </a>
    </p>
  );
}
