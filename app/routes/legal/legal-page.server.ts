import type { LegalText } from "#app/catalogue/legal/legal-text.ts";
import { dollars, FREE_MESSAGES, PLANS } from "#app/catalogue/plans.ts";
import { environment, type Environment } from "#app/config/environment.server.ts";
import { fillWording } from "#app/safety/scripts/wording.ts";

const ANTHROPIC_HOST = "api.anthropic.com";
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** A text as it holds for this copy: with its operator, its providers and its region's help lines. */
export function legalPage(text: LegalText): LegalText {
  const settings = environment();
  const facts = factsOf(settings);
  const put = (line: string) => fillIn(fillWording(line, settings.crisisRegion, "en"), facts);
  return {
    title: text.title,
    description: text.description,
    lead: put(text.lead),
    ...(text.banner && { banner: { title: text.banner.title, text: put(text.banner.text) } }),
    sections: text.sections.map(({ title, body }) => ({
      title,
      body: body
        .map((part) => (typeof part === "string" ? put(part) : part.map(put)))
        .filter((part) => part !== ""),
    })),
  };
}

// Twice: what is filled in may itself name the operator. A name that is not known stays as it is.
function fillIn(line: string, facts: Readonly<Record<string, string>>): string {
  const once = (words: string) =>
    words.replaceAll(/\{(\w+)\}/g, (whole, name: string) => facts[name] ?? whole);
  return once(once(line));
}

function factsOf(settings: Environment): Readonly<Record<string, string>> {
  return {
    app: settings.appName,
    operator: settings.operatorName,
    email: `[${settings.supportEmail}](mailto:${settings.supportEmail})`,
    messages: String(FREE_MESSAGES),
    monthly: dollars(PLANS.monthly.amountCents),
    yearly: dollars(PLANS.yearly.amountCents),
    ...modelFacts(settings.anthropic),
    ...serverFacts(settings),
  };
}

function modelFacts(anthropic: Environment["anthropic"]) {
  if (!anthropic) {
    return {
      model: "No model is connected to this copy. Nothing you write leaves our own server for one.",
      modelInUse:
        "This copy runs only the guided companion: written questions and exercises, chosen by rules. It makes nothing up, and it understands less than a language model would.",
      answers: "the guided companion picks from written questions and exercises.",
    };
  }
  return {
    model: `${modelProvider(anthropic.baseUrl)} is sent what it needs to answer: the messages of that conversation (at most the latest 40), whether you may still be in danger and, to suggest a track, your check-in. To judge danger, it's sent your newest message and the few before it. Your name, email address and account aren't sent, unless you write them. Its own terms with {operator} set how long it keeps this. You can ask us.`,
    modelInUse: `The language model ${anthropic.model} answers here. When it can't, the guided companion answers with written questions and exercises, chosen by rules on our own server.`,
    answers:
      "the model writes, following instructions that match this page, or the guided companion picks from written texts.",
  };
}

function modelProvider(baseUrl: string): string {
  const { hostname } = new URL(baseUrl);
  if (hostname === ANTHROPIC_HOST) return "Anthropic";
  if (LOOPBACK.test(hostname)) return "A model server on our own machine";
  return `The model server at ${hostname}`;
}

function serverFacts({ mode, appUrl, database, smtpUrl, speech }: Environment) {
  return {
    demo: mode === "demo" ? demoNote(smtpUrl !== null) : "",
    transport: appUrl.startsWith("https:")
      ? "Everything between your browser and us is encrypted (HTTPS)."
      : "This copy runs without HTTPS, which is normal only on your own machine.",
    storage:
      database.encryptionKey === null
        ? "The database is on a server that {operator} chose. Ask us how it's encrypted there."
        : "The whole database is encrypted where it's stored. Nothing in it can be read without the key.",
    mail: smtpUrl
      ? "An email provider gets your address and the email, to deliver it."
      : "This copy keeps emails as files on the server and doesn't send them.",
    speech: speech
      ? "Google turns the companions' lines into speech. It gets our words, not yours."
      : "No service is connected. When something is read aloud, your browser's own voice does it.",
  };
}

function demoNote(sendsMails: boolean): string {
  const note = "This is a demo copy. Please don't write anything real in it.";
  if (sendsMails) return note;
  return `${note} Its emails aren't sent, and [anyone who can open this copy can read them](/demo/outbox).`;
}
