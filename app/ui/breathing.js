// A soft tone that rises and falls with the circle, for those who turn it on. It is made here: no file
// is loaded, and without this script there is no button for it.

const FOLLOW_MS = 80;
const SMOOTH_SECONDS = 0.25;
const LOWEST_HERTZ = 110;
const LOUDEST = 0.07;
/** How large the circle is at rest, of its full size: see breathing.css. */
const AT_REST = 0.6;

const breathing = document.querySelector(".breathing");
const circle = breathing?.querySelector(".breathing-circle");
const button = breathing?.querySelector(".breathing-sound");

/** How full the breath is, from 0 to 1; null while the circle stands still. */
function fullness() {
  if (!circle || !breathing?.matches(":target") || document.hidden) return null;
  const { transform } = getComputedStyle(circle, "::before");
  return (new DOMMatrix(transform).a - AT_REST) / (1 - AT_REST);
}

function makeTone() {
  const audio = new AudioContext();
  const volume = audio.createGain();
  volume.gain.value = 0;
  volume.connect(audio.destination);
  // Two that are a little apart sound warmer than one.
  const voices = [1, 1.504].map((part) => {
    const voice = audio.createOscillator();
    voice.connect(volume);
    voice.start();
    return { part, voice };
  });
  /** @param {number | null} full */
  return (full) => {
    const now = audio.currentTime;
    volume.gain.setTargetAtTime(
      full === null ? 0 : LOUDEST * (0.3 + 0.7 * full),
      now,
      SMOOTH_SECONDS,
    );
    for (const { part, voice } of voices) {
      const hertz = LOWEST_HERTZ * part * (1 + 0.5 * (full ?? 0));
      voice.frequency.setTargetAtTime(hertz, now, SMOOTH_SECONDS);
    }
  };
}

if (button instanceof HTMLButtonElement && "AudioContext" in globalThis) {
  /** @type {ReturnType<typeof makeTone> | undefined} */
  let sound;
  let following = 0;
  button.hidden = false;
  button.addEventListener("click", () => {
    const isOn = button.ariaPressed !== "true";
    button.ariaPressed = String(isOn);
    sound ??= makeTone();
    clearInterval(following);
    if (isOn) following = window.setInterval(() => sound?.(fullness()), FOLLOW_MS);
    else sound(null);
  });
}
