/** Where a conversation stands in a programme: our own words, from the programme and its row. */
export interface TrackPosition {
  title: string;
  /** From 1 to 12. */
  sessionNumber: number;
  /** What this session is for. */
  aim: string;
  /** How to lead it. */
  guidance: string;
  /** What is being done just now ("opening check", a step of the exercise); null where nothing is. */
  step: string | null;
}

/** The programme's part of the prompt: the same for as long as the step is. */
export function trackPart(track: TrackPosition): string {
  const { title, sessionNumber, aim, guidance, step } = track;
  return [
    `This conversation is session ${sessionNumber} of the program "${title}".`,
    aim === "" ? "" : `Its aim: ${aim}`,
    guidance === "" ? "" : `How to lead it: ${guidance}`,
    step === null ? "" : `Where you are in it: ${step}`,
    "The person comes before the program: if something else matters more today, stay with that, and say that the session can wait.",
  ]
    .filter((line) => line !== "")
    .join("\n");
}
