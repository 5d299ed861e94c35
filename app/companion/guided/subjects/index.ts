import { foldedText } from "../wording.ts";
import { belongingSubjects } from "./belonging.ts";
import { bodySubjects } from "./body.ts";
import { childSubjects } from "./children.ts";
import { familySubjects } from "./family.ts";
import { goodSubjects } from "./good.ts";
import { lossSubjects } from "./loss.ts";
import { loveSubjects } from "./love.ts";
import { moodSubjects } from "./mood.ts";
import { onlineSubjects } from "./online.ts";
import { peopleSubjects } from "./people.ts";
import { selfSubjects } from "./self.ts";
import type { Subject } from "./subject.ts";
import { tirednessSubjects } from "./tiredness.ts";
import { worldSubjects } from "./world.ts";

export type { Subject } from "./subject.ts";

/** Every particular thing that is heard, the more particular first. */
export const subjects: readonly Subject[] = [
  ...goodSubjects,
  ...lossSubjects,
  ...childSubjects,
  ...familySubjects,
  ...bodySubjects,
  ...worldSubjects,
  ...onlineSubjects,
  ...selfSubjects,
  ...loveSubjects,
  ...belongingSubjects,
  ...peopleSubjects,
  ...tirednessSubjects,
  ...moodSubjects,
];

/** "I'm not tired", "never jealous": the word is there and the thing is not. */
const DENIED =
  /\b(?:not|isn't|aren't|wasn't|never|no longer)\s+(?:really |even |that |feeling |so |too |at all )*(?:tired|exhausted|jealous|envious|guilty|embarrassed|crying|stressed|numb|homesick|burn\w* out|stuck|lost|ghosted|drinking)\b/gu;

/**
 * The particular things a message tells, the most telling first; what is part of another one, and a
 * mere bad mood beside anything more particular, are left out.
 */
export function findSubjects(content: string): readonly Subject[] {
  if (latest?.content !== content) {
    latest = { content, found: lookForSubjects(content) };
  }
  return latest.found;
}

/** One message is looked at several times in its turn; the answer depends on nothing but the message. */
let latest: { content: string; found: readonly Subject[] } | null = null;

function lookForSubjects(content: string): readonly Subject[] {
  const text = foldedText(content).replace(DENIED, " ");
  const found = subjects.filter(
    ({ pattern, unless }) => pattern.test(text) && unless?.test(text) !== true,
  );
  const own = found.reduce<readonly Subject[]>(
    (kept, subject) =>
      kept.some(({ covers }) => covers?.includes(subject.id) === true)
        ? kept
        : [...kept.filter(({ id }) => subject.covers?.includes(id) !== true), subject],
    [],
  );
  const particular = own.filter(({ isVague }) => isVague !== true);
  return particular.length > 0 ? particular : own.slice(0, 1);
}

/** The subject of that id; undefined where there is none any more. */
export function findSubject(id: string): Subject | undefined {
  return subjects.find((subject) => subject.id === id);
}
