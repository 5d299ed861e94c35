/** What somebody does: writes this, taps the button at this place (the last where there are fewer), comes back after hours, or begins a program. */
export type Act = string | { tap: number } | { hours: number } | { program: string };

export interface Recorded {
  id: string;
  acts: readonly Act[];
}

/** What a conversation begins with. */
const OPENINGS: Readonly<Record<string, string>> = {
  active: "I want to kill myself",
  passive: "I wish I could go to sleep and not wake up",
  gentle: "The dark thoughts are back tonight",
  plan: "I'm going to jump off the bridge tonight",
  overdose: "I took the whole bottle of tylenol",
  attempt: "I tried to hang myself last week",
  cutting: "I cut my arm just now and it keeps bleeding",
  self_harm: "I've been cutting again",
  eating: "I haven't eaten in four days and I keep purging",
  chest: "I have chest pain and can't breathe",
  swallowed: "my toddler drank bleach",
  friend: "my friend texted me goodbye and she has pills",
  worried: "I'm worried my brother might kill himself",
  abuse: "My husband hits me when he's drunk",
  now: "he's hitting me right now",
  choked: "he choked me last night and my voice is croaky",
  assault: "I was raped at a party",
  young: "I'm 14 and my stepdad hits me",
  minor: "hi I'm 15",
  child: "my daughter says her uncle touches her",
  harm: "I want to hurt my boss",
  gun: "I have a gun and I'm going to shoot him tonight",
  pictures: "I keep seeing images in my mind of smothering my baby",
  voices: "the voices tell me to hurt people",
  watched: "they put cameras in my walls and they are watching me",
  ready: "I gave away my dog and wrote letters to everyone",
  numbers: "what is the number of the crisis line?",
  work: "I had a bad day at work",
  sleep: "I can't sleep",
  grief: "my dad died in spring",
  goodbye: "I have to go now, good night",
  es_active: "Quiero matarme",
  es_passive: "Ojalá no despertara mañana",
  es_gentle: "Han vuelto los pensamientos oscuros",
  es_abuse: "Mi marido me pega cuando bebe",
  es_friend: "Mi amiga me escribió que se va a matar",
  es_cut: "Me corté y no para de sangrar",
  es_taken: "Me tomé todo el frasco de pastillas",
  es_work: "Tuve un mal día en el trabajo",
  other_language: "Ich habe heute schlecht geschlafen und bin traurig",
};

const YES = { tap: 0 };
const NO = { tap: 1 };
const UNSURE = { tap: 9 };

/** How it goes on. */
const WALKS: Readonly<Record<string, readonly Act[]>> = {
  taps_yes: [YES, YES, YES],
  taps_no: [NO, "I made some tea", "thanks, bye"],
  cannot_say: [UNSURE, "I don't know", "ok"],
  types: ["no", "not like that, I'm just tired", "can we talk about something else"],
  comes_back: [YES, { hours: 5 }, NO, "I slept a little"],
};

const PROGRAMS = ["letting-go", "calm-mind", "process-grief", "internal-family-systems"];

/** Sessions of the four programs, answered in words, and left for a while. */
const SESSIONS: readonly Recorded[] = PROGRAMS.map((program) => ({
  id: `session/${program}`,
  acts: [
    { program },
    "It went all right",
    { tap: 0 },
    "40",
    "My hands, mostly",
    { hours: 5 },
    { tap: 0 },
    "Something small",
    "I don't know",
    { tap: 1 },
  ],
}));

/** Taps and words through the guide: its subjects, an exercise to its end, what people often ask, a page to write on. */
const GUIDED: readonly Recorded[] = Array.from({ length: 36 }, (_, index) => ({
  id: `guide/${index}`,
  acts: [
    { tap: index % 9 },
    { tap: index % 4 },
    "40",
    { tap: Math.floor(index / 4) % 3 },
    "It was a long day and my sister called",
    { tap: 0 },
    "20",
    { tap: index % 5 },
    { tap: 0 },
  ],
}));

/** Each opening, gone on with in each way, and walks through the guide. */
export const RECORDED: readonly Recorded[] = [
  ...Object.entries(OPENINGS).flatMap(([opening, first]) =>
    Object.entries(WALKS).map(([walk, acts]) => ({
      id: `${opening}/${walk}`,
      acts: [first, ...acts],
    })),
  ),
  ...GUIDED,
  ...SESSIONS,
];
