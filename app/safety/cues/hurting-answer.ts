import { longPattern } from "#app/config/long-pattern.ts";

/** "Yeah. cutting", "yeah it's the only thing that shuts it off". */
const YES_IT_DOES = longPattern()`
  ^(?:yes+|yeah|yea|yep|yup|ya|si|sí) (?:i )?(?:
    (?:
      cut|cutting|burn|burning|hit|hitting|scratch|scratching|bite|biting|pick|picking|bang|
      banging
    )\b|(?:it'?s|its) the only (?:thing|way)|(?:on )?my (?:arms?|legs?|thighs?|wrists?|stomach)\b
  )(?!.{0,40}\b(?:used to|years ago|not anymore|stopped)\b)`;

/** To whether they hurt themselves, where on the body, or when: "just my thigh when its loud". */
const WHERE_IT_IS = longPattern("u")`
  ^(?:
    (?:
      just|only|mostly|mainly|sometimes|maybe|kinda|a bit|a little|well|um|like|usually|on|solo|
      a veces|en
    ) )*(?:on )?(?:(?:my|the|mis?|el|la|las|los) )?(?:upper |inner |left |right )?(?:
    arms?|legs?|thighs?|wrists?|stomach|belly|hips?|ankles?|hands?|ribs?|brazos?|piernas?|muslos?|
    munecas?|barriga|cadera
  )(?= (?:and|when|if|where|at|after|so|mostly|sometimes|bc|because|y|cuando|donde)\b|$)(?!
    .{0,40}\b(?:used to|years ago|not anymore|stopped|hurts?|sore|ache|aches|itch\w*|gym)\b
  )|^(?:(?:just|only|mostly) )?when (?:
    it'?s|its|it gets|they|he|she|i'?m|everything'?s?|everything is|my head
  ) .{0,30}\b(?:loud|bad|too much|yell\w*|fight\w*|shout\w*|upset|alone|numb|stressed|mad)\b`;

/** With what, or what for: "the thing with the razor", "it's just how I cope". */
const HOW_IT_IS = longPattern("u")`
  \b(?:
    how i (?:cope|deal)(?= with (?:it|this|things)| when| tho| lol|$)|
    (?:the |my )?(?:thing|stuff) (?:with|w) (?:the|a|my) (?:razors?|blades?|lighter|knife|scissors)|
    (?:with|w|used|using) (?:the|a|my) (?:razors?|blades?|lighter)|como lo aguanto|
    con (?:la|una) (?:navaja|cuchilla)
  )\b(?!.{0,40}\b(?:used to|years ago|not anymore|stopped|shav\w*)\b)`;

/** Whether an answer to whether they hurt themselves says yes by telling where, when, how or what for. */
export function saysWhereOrHow(words: string): boolean {
  return YES_IT_DOES.test(words) || WHERE_IT_IS.test(words) || HOW_IT_IS.test(words);
}
