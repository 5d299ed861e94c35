/** What stands for many words in a cue: `{partner}` for any of these. */
export const CUE_CLASSES: Readonly<Record<string, string>> = {
  partner:
    "husband|wife|boyfriend|girlfriend|partner|fiance|fiancee|spouse|bf|gf|my man|my girl|the missus|hubby",
  parent: "mother|father|mom|mum|mam|dad|parents|mama|papa|grandmother|grandma|nan|grandfather",
  child:
    "son|daughter|kid|toddler|teen|teenager|year old|eldest|youngest|oldest|stepson|stepdaughter",
  pet: "dog|cat|hamster|rabbit|bunny|horse|puppy|kitten|parrot|guinea pig|pony|budgie|ferret|tortoise",
};
