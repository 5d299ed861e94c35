import type { MoodId } from "#app/catalogue/moods.ts";

export interface SeededEntry {
  daysAgo: number;
  mood: MoodId;
  tags: readonly string[];
  isShared?: boolean;
  words: string;
}

/** The invented person's journal: the new job, the nights, the father's illness, and what helped. */
export const SEEDED_ENTRIES: readonly SeededEntry[] = [
  {
    daysAgo: 86,
    mood: "anxious",
    tags: ["work", "sleep"],
    words:
      "Two weeks in the new job and I still check every email three times before I send it. At night I send them all again in my head.",
  },
  {
    daysAgo: 79,
    mood: "neutral",
    tags: ["work"],
    words:
      "Asked a question in the big meeting. My voice shook. Nobody seemed to mind. I minded for about four hours.",
  },
  {
    daysAgo: 70,
    mood: "sad",
    tags: ["dad", "hospital"],
    words:
      "Mom called. Dad is in for tests and nobody says much. I cleaned the whole kitchen at eleven at night because I didn't know where to put myself.",
  },
  {
    daysAgo: 63,
    mood: "anxious",
    tags: ["dad", "sleep"],
    isShared: true,
    words:
      "Awake since three again. I looked up his symptoms, which I promised not to do. It's like picking at a scab. I want to know, and then I know less.",
  },
  {
    daysAgo: 55,
    mood: "sad",
    tags: ["dad", "letter"],
    words:
      "Dear Dad,\n\nWhat I never told you: that I used to wait at the window for your car. I could tell it from all the others by the sound.\n\nWhat I want you to know: I still listen for it.",
  },
  {
    daysAgo: 44,
    mood: "anxious",
    tags: ["dad", "good news"],
    words:
      "It's his heart, and they can treat it. I should be happy, and mostly my hands shake. Jess came over with soup and sat with me. We didn't talk much.",
  },
  {
    daysAgo: 36,
    mood: "neutral",
    tags: ["climbing", "friends"],
    isShared: true,
    words:
      "Went to the dinner after climbing, without climbing. Sam had kept my chalk bag. I'd forgotten that people can miss you without being angry about it.",
  },
  {
    daysAgo: 29,
    mood: "calm",
    tags: ["walk", "gratitude"],
    words:
      "Three things that were good today, however small:\n1. The river was high and loud.\n2. Dad walked to the corner and back.\n3. I didn't open my laptop after dinner.",
  },
  {
    daysAgo: 22,
    mood: "calm",
    tags: ["letting go", "work"],
    words:
      "I let the feeling stay, and I didn't argue with it. It sat on me like a cat that won't be moved. After a while it got up and left by itself.",
  },
  {
    daysAgo: 15,
    mood: "happy",
    tags: ["climbing"],
    words:
      "First real climb since spring. My arms are jelly and my head is quiet. I'd forgotten how quiet it gets up there.",
  },
  {
    daysAgo: 8,
    mood: "calm",
    tags: ["sleep", "walk"],
    isShared: true,
    words:
      "Slept through for the fourth night. What's different: no phone in bed, the walk after dinner, and telling myself that tomorrow's emails are tomorrow's.",
  },
  {
    daysAgo: 2,
    mood: "happy",
    tags: ["dad", "friends"],
    words:
      "Dad beat me at cards and was unbearable about it. Best evening in months. I want to remember how he laughed.",
  },
];
