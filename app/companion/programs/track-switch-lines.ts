import { sessionLength, TRACK_IDS, type Track, type TrackId } from "#app/catalogue/tracks.ts";
import { TRACK_WORDS } from "#app/content/tracks.ts";
import type { NewReply } from "#app/models/conversations/turns.server.ts";
import type { Language } from "#app/safety/assessment.ts";

/** What the buttons under an offer mean. */
export const SWITCH = { yes: "switch.yes", stay: "switch.stay" } as const;

type Buttons = NewReply["quickAnswers"];

/** The buttons under an offer: their words are kept as what the person says. */
export function switchAnswers(language: Language): Buttons {
  return (["yes", "stay"] as const).map((answer) => {
    const label = TRACK_WORDS.buttons[answer][language];
    return { id: SWITCH[answer], label, message: label };
  });
}

/** The tracks but this one as buttons. */
export function trackButtons(language: Language, current: string): Buttons {
  return TRACK_IDS.filter((id) => id !== current).map((id) => {
    const { label, message } = TRACK_WORDS.names[id];
    return { id: `track.${id}`, label: label[language], message: message[language] };
  });
}

/** The track that a tapped button stands for; undefined where it is another button. */
export function trackTapped(choice: string): TrackId | undefined {
  return TRACK_IDS.find((id) => choice === `track.${id}`);
}

/** What is said about a switch to a track. */
export function trackLine(
  name: keyof typeof TRACK_WORDS.lines,
  language: Language,
  { id }: Pick<Track, "id">,
): string {
  const { lines, names } = TRACK_WORDS;
  return lines[name][language].replace("{program}", names[id].program[language]);
}

/** A message of more words than this told something, and the offer says that it was read. */
const LONG_MESSAGE_WORDS = 25;

/** Offers the switch, in the language of the message. */
export function offerLine(language: Language, track: Track, words: number): string {
  const isLong = words > LONG_MESSAGE_WORDS;
  const read = isLong ? `${TRACK_WORDS.lines.read[language]} ` : "";
  return `${read}${trackLine("offer", language, track)}`;
}

/** What the track is, for somebody who asks before deciding. */
export function explainedLine(language: Language, track: Track, isModelLed: boolean): string {
  const line = track.isPremium ? "explained" : "explained_chat";
  return trackLine(line, language, track)
    .replace("{description}", track.description)
    .replace("{minutes}", sessionLength(track, isModelLed).toLowerCase());
}
