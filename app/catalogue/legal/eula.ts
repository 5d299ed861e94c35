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
        "{app} is provided by {operator} (\u201cwe\u201d). By creating an account or using {app}, you accept this agreement. If you don't accept it, please don't use {app}. [Crisis help](/crisis) is open to you either way.",
      ],
    },
    {
      title: "2. Who may use it",
      body: [
        "You must be 18 or older and able to enter into a contract where you live. {app} isn't for anyone under 13, and its companion isn't for anyone under 18. You may not use it from a place where we don't offer it or where the law doesn't allow it.",
      ],
    },
    {
      title: "3. What it is",
      body: [
        "{app} lets you write with an AI companion, follow guided exercises and tracks, and keep notes on how you're doing. The companion is software. It isn't a person, and it can be wrong. [About the AI](/about-ai) describes how it works and is part of this agreement.",
      ],
    },
    {
      title: "4. Not medical care",
      body: [
        "{app} supports everyday wellbeing. It isn't therapy, counseling, medical care or a medical device, and using it doesn't make anyone your doctor or therapist. It doesn't diagnose anyone or give advice on medication. Never put off getting care, and never stop a treatment, because of something you read here.",
      ],
    },
    {
      title: "5. No emergency services",
      body: [
        "{app} doesn't offer emergency services. Nobody watches conversations as they happen, and nobody is alerted for you. A program looks for signs of danger. It may ask you about them, and it shows you where to find help. It can miss danger, and it can see danger where there is none. If a life is in danger, {emergency} or your local emergency number.",
      ],
    },
    {
      title: "6. Your license",
      body: [
        "We give you a personal, limited license to use {app} for yourself. It's non-exclusive and non-transferable, and it can be ended as described in this agreement. We keep all rights that we don't give you here.",
      ],
    },
    {
      title: "7. Your account",
      body: [
        "Use an email address that belongs to you. Any name will do. Keep your password to yourself, and write to us if you think someone else is using your account. Each account is for one person. You can close it at any time by writing to {email}.",
      ],
    },
    {
      title: "8. What you may not do",
      body: [
        [
          "Use {app} to harm, threaten or deceive anyone, or to plan it.",
          "Write about other people in a way that breaks the law or violates their rights.",
          "Attack it: get around its limits, its safety or its security, or read what isn't yours.",
          "Copy it by machine, resell it, reverse engineer it where the law lets us forbid that, or build a competing model from its answers.",
          "Present its answers as a professional's.",
        ],
        "Saying that you're in danger, or how you feel, never breaks this agreement.",
      ],
    },
    {
      title: "9. The companion's answers",
      body: [
        "A program makes the answers, or picks them from texts written in advance. They may be wrong, incomplete or not right for you. What you do with them is your decision. We may change the companions, their methods and the model behind them.",
      ],
    },
    {
      title: "10. What you write",
      body: [
        "What you write stays yours. You let us store and process it as needed to run {app} for you and to keep people safe, and for nothing else: not for ads, not for sale, not to train models. This permission ends when you have your writing deleted.",
      ],
    },
    {
      title: "11. Privacy and health data",
      body: [
        "The [privacy policy](/privacy) says what we keep and why. We ask for your consent to keep [health data](/health-data) separately, and you can withdraw it without ending this agreement.",
      ],
    },
    {
      title: "12. Plans and prices",
      body: [
        "The free plan has {messages} messages and costs nothing. Premium costs {monthly} a month or {yearly} a year, plus taxes where they apply. The [plans](/pricing) page says what each plan includes and whether you can buy Premium right now. We charge you only after you confirm a price. Premium renews at that price until you cancel. We'll tell you about a new price at least 30 days before it applies. A free trial, where we offer one, needs no card, is never charged and ends on its own.",
        "Crisis help is part of every plan and never depends on payment.",
      ],
    },
    {
      title: "13. Canceling and refunds",
      body: [
        "You can cancel anytime. Premium then lasts until the end of the period you paid for. If you're not satisfied, ask within 30 days and we'll refund your first payment in full. If the law where you live gives you a right to withdraw, you have that right as well.",
      ],
    },
    {
      title: "14. Services from others",
      body: [
        "{app} relies on services from others, such as hosting, email and, where one is connected, a language model. It also names help lines that others run. We choose them with care, but we don't control them. Their own terms apply to what they do.",
      ],
    },
    {
      title: "15. Our property",
      body: [
        "The software, texts, portraits and names of {app} belong to {operator} or to those who licensed them to us, and the law protects them. If you send us an idea for {app}, we may use it without owing you anything.",
      ],
    },
    {
      title: "16. No warranty",
      body: [
        "We run {app} with care, but we offer it \u201cas is\u201d and \u201cas available.\u201d As far as the law allows, we give no warranty, express or implied, that it's fit for a purpose, free of faults, always available, or that it will improve how you feel. Some places don't allow this. There, it applies as far as the law permits.",
      ],
    },
    {
      title: "17. Limit of liability",
      body: [
        "As far as the law allows, we're not liable for indirect, incidental, special or consequential damages, and everything we may owe you in connection with {app} is limited to $100 in total. This doesn't limit liability for intent, gross negligence, injury to life or body that is our fault, or anything else that the law doesn't let us limit.",
      ],
    },
    {
      title: "18. Law, disputes, changes and ending",
      body: [
        "The law of the State of Delaware, USA, governs this agreement, without its conflict-of-laws rules. If you're a consumer, you keep any protections that the law where you live makes mandatory.",
        "Write to us first. Most things can be settled that way within 30 days. If not, a dispute is decided by binding arbitration, by one arbitrator in New York, New York, in person or by video, under the consumer rules of an established arbitration body. Each side brings only its own claims, not claims for a class. Either side may instead go to a small claims court, or ask a court to stop an infringement. You can opt out of arbitration by writing to {email} within 30 days of creating your account.",
        "We may change this agreement. If a change matters, we'll email you 30 days before. If you keep using {app} after that, the change applies to you. We may suspend an account that breaks this agreement. We may also end the service with 30 days' notice, and we'll refund any time you paid for and can't use. You can get what you wrote from us before then. If part of this agreement isn't valid, the rest still is.",
      ],
    },
    {
      title: "Contact",
      body: ["{operator}, {email}. Nobody watches that address around the clock."],
    },
  ],
};
