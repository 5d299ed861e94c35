// Plays companions' sample lines in the page, one at a time: the server's speech, else the browser's
// own voice. With this file absent there is a link to the sound, where there is one.

/** A sound that has not begun after this is not waited for. */
const WAIT_MS = 8000;
const VOLUME = 0.9;

const browserVoice = globalThis.speechSynthesis;
/** Asked once and not there: the other voices need not ask again. */
let isServiceDown = false;
let hush = () => {};

for (const button of document.querySelectorAll("button")) {
  const { line, src } = button.dataset;
  if (!line || !(src || browserVoice)) continue;
  button.previousElementSibling?.remove();
  button.hidden = false;
  button.addEventListener("click", () => {
    const isPlaying = button.dataset.playing;
    hush();
    if (!isPlaying) play(button);
  });
}

/** @param {HTMLButtonElement} button */
function play(button) {
  const { line, src, pitch, rate, stopLabel = "" } = button.dataset;
  const label = button.textContent;
  const sound = new Audio();
  const timer = setTimeout(fail, WAIT_MS);
  const wait = button.parentElement?.querySelector("[data-wait]");
  let isOver = false;

  /** @param {boolean} isLoading */
  function showWait(isLoading) {
    if (wait instanceof HTMLElement) wait.textContent = (isLoading && wait.dataset.wait) || "";
  }

  function end() {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    showWait(false);
    sound.pause();
    browserVoice?.cancel();
    button.textContent = label;
    delete button.dataset.playing;
  }

  function fail() {
    if (isOver || isServiceDown) return;
    isServiceDown = true;
    sound.pause();
    speak();
  }

  function speak() {
    clearTimeout(timer);
    showWait(false);
    const notice = document.querySelector("[data-notice]");
    if (notice instanceof HTMLElement && src) notice.textContent = notice.dataset.notice ?? "";
    if (!browserVoice) {
      end();
      return;
    }
    const words = new SpeechSynthesisUtterance(line);
    words.lang = "en-US";
    words.pitch = Number(pitch);
    words.rate = Number(rate);
    words.volume = VOLUME;
    words.addEventListener("end", end);
    words.addEventListener("error", end);
    browserVoice.speak(words);
  }

  hush = end;
  button.textContent = stopLabel;
  button.dataset.playing = "true";
  if (!src || isServiceDown) {
    speak();
    return;
  }
  sound.addEventListener("ended", end);
  sound.addEventListener("error", fail);
  sound.addEventListener("playing", () => {
    clearTimeout(timer);
    showWait(false);
  });
  showWait(true);
  sound.src = src;
  sound.play().catch(fail);
}

addEventListener("pagehide", () => hush());
