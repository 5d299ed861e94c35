import type { Spoken } from "./script.ts";

/** Help named in full, the first time: how to reach it, and the easier way in. */
export const FULL = {
  suicide: {
    en: [
      "You can {suicideInFull}, at any hour, for free. If saying it aloud is too much, {text} and write instead.",
      "There are people awake right now for exactly this: {suicideInFull}. When talking feels impossible, {text}.",
      "Day or night, at no cost, {suicideInFull}. If typing is easier than talking, {text}.",
    ],
    es: [
      "{SuicideInFull}: es gratis y a cualquier hora. Si decirlo en voz alta es demasiado, {text} y escribe.",
      "Hay personas despiertas ahora mismo para esto: {suicideInFull}. Cuando hablar parece imposible, {text}.",
      "De día o de noche y sin pagar nada, {suicideInFull}. Si te resulta más fácil escribir, {text}.",
    ],
  },
  harm: {
    en: [
      "You can {suicide}. They also talk with people who are afraid of what they might do to someone else.",
      "There is a line for this kind of pressure too: {suicide}. If it comes to the point where someone could get hurt, {emergency}.",
      "At any hour, {suicide}, and say: I'm afraid I'll hurt someone. They have heard it before.",
    ],
    es: [
      "{Suicide}. También hablan con personas que temen lo que podrían hacerle a otra.",
      "También para esta presión hay una línea: {suicide}. Si llega el punto en que alguien podría salir herido, {emergency}.",
      "A cualquier hora, {suicide}, y di: tengo miedo de hacerle daño a alguien. No será la primera vez que lo oyen.",
    ],
  },
  unwanted: {
    en: [
      "Please ask for care today: {suicide}, or speak to your doctor or midwife. For support as a new parent, {maternal}.",
      "This deserves help today, not next week: your doctor, an emergency room, or {suicide}. There is also a line for parents: {maternal}.",
      "Today, tell a doctor or a nurse what you told me, or {suicide}. And for the weeks after, {maternal}.",
    ],
    es: [
      "Pide atención hoy mismo: {suicide}, o habla con tu médico o tu partera. Para tener apoyo en la crianza, {maternal}.",
      "Esto merece ayuda hoy, no la próxima semana: tu médico, urgencias, o {suicide}. También hay una línea para madres y padres: {maternal}.",
      "Hoy, cuéntale a un médico o a una enfermera lo que me has contado, o {suicide}. Y para las semanas que vienen, {maternal}.",
    ],
  },
  unwantedChild: {
    en: [
      "You can {suicide}, and say that you're a parent at the end of your strength. For your child's sake, {child} as well.",
      "For the next minutes, {suicide}. For the days after, ask your doctor about help for parents, or {child}.",
      "Please tell someone today: a doctor, or {suicide}. To talk about what the child needs, {child}.",
    ],
    es: [
      "{Suicide}, y di que crías y ya no puedes más. Por tu criatura, también {child}.",
      "Para los próximos minutos, {suicide}. Para los días siguientes, pregunta a tu médico por ayuda para familias, o {child}.",
      "Díselo hoy a alguien: a un médico, o {suicide}. Para hablar de lo que necesita la criatura, {child}.",
    ],
  },
  abuse: {
    en: [
      "When you have a private moment, {abuse}. It's free, and nobody there will push you to leave or to stay. If you're in danger, {emergency}.",
      "People there think this through with you, at your pace: {abuse}. In danger, {emergency}.",
      "For a safe plan at your own pace, {abuse}. They also help when you want to stay. If it turns dangerous, {emergency}.",
    ],
    es: [
      "Cuando tengas un momento a solas, {abuse}. Es gratis, y nadie te va a empujar a irte ni a quedarte. Si corres peligro, {emergency}.",
      "Hay personas que se dedican justo a pensar esto con alguien: {abuse}. En peligro, {emergency}.",
      "Para un plan seguro y a tu ritmo, {abuse}. También ayudan si quieres quedarte. Si se pone peligroso, {emergency}.",
    ],
  },
  assault: {
    en: [
      "When you want to talk to someone about it, {sexual}. You decide what you tell and what happens next.",
      "Some people work only on this: {sexual}. They can also say where to get medical care, with or without the police.",
      "At your own pace, {sexual}. A clinic can look after you too, and the choices stay yours.",
    ],
    es: [
      "Cuando quieras hablarlo con alguien, {sexual}. Tú decides qué cuentas y qué pasa después.",
      "Hay quienes se dedican solo a esto: {sexual}. También pueden decirte dónde recibir atención médica, con policía o sin ella.",
      "A tu ritmo, {sexual}. En una clínica también pueden atenderte, y las decisiones siguen siendo tuyas.",
    ],
  },
  young: {
    en: [
      "You can {child}. They talk with young people about exactly this, and you can stay on as long as you like. If you're in danger right now, {emergency}.",
      "There are people for this: {child}. They believe you, and they help to think about what comes next. If it's dangerous where you are, {emergency}.",
      "Please {child} as soon as you can do it safely. If something is happening this minute, {emergency}.",
    ],
    es: [
      "{Child}. Hablan con jóvenes justamente de esto, y puedes quedarte el tiempo que quieras. Si estás en peligro ahora, {emergency}.",
      "Hay personas para esto: {child}. Te creen, y ayudan a pensar qué viene después. Si donde estás hay peligro, {emergency}.",
      "En cuanto puedas hacerlo a salvo, {child}. Si algo está pasando en este minuto, {emergency}.",
    ],
  },
  dependent: {
    en: [
      "If they are in danger now, {emergency}. For a child, {child}, and ask what to do next.",
      "In danger this minute, {emergency}. To think it through, {child} if it is a child, or {abuse} if it is an adult you look after.",
      "{Child} if this is about a child, and say what you have seen. If it is happening now, {emergency}.",
    ],
    es: [
      "Si está en peligro ahora, {emergency}. Si se trata de una niña o un niño, {child} y pregunta qué hacer.",
      "Si corre peligro en este minuto, {emergency}. Para pensarlo con alguien, {child} si es menor, o {abuse} si es una persona adulta a tu cargo.",
      "{Child} si se trata de una criatura, y di lo que has visto. Si está pasando ahora, {emergency}.",
    ],
  },
  abuseOther: {
    en: [
      "The hotline talks with friends and family too: {abuse}. If they are being attacked now, {emergency}.",
      "You can {abuse} yourself, to ask how best to help. In an attack, {emergency}.",
      "For advice on being there for them, {abuse}. If you hear or see it happening, {emergency}.",
    ],
    es: [
      "La línea también habla con amistades y familia: {abuse}. Si la están atacando ahora, {emergency}.",
      "Para preguntar cómo ayudar mejor, {abuse}. Ante un ataque, {emergency}.",
      "Si quieres orientación para acompañarla, {abuse}. Si lo oyes o lo ves pasar, {emergency}.",
    ],
  },
  eating: {
    en: [
      "Two places know this well: {eating}, and at any hour {suicide}. Both are free.",
      "To talk with someone who knows eating disorders, {eating}. In a bad hour, {suicide}.",
      "You can {eating}. If it turns into not wanting to go on, {suicide}.",
    ],
    es: [
      "Hay dos lugares que lo conocen bien: {eating}, y a cualquier hora {suicide}. Los dos son gratis.",
      "Para hablar con alguien que entiende de trastornos alimentarios, {eating}. En una mala hora, {suicide}.",
      "{Eating}. Si se convierte en no querer seguir, {suicide}.",
    ],
  },
  helpers: {
    en: [
      "You can {suicide} yourself. They help people who worry about someone, and say what to do next.",
      "That line is for helpers too: {suicide}, and ask how to go about it. The person you worry about can also {text}.",
      "If you don't know how to begin, {suicide} and ask. You can even do it together, on one phone.",
    ],
    es: [
      "{Suicide}, también por ti. Ayudan a quien se preocupa por alguien, y te dicen qué hacer después.",
      "Esa línea también es para quien ayuda: {suicide}, y pregunta cómo hacerlo. La persona que te preocupa también puede escribir: {text}.",
      "Si no sabes por dónde empezar, {suicide} y pregunta. Incluso pueden hacerlo juntos, con un solo teléfono.",
    ],
  },
  psychosis: {
    en: [
      "Please see a doctor today, or go to an emergency room, and take someone with you. Until then, {suicide}, at any hour.",
      "This needs care today rather than tomorrow. {Suicide} and say what you told me, or if you feel in danger, {emergency}.",
      "A doctor or an emergency room can help today with how frightening this is. On the way there, or if you can't go, {suicide}.",
    ],
    es: [
      "Ve hoy a un médico o a urgencias, y que alguien te acompañe. Mientras tanto, {suicide}, a cualquier hora.",
      "Esto necesita atención hoy y no mañana. {Suicide} y di lo que me has contado, o si sientes peligro, {emergency}.",
      "Un médico o urgencias pueden ayudarte hoy con el miedo que da esto. En el camino, o si no puedes ir, {suicide}.",
    ],
  },
} as const satisfies Record<string, Spoken>;

/** Help named briefly, on every turn after the first. */
export const BRIEF = {
  suicide: {
    en: [
      "{Suicide} whenever you want a voice. {Text} if you want to write.",
      "To talk to someone: {suicide}.",
      "Day or night, you can {suicide}.",
      "You can {suicide} at any point and come back here after.",
      "If it gets worse, {suicide} first.",
    ],
    es: [
      "Cuando quieras una voz, {suicide}. Si prefieres escribir, {text}.",
      "Sigue ahí: {suicide}.",
      "Y en cualquier momento, de día o de noche, {suicide}.",
      "En medio de todo esto, {suicide}, y vuelve después.",
      "Si sube, primero {suicide} y después escribe aquí.",
    ],
  },
  harm: {
    en: [
      "If it builds up again, {suicide}, and {emergency} if someone is in danger.",
      "The line is open day and night: {suicide}.",
      "Before it gets too much, {suicide}.",
      "You can say it to a person, too: {suicide}.",
    ],
    es: [
      "Si vuelve a crecer, {suicide}, y si alguien corre peligro, {emergency}.",
      "La línea está abierta de día y de noche: {suicide}.",
      "Antes de que se desborde, {suicide}.",
      "También puedes decírselo a una persona: {suicide}.",
    ],
  },
  unwanted: {
    en: [
      "If the thought gets louder, put the little one somewhere safe and {suicide}.",
      "It's all right to need someone at three in the morning: {suicide}.",
      "Care today still counts: your doctor, or {suicide}.",
      "Should it feel close to happening, step out of the room and {emergency}.",
    ],
    es: [
      "Si ese pensamiento se hace más fuerte, deja a la criatura en un lugar seguro y {suicide}.",
      "Está bien necesitar a alguien a las tres de la mañana: {suicide}.",
      "La atención de hoy sigue contando: tu médico, o {suicide}.",
      "Si parece que va a pasar, sal de la habitación y {emergency}.",
    ],
  },
  abuse: {
    en: [
      "When it's safe to talk, {abuse}.",
      "The hotline stays open: {abuse}. In danger, leave the screen and {emergency}.",
      "You can {abuse} just to think out loud.",
      "No decision is needed before you {abuse}.",
    ],
    es: [
      "Cuando puedas hablar sin riesgo, {abuse}.",
      "La línea sigue abierta: {abuse}. En peligro, deja la pantalla y {emergency}.",
      "Aunque solo sea para pensar en voz alta, {abuse}.",
      "No hace falta haber decidido nada: {abuse}.",
    ],
  },
  assault: {
    en: [
      "Whenever you want someone to talk to about it, {sexual}.",
      "That line stays yours to use: {sexual}.",
      "Today, next week or in a year, {sexual}.",
      "You can {sexual} and say nothing at first.",
    ],
    es: [
      "Cuando quieras hablarlo con alguien que sabe de esto, {sexual}.",
      "Esa línea sigue siendo para ti: {sexual}.",
      "Hoy, la próxima semana o dentro de un año, {sexual}.",
      "Aunque al principio no digas nada, {sexual}.",
    ],
  },
  young: {
    en: [
      "You can still {child}, as often as you need.",
      "Someone is there for you: {child}.",
      "If it gets dangerous, {emergency}. To talk, {child}.",
      "When nobody is listening in, {child}.",
    ],
    es: [
      "Todas las veces que haga falta, {child}.",
      "Hay alguien para ti: {child}.",
      "Si se vuelve peligroso, {emergency}. Para hablar, {child}.",
      "Cuando nadie esté escuchando, {child}.",
    ],
  },
  dependent: {
    en: [
      "If it happens in front of you, {emergency}.",
      "You don't have to be certain before you {child}.",
      "The moment you think they are in danger, {emergency}.",
      "For the next step, {child}, or {abuse} when it concerns an adult.",
    ],
    es: [
      "Si pasa delante de ti, {emergency}.",
      "No hace falta tener certeza: {child}.",
      "En cuanto pienses que está en peligro, {emergency}.",
      "Para el siguiente paso, {child}, o {abuse} si es una persona adulta.",
    ],
  },
  abuseOther: {
    en: [
      "For you as well, {abuse}.",
      "If it gets violent while you are there, {emergency}.",
      "You can {abuse} before you speak with them.",
      "They can {abuse} on their own terms, from a phone that is safe.",
    ],
    es: [
      "También para ti, {abuse}.",
      "Si se pone violento mientras estás ahí, {emergency}.",
      "Antes de hablar con esa persona, {abuse}.",
      "Y que sepa que existe: {abuse}, desde un teléfono seguro.",
    ],
  },
  eating: {
    en: [
      "When you want someone who knows this, {eating}.",
      "At night, or when it gets darker, {suicide}.",
      "If you faint, or your heart races or skips, {emergency}.",
      "A first call can be two sentences long: {eating}.",
    ],
    es: [
      "Cuando quieras a alguien que conozca esto, {eating}.",
      "De noche, o cuando se ponga más oscuro, {suicide}.",
      "Si te desmayas o el corazón se acelera o da saltos, {emergency}.",
      "Una primera llamada puede tener dos frases: {eating}.",
    ],
  },
  helpers: {
    en: [
      "If it turns urgent, {emergency}. For advice, {suicide}.",
      "You don't have to carry this by yourself: {suicide}.",
      "In doubt, {suicide} and tell them what you told me.",
      "And for your own worry, {suicide}.",
    ],
    es: [
      "Si se vuelve urgente, {emergency}. Para orientarte, {suicide}.",
      "No tienes que cargar con esto sin ayuda: {suicide}.",
      "Ante la duda, {suicide} y cuéntales lo que me has contado.",
      "Y por tu propia preocupación, {suicide}.",
    ],
  },
  afterOverdose: {
    en: [
      "If your body feels wrong in any way, {emergency}. For everything else, {suicide}.",
      "To talk, at any hour, {suicide}.",
      "Should you think of doing it again, {suicide} before you are near it.",
    ],
    es: [
      "Si notas algo raro en el cuerpo, {emergency}. Para todo lo demás, {suicide}.",
      "Para hablar, a la hora que sea, {suicide}.",
      "Si piensas en repetirlo, {suicide} antes de tenerlo cerca.",
    ],
  },
  psychosis: {
    en: [
      "If it gets more frightening, {suicide}, or {emergency}.",
      "Care today still makes sense, and until you get there, {suicide}.",
      "You don't have to do what you are told to do. {Suicide} and stay on the line.",
      "When it is at its loudest, {suicide}.",
    ],
    es: [
      "Si da más miedo, {suicide}, o {emergency}.",
      "Que te atiendan hoy sigue teniendo sentido, y hasta entonces, {suicide}.",
      "No tienes que hacer lo que te manden. {Suicide} y quédate en la línea.",
      "Cuando suene más fuerte, {suicide}.",
    ],
  },
} as const satisfies Record<string, Spoken>;
