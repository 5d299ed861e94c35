/** One thing people tell in Spanish, with what is said and asked about it. */
export interface SpanishTheme {
  id: string;
  /** Stands in the middle of a sentence; absent where it is never named beside another. */
  name?: string;
  /** Part of this one, and not named beside it. */
  covers?: readonly string[];
  pattern: RegExp;
  hear: readonly string[];
  ask: readonly string[];
}

/** What is particular comes before what is general. */
export const spanishParticular: readonly SpanishTheme[] = [
  {
    id: "guilt_in_grief",
    covers: ["grief", "guilt", "good", "low"],
    name: "la culpa dentro del duelo",
    pattern:
      /^(?=.*(?:culp|mal por|remordim))(?=.*(?:muri[oó]|falleci[oó]|muerte|perd[ií] a|se fue mi|duelo))/iu,
    hear: [
      "Estar bien un rato después de una pérdida así trae muchas veces culpa. Habla de cuánto querías, no de que hayas hecho algo malo.",
      "Echar de menos y reírse pueden caber en el mismo día. Una cosa no le quita nada a la otra.",
      "Es una culpa que conoce casi todo el que está de duelo, y que pocos dicen en voz alta.",
    ],
    ask: [
      "¿En qué momento apareció la culpa?",
      "¿Qué te dice la culpa que debes?",
      "¿Qué habría dicho esa persona si te hubiera visto entonces?",
    ],
  },
  {
    id: "pregnancy_loss",
    covers: ["grief", "low", "crying", "family"],
    name: "la pérdida del bebé",
    pattern:
      /(?<!\p{L})(?:aborto espont[aá]neo|perd[ií](?:mos)? (?:al|el|mi|un|nuestro) (?:beb[eé]|embarazo)|fecundaci[oó]n|infertil\p{L}*|no (?:puedo|podemos) tener hijos)(?!\p{L})/iu,
    hear: [
      "Había un sitio preparado para ese bebé. Es una pérdida de verdad, por pronto que llegara.",
      "Esa clase de pérdida se lleva casi siempre en silencio, y por eso pesa más.",
      "Esperar y volver a perder la esperanza, mes tras mes, es un duelo que casi nadie ve.",
    ],
    ask: [
      "¿Cómo han sido los días desde entonces?",
      "¿Qué te han dicho que te dolió, o que te ayudó?",
      "¿Con quién puedes hablar de ello?",
    ],
  },
  {
    id: "parenting",
    covers: ["guilt", "anger", "family"],
    name: "la duda sobre cómo eres con tus hijos",
    pattern:
      /(?<!\p{L})(?:mal[ao]? (?:madre|padre|mam[aá]|pap[aá])|(?:grit[eéoa]\p{L}*|perd[ií] la paciencia) (?:a|con) (?:mi|mis|el|la) (?:hij\p{L}+|niñ\p{L}+|beb[eé])|les grit[eé]|le grit[eé])(?!\p{L})/iu,
    hear: [
      "Pensar eso de uno mismo como madre o padre duele de una forma especial. A quien no le importa, ni se lo pregunta.",
      "Gritar y después el silencio con la vergüenza: casi todos los padres conocen esa hora, y pocos la cuentan. Se puede volver a ellos y decirlo.",
      "De las otras familias solo se ve la puerta; de la tuya ves cada error de cerca.",
    ],
    ask: [
      "¿Qué pasó hoy para que lo pensaras?",
      "¿Qué se te había acabado en ese momento: el sueño, la paciencia, el tiempo?",
      "¿Qué te gustaría decirles mañana, en una frase?",
      "¿Quién te releva cuando ya no puedes?",
    ],
  },
  {
    id: "caring",
    covers: ["tired", "family", "health"],
    name: "cuidar de otra persona",
    pattern:
      /(?<!\p{L})(?:cuid(?:o|ando|ar|amos) (?:de |a )(?:mi|mis|él|ella)|cuidador\p{L}*|alzh?[eé]imer|demencia|residencia de (?:ancianos|mayores))(?!\p{L})/iu,
    hear: [
      "Cuidar día y noche gasta a quien cuida. Se puede querer mucho y estar al límite.",
      "Todos preguntan por la otra persona, y casi nadie por ti.",
      "Es un trabajo sin hora de cierre, y la mayor parte no se ve.",
    ],
    ask: [
      "¿Cómo estás *tú* en todo esto?",
      "¿Cuál es la hora más difícil del día?",
      "¿Cuándo fue la última vez que tuviste unas horas solo para ti?",
      "¿Quién podría relevarte una tarde, si se lo pidieras?",
    ],
  },
  {
    id: "left_out",
    covers: ["lonely"],
    name: "que te dejen fuera",
    pattern:
      /(?<!\p{L})(?:me (?:ignor\p{L}+|dejaron (?:fuera|de lado)|excluy\p{L}+)|no me invit\p{L}+|sin m[ií]|nadie vino a mi|se olvidaron de mi cumpleaños|me dej[oó] en visto|no me (?:contesta|responde)n?)(?!\p{L})/iu,
    hear: [
      "Estar entre gente y que te traten como si no estuvieras duele más que estar a solas.",
      "Que te dejen fuera toca algo muy hondo. No es una tontería, aunque nadie lo hiciera adrede.",
      "El silencio obliga a inventar los motivos, y casi nunca se inventan motivos amables.",
    ],
    ask: [
      "¿En qué momento te diste cuenta?",
      "¿Qué te dijiste después, como explicación?",
      "¿La atención de quién te habría importado más?",
      "¿Con quién no tienes que esperar a que te llamen?",
    ],
  },
  {
    id: "humiliated",
    covers: ["work", "shame", "anger"],
    name: "que te hayan humillado",
    pattern:
      /(?<!\p{L})(?:me (?:humill\p{L}+|ridiculiz\p{L}+|grit(?:ó|aron|o)|puso en rid[ií]culo)|se (?:rieron|ri[oó]|burl\p{L}+) de m[ií]|delante de tod[oa]s)(?!\p{L})/iu,
    hear: [
      "Que te hagan quedar mal con otros mirando quema dos veces: lo que se dijo, y todos esos ojos.",
      "Que te hagan sentir así, sin poder contestar, se queda mucho tiempo en el cuerpo.",
      "La vergüenza debería ser de quien lo hace, y acaba siendo otro quien no duerme.",
    ],
    ask: [
      "¿Qué se dijo o se hizo exactamente?",
      "¿Qué hiciste, y qué te habría gustado hacer?",
      "¿Alguien que estaba allí te dijo algo después?",
      "¿Qué frase o qué mirada vuelve una y otra vez?",
    ],
  },
  {
    id: "jealousy",
    covers: ["good", "family"],
    name: "la envidia",
    pattern: /(?<!\p{L})(?:envidi\p{L}+|cel[oó]s(?:a|o|os)?|celos)(?!\p{L})/iu,
    hear: [
      "La envidia es incómoda de admitir, y muy corriente. Suele señalar algo que a uno le falta.",
      "Se puede querer lo mejor para alguien y que lo suyo escueza. Las dos cosas son verdad.",
      "Duele ver que otra persona recibe justo lo que tú echas en falta.",
    ],
    ask: [
      "¿Qué es lo que tiene, que te gustaría para ti?",
      "¿Cuándo lo has notado más?",
      "¿Qué te hace pensar de tu propia vida?",
    ],
  },
  {
    id: "breakup",
    covers: ["low", "lonely", "conflict"],
    name: "la ruptura",
    pattern:
      /(?<!\p{L})(?:me dej[oó]|terminamos|rompi[oóm]\p{L}*|cort[oó] conmigo|cortamos|divorci\p{L}+|separa\p{L}+|mi ex|ya no me quiere|me (?:engañ[oó]|fue infiel)|infidelidad)(?!\p{L})/iu,
    hear: [
      "Cuando alguien sale de tus días, cada costumbre se queda con un hueco.",
      "No se va solo la persona, también el futuro que se tenía en la cabeza.",
      "Una parte sabe que se acabó y otra sigue esperando. Las dos cansan.",
    ],
    ask: [
      "¿Qué pasó, hasta donde quieras contar?",
      "¿Qué es lo más difícil: las mañanas, las noches, los fines de semana?",
      "¿Quién está a tu lado en esto?",
      "¿Qué echas de menos, y qué no?",
    ],
  },
  {
    id: "crying",
    covers: ["low"],
    name: "las lágrimas",
    pattern:
      /(?<!\p{L})(?:no puedo (?:parar|dejar) de llorar|llor(?:o|ando|ar|é)|lágrimas)(?!\p{L})/iu,
    hear: [
      "Llorar sin poder parar agota, y a veces asusta un poco. No hace falta que pares para escribir aquí.",
      "Las lágrimas saben algo, aunque no haya un motivo a mano. Pueden venir.",
      "Cuando sale así, algo dentro había aguantado mucho tiempo.",
    ],
    ask: [
      "¿De qué van las lágrimas, o vienen sin imagen?",
      "¿Cuándo empezó hoy?",
      "¿Qué pasó en los días de antes?",
    ],
  },
  {
    id: "tired",
    name: "el cansancio",
    pattern:
      /(?<!\p{L})(?:cansad[ao]s?|agotad[ao]s?|cansancio|sin (?:fuerzas|energ[ií]a)|rendid[ao]|no puedo más con el cansancio|quemad[ao])(?!\p{L})/iu,
    hear: [
      "Un cansancio así es más que una noche corta. Suele venir de semanas.",
      "Cuando faltan las fuerzas, todo parece más lejos de lo que está.",
      "Estar así dice algo: se ha ido más de lo que ha vuelto.",
    ],
    ask: [
      "¿Qué te ha gastado tanto?",
      "¿Es el cuerpo lo que está cansado, o más bien el resto?",
      "¿Desde cuándo es así?",
      "¿Cómo sería descansar, si pudieras elegir la forma?",
    ],
  },
  {
    id: "guilt",
    name: "la culpa",
    pattern:
      /(?<!\p{L})(?:culpa|culpable|remordimientos?|arrepent\p{L}+|no me perdono|por mi culpa)(?!\p{L})/iu,
    hear: [
      "La culpa no pregunta si es justa; presenta la cuenta una y otra vez.",
      "Es un peso que se lleva todo el día, y casi siempre sin contarlo.",
      "Lo que se siente es real, haya o no una deuda detrás. Vale la pena mirar las dos cosas por separado.",
    ],
    ask: [
      "¿De qué se trata, hasta donde quieras contar?",
      "¿Cuándo aparece más?",
      "¿Qué diría alguien justo que supiera toda la historia?",
      "¿Hay algo que se pueda reparar?",
    ],
  },
  {
    id: "shame",
    name: "la vergüenza",
    pattern:
      /(?<!\p{L})(?:vergüenza|avergonzad[ao]|rid[ií]culo|hice el rid[ií]culo|fracasad[ao]|fracaso|soy un[ao]? (?:inútil|fracas\p{L}+|idiota|desastre|tont[ao]))(?!\p{L})/iu,
    hear: [
      "La vergüenza vuelve siempre en primer plano. Los demás lo vieron de paso, y desde más lejos.",
      "Esa voz es muy dura. Difícilmente le hablarías así a otra persona.",
      "Cuesta escribir justo lo que uno preferiría esconder.",
    ],
    ask: [
      "¿Qué pasó, hasta donde quieras contar?",
      "¿Cuál es el peor segundo cuando vuelve?",
      "¿Qué le dirías a un amigo al que le hubiera pasado?",
    ],
  },
  {
    id: "anger",
    name: "la rabia",
    pattern:
      /(?<!\p{L})(?:enfad\p{L}+|enoj\p{L}+|rabia|furios[ao]|ira|odio a|hart[ao]|me da coraje|indignad[ao])(?!\p{L})/iu,
    hear: [
      "La rabia suele guardar algo que importa.",
      "Se puede estar enfadado por algo así. Estarlo y hacer daño son cosas distintas.",
      "Aguantar eso y encima guardar las formas agota.",
    ],
    ask: [
      "¿Qué pasó justo antes?",
      "¿Qué fue lo peor para ti?",
      "Si la rabia dijera una sola frase, ¿cuál sería?",
      "¿Hay algo debajo, como dolor, o no haber sido visto?",
    ],
  },
  {
    id: "conflict",
    name: "la pelea",
    pattern:
      /(?<!\p{L})(?:pele[eéa]\p{L}*|discut\p{L}+|discusi[oó]n|no me habla\p{L}*|no nos hablamos|me minti[oó]|traicion\p{L}*|no me escucha)(?!\p{L})/iu,
    hear: [
      "Una pelea así sigue en la cabeza mucho después de las palabras.",
      "Cuando es alguien que importa, no hay rincón donde dejarlo.",
      "Las dos cosas pueden ser verdad: que duele, y que quieres que vuelva a estar bien.",
    ],
    ask: [
      "¿Cómo empezó esta vez?",
      "¿Qué fue lo que más dolió?",
      "¿Qué necesitabas de esa persona en ese momento?",
      "¿Qué crees que contaría la otra parte?",
    ],
  },
  {
    id: "body",
    covers: ["shame"],
    name: "cómo ves tu cuerpo",
    pattern:
      /(?<!\p{L})(?:odio mi cuerpo|(?:soy|estoy|me (?:veo|siento)) (?:muy |tan )?(?:fe[ao]|gord[ao])|el espejo|subí de peso|engord\p{L}+|atrac[oó]n\p{L}*)(?!\p{L})/iu,
    hear: [
      "Vivir con un juez así delante de cada espejo agota.",
      "La propia mirada puede ser más cruel que la de cualquier extraño. Duele, diga lo que diga el espejo.",
      "Cuando el cuerpo es el enemigo, hasta vestirse es una lucha.",
    ],
    ask: [
      "¿Qué pasó hoy para que sonara tan fuerte?",
      "¿Qué dice esa voz, y de quién pudo ser alguna vez?",
      "¿Cuándo se calla un rato?",
    ],
  },
  {
    id: "health",
    name: "la salud",
    pattern:
      /(?<!\p{L})(?:dolor(?:es)?|me duele|enferm\p{L}+|c[aá]ncer|diagn[oó]stico|m[eé]dic[oa]s?|hospital|operaci[oó]n|resultados|tratamiento)(?!\p{L})/iu,
    hear: [
      "Cuando se trata de la salud, lo demás pisa un suelo más blando.",
      "Esperar sin saber es un esfuerzo en sí: no hay nada que hacer, y está siempre ahí.",
      "El dolor no se ve desde fuera, y para ti está en todo.",
    ],
    ask: [
      "¿Qué sabes hasta ahora, y qué queda abierto?",
      "¿Qué es lo que más miedo te da?",
      "¿Con quién no hace falta que te hagas el fuerte?",
      "¿Qué hace un poco más llevadera una mala hora?",
    ],
  },
  {
    id: "study",
    name: "los estudios",
    pattern:
      /(?<!\p{L})(?:ex[aá]men(?:es)?|suspend[ií]|reprob[eé]|tesis|universidad|estudi(?:o|os|ar|ando)|notas|oposici\p{L}+)(?!\p{L})/iu,
    hear: [
      "Que te midan todo el tiempo se mete bajo la piel, por mucho que te prepares.",
      "Parece que un solo día decida una vida. Es un día, con otros detrás.",
      "Con algo así delante, la cabeza se llena de todo menos de lo que había que aprender.",
    ],
    ask: [
      "¿Qué es lo que viene, y cuándo?",
      "¿Qué pesa más: la materia, el tiempo, o lo que esperan los demás?",
      "¿Qué significaría para ti que saliera mal?",
    ],
  },
  {
    id: "faith",
    name: "lo que crees",
    pattern:
      /(?<!\p{L})(?:(?:creer en|perd[ií] la|dud\p{L}+ de|enfadad[ao] con|enojad[ao] con) (?:dios|fe)|mi iglesia|dios (?:no|me))(?!\p{L})/iu,
    hear: [
      "Cuando la fe cede, no se va una opinión: se va una casa en la que se ha vivido, con su gente.",
      "Haber pedido ayuda y quedarse sin respuesta es algo muy solitario.",
    ],
    ask: [
      "¿Qué pasó para llegar a este punto?",
      "¿Qué te daba antes?",
      "¿A quién podrías contárselo sin que intente convencerte?",
    ],
  },
  {
    id: "family",
    name: "lo que pasa en la familia",
    pattern:
      /\bmi (?:hij[ao]|madre|mam[aá]|padre|pap[aá]|herman[ao]|marido|esposo|mujer|esposa|abuel[ao]) (?:\w+ ){0,4}(?:bebe|toma|borrach\w*|critica|nunca|no (?:me )?(?:habla|come|duerme|acepta|quiere)|sufre|est[aá] (?:mal|deprimid\w+))\b/iu,
    hear: [
      "Cuando se trata de los tuyos no hay distancia que valga.",
      "Una palabra de casa pesa más que diez de fuera, y también la que nunca llegó.",
      "Lo ves de cerca y no lo puedes resolver por esa persona. Eso cansa.",
    ],
    ask: [
      "¿Qué pasó la última vez?",
      "¿Cómo te deja eso a ti?",
      "¿Con quién compartes la preocupación?",
    ],
  },
];
