/**
 * How people shorten, bend and dodge words, each entry "as written = as rules read it".
 * Written without apostrophes: "im" stands for "im", "i'm" and "i’m".
 */
const SHORT_FORMS = `
im=i am|ive=i have|dont=do not|doesnt=does not|didnt=did not|cant=can not|cannot=can not|couldnt=could not
wouldnt=would not|wont=will not|isnt=is not|arent=are not|wasnt=was not|werent=were not|hasnt=has not|havent=have not
hadnt=had not|shouldnt=should not|aint=is not|hes=he is|shes=she is|theyre=they are|theyve=they have|theyll=they will
youre=you are|youve=you have|youll=you will|weve=we have|thats=that is|its=it is|itd=it would|itll=it will
whats=what is
theres=there is|lets=let us|hows=how is|wheres=where is|whos=who is|thatll=that will|everyones=everyone is
nobodys=nobody is
gonna=going to|gunna=going to|gona=going to|goin=going|gon=going to|finna=going to|boutta=about to
bouta=about to|wanna=want to|wana=want to|wannna=want to
gotta=have to|hafta=have to|tryna=trying to|tryin=trying|imma=i am going to|ima=i am going to
dunno=do not know|woulda=would have
couldve=could have|wouldve=would have|shouldve=should have|mustve=must have|mightve=might have
coulda=could have|shoulda=should have|outta=out of|lemme=let me|gimme=give me|kinda=|sorta=|u=you|ur=your|r=are|n=and
nd=and|abt=about|bout=about|bc=because|cuz=because|cos=because|coz=because|becuz=because|b4=before|tho=though
thru=through
tonite=tonight|2nite=tonight|2night=tonight|tmrw=tomorrow|tmr=tomorrow|tmw=tomorrow|2moro=tomorrow
2morrow=tomorrow|rn=right now|nite=night
ppl=people|every1=everyone|any1=anyone|no1=nobody|sum1=someone|some1=someone|sb=someone|4ever=forever
4eva=forever|evry1=everyone
noone=nobody|wud=would|cud=could|shud=should|wuld=would|cld=could|shld=should|wld=would|dnt=do not|cnt=can not
wnt=want|wntd=wanted
nvr=never|neva=never|alrdy=already|alredy=already|evrything=everything|evry=every|everythin=everything
nothin=nothing|somethin=something
yall=you|ye=yes|yh=yes|yeh=yes|yea=yes|yeah=yes|yep=yes|yup=yes|ok=ok|okay=ok|pls=please|plz=please
ty=thank you|thx=thanks|luv=love
sry=sorry|srry=sorry|rlly=|rly=|srsly=|fr=|frfr=|ngl=|tbh=|tbf=|imo=|af=|asf=|ong=|istg=|omg=|omfg=|lowkey=
lowkeyy=|highkey=
really=|literally=|honestly=|actually=|basically=|seriously=|genuinely=|truly=|simply=|quite=|very=|so=|just=
even=|totally=
fucking=|fuckin=|fkn=|fking=|effing=|freaking=|frickin=|freakin=|damn=|goddamn=|bloody=|bloomin=|legit=
deadass=|bro=|bruh=|dude=
obviously=|perhaps=|probably=|definitely=|completely=|quietly=|seriuosly=|reely=|realy=|litterally=|simpley=
ugh=|um=|uh=|well=
w=with|wo=without|w/o=without|w/=with|rlationship=relationship|bf=boyfriend|gf=girlfriend|hubby=husband
mam=mum|mom=mum|mommy=mum|momma=mum|mama=mama|mother=mum
stepmom=stepmum|stepmother=stepmum|stepfather=stepdad|father=dad|daddy=dad|grandma=gran|grandmother=gran
nana=gran|granny=gran|grandpa=grandad|grandfather=grandad
meds=medication|tabs=pills|tablets=pills|tablet=pill|capsules=pills|pillz=pills|sleepers=sleeping pills
docs=doctors|doc=doctor|hosp=hospital
mins=minutes|min=minutes|hrs=hours|hr=hour|yrs=years|yr=year|wks=weeks|wk=week|mths=months
`;

/** Coded and clipped words for suicide, killing and self-injury. */
const CODED_WORDS = `
kms=kill myself|kmsing=killing myself|kmself=kill myself|kys=kill yourself|unalive=kill|unaliving=killing
unalived=killed|unlive=kill|unaliv=kill|sewerslide=suicide
sewerslides=suicide|sewercide=suicide|sewerside=suicide|sewersidal=suicidal|sewerslidal=suicidal
sooicide=suicide|suislide=suicide|sui=suicide|suic=suicide|suey=suicide|sooey=suicide|soocide=suicide
sooside=suicide
suiside=suicide|sueicide=suicide|suacide=suicide|suecide=suicide|suisidal=suicidal|suacidal=suicidal
sucidal=suicidal|suicial=suicidal|suicidle=suicidal|sucicidal=suicidal|ctb=kill myself|ctbing=killing myself
offing=killing|offed=killed|yeeting=killing|yeet=kill|roping=hanging myself|sh=self harm|selfharm=self harm
selfharming=self harming|selfharmed=self harmed
od=overdose|oding=overdosing|oded=overdosed|ods=overdoses|cvtting=cutting|cvt=cut|cvts=cuts|suicde=suicide
suicidality=suicidal thoughts
kil=kill|kiling=killing|killin=killing|kll=kill|klling=killing|kyll=kill|keel=keel|deth=death|ded=dead
dedd=dead|dieing=dying|dyin=dying|diying=dying|hert=hurt|hurtin=hurting
wnat=want|watn=want|wan=want|wont2=want to|myslef=myself|mysef=myself|mysekf=myself|meself=myself
myselv=myself|myselff=myself|mysel=myself|mself=myself|himslef=himself
sucidial=suicidal|sucidial=suicidal|suicidial=suicidal|comit=commit|comitt=commit|commiting=committing
hole=whole|tylanol=tylenol|tylonol=tylenol|gona=going to|everyday=every day|agen=again|tierd=tired|worht=worth
sleap=sleep|szn=season|alife=alive|aliv=alive|liv=live|livin=living|lief=life|lyfe=life|lyf=life
breath=breathe|breth=breathe|thoat=throat|throte=throat|exsist=exist|exsisting=existing|exisit=exist|exsit=exist|exits=exits|dissapear=disappear
dissapearing=disappearing|disapear=disappear
cuttin=cutting|cuting=cutting|cutt=cut|burnin=burning|scratchin=scratching|starvin=starving|bleedin=bleeding
razer=razor|razar=razor|razorblade=razor blade
beter=better|bettr=better|withot=without|witout=without|w0rld=world|werld=world|burdon=burden|burdan=burden
berden=burden|anymor=anymore|nomore=anymore
hospitle=hospital|amublance=ambulance|ambulence=ambulance|siezure=seizure|seizer=seizure
unconcious=unconscious|unconsious=unconscious|consious=conscious
`;

function readPairs(source: string): Map<string, string> {
  const pairs = source.split(/[|\n]/).filter((pair) => pair.includes("="));
  return new Map(
    pairs.map((pair) => [
      pair.slice(0, pair.lastIndexOf("=")).trim(),
      pair.slice(pair.lastIndexOf("=") + 1).trim(),
    ]),
  );
}

/** Short forms, slang and coded words, and what rules read in their place (nothing at all for mere emphasis). */
export const EXPANSIONS: ReadonlyMap<string, string> = new Map([
  ...readPairs(SHORT_FORMS),
  ...readPairs(CODED_WORDS),
]);

/** Words that a misspelled, masked, run-together or leet word may turn out to be. */
export const CRITICAL_WORDS: readonly string[] = `
suicide suicidal suicides kill killing killed kills myself yourself himself herself themselves die dying died
dead death
overdose overdosed overdosing hang hanging hanged noose rope gun shoot shooting rifle pistol bullet knife
knives blade blades razor razors
stab stabbing stabbed strangle strangled strangling choke choked choking murder poison poisoned bomb weapon
weapons massacre
cut cutting cuts burn burning burned scratch scratching bleed bleeding bruise bruises hurt hurting harm
harming selfharm
pills bleach paracetamol tylenol ibuprofen medication jump bridge train roof cliff
want wanted wish wished alive living life exist existing existence disappear vanish forever tonight goodbye
everyone everything
burden better without world nobody anymore worthless hopeless pointless end ending ended unalive
hit hits hitting beat beats beating punched slapped kicked raped rape abuse abused abuses abusing abusive
assault assaulted molested threatened threatens threatening
stalking stalked forced forces touches touched hurts hostage trapped
purge purging starve starving starved laxatives vomit calories
breathe breathing unconscious seizure stroke chest heart swallowed collapsed ambulance allergic bloody blood
hate scared afraid planning thinking thought thoughts thoguhts feel feeling never again
quiero morir morirme matar matarme suicidio suicidarme suicidar muerto muerta pastillas vivir quitarme vida
cortarme cortando despertar
golpea pega amenaza viola cuchillo pistola ahorcarme puente sobredosis respirar sangre
`
  .split(/\s+/)
  .filter((word) => word !== "");

/** Everyday words: they are never corrected into something else, and they tell English from gibberish. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `
self harm need worth
oxys percs percocets xans zannies norcos klonopins benadryls metoprolol lisinopril losartan amlodipine
atenolol metformin glipizide eliquis
a i the to and of in it is was be been being am are were do does did done not no yes have has had having will
would can could should may might must shall
me my mine you your he him his she her hers we us our they them their this that these those there here who
what when where why how which
for on at by with from up out about into over after before under again then than as if or but because while
until though also too only all any some
each every both few more most other another such own same very one two three four five six seven eight nine
ten first last next new old good bad
great little big small long short high low right left day days night nights week weeks month months year years
time times morning evening today
tomorrow yesterday now later soon always never sometimes often maybe please thanks thank hello hi hey ok fine
sure well still yet ever
get got getting go going gone went come came coming make made making take took taken taking give gave given
see saw seen look looking looked know knew known
think say said says tell told ask asked use used find found work working worked job call called try tried
trying need needs keep kept keeps let
put start started stop stopped stops talk talking talked feel feels felt show shown hear heard play playing
run running move moved live lives believe bring brought
happen happened write wrote written written sit sat stand stood lose lost pay paid meet met include continue
set learn change lead understand watch watching
follow create speak read spend grow open walk win teach offer remember love consider appear buy bought wait
serve send sent expect build stay stayed fall fell
reach remain suggest raise pass sell require report decide decided pull push people person man woman men women
child children kid kids baby boy girl
friend friends family mum dad parent parents mother father brother sister son daughter wife husband partner
boyfriend girlfriend uncle aunt cousin gran grandad
boss teacher doctor nurse therapist neighbour neighbor police house home room kitchen bathroom bed bedroom car
school class college university office
money food water coffee tea dinner lunch breakfast phone email text message game games movie film book song
music dog cat story character novel
thing things something anything nothing everything someone anyone way ways place part point world life hand
hands head face eyes eye arm arms leg legs body mind
hard easy happy sad angry tired lonely alone anxious worried stressed sick ill better worse best worst sorry
real true wrong sleep slept sleeping wake woke awake
eat ate eating drink drinking drunk drug drugs pain painful close closed full half whole enough many much lot
lots else away back down off around through
without against between during since already almost ago early late together apart inside outside near far
behind front done finished ready able unable
name word words list line number question answer idea reason fact case problem problems help helped helping
hope hoping wonder wondering guess mean means meant
care cared careful matter matters kind sort type such able group company system program process server port
code file laptop computer internet online
city town street road park station hospital store shop country weekend birthday summer winter spring holiday
trip flight hotel beach lake
went going diet weight fat thin run gym team match level player boss fight fights war army soldier news
article essay paper study research history
hill hall fill filling filled skill skills skilled skull still bill bills will till mill pill rolling pulling
calling falling selling telling filling willing wall
lie lying lied tie tied pie dye dyed dine diet dice did deed dear deal lead bead read head
hand handing handed hanger hungry hunger hung hint hilt heart hearts hear heat heal health hurry burn born
barn bury cute cutest cuter cult cup cups cute custom
guy guys fun gum gut gus sun run shot shut short shout shooting shoots stub stable stability staging stage
strange stranger strangers stranded
breath breathe breaths broth brother bridges brings bring bride blame blamed black blank blanket blood blow
blown bleach beach bleak
been bean beam bear beard beast beauty beaten eaten seat heat beats meats wish dish fish wash with which wise
lives liver lived alive olive life lift list left leave leaving leaves love loves loved loving moving giving having
hot hat hut hits his hint height heights weights pass past paste post pass pages page pager paper
rope hope ropes hopes role rode robe ripe rap tape cape grape drape scrape race rate rare rage raise raised
train trains trait trail brain rain drain strain trained training plain
end ends ended ending bend send lend mend need and ant any tend trend
gone gun gain again against pain gang bang hang sang song rang range ranging changing
poison person prison poised position posing potion portion
harm farm charm army arms alarm calm hard ham
burden garden burned burnt turned burger burgers
world words word would wold wordless worthless worthy worry worried
exist exits exit exited existed excited text texts test tests
pills pulls polls spills pillow pillows bills kills skills
scared scarred scored shared sacred scare scary score care cared cards
trapped tripped wrapped tapped mapped dropped strapped
abuse amuse about above excuse house mouse cause pause
threat threaten throat throats thread threads treat treatment
purse pure surge merge urge urges urged nurse
starve starved stare stared started carve serve starting staring storing
forced force forces fore course source voice choices
molten melted nested tested rested touch tough touches teaches couch coach
seize size sizes stoke stroke stroked strokes smoke spoke choke choked woke joke joked joking jokes cook cooking poking
chest chess cheat check cheese best rest test guest
heart hearth earth heard hearts collapse collapsed collapsing allergy allergic
blooded bloody blade blades blame glade black
tonight tonights night nights might light right sight
goodbye goodbyes good buy bye
viola vida vivir morir mover dormir matar quiero quiere puente vente respirar responder sangre
matches hatches watch catch catches scratch stretch batch patch patching
hated hate hates late date gate fate mate rate state
thinking thinks think thanking thing sinking shrinking linking drinking blinking thought though through tough
taught bought brought
planning planting planing plan planned planner feeling feelings peeling healing failing falling filling feline dealing
never ever nerve seven even event every nevertheless
afraid affair afford braid
worth wort earth worthwhile
`
    .split(/\s+/)
    .filter((word) => word !== ""),
);
