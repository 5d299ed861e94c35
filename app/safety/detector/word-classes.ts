/** Words by what they speak of; the model reads their order ("writer before means") beside the words themselves. */
const CLASSES: Readonly<Record<string, string>> = {
  writer: "i me my myself mine we us our yo mi me mis",
  man: `
    he him his himself el boyfriend husband stepdad dad uncle brother stepbrother grandad man guy
    landlord coach boss son esposo marido novio padrastro papa padre tio hombre
  `,
  woman: `
    she her hers herself ella girlfriend wife mum stepmum aunt sister gran woman daughter nurse
    carer aide mama madre hermana abuela esposa novia caregiver nanny babysitter
  `,
  loose: `
    they them their someone somebody people everyone everybody anyone nobody partner ex roommate
    neighbour neighbor friend parents family staff stranger coworker classmate teacher fiance
    alguien nadie todos
  `,
  small: `
    baby toddler newborn infant kids kid child children son daughter grandson granddaughter twins
    bebe hijo hija hijos nino nina
  `,
  you: "you your yours yourself tu",
  death: `
    die dies died dying dead death suicide suicidal suicidally kill killing killed myself grave
    coffin funeral cemetery buried corpse heaven afterlife overdose overdosing overdosed noose morir
    muerto muerta muerte matarme matar suicidio suicidarme obituary casket ghost deceased lethal
    fatal deadly morirme
  `,
  ending: `
    end ends ending ended over stop stopped stopping finish finished gone leave leaving disappear
    vanish erase erased quit exit evaporate final last permanently forever permanent acabar terminar
    desaparecer escape done goodbye farewell anymore
  `,
  life: `
    life live lived living alive exist existing existence existed breathe breathing born world earth
    wake waking woke awake conscious vida vivir viva vivo existir despertar nacido being
  `,
  wish: `
    want wanted wanting wish wished wishing hope hoping hoped pray praying prayed rather prefer
    ready relief relieved peace peaceful quiet glad welcome envy jealous deserve craving crave urge
    urges tempted quiero ojala ganas gustaria deseo
  `,
  thought: `
    think thinking thought thoughts thinks imagine imagining imagined picture pictured picturing
    fantasize fantasizing daydream dream considering considered consider rehearsing plan planning
    planned decided googling contemplating pienso pensando mind idea ideas researching imagino
  `,
  means: `
    pills pill rope noose gun pistol rifle shotgun revolver bullet bullets knife blade razor bleach
    helium belt bridge roof cliff train tracks overpass platform ledge garage engine exhaust
    medication insulin oxycodone tylenol ibuprofen fentanyl vodka scissors lighter machete bat
    hammer crowbar petrol antifreeze poison pastillas soga cuerda pistola cuchillo puente navaja
    balcony axe beam gas acid weapon bottle tablets
  `,
  time: `
    tonight tomorrow today now soon sunday monday tuesday wednesday thursday friday saturday weekend
    minutes hour hours ago yesterday midnight esta noche hoy manana anoche morning night last
  `,
  settle: `
    letter letters note notes wrote written goodbye farewell passwords keys will gave giving away
    affairs insurance sorted packed deleted labels carta despedida adios wrapped room sold fed
  `,
  burden: `
    burden better without off lighter easier happier deserves waste useless worthless drag estorbo
    carga mejor sin
  `,
  despair: `
    hopeless pointless empty numb tired exhausted alone lonely hate useless worthless unbearable
    pain suffering broken sad crying cry lost nothing trapped scared afraid terrified depressed
    cansada sola vacia anxious overwhelmed guilty ashamed
  `,
  strike: `
    hit hits hitting beat beats beating slap slaps slapped punch punches punched kick kicks kicked
    push pushed pushes shove shoved slam slams slammed choke choked chokes strangle strangled throw
    threw throws throwing grab grabbed grabs grabbing drag dragged broke broken smash smashed pin
    pinned bite bit hurt hurts hurting harm stab stabbed stabbing shoot shooting shot burn burned
    burning attack attacked shake shook shaking smother suffocate drown drowning pega golpea golpeo
    ahorco pego apunalar disparar asfixiar spit whip whipped tie ties tied locked locks locked
  `,
  coercion: `
    threatened threatens threatening threat force forces forced forcing allowed allow let lets
    control controls tracks track tracking follows followed following stalking watches watching
    secret tell told passport money permission leave unless blackmail nudes photos pictures amenaza
    obliga deja sigue hammering
  `,
  sexual: `
    rape raped rapes sex sexual touch touches touched touching molest molested grope groped naked
    nudes skirt shorts underwear shower kiss kissing kissed bed body private violaron violo toca
    pants trousers bedroom
  `,
  injury: `
    cut cuts cutting cutted scratch scratching scratched bruise bruises bruised bleed bleeding bled
    blood scar scars burn burns burning carve carved bite biting pick picking nails pulling razor
    blade wound wounds corto cortar cortarme quemo scab sting raw clean relapsed slipped relapse
  `,
  body: `
    arm arms wrist wrists thigh thighs leg legs stomach skin forearm hip hips ankle hand hands palms
    fingers head face eye ribs throat neck hair chest back knee shoulder ear tongue lips lip mouth
    jaw brazo brazos piernas pecho garganta cara cabeza
  `,
  food: `
    eat eating ate eaten food meal meals dinner lunch breakfast calories weight purge purging vomit
    vomiting throw laxatives starve starving fasting thin skinny fat gum coffee hungry empty comer
    comida vomito adelgazar binge restrict weigh inpatient
  `,
  symptom: `
    breathe breathing breath unconscious seizure seizures fitting convulsing collapsed fainted faint
    passed swelling swollen numb drooping dizzy vomiting throwing blue purple grey sweaty sweating
    confused fever limp unresponsive responding wake stroke attack choking pulse fluid pain crushing
    tight squeezed hives wheezing blood bleeding spraying sugar contractions respirar responde
    despierta sangrar morado mareada convulsionando desmayo stools black headache blind jerking
    floppy burning
  `,
  ingest: `
    took taken take swallowed swallow drank drunk drink ate eaten mixed injected tomo tome trago
    trague overdosed dose twice double accident accidentally mistake bitten stung inhaled
  `,
  secret: `
    hide hiding hid hidden secret secretly nobody notice explain sleeves cover covering knows know
    without hearing telling makeup promise esconder escondo tapo
  `,
  number: `
    many much long high tall deep enough dose lethal painless quickest peaceful easiest how which
    cuantas cuanto way method does
  `,
  negation: "not never no without cannot nothing none nor sin nunca ya jamas no",
  past: "used ago years decade since childhood was were when were attempted former once anniversary",
  game: `
    game level boss minecraft sims play player character novel story movie film book song episode
    documentary essay assignment class article podcast code server build app meme lol haha haha jaja
    lmao speedrun
  `,
  everyday: `
    coffee work meeting lunch gym run weekend holiday dog cat garden recipe train school homework
    printer laptop phone car boss traffic weather trip wedding party dinner kids session exercise
    thanks account subscription
  `,
  third: `
    friend sister brother son daughter coworker roommate cousin uncle colleague husband wife
    neighbour classmate mum dad teenager boy girl patient student
  `,
  command:
    "voices voice god devil tell tells telling told must order commands demons dicen voces jesus",
  anger: `
    revenge pay angry rage hate snap furious list laugh laughed enemy sorry bully bullied mocked
    humiliated ruined deserve
  `,
};

const CLASS_OF = new Map<string, string[]>();
for (const [name, words] of Object.entries(CLASSES)) {
  for (const word of words.trim().split(/\s+/))
    CLASS_OF.set(word, [...(CLASS_OF.get(word) ?? []), name]);
}

const NO_CLASSES: readonly string[] = [];

export function classesOf(word: string): readonly string[] {
  return CLASS_OF.get(word) ?? NO_CLASSES;
}
