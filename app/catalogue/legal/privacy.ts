import type { LegalText } from "./legal-text.ts";

export const PRIVACY: LegalText = {
  title: "Privacy Policy",
  description:
    "What is kept about you, why, who receives it, for how long, and how you have it deleted.",
  lead: "What we know about you, what we do with it, and how you take it back.",
  sections: [
    {
      title: "1. Who is responsible",
      body: [
        "{app} is run by {operator}, who decides about your data and answers for them. Write to {email} about anything on this page.",
        "{demo}",
        "What you tell about your health and your mind has a page of its own: [how we handle health data](/health-data).",
      ],
    },
    {
      title: "2. What we keep",
      body: [
        "Only what you give us or what running the service leaves behind:",
        [
          "Your account: e-mail address, first and last name (any name will do), a hash of your password and never the password itself, your plan, and when you last signed in.",
          "What you answered when you began: how you heard of us, age, and what you chose to add, such as a phone number, your goal or what causes you stress.",
          "What you write: conversations, drafts, your safety plan, moods, check-ins, goals and what you choose to work on.",
          "Short notes of it for later conversations: people, goals, what helps, what hurts. The page [Memory](/memory) shows them all; there you change, delete or switch them off. In a long conversation also a summary of its beginning.",
          "What our safety program found in it, and what was done.",
          "When you were told that you write with an AI, when you accepted the terms and when you confirmed your age.",
          "Where you are signed in, and tries to sign in: time, network address (IP) and kind of browser.",
        ],
        "We buy no data about you, we follow you nowhere, and we do not ask for your location, contacts or camera.",
      ],
    },
    {
      title: "3. What we use it for",
      body: [
        [
          "To answer you and to go on where you stopped.",
          "To notice danger and to show help.",
          "To keep your account safe, and to stop abuse of the service.",
          "To send codes and other mails that your account needs. Anything else only if you ticked the box for it.",
        ],
        "We show no ads, sell nothing about you, make no advertising profiles, and use nothing that you write to train a model.",
      ],
    },
    {
      title: "4. Who can read what you write",
      body: [
        "You, on your own account. Nobody follows conversations as they happen.",
        "A program on our own server reads every text for signs of danger, before it is stored. Where it finds danger, the person responsible for safety may open that one message to check that we did right; each opening is recorded. [How we keep you safe](/safety) tells more.",
        "Whoever runs the server could, with effort and the key, reach the database. They do so only to repair it, or where a court that has power over us orders it; where the law allows, we tell you first.",
      ],
    },
    {
      title: "5. Who else receives something",
      body: [
        [
          "The model. {model}",
          "Voices. {speech}",
          "Mail. {mail}",
          "Hosting. The company whose machines {operator} rents carries the traffic and stores the disk.",
          "Payments. None are taken at present, and we hold no card details.",
        ],
        "No one else. No analytics, no social networks, no content from other sites: every page is loaded from our own address alone. A link to a help line leads away from us only when you follow it.",
      ],
    },
    {
      title: "6. Cookies",
      body: [
        "Eight, all needed to work, all ours, and none of them can be read by scripts. That is why you see no cookie banner.",
        [
          "aliwell_session keeps you signed in: at most 24 hours, and 30 minutes without activity.",
          "aliwell_browser protects forms against being sent by another site, until you close the browser.",
          "aliwell_toast carries a message such as \u201cWelcome back!\u201d to the next page, for a minute at most.",
          "aliwell_line shows a line with the link to help on the next page, for a minute at most. It holds nothing of what you wrote.",
          "aliwell_known remembers, for 400 days, that this browser has signed in to your account, so that nobody else can lock you out. It opens nothing.",
          "aliwell_registration remembers, for a day, which registration is yours.",
          "aliwell_reset remembers, for 15 minutes, for which address you asked a new password.",
          "aliwell_sign_in remembers, for 15 minutes, that you were sent a code to sign in.",
        ],
      ],
    },
    {
      title: "7. How it is protected",
      body: [
        [
          "{transport}",
          "{storage}",
          "Passwords are kept as Argon2id hashes, and sign-ins and codes as hashes too: a stolen copy opens no account.",
          "The log of our server holds kinds of pages, times and results. It never holds what you wrote, nor names, addresses or codes.",
        ],
        "No protection is perfect. If your data are ever reached by someone who should not, we tell you and the authorities as the law says, and without delay.",
      ],
    },
    {
      title: "8. How long we keep it",
      body: [
        [
          "Your account and what you write: until you have it deleted.",
          "Sign-ins: until you log out, else until a day after they have ended.",
          "Tries to sign in: 30 days. Codes: 15 minutes.",
          "Counters that slow down abuse hold hashes only, for at most an hour.",
          "How often help was named in a year: for good, as a bare number with nothing about anybody.",
          "How much work the AI model did for each answer: as numbers, with no word of what was said. When your account is deleted they stay, without any link to you.",
        ],
        "Old rows are cleared when the next one of their kind is written, so that some may stand a little longer. Backups, where {operator} keeps any, lose what was deleted as they are replaced.",
      ],
    },
    {
      title: "9. What you can ask for",
      body: [
        "Wherever you live: to see what we hold, to get a copy that machines can read, to have mistakes put right, to have any of it or all of it deleted, and to take back a consent.",
        "Write to {email} from the address of your account. We answer within 30 days, at no cost, and treat you no worse for asking. If we refuse something we say why, and you may ask for a second look, or turn to your attorney general or data protection authority.",
      ],
    },
    {
      title: "10. Young people, and changes",
      body: [
        "The companion is for adults. {app} is not for anyone under 13, and we knowingly keep nothing about them. Who tells us when beginning that they are under 18 is shown where to find help; we then erase the answers and keep only that this account may not go on.",
        "If this policy changes, the date at the top does too. A change that matters is told to you by mail before it counts, and where it needs your consent we ask for it.",
      ],
    },
    {
      title: "Questions",
      body: [
        "Write to {email}. A person reads it. That address is no place for an emergency: if you are in danger, {emergency}, or see [help in a crisis](/crisis).",
      ],
    },
  ],
};
