// Speaking in place of typing in the journal. A page without the framework loads this: without it, or
// in a browser that can't listen, there is no button.
import {
  givePieces,
  pageLanguage,
  markDictationExplained,
  WHO_HEARS,
  appendWords,
} from "../chat/voice/dictation.ts";
import { canListen } from "../chat/voice/in-browser.ts";
import { listen, type Listening } from "../chat/voice/listen.ts";
import type { VoiceProblem } from "../chat/voice/problems.ts";

const box = document.querySelector("form[data-voice] textarea[name=content]");
if (box instanceof HTMLTextAreaElement && canListen()) offer(box);

function offer(field: HTMLTextAreaElement): void {
  const button = document.createElement("button");
  const line = document.createElement("output");
  let listening: Listening | null = null;
  button.type = "button";
  button.className = "button button-quiet button-small";
  line.className = "fine-print";
  const row = document.createElement("p");
  row.className = "button-row";
  row.append(button, line);
  field.after(row);
  show(null);

  function show(heard: string | null): void {
    button.textContent = heard === null ? "Dictate" : "Stop dictating";
    line.textContent = heard === null ? "" : heard || "Listening...";
  }

  function take(piece: string): void {
    field.value = appendWords(field.value, piece);
    // It's kept as a draft as if it had been typed.
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }

  function tell({ title, text }: VoiceProblem): void {
    // What is written in a journal is no message.
    line.textContent = `${title}. ${text.replace(" your message", "")}`;
  }

  button.addEventListener("click", () => {
    if (listening) return listening.stop();
    if (!markDictationExplained()) return tell(WHO_HEARS);
    show("");
    const settle = givePieces(take);
    let heard = "";
    // Whoever saves in the middle of a sentence saves what is heard of it.
    field.form?.addEventListener("submit", () => settle(heard), { once: true });
    const hearer = {
      onWords(words: string, settled: string) {
        heard = words;
        settle(settled);
        show(words.slice(settled.length).trim());
      },
      onEnd(words: string, problem: VoiceProblem | null) {
        listening = null;
        settle(words);
        show(null);
        if (problem) tell(problem);
        field.focus();
      },
    };
    listening = listen(hearer, pageLanguage());
  });
}
