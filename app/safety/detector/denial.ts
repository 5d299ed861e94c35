import { longPattern } from "#app/config/long-pattern.ts";

const DENIAL = longPattern("i")`
  ^(?:(?:god |oh )?no+[,. ]+)?(?:
    not like that|god no|(?:i'?m|im|i am) not (?:suicidal|going to|gonna|planning)|
    i (?:didn'?t|did not|don'?t|do not) mean|i (?:would|could) never|i wouldn'?t|never would|
    just kidding|jk|no es eso|no quise decir
  )\b(?!.*\b(?:but|pero)\b)`;
const BARE_NO = /^(?:no+|nope|nah|not really|no thanks|no no)[.! ]*$/i;
const BEGINS_WITH_NO = /^(?:no+|nope|nah|not|never|nunca|jam[aá]s)\b/i;

/** A denial that says of what. */
export function isDenial(message: string): boolean {
  return DENIAL.test(message.trim());
}

/** "No" alone may answer anything: it takes back what was no more than a question. */
export function isBareNo(message: string): boolean {
  return BARE_NO.test(message.trim());
}

/** Whether a message begins by saying no: it ends nothing that began before it. */
export function beginsWithNo(message: string): boolean {
  return BEGINS_WITH_NO.test(message.trim());
}
