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

const SVG = "http://www.w3.org/2000/svg";
const MICROPHONE = "M9 6.500a3 3 0 0 1 6 0v5a3 3 0 0 1-6 0ZM5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3";
const STOP = "M6 6h12v12H6Z";

const box = document.querySelector("form[data-voice] textarea[name=content]");
if (box instanceof HTMLTextAreaElement && canListen()) offer(box);

/** An icon as those of the page are. */
function iconOf(path: string): SVGElement {
  const icon = document.createElementNS(SVG, "svg");
  const shape = document.createElementNS(SVG, "path");
  icon.setAttribute("viewBox", "0 0 24 24");
  icon.setAttribute("class", "icon");
  icon.setAttribute("fill", "none");
  icon.setAttribute("stroke", "currentColor");
  icon.setAttribute("stroke-width", "1.8");
  shape.setAttribute("d", path);
  icon.append(shape);
  return icon;
}

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
    button.title = heard === null ? "Dictate" : "Stop dictating";
    button.ariaLabel = button.title;
    button.replaceChildren(iconOf(heard === null ? MICROPHONE : STOP));
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
