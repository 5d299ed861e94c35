import { chunksOf } from "#app/services/speech/chunks.ts";
import { Speaker } from "./speaker.ts";
import type { Voice } from "./browser-voice.ts";
import { spokenText } from "./spoken-text.ts";

export interface ReadAloudJob {
  text: string;
  /** Address of the reply's sound; null where only the browser has a voice. */
  src: string | null;
  voice: Voice;
  onEnd: () => void;
  onNotice: (line: string) => void;
}

let hush = () => {};

/** Reads a reply aloud, chunk by chunk, in place of what was being read. Returns how to stop. */
export function readAloud({ text, src, voice, onEnd, onNotice }: ReadAloudJob): () => void {
  hush();
  const speaker = new Speaker(voice, { onIdle: onEnd, onNotice });
  const stop = () => {
    speaker.stop();
    onEnd();
  };
  hush = stop;
  for (const [index, chunk] of chunksOf(spokenText(text)).entries()) {
    speaker.say({ text: chunk, src: src && `${src}?part=${index + 1}` });
  }
  return stop;
}
