function words(text: string): ReadonlySet<string> {
  return new Set(text.split(" "));
}

/** A refusal or a denial earlier in the sentence. */
export const DENIED = words("not never no without nor neither nunca jamas tampoco ni sin");

/** Words that make what follows somebody's thought, report or question, and not a claim. */
export const REPORTED = words(
  "thought thoughts think thinks thinking feeling feelings feel feels felt belief believe believes believing idea ideas voice voices say says said saying tell tells told telling convince convinces insists whisper whispers wrote writes mentioned asked asking afraid fear fears worry worries story lie lies sentence myth false untrue wrong not never nobody if whether pensamiento pensamientos idea ideas dice dicen dijiste dijo crees creer sientes sensacion miedo mentira mito falso no",
);

/** Words that make a claim about the companion something else: a denial, a pretence, a condition. */
export const NOT_CLAIMED = words(
  "not never cannot pretend pretending lie lying if whether neither nor no nunca ni wish rather as finge fingir mentir si who",
);

/** Words that give a direction to the person's own doctor, or report what they did or were told. */
export const LEFT_TO_DOCTORS = words(
  "not never without if whether before ask asking when question questions unless doctor pharmacist prescriber you ve had have they she he your his her because after until si sin antes pregunta preguntar cuando medico dijiste",
);

/** The direct question, and talk about promises. */
export const QUESTIONED = words("whether if have has had did not never no si no");
