import { BRIEF, FULL } from "./resources.ts";
import { FOLLOWING } from "./suicide.ts";
import type { QuestionId } from "./questions.ts";
import type { Script, Spoken, Step } from "./script.ts";

const SELF_HARM: Spoken = {
  en: [
    "Hurting yourself can feel like the only thing that helps. You're not in trouble here. It's good that you said it.",
    "It sounds like the pain had to go somewhere. There's no blame here. What matters is how you are.",
    "That urge can be strong, and it's a lot to hold by yourself.",
    "Thank you for being open about it. There's often something underneath that hurts more.",
  ],
  es: [
    "Hacerse daño puede parecer lo único que baja el ruido. Aquí nadie te lo va a reprochar, y aunque no tenías que contarlo, lo contaste.",
    "Parece que el dolor necesitaba un lugar y le tocó a tu cuerpo. No hay culpa en esto, importa cómo estás.",
    "Ese impulso puede ser muy fuerte, y es mucho para llevarlo a solas. Qué bien que lo digas.",
    "Gracias por hablar de esto con franqueza. Detrás suele haber algo que duele más que la piel.",
  ],
};

const CARE_FOR_WOUND: Spoken = {
  en: [
    "If a wound is deep or doesn't stop bleeding, {emergency}. A smaller one still deserves clean water and a bandage.",
    "Any wound that gapes, keeps bleeding or looks infected should be seen today. In an emergency, {emergency}.",
    "Look after what is hurt: rinse it, cover it. For bleeding that won't stop under pressure, {emergency}.",
  ],
  es: [
    "Si una herida es profunda o no deja de sangrar, {emergency}. Una más pequeña también merece agua limpia y una venda.",
    "Toda herida abierta, que siga sangrando o parezca infectada debe verse hoy. En una emergencia, {emergency}.",
    "Cuida lo que está herido: lávalo, cúbrelo. Si la sangre no para al apretar, {emergency}.",
  ],
};

const RIDE_OUT: Spoken = {
  en: [
    "An urge climbs, peaks and falls, often within half an hour. Try to put something between it and you: a locked drawer, another room, a person.",
    "For the next fifteen minutes, make it harder to reach what you use, and easier to reach someone.",
    "You could let your hands do something else while it passes: ice, clay, a page to scribble over.",
  ],
  es: [
    "Un impulso sube, llega arriba y baja, a menudo en media hora. Prueba a poner algo entre él y tú: un cajón con llave, otra habitación, una persona.",
    "Durante los próximos quince minutos, que sea más difícil alcanzar lo que usas y más fácil alcanzar a alguien.",
    "Puedes dar a las manos otra cosa mientras pasa: hielo, barro, una hoja para garabatear.",
  ],
};

const SOMEONE_TO_TELL: Spoken = {
  en: [
    "A doctor or therapist can help with what is underneath, without making a drama of it. One friend who knows makes it lighter too.",
    "It gets easier when one person you trust knows. And a therapist will have met this many times.",
    "You could show somebody close to you just one sentence of what you wrote here. A doctor can take it further.",
  ],
  es: [
    "Un médico o terapeuta puede ayudar con lo que hay debajo, sin hacer un drama. Que lo sepa una amistad también lo aligera.",
    "Se hace más llevadero cuando lo sabe una persona de confianza. Y un terapeuta lo habrá visto muchas veces.",
    "Podrías enseñarle a alguien cercano una sola frase de lo que escribiste aquí. Un médico puede seguir desde ahí.",
  ],
};

export const SELF_HARM_SCRIPT: Script<QuestionId> = {
  steps: [
    { question: "wound", parts: [SELF_HARM, FULL.suicide, "question"] },
    { question: "thoughts", parts: ["reply", CARE_FOR_WOUND, BRIEF.suicide, "question"] },
    { question: "today", branch: "deeper", parts: ["reply", BRIEF.suicide, "question"] },
    { question: "company", parts: ["reply", RIDE_OUT, BRIEF.suicide, "question"] },
    ...withoutIntent(FOLLOWING.steps),
  ],
};

const BEFORE_IT_HAPPENS: Spoken = {
  en: [
    "{Suicide} now, while the urge is this strong. If you've already hurt yourself badly, {emergency}.",
    "{Suicide} first of all. You can say: I'm about to hurt myself. If you're bleeding, {emergency}.",
    "{Suicide} this minute and stay on. With a deep wound, {emergency} first.",
  ],
  es: [
    "{Suicide} ahora, mientras el impulso es tan fuerte. Si ya te has herido de gravedad, {emergency}.",
    "{Suicide} antes que nada. Puedes decir: estoy a punto de hacerme daño. Si sangras, {emergency}.",
    "{Suicide} en este minuto y no cuelgues. Con una herida profunda, primero {emergency}.",
  ],
};

const PUT_IT_AWAY: Spoken = {
  en: [
    "Then put it out of reach: hand it to someone, or leave it in another room and close the door.",
    "Leave the room it's in. Go to where another person is, even a shop or a neighbor.",
    "Get some distance from it first, as if it were hot. Ten minutes away from it can change a lot.",
  ],
  es: [
    "Después déjalo fuera de tu alcance: dáselo a alguien, o déjalo en otra habitación y cierra la puerta.",
    "Sal de la habitación donde está. Ve adonde haya otra persona, aunque sea una tienda o un vecino.",
    "Primero aléjate de eso, como si quemara. Diez minutos lejos pueden cambiar mucho.",
  ],
};

/** The means are at hand: the call and the distance come first, and nobody else is asked about. */
export const SELF_HARM_NOW: Script<QuestionId> = {
  steps: [
    { question: "moved", parts: [BEFORE_IT_HAPPENS, PUT_IT_AWAY, "question"] },
    { question: "wound", parts: [BEFORE_IT_HAPPENS, "reply", "question"] },
    { question: "thoughts", parts: ["reply", BRIEF.suicide, "question"] },
    { question: "today", branch: "deeper", parts: ["reply", BRIEF.suicide, "question"] },
    { question: "company", parts: ["reply", RIDE_OUT, BRIEF.suicide, "question"] },
    ...withoutIntent(FOLLOWING.steps),
  ],
};

/** The steps after the questions about a plan, which the questions before may not have called for. */
function withoutIntent(steps: readonly Step<QuestionId>[]): readonly Step<QuestionId>[] {
  return steps.filter((step) => step.branch !== "deeper" && step.question !== "company");
}

const EATING: Spoken = {
  en: [
    "Punishing yourself with food, or with the lack of it, is exhausting. Your worth isn't measured there, and you don't have to be thinner or iller to be helped.",
    "It sounds as if food has become a battlefield. That is a lot to fight in secret, several times a day.",
    "Thank you for telling me what is going on with eating. It is hard to say, because part of it wants to stay hidden.",
  ],
  es: [
    "Castigarse con la comida, o con no comer, agota. Tu valor no se mide ahí, y no hace falta estar peor para recibir ayuda.",
    "Parece que la comida se ha vuelto un campo de batalla. Es mucho para pelearlo en secreto, varias veces al día.",
    "Gracias por contar lo que pasa con la comida. Cuesta decirlo, porque una parte quiere seguir escondida.",
  ],
};

const EATING_BODY: Spoken = {
  en: [
    "If you faint, your heart skips, or you can't keep water down, {emergency}. A doctor should check you this week in any case.",
    "Your body may need a check-up soon, even if it feels under control. With chest pain, fainting or confusion, {emergency}.",
    "Please let a doctor look at your heart and your blood. If you pass out or feel your heart stumble, {emergency}.",
  ],
  es: [
    "Si te desmayas, el corazón da saltos o no retienes ni agua, {emergency}. En todo caso, que un médico te vea esta semana.",
    "Tu cuerpo puede necesitar una revisión pronto, aunque parezca bajo control. Con dolor de pecho, desmayo o confusión, {emergency}.",
    "Deja que un médico revise tu corazón y tu sangre. Si pierdes el sentido o notas que el corazón tropieza, {emergency}.",
  ],
};

const EATING_SMALL: Spoken = {
  en: [
    "For today, a smaller step: be with someone at the next meal, or have them on the phone.",
    "Somebody you trust could sit with you for half an hour after eating. Company makes that stretch shorter.",
    'You could tell one person: "Eating is hard for me right now." They don\'t have to fix it.',
  ],
  es: [
    "Para hoy, un paso más pequeño: come con alguien la próxima vez, o con alguien al teléfono.",
    "Alguien de confianza podría quedarse contigo media hora después de comer. En compañía ese rato se acorta.",
    "Puedes decirle a una persona: «Ahora mismo me cuesta comer». No tiene que arreglarlo.",
  ],
};

export const EATING_SCRIPT: Script<QuestionId> = {
  steps: [
    { question: "thoughts", parts: [EATING, FULL.eating, EATING_BODY, "question"] },
    { question: "today", branch: "deeper", parts: ["reply", BRIEF.eating, "question"] },
    { question: "company", parts: ["reply", EATING_SMALL, BRIEF.eating, "question"] },
    { question: "seen", parts: ["reply", SOMEONE_TO_TELL, BRIEF.eating, "question"] },
  ],
};
