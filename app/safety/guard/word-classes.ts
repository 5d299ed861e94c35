import type { WordClasses } from "./pattern.ts";

/** Classes of words that phrases name in braces. Folded: lower case, no accents, no apostrophes. */
export const WORD_CLASSES: WordClasses = {
  disorder:
    "depression|depressive disorder|bipolar|bipolar disorder|bpd|borderline|borderline personality disorder|personality disorder|adhd|add|ptsd|cptsd|ocd|schizophrenia|schizoaffective|psychosis|autism|autistic|aspergers|anorexia|bulimia|eating disorder|panic disorder|anxiety disorder|generalized anxiety|social anxiety disorder|dissociative identity disorder|did|dysthymia|narcissistic personality disorder|npd|clinical depression|dementia|grief disorder|adjustment disorder|substance use disorder|mania|hypomania|manic depression",
  // What one says of somebody rather than of a mood: "you are bipolar".
  disordered:
    "bipolar|borderline|cyclothymic|dysthymic|neurodivergent|on the spectrum|schizophrenic|autistic|anorexic|bulimic|psychotic|clinically depressed|manic|adhd|paranoid|a psychopath|a narcissist|an addict|an alcoholic",
  trastorno:
    "depresion|bipolar|trastorno|trastorno bipolar|tdah|tept|toc|esquizofrenia|autismo|anorexia|bulimia|ansiedad generalizada|trastorno de ansiedad|trastorno limite|psicosis|demencia",
  degree:
    "clinical|severe|major|moderate|mild|chronic|classic|textbook|definite|a|an|the|some|clear|real|real case of|case of|a case of|a form of|form of|kind of|a kind of|generalized|complex|high functioning|untreated|postpartum|persistent|complicated",
  sure: "well|clearly|definitely|obviously|probably|certainly|really|simply|just|likely|indeed|surely|almost certainly|also|still|in fact",
  looks:
    "sounds like|looks like|seems like|seems that|sounds as if|seems to me that|appears that|appears to be",
  medicine:
    "medication|medications|medicine|medicines|meds|antidepressant|antidepressants|pills|tablets|pill|tablet|lithium|sertraline|zoloft|prozac|fluoxetine|escitalopram|lexapro|citalopram|xanax|alprazolam|valium|diazepam|lorazepam|ativan|klonopin|clonazepam|quetiapine|seroquel|lamotrigine|bupropion|wellbutrin|venlafaxine|effexor|trazodone|zolpidem|ambien|ritalin|adderall|vyvanse|ssri|ssris|snri|benzodiazepine|benzodiazepines|benzos|mirtazapine|paroxetine|olanzapine|risperidone|abilify|buspirone|hydroxyzine|propranolol|gabapentin|pregabalin|ibuprofen|paracetamol|acetaminophen|tylenol|aspirin|melatonin|st johns wort|st john wort|ketamine|psilocybin|cbd|opioids|oxycodone|tramadol|insulin|dose|doses|dosage",
  medicina:
    "medicacion|medicamento|medicamentos|medicina|medicinas|pastilla|pastillas|tableta|tabletas|antidepresivo|antidepresivos|litio|sertralina|fluoxetina|escitalopram|alprazolam|diazepam|lorazepam|clonazepam|quetiapina|lamotrigina|venlafaxina|trazodona|melatonina|ibuprofeno|paracetamol|dosis|ansiolitico|ansioliticos",
  count:
    "#|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|a hundred|two|three|four|five|six|eight|a dozen|diez|quince|veinte|treinta|cuarenta|cincuenta",
  episode:
    "depressive episode|manic episode|psychotic episode|nervous breakdown|psychotic break|hypomanic episode|dissociative episode|major depression",
  unit: "mg|milligram|milligrams|mgs|grams|gram|g|mcg|ml|tablets|tablet|pills|pill|capsules|drops|miligramos|gramos|pastillas|tabletas|comprimidos",
  many: "#|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|a hundred|hundred|all|all of|all the|all of the|all your|the whole|the entire|the rest of the|a handful of|enough|every one of|diez|quince|veinte|treinta|cuarenta|cincuenta|cien|todas|todas las|todos los|un punado de|todo el|bastantes|muchas",
  pills:
    "pills|pill|tablets|tablet|capsules|bottle|box|pack|packet|strip|sleeping pills|painkillers|meds|medication|medicine|antifreeze|bleach|pastillas|pastilla|tabletas|comprimidos|somniferos|frasco|caja|lejia|veneno",
  colour:
    "blue|white|little|small|sleeping|strong|those|these|your|her|his|the|of|them|that|blister|old",
  swallow:
    "take|takes|taking|swallow|swallows|swallowing|down|gulp|drink|ingest|consume|eat|inject|snort|crush|crushes|crushing|chew",
  traga:
    "toma|tomar|tomas|tomarte|tragate|traga|tragar|se traga|se toma|bebe|beber|ingiere|mezcla|mezclar|tritura|machaca|muele",
  lethal: "lethal|fatal|deadly|mortal|letal|letales|mortales|survivable|unsurvivable",
  die: "die|dying|kill yourself|killing yourself|end it|end it all|end your life|ending your life|take your life|commit suicide|be dead|death|suicide|disappear forever|kill oneself|kill someone|kill him|kill her|kill them|hang yourself|overdose|od|cut yourself|hurt yourself|harm yourself|starve|starve yourself",
  morir:
    "morir|morirte|morirse|matarte|matarse|suicidarte|suicidarse|quitarte la vida|quitarse la vida|acabar con todo|acabar con tu vida|la muerte|cortarte|hacerte dano|una sobredosis|ahorcarte",
  way: "way|ways|method|methods|means|option|options|technique",
  place:
    "bridge|bridges|cliff|cliffs|tower|towers|rooftop|rooftops|roof|overpass|balcony|building|buildings|viaduct|dam|railway|tracks|train line|puente|puentes|torre|acantilado|azotea|edificio|vias",
  length: "meters|metres|metros|feet|foot|ft|m|yards",
  noose: "noose|nooses|ligature|slipknot|hangmans knot|running knot|soga|nudo corredizo",
  unseen:
    "nobody notices|no one notices|nobody sees|no one sees|nobody finds|no one finds|nobody will notice|nobody will find|nobody knows|no one knows|they do not notice|they do not find|she does not find|he does not find|does not find|do not find|without being noticed|without getting caught|without anyone noticing|would not be found|not be found|will not be found|will not find you|nobody would find|not get caught|secretly|is home|nobody is home|no one is home|to hide|hides the taste|hide the taste|nadie las encuentre|nadie lo encuentre|nadie lo note|nadie se entere|nadie te encuentre",
  no_one:
    "anyone|anybody|a soul|no one|nobody|another soul|a living soul|any person|your parents|your mother|your doctor|your therapist|the police",
  licence:
    "therapist|psychologist|psychiatrist|counselor|counsellor|doctor|physician|clinician|nurse|social worker|psychotherapist|licensed professional|mental health professional|health professional|coach with a license",
  licencia:
    "terapeuta|psicologa|psicologo|psiquiatra|medico|medica|doctora|doctor|enfermera|enfermero|consejera|consejero|psicoterapeuta",
  services:
    "911|988|112|#|police|the police|emergency services|the emergency services|an ambulance|ambulance|the ambulance|paramedics|your therapist|your doctor|your mother|your mom|your father|your family|your parents|your sister|your brother|your wife|your husband|your partner|your friend|your school|your emergency contact|the crisis team|the crisis line|the hotline|the authorities|a counselor|a counsellor|our team|my team|my supervisor|someone|somebody|help|for help|a colleague|a professional",
  told: "called|notified|alerted|informed|contacted|told|phoned|texted|messaged|emailed|warned|reported|dispatched",
  telling:
    "calling|notifying|alerting|informing|contacting|telling|phoning|texting|messaging|sending|dispatching|reporting",
  tell: "call|notify|alert|inform|contact|tell|phone|text|message|send|dispatch|report",
  agree:
    "you are right|you are correct|you are absolutely right|you are totally right|i agree|agreed|true|it is true|that is true|yes|yeah|honestly|maybe you are right|perhaps you are right|i guess you are right|i understand|i see|sadly|indeed",
  relation:
    "family|kids|children|parents|wife|husband|mother|mom|father|dad|partner|friends|everyone|everybody|world|son|daughter|sister|brother|loved ones|people|colleagues|others",
  familia:
    "familia|hijos|hijas|padres|madre|padre|pareja|amigos|mujer|marido|esposa|esposo|mundo|gente|todos|hermana|hermano",
  parting: "farewell|goodbye|suicide|last|final|parting",
  letter: "note|letter|message|words|text|video|email|card",
  people:
    "family|mom|mum|dad|mother|father|parents|children|kids|everyone|everyone i love|all|sister|brother|love|friends|wife|husband|son|daughter",
  pet: "darling|my darling|my love|babe|baby|sweetheart|my dear love|honey|gorgeous|beautiful|sexy",
  they: "they|your neighbors|your neighbours|the neighbors|the neighbours|the government|the cia|the fbi|the police|the aliens|aliens|your boss|your family|your mother|people|everyone|someone|somebody",
  spying:
    "are watching you|is watching you|watching you|are spying on you|is spying on you|are following you|is following you|are tracking you|put the microphones|put microphones|planted microphones|has a chip in you|have a chip in you|put a chip|are listening to you|is listening to you|are after you|are poisoning you|poisoned your food|poisoned you|is poisoning you|have bugged|bugged your|are controlling you|reading your mind|read your mind|reading your thoughts|inserted|implanted|sending you messages|is sending you messages|are all in on it",
};
