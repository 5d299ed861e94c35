import type { LegalText } from "./legal-text.ts";

export const HEALTH_DATA: LegalText = {
  title: "Health data",
  description:
    "Which health data we keep, why, who receives it, for how long, and how to withdraw consent.",
  lead: "What you tell us about your mind and body is very private. This page is only about that.",
  sections: [
    {
      title: "What counts as health data here",
      body: [
        "Anything that says how you are, in mind or body, or lets someone guess it. In a service like this, that's nearly everything you write. Even having an account counts. We treat it all with the same care.",
      ],
    },
    {
      title: "What we keep",
      body: [
        [
          "Your conversations with the companion, and drafts you haven't sent.",
          "Short notes from your conversations for later ones, which you can see on the [Memory](/memory) page, and summaries of long conversations. We don't note anything you said while in danger.",
          "Your mood, and your check-ins: mood, stress, sleep and energy from 1 to 10.",
          "Your goals, what causes you stress, and whether you're in therapy, if you chose to say so.",
          "The tracks you follow and how far along you are.",
          "Your safety plan.",
          "Signs of danger that our program found: what kind, how serious, which rule found it, the message that raised it, what was done, and whether it's still open.",
          "Whether you said that you had thoughts of suicide. We keep this only in the protected safety record, never with your other answers or in any email.",
        ],
      ],
    },
    {
      title: "Where it comes from",
      body: [
        "Only from you: from what you write and choose. We add only what our program concludes about danger, and the notes and summaries of what you said. We take nothing from doctors, insurers, devices or data brokers.",
      ],
    },
    {
      title: "Why we keep it",
      body: [
        [
          "So that the companion can answer and knows what was said before.",
          "So that you can find your words, moods and plans again.",
          "So that we notice danger and show you help, including on your next visit.",
          "So that the person responsible for safety can check that we did the right thing.",
        ],
        "For nothing else: no ads, no sale, no training of models, no scores about you for anyone.",
      ],
    },
    {
      title: "Who receives it",
      body: [
        [
          "The model. {model}",
          "The host. Health data is on the disk of the machine that {operator} rents. {storage}",
          "Email. Codes and account emails say nothing about how you are.",
        ],
        "We share it with no one else, and we don't sell it. We don't alert anyone for you: no family, no police, no doctor. A court can order us to hand something over. Where the law allows, we'll tell you first.",
      ],
    },
    {
      title: "How long we keep it",
      body: [
        "Until you withdraw your consent or have it deleted. There's no hidden copy after that, except in backups until they're replaced. In the end, only two kinds of counts remain: how often help was named in a year, and how much work the AI model did. They contain nothing about anyone.",
      ],
    },
    {
      title: "Your consent",
      body: [
        "When you start, a separate box asks whether we may keep health data. We don't check it for you. We keep the date you agreed. You can stop writing at any time, skip what you'd rather not answer, and call yourself whatever you like.",
        "The companion can't work without consent, since a conversation is health data. [Crisis help](/crisis), the breathing exercise and the steps of a safety plan on paper need no account and no consent.",
      ],
    },
    {
      title: "How to withdraw it",
      body: [
        "Write to {email} from your account's email address. One sentence is enough: \u201cI withdraw my consent to keep my health data.\u201d You don't have to give a reason.",
        "We'll then delete everything listed above, including signs of danger, within 30 days and usually much sooner. We'll confirm it when it's done. Your account can stay, empty, or be deleted as well. Tell us which. What we did with your consent before then stays lawful, but we won't do anything new.",
      ],
    },
    {
      title: "What else you can ask for",
      body: [
        "You can ask whether we hold health data about you, get a copy, have part of it deleted, and get the list of everyone it was shared with. Write to {email}. We answer within 30 days, at no cost. When you have something deleted, we also ask everyone who received it to delete it.",
        "If we refuse, write again with the word \u201cappeal.\u201d We'll take another look and answer within 45 days. You can also contact your state's attorney general.",
        "You can read about everything else we keep in the [privacy policy](/privacy).",
      ],
    },
  ],
};
