import type { ReactNode } from "react";

const ROUNDS = 6;
/** Where the circle stands in its page: an address that ends with it starts the circle. */
export const BREATHE_ID = "breathe";

const STEPS = [
  { name: "Breathe in", seconds: 4, hint: "through your nose, slowly" },
  { name: "Hold", seconds: 4, hint: "softly, without straining" },
  { name: "Breathe out", seconds: 6, hint: "through your mouth, as if through a straw" },
] as const;

/** What the circle says in turn; its times are in breathing.css, under the pattern's name. */
const PATTERNS = {
  calm: STEPS.map(({ name }) => name),
  box: ["Breathe in", "Hold", "Breathe out", "Hold"],
  paced: ["Breathe in", "Breathe out"],
} as const;

/** A pattern in one line: it stands over the circle. */
const PATTERN_LINES: Readonly<Record<keyof typeof PATTERNS, string>> = {
  calm: "In for 4, hold for 4, out for 6.",
  box: "In 4, hold 4, out 4, hold 4.",
  paced: "In for 4, out for 6.",
};

const PACED_ROUNDS = 12;

/** In 4, hold 4, out 6, six rounds. The list is the exercise; the circle keeps time for those who start it. */
export function Breathing() {
  return (
    <Circle pattern="calm" rounds={ROUNDS} wordsId="breathing-steps">
      <ol className="breathing-steps" id="breathing-steps">
        {STEPS.map((step) => (
          <li key={step.name}>
            <strong>{step.name}</strong> for {step.seconds} seconds, <span>{step.hint}</span>.
          </li>
        ))}
        <li>Repeat {ROUNDS - 1} more times. If you feel dizzy, breathe as you usually do.</li>
      </ol>
    </Circle>
  );
}

/** In for four seconds and out for six. The words beside it are the exercise, and hide while it keeps the time. */
export function PacedBreathing({ wordsId }: { wordsId: string }) {
  return (
    <Circle pattern="paced" rounds={PACED_ROUNDS} wordsId={wordsId} stopLabel="Read it instead" />
  );
}

/** Four equal sides of four seconds. The words beside it are the exercise, and hide while it keeps the time. */
export function BoxBreathing({ rounds, wordsId }: { rounds: number; wordsId: string }) {
  return <Circle pattern="box" rounds={rounds} wordsId={wordsId} stopLabel="Read it instead" />;
}

interface CircleProps {
  pattern: keyof typeof PATTERNS;
  rounds: number;
  /** Where the exercise is in words: there one is once the circle is stopped. */
  wordsId: string;
  stopLabel?: string;
  children?: ReactNode;
}

function Circle({
  pattern,
  rounds,
  wordsId,
  stopLabel = "Stop the circle",
  children,
}: CircleProps) {
  return (
    <div className="breathing" id={BREATHE_ID} data-pattern={pattern} data-rounds={rounds}>
      <p className="breathing-line">{PATTERN_LINES[pattern]}</p>
      <div className="breathing-circle">
        <p className="breathing-words" aria-hidden="true">
          {PATTERNS[pattern].map((name, side) => (
            <span key={side}>{name} </span>
          ))}
        </p>
        <span className="breathing-count" aria-hidden="true" />
        <span className="breathing-round" aria-hidden="true" />
        <a className="button button-quiet breathing-start" href={`#${BREATHE_ID}`}>
          Start the circle
        </a>
      </div>
      <p className="breathing-controls">
        <a className="button button-quiet button-small breathing-stop" href={`#${wordsId}`}>
          {stopLabel}
        </a>{" "}
        {/* The script of a page that has it shows it: it is off until somebody wants it. */}
        <button
          type="button"
          className="button button-quiet button-small breathing-sound"
          aria-pressed="false"
          hidden
        >
          Soft sound
        </button>
      </p>
      {children}
    </div>
  );
}
