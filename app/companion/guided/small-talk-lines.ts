import { questionsAbout } from "./small-talk-about.ts";
import { chatter } from "./small-talk-chat.ts";
import { doubts } from "./small-talk-doubts.ts";
import type { SmallTalk } from "./small-talk-line.ts";

export const smallTalks: readonly SmallTalk[] = [...questionsAbout, ...doubts, ...chatter];
