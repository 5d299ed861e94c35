import type { SmallTalk } from "./small-talk-line.ts";

/** Doubts about writing to an app at all, and what people say about how it answers. */
export const doubts: readonly SmallTalk[] = [
  {
    id: "does_it_help",
    pattern:
      /\bdo(?:es)? (?:this|these|it|any of this|talking to you|the exercises)(?: app| thing| stuff)? (?:even |really |actually |ever )?(?:help|work|do anything)\b|\bis (?:this|it) (?:going to|gonna) (?:help|work)\b|\bwill (?:this|it) help\b/u,
    longestWords: 14,
    lines: [
      "For some people, at some times: writing a thing down can make it easier to look at, and the exercises come from methods that have been studied. For others it is not the right thing. What would have to come out of it, for you to call it worth the time?",
      "I can't say that it will. I ask, I listen as far as written lines can, and I lead through exercises. It does not replace a person. What were you hoping for when you came here?",
      "Sometimes a little, sometimes not. You will notice best yourself after ten minutes, and may stop at any point. What is it that you would want help with?",
    ],
  },
  {
    id: "feels_silly",
    pattern:
      /\b(?:feel|feels|feeling|it's|this is) (?:\w+ )?(?:silly|stupid|weird|dumb|strange|ridiculous|awkward|pathetic) (?:\w+ )?(?:typing|talking|writing|telling|to (?:type|talk|write|tell)|that i(?:'m| am) (?:typing|talking|writing))\b|\bdon't (?:really )?trust (?:apps?|ai|computers?|machines?|bots?|this|you)\b|\b(?:talking|typing|writing) to (?:a |an )?(?:computer|machine|bot|robot|app|ai|program|phone)\b/u,
    longestWords: 22,
    yieldsToThemes: true,
    lines: [
      "That is an understandable doubt. There is no one in here, only written lines and some order in them. Some people use it like a notebook that asks back. What would you write, if it were only a notebook?",
      "It is odd, I grant that. You may say as little as you like, and leave whenever you like. What made you try it in spite of that?",
      "You need not trust it with much. A small thing is enough, or nothing at all. Is there a small one?",
    ],
  },
  {
    id: "sounds_canned",
    pattern:
      /\byou (?:sound|talk|write|answer|are) (?:\w+ )?like (?:a |an )?(?:fortune cookie|robot|bot|machine|greeting card|calendar|horoscope|therapist|textbook|self[- ]help)\b|\b(?:so|too|very|kind of) (?:generic|scripted|robotic|canned|clich[eé]d?)\b|\b(?:fortune cookie|scripted|canned)\b/u,
    longestWords: 16,
    lines: [
      "They are written lines, and it shows. I will try to keep it plainer. What did you want to hear, just then?",
      "Point taken; my lines were written beforehand. Fewer sayings from now on, as far as I can. What is the matter itself?",
      "That is what written answers sound like. Say it once more as bluntly as you like, and I ask only about that. What is it?",
    ],
  },
  {
    id: "be_funny",
    pattern:
      /\b(?:can|could) you (?:be|say something) (?:funny|fun|nice|normal)\b|\bbe (?:funny|normal) (?:for once|please)\b|\bsay something (?:funny|nice)\b|\bcheer me up\b/u,
    longestWords: 12,
    yieldsToThemes: true,
    lines: [
      "I know one about procrastination, and will tell it later. That is about my level. What has been so heavy that it needed a laugh?",
      "Here is a small one: my to-do list and I have agreed to see other people. And you, what would have made you laugh a year ago?",
      "Humour written in advance is a risk. I know a chair that is in therapy: it has trouble with being sat on. What sort of day is it, that you ask?",
    ],
  },
  {
    id: "came_to_thank",
    pattern:
      /\b(?:just )?(?:wanted|want|came|here) to (?:say|tell you) (?:thanks|thank you|thx)\b|\b(?:last night|yesterday|last time|it|that|this) (?:really )?helped\b.{0,20}$/u,
    longestWords: 16,
    yieldsToThemes: true,
    lines: [
      "That is good to read. What of it was of use?",
      "Then it was worth writing. How are you today?",
      "Thank you for coming back to say so. What is it like today?",
    ],
  },
];
