const SENTENCES = [
  "That sounds like a good walk and the river can be quiet in the early morning.",
  "You noticed the light on the water, and the heron by the naïve little café.",
  "Two steps more, then rest — well done 🙂",
  "What did the air feel like when you came back to the house?",
  "I would keep that “small” habit for a week.",
  "Put the kettle on and let the morning be slow.",
  "The dog seems to know the way better than anyone.",
  "It’s kind of you to give the day a good start.",
  "You could try the other path by the fields tomorrow.",
  "Small things stay when they are easy to begin.",
  "How long did you stop at the gate to look around?",
  "A walk like this leaves room for the rest of the day.",
].map((sentence) => sentence.split(" "));

/** How many words a model says, and at what pace, stands in its name. */
export interface Pace {
  words: number;
  perSecond: number;
}

/** The name of a model that speaks like this. */
export function modelNamed({ words, perSecond }: Pace): string {
  return `bench-${words}-words-${perSecond}-a-second`;
}

/** The pace that a model's name asks for. */
export function paceOf(model: string): Pace {
  const [, words, perSecond] = /^bench-(\d+)-words-(\d+)-a-second$/.exec(model) ?? [];
  if (!words || !perSecond) throw new RangeError(`no pace in the model's name: ${model}`);
  return { words: Number(words), perSecond: Number(perSecond) };
}

const BRIEFLY = "In short: ";
const BRIEF_WORDS = 5;

/** A harmless message that nobody else sends; a brief one is answered in five words. */
export function messageNumbered(number: number, isBrief = false): string {
  return `${isBrief ? BRIEFLY : ""}Today I walked ${number} steps with the dog and it did me good.`;
}

/** What the model answers to a message, in the pieces that it sends: the same each time, for each message other. */
export function answerTo(message: string, words: number): string[] {
  let state = seedOf(message);
  const length = message.startsWith(BRIEFLY) ? BRIEF_WORDS : words;
  const said: string[] = [];
  while (said.length < length) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const sentence = SENTENCES[(state >>> 8) % SENTENCES.length] ?? [];
    // A sentence that came again and again would be stopped.
    said.push(...sentence.slice(0, -1), String(said.length), ...sentence.slice(-1));
  }
  return said.slice(0, length).map((word, index) => (index === 0 ? word : ` ${word}`));
}

function seedOf(message: string): number {
  let hash = 2_166_136_261;
  for (let index = 0; index < message.length; index += 1) {
    hash = Math.imul(hash ^ message.charCodeAt(index), 16_777_619);
  }
  return hash >>> 0;
}
