import type { LegalText } from "./legal-text.ts";

export const PRIVACY: LegalText = {
  title: "Privacy Policy",
  description:
    "What we keep about you, why, who receives it, for how long, and how to have it deleted.",
  lead: "What we know about you, what we do with it, and how to get it back.",
  sections: [
    {
      title: "1. Who is responsible",
      body: [
        "{app} is run by {operator}, who decides how your data is used and is responsible for it. Write to {email} about anything on this page.",
        "{demo}",
        "What you tell us about your health and your mind has its own page: [how we handle health data](/health-data).",
      ],
    },
    {
      title: "2. What we keep",
      body: [
        "Only what you give us, and what running the service leaves behind:",
        [
          "Your account: email address, first and last name (any name will do), a hash of your password and never the password itself, your plan, and when you last signed in.",
          "What you answered when you started: how you heard about us, your age, and anything you chose to add, such as a phone number, your goal or what causes you stress.",
          "What you write: conversations, drafts, your safety plan, moods, check-ins, goals and what you choose to work on.",
          "Short notes from it for later conversations: people, goals, what helps, what hurts. The [Memory](/memory) page shows them all. You can change them, delete them or turn them off there. If a conversation is long, we also keep a summary of how it began.",
          "What our safety program found in it, and what was done.",
          "When you were told that you're writing with an AI, when you accepted the terms, and when you confirmed your age.",
          "Where you're signed in, and attempts to sign in: time, network address (IP) and type of browser.",
        ],
        "We don't buy data about you, we don't track you anywhere, and we don't ask for your location, contacts or camera.",
      ],
    },
    {
      title: "3. What we use it for",
      body: [
        [
          "To answer you and pick up where you left off.",
          "To notice danger and show you help.",
          "To keep your account safe and stop abuse of the service.",
          "To send codes and other emails your account needs. We send anything else only if you checked the box for it.",
        ],
        "We show no ads, sell nothing about you, make no advertising profiles, and never use what you write to train a model.",
      ],
    },
    {
      title: "4. Who can read what you write",
      body: [
        "You can, in your own account. Nobody follows conversations as they happen.",
        "A program on our own server checks every text for signs of danger before we save it. If it finds danger, the person responsible for safety may open that one message to check that we did the right thing. We record each time this happens. [How we keep you safe](/safety) explains more.",
        "Whoever runs the server could reach the database, with effort and the key. They do this only to repair it, or if a court with power over us orders it. Where the law allows, we'll tell you first.",
      ],
    },
    {
      title: "5. Who else receives something",
      body: [
        [
          "The model. {model}",
          "Voices. {speech}",
          "Email. {mail}",
          "Hosting. The company whose machines {operator} rents carries the traffic and stores the disk.",
          "Payments. We don't take any right now, and we hold no card details.",
        ],
        "Nobody else. There are no analytics, no social networks and no content from other sites. Every page loads from our own address only. A link to a help line takes you away from us only when you follow it.",
      ],
    },
    {
      title: "6. Cookies",
      body: [
        "We use eight cookies. The site needs all of them, they're all ours, and scripts can't read any of them. That's why you don't see a cookie banner.",
        [
          "aliwell_session keeps you signed in: at most 24 hours, and 30 minutes without activity.",
          "aliwell_browser stops other sites from sending our forms for you, until you close the browser.",
          "aliwell_toast carries a message such as \u201cWelcome back!\u201d to the next page, for a minute at most.",
          "aliwell_line shows a line with the link to help on the next page, for a minute at most. It holds nothing of what you wrote.",
          "aliwell_known remembers, for 400 days, that this browser has signed in to your account, so that nobody else can lock you out. It can't sign anyone in.",
          "aliwell_registration remembers, for a day, which sign-up is yours.",
          "aliwell_reset remembers, for 15 minutes, which address you asked to reset the password for.",
          "aliwell_sign_in remembers, for 15 minutes, that we sent you a code to sign in.",
        ],
      ],
    },
    {
      title: "7. How it is protected",
      body: [
        [
          "{transport}",
          "{storage}",
          "We keep passwords as Argon2id hashes, and sign-ins and codes as hashes, too. A stolen copy opens no account.",
          "Our server's log holds types of pages, times and results. It never holds what you wrote, or names, addresses or codes.",
        ],
        "No protection is perfect. If someone who shouldn't ever reaches your data, we'll tell you and the authorities as the law requires, without delay.",
      ],
    },
    {
      title: "8. How long we keep it",
      body: [
        [
          "Your account and what you write: until you have it deleted.",
          "Sign-ins: until you log out, or until a day after they end.",
          "Attempts to sign in: 30 days. Codes: 15 minutes.",
          "Counters that slow down abuse hold only hashes, for at most an hour.",
          "How often help was named in a year: for good, as a plain number with nothing about anyone.",
          "How much work the AI model did for each answer: as numbers, with none of what was said. When your account is deleted, these numbers stay, without any link to you.",
        ],
        "Old records are cleared when the next one of their kind is saved, so some may stay a little longer. If {operator} keeps backups, deleted data disappears from them as they're replaced.",
      ],
    },
    {
      title: "9. What you can ask for",
      body: [
        "Wherever you live, you can ask to see what we hold, get a copy that machines can read, have mistakes fixed, have any or all of it deleted, and take back a consent.",
        "Write to {email} from your account's email address. We answer within 30 days, at no cost, and we won't treat you any worse for asking. If we refuse something, we'll say why. You can ask for a second look, or contact your attorney general or data protection authority.",
      ],
    },
    {
      title: "10. Young people, and changes",
      body: [
        "The companion is for adults. {app} isn't for anyone under 13, and we don't knowingly keep anything about them. If you tell us during sign-up that you're under 18, we'll show you where to find help. We then erase your answers and keep only a note that this account can't continue.",
        "If this policy changes, so does the date at the top. If a change matters, we'll email you before it applies. If it needs your consent, we'll ask for it.",
      ],
    },
    {
      title: "Questions",
      body: [
        "Write to {email}. A person reads it. Please don't use that address in an emergency. If you're in danger, {emergency}, or see [crisis help](/crisis).",
      ],
    },
  ],
};
