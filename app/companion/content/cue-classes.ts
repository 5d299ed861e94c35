/** What stands for many words in a cue: `{partner}` for any of these. */
export const CUE_CLASSES: Readonly<Record<string, string>> = {
  number:
    "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|2|3|4|5|6|7|8|9|10|11|12|13|14|15|16|17|18|19|20|21|22|23|24|25|26|27|28|29|30|35|40|45|50",
  partner:
    "husband|wife|boyfriend|girlfriend|partner|fiance|fiancee|spouse|bf|gf|my man|my girl|the missus|hubby",
  parent: "mother|father|mom|mum|mam|dad|parents|mama|papa|grandmother|grandma|nan|grandfather",
  child:
    "son|daughter|kid|toddler|teen|teenager|year old|eldest|youngest|oldest|stepson|stepdaughter",
  pet: "dog|cat|hamster|rabbit|bunny|horse|puppy|kitten|parrot|guinea pig|pony|budgie|ferret|tortoise",
};
