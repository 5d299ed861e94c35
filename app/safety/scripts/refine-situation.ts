import type { QuestionId } from "#app/content/safety-script.ts";
import type { Tier } from "#app/safety/assessment.ts";
import { doneByNow } from "#app/safety/done.ts";
import type { Situation } from "./situation.ts";
import { toldIn, toldInAll, type Telling, type Told } from "./told.ts";

/** What somebody wrote, what they told before, and what they were asked so far, oldest first. */
export interface Talk extends Telling {
  told?: readonly Told[];
  asked: readonly QuestionId[];
  tier?: Tier;
}

const OF_VIOLENCE: ReadonlySet<Situation> = new Set(["abuse", "assault", "young_abuse"]);
/** While whoever hurts them is away. */
const AWAY_FROM: Partial<Readonly<Record<Situation, Situation>>> = {
  abuse_imminent: "abuse",
  young_abuse_imminent: "young_abuse",
};
const OF_ANOTHER: ReadonlySet<Situation> = new Set(["other_worry", "check_in_other"]);
const OF_SUICIDE: ReadonlySet<Situation> = new Set(["passive", "active"]);
const OF_HARM: ReadonlySet<Situation> = new Set(["harm", "harm_imminent"]);
/** Once one of these was asked, a time or a thing at hand is about dying. */
const ABOUT_DYING: ReadonlySet<QuestionId> = new Set([
  "thoughts",
  "thoughts_gently",
  "thoughts_now",
  "putting_in_order",
  "back_suicide",
  "today",
  "plan",
  "means",
  "when",
]);

/**
 * What a message makes of a situation by what it tells: he is at the door, it is tonight, they have the means, the
 * friend hung up with a goodbye; and the thought that horrifies a parent is no intent.
 */
export function refineSituation(
  situation: Situation,
  { told = [], asked, tier, ...telling }: Talk,
): Situation {
  const tells = toldIn(telling);
  const isAway = doneByNow([...told.map((each) => each.told), tells]).has("done_away");
  if (OF_VIOLENCE.has(situation)) {
    const isNear = tells.has("aside_is_here") || (tells.has("aside_locked_in") && !isAway);
    if (!isNear) return situation;
    return situation === "young_abuse" ? "young_abuse_imminent" : "abuse_imminent";
  }
  const calm = isAway && tier === "none" ? AWAY_FROM[situation] : undefined;
  if (calm) return calm;
  if (OF_ANOTHER.has(situation))
    return ["aside_goodbye_theirs", "aside_at_hand_theirs"].some((id) => tells.has(id))
      ? "other_imminent"
      : situation;
  if (OF_SUICIDE.has(situation) && asked.some((id) => ABOUT_DYING.has(id)))
    return tells.has("now") || tells.has("told_means_here") ? "imminent" : situation;
  const all = new Set([...toldInAll(told), ...tells]);
  if (!OF_HARM.has(situation) || !all.has("never_meant")) return situation;
  if (all.has("baby")) return "unwanted_baby";
  if (all.has("child")) return "unwanted_child";
  return situation === "harm" ? "harm_unwanted" : situation;
}

/** What they have said without being asked, or to another question: it isn't asked any more. */
export function answeredAlready({
  told = [],
  ...telling
}: Omit<Talk, "asked" | "tier">): ReadonlySet<QuestionId> {
  const tells = toldIn(telling);
  const all = new Set([...toldInAll(told), ...tells]);
  const begun = told.findLastIndex((each) => each.told.has("visit"));
  const visit = toldInAll(told.slice(Math.max(begun, 0)));
  const known = new Set<QuestionId>();
  if (visit.has("not_today") || tells.has("not_today")) known.add("today");
  if (all.has("told_means")) known.add("plan");
  if (all.has("told_means_here")) known.add("plan").add("means");
  if (all.has("when")) known.add("when").add("today");
  if (all.has("plainly")) known.add("thoughts_now");
  return known;
}
