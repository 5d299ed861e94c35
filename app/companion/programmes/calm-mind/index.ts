import { choosingAnAnchor } from "./choosing-an-anchor.ts";
import { comingBack } from "./coming-back.ts";
import { easyAndHard } from "./easy-and-hard.ts";
import { endOfTheDay } from "./end-of-the-day.ts";
import { mapOfTheAlarm } from "./map-of-the-alarm.ts";
import { muscles } from "./muscles.ts";
import { namingThoughts } from "./naming-thoughts.ts";
import { shortPause } from "./short-pause.ts";
import { slowWay } from "./slow-way.ts";
import { turningTowards } from "./turning-towards.ts";
import { whatYouKeep } from "./what-you-keep.ts";
import { worryDesk } from "./worry-desk.ts";
import type { Programme } from "../programme.ts";

export const calmMind: Programme = {
  id: "calm-mind",
  title: "Calm Down",
  modality: "Mindfulness",
  about:
    "Twelve sessions of attention practice: an anchor of your own choosing, the body, thoughts that pass, worry, evenings, and a short pause for the middle of the day. The breath is one anchor among several; if watching it makes panic worse, you never need to use it. It is practice, not therapy. New pain in the chest, fainting or breathlessness belong to a doctor first, and if attention brings up memories that overwhelm you, a therapist is the better company.",
  sessions: [
    choosingAnAnchor,
    comingBack,
    mapOfTheAlarm,
    slowWay,
    muscles,
    easyAndHard,
    namingThoughts,
    worryDesk,
    turningTowards,
    endOfTheDay,
    shortPause,
    whatYouKeep,
  ],
};
