import { longPattern } from "#app/config/long-pattern.ts";
import type { ConsideredAnswer } from "#app/content/safety-script.ts";

/** Whoever hurts them is away, or can't do it now. */
const AWAY = longPattern("u")`
  \b(?:he|she|they|dad|mom|stepdad|stepmom|husband|wife|boyfriend|girlfriend|partner|ex)
  (?:'s|'re|s| is| are|'s| has| have)? (?:just |still |all |both )?(?:
    out|away|asleep|sleeping|gone|left|at work|in bed|passed out|at (?:his|her|their) \w+|
    not (?:here|home|in|around)
  )\b|(?<!\p{L})(?:el |ella )?
  (?:no esta(?: aqui| en casa)?|esta (?:dormid[oa]|fuera|en el trabajo)|se fue|salio)(?!\p{L})`;
/** All is well, whatever word it begins with: "no its fine", "yeah im ok". */
const CALM = longPattern("u")`
  ^(?:(?:no+|nah|nope|yes|yeah|yea|yep|yup|well|oh|si|bueno|ok|okay) )*(?:
    (?:
      it's|its|it is|i'm|im|i am|we're|we are|that's|thats|everything's|everything is|all|
      things are|all is|esta|estoy|todo|todo esta
    ) (?:all |pretty |really |just |muy )?
  )?(?:fine|ok|okay|good|alright|all right|calm|quiet|safe|bien|tranquil[oa]|a salvo)
  \b(?! (?:one|if|unless|question|idea))`;
/** What turns it round: it is not so, or not for long. */
const NOT_SO =
  /\b(?:not (?:safe|fine|ok|okay|good)|isn't (?:safe|fine|ok)|no estoy|no es seguro|no esta bien)\b/u;
const NOT_FOR_LONG = longPattern("u")`
  \b(?:
    but|until|till|unless|when (?:he|she|they)|
    (?:he|she|they)(?:'ll| will|'s| is|'re| are) (?:be )?(?:back|coming|home)|
    comes? (?:back|home)|back (?:soon|at|in|tonight)|wakes?|pero|hasta|cuando|vuelve|despierta
  )\b`;

/**
 * Reads an answer to whether it is safe where they are, in plain small letters: "no, it's fine" and "no, he's out"
 * say that it is, for now. "Until he's back" is neither. Null where it says nothing of it.
 */
export function readSafePlace(words: string): ConsideredAnswer | null {
  if (NOT_SO.test(words)) return "no";
  if (!AWAY.test(words) && !CALM.test(words)) return null;
  return NOT_FOR_LONG.test(words) ? "unsure" : "yes";
}
