import { readPattern, rule } from "./patterns.ts";
import type { Rule } from "./patterns.ts";

const QUIEN =
  "(?:el|ella|mi (?:esposo|marido|novio|novia|pareja|ex|papa|padre|mama|madre|padrastro|madrastra|tio|tia|hermano|abuelo|primo|jefe|esposa|mujer|hijo|cunado|suegro|vecino|profesor|entrenador)|un hombre|alguien|mis padres|su padre)";

/** Spanish: every family in one place, on text without accents. */
export const SPANISH_RULES: readonly Rule[] = [
  rule(
    "es.passive",
    "passive_ideation",
    "moderate",
    "crisis",
    `(?:quiero|quisiera|queria|deseo|prefiero|preferiria|ganas de|gustaria|necesito|ojala|merezco|deseando|rezo por|pido) (?:ya |solo |simplemente |mejor |me |que me |estar |no )*(?:morir|morirme|muera|muriera|morirse|muerto|muerta|desaparecer|dejar de existir|dejar de vivir|existir|haber nacido|despertar|despertara|despertarme|dormir para siempre|dormirme y no|irme de este mundo|descansar para siempre|muriendo|desapareciera|mate|matara|atropelle|lleve|llevara)(?= |$)(?! (?:de (?:risa|hambre|sueno|verguenza|amor|ganas|calor|frio|sed|la risa|pena ajena)|por (?:verte|conocer|ir)))
    no (?:quiero|quisiera|deseo|tengo ganas de|me interesa|puedo) (?:ya |mas )?(?:vivir|seguir viviendo|estar (?:vivo|viva|aqui mas|en este mundo)|existir|despertar|despertarme|seguir (?:aqui|viva|vivo|existiendo|en este mundo|adelante con (?:esto|mi vida))|continuar viviendo|llegar a manana)
    ya no (?:quiero|puedo|aguanto|soporto|tengo ganas de|le veo sentido a|vale la pena) (?:mas |seguir |estar |la |esta |mi )*(?:vivir|viviendo|vida|aqui|existir|seguir|asi)
    (?:cansad[oa]|hart[oa]|agotad[oa]) de (?:vivir|la vida|existir|estar viv[oa]|mi vida|respirar|esta vida)
    (?:estarian|estaria|estaran|estara|serian|seria|vivirian|iria|irian) (?:todos |mucho |mas )*(?:mejor|felices|tranquilos|feliz|aliviados) (?:todos )?(?:sin mi|si (?:yo )?(?:no (?:estuviera|existiera)|me (?:muero|muriera|fuera|voy|mato)|muriera|desapareciera|estuviera muert[oa]))
    (?:mundo|todos|familia|hijos) ~~mejor sin mi
    (?:ojala|desearia|quisiera|hubiera|mejor) (?:no )?(?:~)?(?:despertar|despertara|despierte|despertarme|naci|nacido|existir|existiera|existido|muerto|muerta|morir|muriera)
    me canse de vivir|(?:no le importaria|a nadie le importaria|le importaria) ~(?:nadie )?~si (?:me muero|desaparezco|muero|no estoy|me voy)|(?:dormida|dormido|dormir) y no (?:despertara|despertar|despierte)|no despierto (?:no pasa nada|mejor|ojala)|le (?:encuentro|veo|hallo) (?:el )?sentido a (?:seguir|vivir|la vida|estar)|no despertara
    no (?:tiene|tengo|encuentro|veo|le veo|hay) ~(?:sentido|razon|razones|motivo|motivos|ganas) (?:a |para |de |en |por )?(?:la |que |mi |seguir )?(?:vida|vivir|viviendo|seguir|vivo|viva|aqui)
    (?:la vida|mi vida|vivir|esto) (?:ya )?no (?:vale la pena|tiene sentido|merece la pena)
    (?:soy|me siento|solo soy) (?:una |un )?(?:carga|estorbo)
    (?:nadie|quien) (?:me )?(?:extranaria|echaria de menos|notaria|lloraria|iria a mi funeral)
    (?:para que|que sentido tiene|de que sirve) (?:sigo |seguir )?(?:vivir|viv[oa]|viviendo|existir|estar viv[oa]|sigo aqui|la vida)
    (?:me da igual|no me importa|no me importaria|me daria igual) (?:si )?(?:vivir o morir|morir|morirme|muero|me muero|no despertar|vivo o muero|si me atropella|si me muero|estar muert[oa]|vivir)
    (?:pienso|pensando|pensar|suenio|sueno|imagino|fantaseo) (?:mucho |a veces |siempre |todo el tiempo )*(?:en|con) (?:mi muerte|morir|morirme|la muerte|estar muert[oa]|mi funeral|no despertar|no existir|desaparecer)
    (?:dios|senor) ~(?:llevame|me lleve|llevarme|llevate)
    que (?:dios )?me (?:lleve|muera|parta un rayo|atropelle|mate)
    estoy mejor muert[oa]|estaria mejor muert[oa]|mejor (?:muert[oa]|estar muert[oa])|no deberia (?:haber nacido|existir|estar viv[oa])`,
  ),
  rule(
    "es.active",
    "active_ideation",
    "moderate",
    "crisis",
    `(?:matarme|suicidarme|me suicido|me suicide|me mato|me quiero matar|me quiero morir|quitarme la vida|quitarme de en medio|ahorcarme|colgarme|cortarme las venas|tirarme (?:de|del|al|desde|por|a las vias)|lanzarme (?:de|del|al|desde|a)|aventarme (?:de|del|al|desde)|pegarme un tiro|darme un tiro|tomarme todas|tragarme todas|meterme un tiro|acabar con (?:mi vida|todo|mi sufrimiento|mi existencia|esto de una vez)|terminar con (?:mi vida|todo|mi sufrimiento|esto de una vez)|poner fin a (?:mi vida|todo|mi sufrimiento)|hacerme desaparecer)(?! (?:de (?:risa|hambre|verguenza)|a estudiar|trabajando|estudiando|en el gym|entrenando))
    (?:pensamientos|ideas|ideacion|impulsos|ganas|tendencias) (?:suicidas|de suicidio|de suicidarme|de matarme|de morir)
    (?:pens(?:ar|ando|e|ado)|pienso|consider(?:o|ando|e)|planeo|ganas de|tentacion de|contempl(?:o|ando)|idea del?|hablando del?) (?:mucho |seriamente |a veces )*(?:en |sobre )?(?:el )?(?:suicidio|suicidarme|matarme|quitarme|acabar con todo)
    (?:soy|estoy|me siento) suicida
    tirarme (?:de|del|al) (?:un |una )?(?:puente|edificio|metro|tren|balcon|azotea|ventana)|ideas? suicidas?|suicidas?(?= |$)(?! (?:squad|del ataque))
    me (?:quiero|quisiera|voy a|dan ganas de|gustaria|pienso|deberia) (?:matar|suicidar|ahorcar|colgar|quitar la vida|tirar (?:por|de|del|al|desde)|lanzar (?:al|de|desde)|morir)(?! (?:de (?:risa|hambre|verguenza)))
    (?:voces|voz) ~(?:dicen|dice|ordenan|piden) ~(?:mate|matarme|muera|haga dano|salte|mates)
    el suicidio (?:es|parece) ~(?:salida|opcion|solucion|respuesta)
    (?:reunirme|estar|irme|encontrarme) con (?:mi|el|ella|mis) ~(?:en el cielo|muert[oa]|que murio|que fallecio|alla arriba)`,
  ),
  rule(
    "es.plan",
    "plan_or_attempt",
    "high",
    "crisis",
    `(?:tengo|compre|guardo|guarde|junte|consegui|estoy juntando|estoy guardando|llevo guardando|ahorre|escondi) (?:ya )?(?:~)?(?:pastillas|pistola|soga|cuerda|navaja|veneno|arma|medicamentos|insulina|frasco) ~~(?:listas?|lista|carta|para (?:acabar|morir|irme|matarme|hacerlo|terminar|no despertar|esta noche)|en la mano|en frente|enfrente|aqui|hoy|esta noche|preparad[ao]s?|delante|cargada|despedi|suficientes|para siempre)
    (?:pastillas|pistola|soga|cuerda|navaja|veneno) ~~(?:carta|cartas|hoy me voy|me voy|despedida|nota)
    (?:carta|cartas|nota|notas) (?:de )?(?:despedida|suicidio|escrita|escritas|para mis hijos cuando)
    (?:escribi|escribiendo|deje|estoy escribiendo|ya escribi|termine|tengo) ~(?:carta|cartas|nota|despedida) ~~(?:adios|despedida|despedirme|hoy|noche|voy|escrita|lista|todos|cuando no este|familia|perdon|listo)
    (?:hoy|esta noche|manana|ahora|este fin de semana|el viernes|el domingo) ~(?:me voy para siempre|me mato|me suicido|acabo con todo|termino con todo|se acaba todo|acaba todo|me despido|lo hago|lo voy a hacer|es el dia|es mi ultim[oa]|me quito|dejo de sufrir|voy a morir|todo termina|me muero de verdad|acabo con mi vida|sera la ultima)
    (?:voy a|decidi|he decidido|planeo|tengo planeado|pienso) (?:matarme|suicidarme|quitarme la vida|ahorcarme|colgarme|acabar con (?:todo|mi vida)|terminar con (?:todo|mi vida)|tirarme|saltar (?:del|de|desde)|lanzarme|morir (?:hoy|esta noche|manana)|tomarme (?:todas|todo el frasco|el frasco)|irme de este mundo|cortarme las venas)
    (?:me tome|acabo de tomar|acabo de tomarme|tome|me trague|trague|he tomado|me he tomado|acabo de tragarme|me acabo de tomar) (?:todas?|todo|un monton|muchas|un frasco|el frasco|la caja|una caja|como [0-9]+|[0-9]+|veinte|treinta|demasiadas|un bote|medio frasco|lejia|cloro|veneno|un punado)
    (?:intente|trate de|quise|intento de) (?:matarme|suicidarme|suicidio|quitarme la vida|ahorcarme|colgarme|cortarme las venas|saltar|tirarme) ~(?:ayer|anoche|hoy|la semana|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)|otra vez|de nuevo|hace (?:unos|dos|tres) dias|y nadie|y no|pero|fall)
    (?:estoy|parad[oa]|sentad[oa]|subi|me subi) (?:en|al|a|sobre|en el borde) ~(?:puente|azotea|techo|borde|cornisa|balcon|vias|barandilla|precipicio) ~~(?:saltar|tirarme|lanzarme|adios|salto|acabar|valor|listo|lista|tren|miedo|despedirme)
    (?:cuantas|cuanta|cuanto|que dosis|que cantidad) ~~(?:pastillas|paracetamol|ibuprofeno|clonazepam|insulina|dosis|medicamento|veneno|somniferos|diazepam|alprazolam|tramadol) ~~(?:morir|matar|mata|mortal|letal|muera|sobredosis|necesito|para no despertar|hacen falta|se necesitan|mori)
    (?:dosis|cantidad) (?:letal|mortal)
    (?:como|forma|manera|formas|maneras|metodo|modo) ~(?:puedo |me |de |para |mas )*(?:matarme|suicidarme|morir (?:sin dolor|rapido|hoy)|quitarme la vida|suicidarse sin|ahorcarme|hacer un nudo|mato sin|morir sin|facil de morir|sin dolor de morir|indolora)
    (?:puente|edificio) (?:mas )?alto (?:cerca|de mi|de la ciudad|por aqui)
    (?:adios|hasta siempre|me despido) (?:a todos|mundo|mundo cruel|para siempre|amigos|mama|familia|de todos|de ti)|(?:gracias por (?:todo|escucharme)) ~adios(?! y)
    (?:cuando|si) (?:lean|leas|encuentren|lees) esto ~~(?:muert[oa]|ido|no estare|sera tarde|adios|estare)
    (?:regale|estoy regalando|di|reparti|he regalado) ~(?:mis cosas|mi ropa|mi perro|mi gato|todo lo mio|todas mis cosas|mis pertenencias)
    (?:cuiden|cuida|diganle|dile|dila|diles) (?:a |de )?(?:mi|mis) ~~(?:cuando (?:ya )?no este|cuando me vaya|los quiero|la quiero|que (?:los|la|lo) (?:quiero|amo|quise|ame)|no fue su culpa)
    (?:ya )?no (?:voy a estar|estare|voy a despertar|me veran|volveran a verme|sabran de mi|amanezco)(?! (?:en (?:casa|la oficina|el trabajo)|disponible|de acuerdo|listo|solo|sola))`,
  ),
  rule(
    "es.self_harm",
    "self_harm",
    "moderate",
    "crisis",
    `(?:me (?:corto|corte|cortaba anoche|quemo|queme|lastimo|lastime|hago dano|hice dano|hago cortes|rasguno|autolesiono|golpeo|muerdo|pego (?:a mi|contra|yo)|pincho|arano|arranco|he cortado|he vuelto a cortar|sigo cortando|estoy cortando|estoy lastimando))(?= |$)(?! (?:el (?:pelo|cabello|dedo|flequillo)|las unas|la lengua|las puntas|la boca|con el (?:horno|sarten|cafe)|un dedo|cocinando|la comunicacion|un poco el pelo))
    (?:cortarme|lastimarme|quemarme|hacerme dano|autolesionarme|herirme|golpearme|hacerme cortes|rajarme)(?= |$)(?! (?:el (?:pelo|cabello|flequillo)|las (?:unas|puntas|venas)))
    (?:cortes|cicatrices|heridas|quemaduras|marcas) (?:nuev[ao]s |frescas )?en (?:mis|mi|los|las) (?:brazos?|munecas?|piernas?|muslos?|antebrazos?|vientre|abdomen)
    (?:vomito|vomitar|vomite|me provoco el vomito|provocarme el vomito|me purgo|purgarme|laxantes)
    (?:no (?:como|he comido)|sin comer|dejo de comer|deje de comer) ~~(?:dias|merezco|adelgazar|a proposito|castigo|castigarme|peso|gorda)
    (?:autolesion|autolesiones|autolesionarse)
    no merezco (?:comer|comida)`,
  ),
  rule(
    "es.harm_to_others",
    "harm_to_others",
    "high",
    "crisis",
    `(?:voy a|quiero|quisiera|pienso|planeo|ganas de|tengo ganas de|podria|pensando en|me dan ganas de|fantaseo con|sueno con|imagino|a punto de|ordenan|tengo que) (?:que )?(?:matar|matarl[oae]s?|apunalar|apunalarl[oa]|disparar|dispararle|golpear|golpearl[oa]|lastimar|lastimarl[oa]|hacerle dano|envenenar|envenenarl[oa]|estrangular|estrangularl[oa]|ahogarl[oa]|quemar|asesinar|atropellar|romperle|partirle|acabar con (?:el|ella)|ahorcarl[oa]|pegarle|acuchillar|acuchillarl[oa]|hacer dano)(?= |$)(?! (?:el tiempo|por (?:un|una|el)|dos pajaros|zombies|al jefe final|el hambre|las bacterias))
    (?:llevar|traer|llevo|traigo) (?:una? |el |la )?(?:arma|pistola|cuchillo|navaja|rifle|bomba) (?:a|al) (?:la )?(?:escuela|trabajo|oficina|colegio|casa de|instituto|universidad|clase|iglesia)
    (?:tengo|compre|afile|consegui|llevo|guarde) ~(?:cuchillo|pistola|navaja|arma|machete|rifle) ~~(?:para (?:el|ella|matar|cuando)|lo (?:voy|espero)|la (?:voy|espero)|matar|vecino|jefe|pagar)
    (?:las? vo(?:z|ces)|dios|el diablo) ~(?:dicen|dice|ordenan|ordena|piden) ~(?:mate|matar|ataque|lastime|apunale|debe morir|tiene que morir)
    (?:me las va|me la va|van|va) a pagar ~~(?:sangre|muert[oe]|matar|pistola|cuchillo|vida)
    (?:lo|la|los|las|le|les) (?:voy|quiero) a? ?(?:matar|apunalar|disparar|hacer dano|estrangular|golpear|quemar|pegar)(?= |$)
    (?:sacudir|sacudo|asfixiar|ahogar|golpear|pegarle a|lastimar a|hacerle dano a) (?:a )?mi (?:bebe|hij[oa]|nin[oa])`,
  ),
  rule(
    "es.abuse",
    "abuse_or_violence",
    "high",
    "crisis",
    `(?:${QUIEN} )?(?:~)?(?:me|nos) (?:pega|pego|pegan|golpea|golpeo|golpean|viola|violo|violaron|abusa|abuso|amenaza|amenazo|amenazan|maltrata|patea|pateo|ahorca|ahorco|estrangula|estrangulo|toca cuando|toco cuando|toquetea|manosea|manoseo|encierra|encerro|empuja|empujo contra|empujo por|acosa|acosan|persigue|quema|quemo|cachetea|dio una paliza|da palizas|dio un punetazo|chantajea|obliga a|obligo a|forza|fuerza a|agarro del cuello|agarra del cuello|jala del pelo|jalo del pelo|tira cosas|avento|avienta|abofetea|abofeteo|tira del pelo|arrastro|sigue a (?:casa|todas)|vigila|controla (?:el telefono|todo|el dinero)|quita (?:el dinero|mi sueldo|el telefono|mi pasaporte)|prohibe|apunto con|va a matar|quiere matar|quiere hacer dano)(?= |$)(?! (?:el sol|la risa|con su|en el juego|la atencion|un susto|mucho hambre|la idea|la cancion|alegria|un abrazo))
    (?:me|nos) (?:dijo|dice|jura|juro|amenaza|amenazo) ~~(?:matarme|matar|me mata|me va a matar|nos mata|va a matarme|matarnos|quitarme a (?:mis|los)|si lo dejo|si me voy|si hablo)
    (?:fui|he sido|soy) (?:violada|violado|abusada|abusado|golpeada|golpeado|maltratada|maltratado|victima de (?:violencia|abuso|maltrato))
    (?:tengo |me da )?miedo (?:de|a) (?:volver a casa|mi (?:esposo|marido|novio|pareja|papa|padre|padrastro|ex)|que me (?:mate|pegue|golpee|haga dano|encuentre)|el|regresar a casa)
    (?:no me deja|no nos deja|me prohibe) (?:salir|ver a|trabajar|hablar|ir|tener)(?! (?:de pensar))
    (?:escondid[oa]|encerrad[oa]) en (?:el|la|mi) (?:bano|cuarto|closet|habitacion|armario) ~~(?:el|esposo|marido|gritando|golpeando|borracho|busca|papa|novio|puerta)
    (?:entra|entraba|se mete|viene) (?:a|en) mi (?:cuarto|cama|habitacion) ~(?:noche|noches|dormida|dormido)
    (?:pega|golpea|toca|abusa de|maltrata|lastima|pegan|pego) a (?:mi|mis) (?:hij[oa]s?|nin[oa]s?|mama|madre|abuel[oa]|herman[oa]|bebe)
    (?:moretones|moreton|ojo morado|golpes) ~~(?:maquillaje|esconder|tapar|esposo|novio|el me|papa|marido|hij[oa]|cuidadora|enfermera)`,
  ),
  rule(
    "es.medical",
    "medical_emergency",
    "critical",
    "crisis",
    `(?:no (?:puedo|puede|podia) respirar|no respira|dejo de respirar|no puedo respirar bien|le cuesta respirar|me cuesta (?:mucho )?respirar|se esta ahogando|me estoy ahogando con|se ahoga|se atraganto)(?! (?:de la risa|de risa|por la nariz del))
    (?:dolor|duele|presion|opresion|me aprieta|punzada) ~(?:pecho) ~~(?:brazo|respirar|fuerte|mucho|sudor|mareo|sudando|espalda|mandibula|horrible|terrible|no se me quita)
    (?:me duele mucho el pecho|dolor (?:muy )?(?:fuerte|intenso) en el pecho|brazo izquierdo ~dormido|infarto|ataque al corazon|derrame cerebral|paro cardiaco|un ictus)(?! (?:de risa|cuando vi))
    (?:no (?:despierta|responde|reacciona|se mueve)|inconsciente|desmay[oa]d[oa]|se desmayo|me desmaye|perdio el conocimiento|perdi el conocimiento|convulsion(?:es|ando)|convulsiona|ataque epileptico|se desplomo)(?! (?:a mis mensajes|el telefono|la app|el wifi|mis mensajes|temprano))
    (?:se|me) (?:trago|tomo|tome|trague|bebio|bebi) ~(?:cloro|lejia|veneno|pila|detergente|pastillas|raticida|gasolina|demasiad[ao]s?|quimico|limpiador)
    (?:sobredosis|intoxicad[oa]|envenenad[oa]|intoxicacion)
    (?:sangra|sangrando|sangre|sangrado|hemorragia) ~(?:mucho|no para|no deja|por todas partes|no se detiene|mucha|sin parar|abundante|y estoy embarazada)|no (?:para|deja) de sangrar|(?:vomitando|escupiendo|tosiendo) sangre|perdiendo mucha sangre
    (?:se me (?:hincha|cierra|esta cerrando|esta hinchando)|hinchad[oa]|cerrando) ~(?:garganta|lengua|cara|labios)|(?:garganta|lengua|labios) ~(?:hinchad[oa]s?|cerrando|cierra)|reaccion alergica|anafila
    (?:llam(?:a|en|ar|o)|necesito|manden|urge) (?:a )?(?:una )?(?:ambulancia|911|112)
    (?:no (?:siento|puedo mover)) ~(?:lado|brazo|pierna|cara|mitad)|(?:media cara|la cara) ~(?:dormida|caida|paralizada)|no puedo hablar bien
    (?:me corte|se corto|apunalaron|dispararon|atropellaron|atropello) ~~(?:profundo|sangre|sangra|vena|mucho|no se mueve|hueso|balazo)|(?:se me rompio la fuente|rompi fuente)`,
  ),
];

/** Sayings about dying and killing that mean hunger, laughter or effort. */
export const SPANISH_IDIOMS = readPattern(`
(?:me|se|nos) (?:muero|moria|mori|murio|morimos|voy a morir|estoy muriendo|muriendo) (?:de|del|por|x) (?:la )?(?:risa|hambre|sueno|verguenza|amor|ganas|calor|frio|sed|pena ajena|miedo con|curiosidad|aburrimiento|envidia|ternura|un (?:cafe|taco|helado)|ver|conocer|ir|unos? |una |los nervios|nervios|cansancio|oso)
(?:desaparecer|perderme|esfumarme) (?:a|en|por) (?:la|el|una|un|las|los)? ?(?:playa|montana|semana|campo|bosque|fin de semana|vacaciones|isla|pueblo)
(?:muert[oa]s?|morir|morirme|morirse|morirnos) de (?:la )?(?:risa|hambre|sueno|verguenza|frio|calor|cansancio|aburrimiento|sed|miedo con|amor|nervios)
(?:mataria|matar|mato|muero|daria la vida) por (?:un|una|unos|unas|el|la|ese|esa|ir|dormir|tu|tus|volver|irme)
(?:matar|matando|mato) (?:el|al) (?:tiempo|hambre|aburrimiento|jefe final|gusanillo|dragon|zombie)
(?:me|nos) (?:mata|matan|esta matando|estan matando) (?:el|la|los|las|este|esta|estos|de|tu|su|un|mi (?:espalda|cabeza|jefe)|con)
(?:cortar|corte|corto|cortarme|cortarse|corta) (?:el|la|las|un|mi|me el|con mi|con el|relaciones) ?(?:pelo|cabello|flequillo|unas|puntas|cesped|pasto|cebolla|pan|novi[oa]|lazos|luz|dedo|internet|llamada|cebollas|pastel)
morirme de vacaciones|pega la lata|golpee (?:el|la|los|con|contra (?:la mesa|el)) ?(?:dedo|codo|rodilla|mesa|puerta)|golpeo el dedo|(?:de mala muerte|a muerte con|muerto de|de muerte lenta con|la muerte de un|dia de (?:los )?muertos|pan de muerto|naturaleza muerta|matarme (?:de risa|estudiando|trabajando|entrenando)|me mato (?:de risa|estudiando|trabajando|entrenando)|escuadron suicida)
`);
