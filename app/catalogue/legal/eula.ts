import type { LegalText } from "./legal-text.ts";

export const EULA: LegalText = {
  title: "End User License Agreement",
  description:
    "The agreement between you and the operator: 18 and over, no emergency service, prices, liability, law.",
  lead: "The agreement between you and {operator} for using {app}.",
  banner: {
    title: "This is not an emergency service",
    text: "If you or someone else is in danger, {emergency} now. To talk with someone at any time, {suicide}. [More ways to get help](/crisis)",
  },
  sections: [
    {
      title: "1. This agreement",
      body: [
        "{app} is provided by {operator} (\u201cwe\u201d). By making an account or by using {app} you accept this agreement. If you do not accept it, please do not use {app}; [help in a crisis](/crisis) stays open to you without it.",
      ],
    },
    {
      title: "2. Who may use it",
      body: [
        "You must be 18 or older and able to make a contract where you live. {app} is not for anyone under 13, and its companion is not for anyone under 18. You may not use it from a place where we do not offer it or where the law forbids it.",
      ],
    },
    {
      title: "3. What it is",
      body: [
        "{app} lets you write with an AI companion, follow guided exercises and tracks, and keep notes on how you are. The companion is software. It is not a human, and it can be wrong. [About the AI](/about-ai) describes how it works and is part of what you agree to.",
      ],
    },
    {
      title: "4. Not medical care",
      body: [
        "{app} supports everyday wellbeing. It is not therapy, counseling, medical care or a medical device, and using it makes nobody your doctor or therapist. It gives no diagnosis and no advice on medication. Never put off seeking care, and never stop a treatment, because of something you read here.",
      ],
    },
    {
      title: "5. No emergency services",
      body: [
        "{app} does not offer emergency services. Nobody watches the conversations as they happen, and nobody is alerted on your behalf. A program looks for signs of danger. It may ask you about them, and it shows where to find help. It can miss danger, and it can see danger where there is none. If a life is in danger, {emergency} or your local emergency number.",
      ],
    },
    {
      title: "6. Your license",
      body: [
        "We give you a personal, limited license to use {app} for yourself. It is not exclusive, cannot be passed on, and can be ended as this agreement says. We keep all rights that are not given here.",
      ],
    },
    {
      title: "7. Your account",
      body: [
        "Give an e-mail address that is yours; any name will do. Keep your password to yourself, and write to us if you think that someone else uses your account. One account is for one person. You may close it at any time by writing to {email}.",
      ],
    },
    {
      title: "8. What you may not do",
      body: [
        [
          "Use {app} to harm, threaten or deceive anyone, or to plan it.",
          "Write about other people in a way that breaks the law or their rights.",
          "Attack it: get around its limits, its safety or its security, or read what is not yours.",
          "Copy it by machine, resell it, take it apart where the law lets us forbid that, or build a competing model from its answers.",
          "Present its answers as those of a professional.",
        ],
        "Saying that you are in danger, or what you feel, is never a breach of this agreement.",
      ],
    },
    {
      title: "9. The companion's answers",
      body: [
        "Answers are made by a program, or written beforehand and chosen by one. They may be wrong, incomplete or unsuitable. What you do with them is your decision. We may change the companions, their methods and the model behind them.",
      ],
    },
    {
      title: "10. What you write",
      body: [
        "It stays yours. You allow us to store and process it as far as it takes to run {app} for you and to keep people safe, and for nothing else: not for ads, not for sale, not to train models. This permission ends when you have it deleted.",
      ],
    },
    {
      title: "11. Privacy and health data",
      body: [
        "The [privacy policy](/privacy) says what we keep and why. For [health data](/health-data) we ask for your consent on its own, and you can withdraw it without ending this agreement.",
      ],
    },
    {
      title: "12. Plans and prices",
      body: [
        "The free plan has {messages} messages and costs nothing. Premium costs {monthly} a month or {yearly} a year, taxes not included where they apply. The [plans](/pricing) say what each one holds and whether Premium can be bought at present. You are charged only after you have confirmed a price, and Premium renews at that price until you cancel. A new price is told to you at least 30 days before it counts. A free trial, where one is offered, asks for no card, is never charged and ends by itself.",
        "Help in danger is part of every plan, and never depends on payment.",
      ],
    },
    {
      title: "13. Cancelling and refunds",
      body: [
        "You can cancel anytime; Premium then lasts to the end of what was paid for. If you are not content, ask for your first payment within 30 days and you get it back in full. Rights of withdrawal that your law gives you come on top.",
      ],
    },
    {
      title: "14. Services of others",
      body: [
        "{app} rests on services of others, such as hosting, mail and, where one is connected, a language model, and it names help lines that others run. We choose with care but do not control them, and their own terms hold for what they do.",
      ],
    },
    {
      title: "15. Our property",
      body: [
        "The software, texts, portraits and names of {app} belong to {operator} or those who licensed them to us, and are protected by law. If you send us an idea for it, we may use it without owing you anything.",
      ],
    },
    {
      title: "16. No warranty",
      body: [
        "We run {app} with care, but offer it \u201cas is\u201d and \u201cas available\u201d. As far as the law allows we give no warranty, express or implied, that it is fit for a purpose, free of faults, always there, or that it will improve how you are. Some places do not allow this; there it holds as far as it may.",
      ],
    },
    {
      title: "17. Limit of liability",
      body: [
        "As far as the law allows, we are not liable for indirect, incidental, special or consequential damages, and all that we may owe you in connection with {app} is limited to $100 in total. This does not limit liability for intent, gross negligence, injury to life or body that we caused by fault, or anything else that the law does not let us limit.",
      ],
    },
    {
      title: "18. Law, disputes, changes and ending",
      body: [
        "The law of the State of Delaware, USA, governs this agreement, without its rules on conflicts of laws. Where you live as a consumer, protections that your own law makes binding remain yours.",
        "Write to us first: most things can be settled that way within 30 days. If not, a dispute is decided by binding arbitration, by one arbitrator in New York, New York, in person or by video, under the consumer rules of an established arbitration body. Each side brings its own claims only, not those of a class. Either side may instead go to a small claims court, or ask a court to stop an infringement. You can opt out of arbitration by writing to {email} within 30 days of making your account.",
        "We may change this agreement. What matters is told to you by mail 30 days before; if you go on after that, it holds. We may suspend an account that breaks this agreement, and may end the service with 30 days' notice and your money back for time not used. What you wrote can be had from us before. If a part of this agreement does not hold, the rest does.",
      ],
    },
    {
      title: "Contact",
      body: ["{operator}, {email}. That address is not watched around the clock."],
    },
  ],
};
