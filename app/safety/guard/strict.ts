import type { RuleName } from "./rule.ts";

// While risk is open the phrases alone are not trusted. A sentence that touches danger has to say, by
// its own words, that it protects or asks; and the companion may speak of itself in few ways only.

function set(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}

const MEANS = set(
  `
    pill pills tablet tablets paracetamol acetaminophen tylenol aspirin ibuprofen opioid opioids
    sedative sedatives painkillers capsules overdose dose rope cord cable belt noose hang hanging
    ligature gas monoxide helium exhaust quarry cliff bridge tower roof rooftop balcony ledge drown
    drowning stones gun guns pistol rifle firearm firearms bullet trigger blade blades razor razors
    scissors knife knives cutting cuts cut wrist wrists thigh vein veins artery bleed bleeding burn
    burning scratch scratches rails tracks poison bleach antifreeze pesticide vodka rum whisky
    whiskey swallow jump jumping fall calories fasting fast starve starving purge purging laxatives
    suffocate choke strangle pastillas tabletas comprimidos sobredosis cuerda soga puente azotea
    pistola cuchilla cuchillas cortar cortarte vena veneno lejia ahogarte saltar ron somniferos
  `,
);
const DYING = set(
  `
    die dies died dying dead death kill kills killing suicide suicidal lethal fatal deadly survive
    morir muerte muerto muerta matar matarte suicidio suicidarte letal
  `,
);
/** What a sentence that protects, asks or refuses has in it. */
const PROTECTING = set(
  `
    ? not never no away lock locked safe safer safely safety distance give gave hand someone
    somebody brother sister friend roommate doctor nurse pharmacist therapist professional call text
    hospital emergency help helps urge urges thought thoughts thinking feeling feelings hear heard
    sorry glad sounds told tell telling asked ask asking wound clean care wave pass passes lost
    grief died wrote said say says wish painful hurt nunca medico llama lejos guardar ayuda
    pensamientos pensando dijiste siento gracias
  `,
);
const MEDICINE = set(
  `
    medication medications medicine medicines meds antidepressant antidepressants pills tablets
    tablet pill lithium sertraline zoloft prozac fluoxetine lexapro escitalopram xanax valium
    lorazepam quetiapine bupropion melatonin dose dosage mg milligrams medicacion pastillas dosis
    antidepresivos
  `,
);
const CARED_FOR = set(
  `
    doctor doctors pharmacist pharmacy prescribed prescriber prescribes nurse clinic practice poison
    away lock give hand ? reach leaflet medico farmaceutico farmacia
  `,
);
const DISORDERS = set(
  `
    depression bipolar bpd borderline adhd ptsd ocd schizophrenia autism autistic anorexia bulimia
    psychosis narcissistic depresion tdah esquizofrenia
  `,
);
const LEFT_OPEN = set(
  `
    ? diagnosed diagnosis doctor told often people can may feel feels feeling talking lie lies
    illness professional psychologist not cannot medico siente
  `,
);
const PROMISING = set(
  "promise promised swear secret secrets confidential vow prometo promesa juro secreto",
);
const DENYING = set("not never no cannot without nobody you he she they his her ? nunca no");

/** The rule that a whole sentence breaks while risk is open, by its words; null where it breaks none. */
export function breaksStrictly(words: readonly string[], isQuestion: boolean): RuleName | null {
  const has = (wanted: ReadonlySet<string>) =>
    (isQuestion && wanted.has("?")) || words.some((word) => wanted.has(word));
  const isProtecting = has(PROTECTING);
  if (!isProtecting && (has(MEANS) || has(DYING))) return has(DYING) ? "despair" : "method";
  if (has(MEDICINE) && !has(CARED_FOR) && !isProtecting) return "medication";
  if (has(DISORDERS) && !has(LEFT_OPEN)) return "diagnosis";
  if (has(PROMISING) && !has(DENYING)) return "contract";
  return null;
}
