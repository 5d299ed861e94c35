import type { LegalText } from "./legal-text.ts";

export const HEALTH_DATA: LegalText = {
  title: "Health data",
  description:
    "Which health data are kept, why, who receives them, for how long, and how to withdraw consent.",
  lead: "What you tell about your mind and body is the most private there is. This page is about that alone.",
  sections: [
    {
      title: "What counts as health data here",
      body: [
        "Everything that says or lets one guess how you are, in mind or body. On a service like this that is nearly all you write, and even the fact that you have an account. We treat it all with the same care.",
      ],
    },
    {
      title: "What we keep",
      body: [
        [
          "Your conversations with the companion, and drafts that you have not sent.",
          "Short notes of your conversations for later ones, which the page [Memory](/memory) shows, and summaries of long ones. Nothing is noted of what was said in danger.",
          "Your mood, and your check-ins: mood, stress, sleep and energy from 1 to 10.",
          "Your goals, what causes you stress, and whether you are in therapy, if you chose to say so.",
          "The tracks that you follow and how far you are.",
          "Your safety plan.",
          "Signs of danger that our program found: which kind, how grave, which rule found it, the message that raised it, what was done, and whether it is still open.",
          "Whether you said that you had thoughts of suicide: in the protected safety record only, never among the other answers or in any mail.",
        ],
      ],
    },
    {
      title: "Where it comes from",
      body: [
        "From you alone: from what you write and choose. All that we add is what our program concludes about danger, and the notes and summaries of what you said. We take nothing from doctors, insurers, devices or data traders.",
      ],
    },
    {
      title: "Why we keep it",
      body: [
        [
          "So that the companion can answer, and knows what was said before.",
          "So that you find your own words, moods and plans again.",
          "So that danger is noticed and help shown, also on your next visit.",
          "So that the person responsible for safety can check that we did right.",
        ],
        "For nothing else: no ads, no sale, no training of models, no scores about you for anybody.",
      ],
    },
    {
      title: "Who receives it",
      body: [
        [
          "The model. {model}",
          "The host. Health data lie on the disk of the machine that {operator} rents. {storage}",
          "Mail. Codes and account mails say nothing about how you are.",
        ],
        "We share it with no one else, and we do not sell it. We alert nobody on your behalf: no family, no police, no doctor. A court can order us to hand something over; where the law allows, we tell you first.",
      ],
    },
    {
      title: "How long we keep it",
      body: [
        "Until you withdraw your consent or have it deleted. There is no hidden copy that outlives that, except in backups until they are replaced. What remains in the end are a yearly count of how often help was named and counts of how much work the AI model did, with nothing about anybody in them.",
      ],
    },
    {
      title: "Your consent",
      body: [
        "When you begin you are asked, in a box of its own that is not ticked for you, whether we may keep health data. We keep the day on which you agreed. You can stop writing at any time, skip what you would rather not answer, and call yourself whatever you like.",
        "Without consent the companion cannot work, since a conversation is health data. [Help in a crisis](/crisis), the breathing exercise and the steps of a safety plan on paper need no account and no consent.",
      ],
    },
    {
      title: "How to withdraw it",
      body: [
        "Write to {email} from the address of your account. One sentence is enough: \u201cI withdraw my consent to keep my health data.\u201d You need to give no reason.",
        "We then delete everything listed above, signs of danger included, within 30 days and usually much sooner, and confirm it. Your account can stay, empty, or go as well: say which. What was done before stays lawful, but nothing new is.",
      ],
    },
    {
      title: "What else you can ask for",
      body: [
        "To know whether we hold health data about you, to get a copy, to have a part of it deleted, and to get the list of everyone it was shared with. Write to {email}; we answer within 30 days, at no cost. We also ask every recipient to delete what you had deleted.",
        "If we refuse, write again with the word \u201cappeal\u201d: another look is taken, and you have an answer within 45 days. You may also turn to the attorney general of your state.",
        "The rest of what we keep is in the [privacy policy](/privacy).",
      ],
    },
  ],
};
