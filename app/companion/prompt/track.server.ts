/** Where a conversation stands in a program: our own words, from the program and its row. */
export interface TrackPosition {
  title: string;
  sessionTitle: string;
  /** From 1 to 12. */
  sessionNumber: number;
  /** What this session is for. */
  aim: string;
  /** How to lead it. */
  guidance: string;
  /** What the session asks, in its order: of its opening, then of its exercise. */
  questions: readonly string[];
  /** What is being done just now ("opening check", a step of the exercise); null where nothing is. */
  step: string | null;
  /** What comes after this session; null after the last one. */
  next: { number: number; title: string } | null;
}

/** The program's part of the prompt: the same for as long as the step is. */
export function trackPart(track: TrackPosition): string {
  const { title, sessionTitle, sessionNumber, aim, guidance, questions, step, next } = track;
  return [
    `This conversation is session ${sessionNumber} of the program "${title}": "${sessionTitle}".`,
    aim === "" ? "" : `Its aim: ${aim}`,
    guidance === "" ? "" : `How to lead it: ${guidance}`,
    questions.length === 0
      ? ""
      : `What it asks, in this order; ask it one at a time in your own words, and leave out what they have told:\n${questions.map((question) => `- ${question}`).join("\n")}`,
    step === null ? "" : `Where you are in it: ${step}`,
    next === null
      ? "It is the last session of the program."
      : `Next is session ${next.number}, "${next.title}": once they have ended this one, the app opens it when they come back.`,
    "The person comes before the program: if something else matters more today, stay with that, and say that the session can wait.",
  ]
    .filter((line) => line !== "")
    .join("\n");
}
