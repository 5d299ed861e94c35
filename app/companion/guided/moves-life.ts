import type { Move } from "./move.ts";

/** What people do with their days, plans and other people's opinions. The order is that of precedence. */
export const lifeMoves: readonly Move[] = [
  {
    id: "pointing",
    pattern:
      /^(?:(?:i think|probably|maybe|definitely|it's|just)\s)*(?:the|that|this) (?:[\w']+ ){1,4}(?:bit|part|one|thing|moment|sentence|line)$/u,
    hear: [
      "Then we stay with that.",
      "That part, then. Good that you could say which.",
      "All right, that is where we look.",
      "I go back to it with you.",
    ],
    ask: [
      "What happens in you when you look at it now?",
      "If somebody had seen you just then, what would you have liked them to say?",
      "What is it about that moment?",
    ],
  },
  {
    id: "others_absent",
    themes: ["caring", "overwhelm", "grief", "low_mood", "shame"],
    pattern:
      /\bmy (?:brother|sister|husband|wife|partner|family|siblings|parents|dad|mum|mom|ex) (?:lives|never|doesn't|don't|won't|sends|tries|isn't|only|just|is (?:abroad|away|far))\b/u,
    hear: [
      "So the daily part of it stays with you.",
      "They are there in a way, and it does not take anything off your hands.",
      "That can be lonelier than having nobody at all to wait for.",
      "It is one thing to know that they care, and another to be relieved by it.",
    ],
    ask: [
      "What would you like to be able to ask of them?",
      "What have you stopped hoping for from that side?",
      "What would a real bit of help look like?",
    ],
  },
  {
    id: "keeping_alive",
    themes: ["grief"],
    pattern:
      /\b(?:i could (?:ask|call|write|talk|tell|try|go|start|take|see|look|do|at least)|i (?:might|will|think i|want to|am going to)|(?<!if )i'll|i'd like to|i'm going to)\b/u,
    hear: [
      "That sounds like a way of keeping something of that time alive.",
      "So there is something you can still do that has to do with the two of you.",
      "A small thing, and not a small one at all.",
      "That would be a good place to put some of the missing.",
    ],
    ask: [
      "What does it bring back, when you think of it?",
      "What would it be like to do that?",
      "Is it something to do alone, or with somebody beside you?",
    ],
  },
  {
    id: "what_if",
    allowsOffer: true,
    pattern:
      /\bwhat if\b|\bi(?:'m| am| was|'ve been) (?:so |really |just |always |still )*(?:scared|afraid|worried|terrified) (?:that |of |it |he |she |they |i |about )|\bhow scared i am\b/u,
    hear: [
      "“What if” is a question that only ever asks in one direction.",
      "So the fear has already run ahead and looked at the worst.",
      "That is a fear with a clear outline, at least.",
      "It has not happened, and in you it is happening all the time.",
    ],
    ask: [
      "And if it went better than that, what would it look like?",
      "Suppose it did come to that: what would you do the day after?",
      "How likely does it seem in a calm minute, and how likely at night?",
      "What would you want to have with you, if it came to that?",
    ],
  },
  {
    id: "plan",
    pattern:
      /^(?:(?:so|and|well|maybe|ok|yes|yeah|then|but)[\s,]+)*(?:i could (?:ask|call|write|talk|tell|try|go|start|take|see|look|do|at least)|i (?:might|will|think i(?:'ll| might| will| could)|guess i (?:could|should|might)|am going to|want to try)|i'll|i'm (?:going to|planning to)|maybe (?:i|we|my|the|she|he) (?:\w+ )?(?:could|should|can|will|might)|(?:talk|speak|call|write|ask|tell)\b.{3,40}\bi (?:guess|suppose|think))\b/u,
    hear: [
      "That sounds like a step, and it comes from you.",
      "There is something you could do, then. It need not be perfect to be worth trying.",
      "Good that you say it aloud. To say it is no promise yet; you can still turn it over.",
      "That is small enough to be possible.",
    ],
    ask: [
      "What would make it a little easier to do?",
      "What is the very first bit of it?",
      "How would you notice afterwards that it was worth it?",
      "What draws you to it?",
    ],
  },
  {
    id: "putting_off",
    pattern:
      /\b(?:putting (?:it|this|that) off|put it off|avoid\w*|keep not doing|can't bring myself|procrastinat\w*|haven't (?:called|written|answered|opened|dared))\b/u,
    hear: [
      "What gets put off usually has something frightening in it, rather than something lazy.",
      "And it grows a little with each day that it waits.",
      "Then there must be a good reason for the brake, even if it is in the way.",
      "It sits at the edge of the desk and looks at you.",
    ],
    ask: [
      "What is the moment in it that you dread?",
      "What would be the first two minutes of it?",
      "What would be the kindest way to get through it?",
    ],
  },
  {
    id: "good_exception",
    pattern:
      /\bthere(?:'s| is| was) (?:one|this|a|some) (?:\w+ ){1,5}(?:who|that) (?:always |sometimes |often |at least |still )?(?:says?|smiles?|asks?|helps?|listens?|waves?|waits?|is nice|was nice|talks?)\b|\bexcept (?:for )?(?:my|one|when)\b|\bat least\b/u,
    hear: [
      "So there is that as well. It is easily overlooked beside the rest.",
      "That is a small thread, and it holds.",
      "Good that you mention it.",
      "One bright spot does not outweigh it all, and it is a bright spot.",
    ],
    ask: [
      "What is it like when that happens?",
      "What could be the next small bit of that?",
      "What do you think they see in you?",
    ],
  },
  {
    id: "others_say",
    notThemes: ["grief", "good_news"],
    pattern:
      /\b(?:(?:my \w+|he|she|they|everyone|everybody|people) (?:says?|said|thinks?|keeps? (?:saying|telling)|tells? me|told me|wants? me|expects?) (?:that )?(?:i|me|to|i'm|i should|just))\b/u,
    hear: [
      "That is how they see it. You are the one who has to live in it.",
      "It may be well meant, and still miss what it is like from inside.",
      "Now there is their opinion in the room as well.",
      "Other people's advice is quickly given; it is another thing to be you.",
    ],
    ask: [
      "And what do *you* think, when nobody is looking?",
      "What do they not see?",
      "Which part of that is true for you, and which is not?",
    ],
  },
  {
    id: "comparing",
    notThemes: ["grief", "good_news"],
    allowsOffer: true,
    pattern:
      /\b(?:everyone|everybody) (?:else|already|has|is|seems|around me)\b|\bcompar(?:e|ing|ed)\b|\b(?:my|other) (?:friends|people|colleagues) (?:all |already |post|have|are)\b|\bat my age\b|\bpeople my age\b/u,
    hear: [
      "From where you stand it looks as if all of them had arrived somewhere.",
      "You see their best pictures, and you know your own drafts.",
      "Comparing rarely asks what you wanted in the first place.",
      "It hurts to feel behind, no matter who drew the line.",
    ],
    ask: [
      "What of theirs would you really want, if you could choose one thing?",
      "What does it tell you about yourself, when you look at them?",
      "If nobody could see your life, what would be important in it?",
    ],
  },
  {
    id: "used_to",
    pattern:
      /\bi used to\b|\bi (?:stopped|quit|gave up|don't \w+ anymore)\b|\bthe (?:only thing|one thing) that was mine\b|\bnot (?:the person|who) i (?:was|used to be)\b/u,
    hear: [
      "So you know what it was like when that was part of your days.",
      "Something of you has gone quiet there. It has not been lost for that reason.",
      "That was yours, and it is missing.",
      "It is plain that it mattered.",
    ],
    ask: [
      "What did it give you, back then?",
      "What came in its place, if anything?",
      "If a tiny piece of it came back, what would that look like?",
    ],
  },
  {
    id: "scrolling",
    allowsOffer: true,
    pattern:
      /\b(?:scroll\w*|telly|tv|netflix|phone until|games? until|doomscroll\w*|instagram|tiktok)\b/u,
    hear: [
      "That fills the hours, and leaves little behind.",
      "It numbs for a while, and it takes the night along.",
      "Often it is less about what is on the screen than about not having to feel.",
      "A tired head takes what is easiest.",
    ],
    ask: [
      "What would be there if the screen were dark?",
      "What are you looking for, when you begin?",
      "How do you feel when you put it down?",
    ],
  },
  {
    id: "every_time",
    notThemes: ["grief", "good_news"],
    allowsOffer: true,
    pattern:
      /\b(?:every (?:single )?(?:time|day|night|week)|again and again|over and over|keeps? (?:happening|doing|adding|asking)|never (?:once )?(?:asks?|says?|helps?|ends?|stops?)|always the (?:same|one)|i'm (?:just |always )?the one who)\b/u,
    hear: [
      "So it is not about one bad day, it has a pattern.",
      "The repetition is what wears you down, more than each time by itself.",
      "And each time it lands on top of all the times before.",
      "At some point the smallest thing is enough, because of the sum.",
    ],
    ask: [
      "When did you first notice that it always goes like that?",
      "What is your part in the pattern, usually: do you swallow it, fix it, fight it?",
      "What would happen if you did it differently for once?",
    ],
  },
  {
    id: "no_help",
    allowsOffer: true,
    pattern:
      /\b(?:nothing (?:helps|works|changes)|tried everything|doesn't help|no use|what's the use)\b/u,
    hear: [
      "You have tried a good deal already, then.",
      "It is discouraging to make an effort and see nothing move.",
      "After so many tries it makes sense to be wary of the next suggestion.",
      "So I won't come with quick tips.",
    ],
    ask: [
      "Of all you have tried, what was least useless?",
      "What would “helping” mean, if it were only by a tenth?",
      "What do you wish people would stop suggesting?",
    ],
  },
  {
    id: "body",
    allowsOffer: true,
    pattern:
      /\b(?:my (?:stomach|throat|jaw|shoulders|neck|head|chest)|in my (?:stomach|throat|chest|head)|mostly my \w+|knots?|lump in|tight(?:ness)?|tense)\b/u,
    hear: [
      "So the body is carrying a share of it.",
      "It has settled in the body. That is where such things often sit.",
      "The body usually knows a little earlier than the head.",
      "That is an uncomfortable place to keep it.",
    ],
    ask: [
      "If that spot could say a sentence, which would it be?",
      "When in the day is it strongest?",
      "Does it change at all, while you write about it?",
    ],
  },
  {
    id: "time_span",
    notThemes: ["grief"],
    allowsOffer: true,
    pattern:
      /^(?:(?:maybe|probably|about|i think|it's been|it has been)\s)*(?:(?:since|ever since|for (?:about |over |almost )?(?:a|\w+) (?:day|week|month|year)s?|it (?:all )?started|started|after)\b.{0,60}|(?:a|\w+) (?:weeks?|months?|years?)(?: ago| now| or so)?)$/u,
    hear: [
      "So it has a beginning.",
      "Then it has been with you for a while.",
      "That is long enough to get tired of it, and to get used to it, which is nearly worse.",
      "Good to know where it starts.",
    ],
    ask: [
      "What was different before?",
      "What else changed around that time?",
      "How has it altered since then: slowly more, or up and down?",
    ],
  },
  {
    id: "occasion",
    allowsOffer: true,
    pattern:
      /^(?:(?:mostly|usually|always|often|only|mainly|especially)\s)?(?:when(?:ever)?|always|usually|mostly|often|at (?:work|home|school|night|dinner)|in (?:meetings|class|bed|crowds))\b.{3,80}$/u,
    hear: [
      "So it has its places and its moments.",
      "That is when it strikes, then.",
      "It is good to know what wakes it.",
      "Such a moment is short, and it goes in deep.",
    ],
    ask: [
      "What goes through you right then?",
      "What do you do, when that happens?",
      "When was the last time like that?",
      "What would you need, just in that minute?",
    ],
  },
  {
    id: "hours",
    allowsOffer: true,
    pattern:
      /^(?:(?:mostly|usually|definitely|probably|the|on|in the|at|when)\s)*(?:weekends?|evenings?|mornings?|nights?|sundays?|mondays|afternoons?|bedtime|christmas|holidays)\b(?:[^.?!]{0,40}$|[^.?!]{0,30}[.!])/u,
    hear: [
      "Those hours have nothing in them to lean on.",
      "That is when it gets quiet, and it has room.",
      "So there is a time of day when it waits for you.",
      "It helps to know when it comes.",
    ],
    ask: [
      "What does such a stretch look like, from its beginning to its end?",
      "What happens just before it gets heavy?",
      "What was in such an hour, the last time it was all right?",
    ],
  },
  {
    id: "wish",
    pattern:
      /\b(?:i wish|i (?:just|really|only) want|all i want|if only|i'd (?:love|like|give))\b/u,
    hear: [
      "That is a clear wish, and not an unreasonable one.",
      "So there is something you long for.",
      "It says a good deal about what you need.",
      "You may want that, and say so.",
    ],
    ask: [
      "What would be different for you, if you had it?",
      "What comes nearest to it in your life as it is now?",
      "What stands in the way, as you see it?",
    ],
  },
  {
    id: "reason",
    allowsOffer: true,
    pattern:
      /^(?:(?:just |mostly |mainly |well |it's |i think |it says )*(?:because|that (?:i|he|she|they|nobody|no one|everyone|it)|the not knowing|not knowing)\b|it's the\b)/u,
    hear: [
      "So that is where it comes from.",
      "That is where it hurts, then.",
      "So that is the heart of it, or near it.",
      "That is a hard thing to carry about.",
    ],
    ask: [
      "What does that bring up in you?",
      "How long have you known that?",
      "What would you need, for it to weigh less?",
    ],
  },
  {
    id: "about_another",
    notThemes: ["good_news", "grief"],
    prefersQuote: true,
    pattern:
      /^(?:(?:and|but|so|because|then)\s)*(?:he(?!')|she(?!')|they(?!')|he's|she's|they're|my (?:son|daughter|husband|wife|partner|mum|mom|dad|brother|sister|boyfriend|girlfriend|friend|boss))\b/u,
    hear: [
      "You are near enough to see it, and it does something to you.",
      "That is not in your hands, and it reaches you all the same.",
      "So that comes from their side, and you have to find a way with it.",
      "What they do is theirs, and what it sets off is with you.",
    ],
    ask: [
      "What does that do to you?",
      "What is that like, from where you stand?",
      "What do you think goes on in them?",
      "What would you wish for, there?",
    ],
  },
];
