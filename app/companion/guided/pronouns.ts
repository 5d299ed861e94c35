import { foldedText } from "./wording.ts";

/** Messages that tell whether somebody is a he or a she. */
const READ_MESSAGES = 8;

const SHE =
  /\b(?:she|her|hers|herself|mother|mom|mum|mama|grandma|grandmother|nana|wife|girlfriend|daughter|sister|aunt|niece|gf|old lady)\b/u;
const HE =
  /\b(?:he|him|his|himself|father|dad|papa|grandpa|grandfather|husband|boyfriend|son|brother|uncle|nephew|bf|old man)\b/u;

const DEATH =
  /\b(?:died|passed away|passed (?:in|on|last)|funeral|put (?:him|her) down|lost my|my late)\b/u;

const FORMS = {
  she: { they: "she", them: "her", their: "her", are: "is", were: "was", have: "has", do: "does" },
  he: { they: "he", them: "him", their: "his", are: "is", were: "was", have: "has", do: "does" },
  they: {
    they: "they",
    them: "them",
    their: "their",
    are: "are",
    were: "were",
    have: "have",
    do: "do",
  },
} as const;

const SLOT = /\{(they|them|their|are|were|have|do)\}/giu;

/**
 * Fills the slots of a line about somebody, `{they} {were}`, as the person speaks of them: as she or as
 * he where all they wrote lately knows only one of the two, else as they.
 */
export function withPronouns(text: string, messages: readonly string[]): string {
  if (!text.includes("{")) return text;
  const forms: Readonly<Record<string, string>> = FORMS[spokenOf(messages)];
  return text.replace(SLOT, (slot, name: string) => {
    const form = forms[name.toLowerCase()] ?? slot;
    const isCapital = name.charAt(0) !== name.charAt(0).toLowerCase();
    return isCapital ? form.charAt(0).toUpperCase() + form.slice(1) : form;
  });
}

function spokenOf(messages: readonly string[]): keyof typeof FORMS {
  const lately = messages.slice(-READ_MESSAGES).map(foldedText);
  // Who died is told of in one message: others who stand beside them are not meant.
  const death = lately.findLast((each) => DEATH.test(each) && SHE.test(each) !== HE.test(each));
  const said = death ?? lately.join(" ");
  const isShe = said.search(SHE) >= 0;
  const isHe = said.search(HE) >= 0;
  if (isShe === isHe) return "they";
  return isShe ? "she" : "he";
}
