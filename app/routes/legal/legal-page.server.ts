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
      model:
        "No model is connected to this copy: nothing that you write leaves our own server for one.",
      modelInUse:
        "This copy runs the guided companion alone: written questions and exercises, chosen by rules. It invents nothing, and understands less freely than a language model would.",
      answers: "the guided companion chooses among written questions and exercises.",
    };
  }
  return {
    model: `${modelProvider(anthropic.baseUrl)} is sent what it needs to answer: the messages of that conversation (at most the latest 40), whether danger is open and, for suggesting a track, your check-in. To judge danger it is sent your newest message and the few before it. Your name, e-mail address and account are not sent, unless you write them. How long it keeps this is set by its own terms with {operator}; ask us.`,
    modelInUse: `The language model ${anthropic.model} answers here. Where it does not, the guided companion does: written questions and exercises, chosen by rules on our own server.`,
    answers:
      "the model writes, under instructions that hold it to what this page says, or the guided companion chooses among what was written.",
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
      ? "Between your browser and us everything travels encrypted (HTTPS)."
      : "This copy is reached without HTTPS, as is usual on one's own machine only.",
    storage:
      database.encryptionKey === null
        ? "The database is a server that {operator} chose; ask us how it is encrypted there."
        : "The database is encrypted as a whole where it is stored; without its key nothing in it can be read.",
    mail: smtpUrl
      ? "A mail provider is given your address and the mail, to deliver it."
      : "Mails of this copy are kept as files on the server and are not sent.",
    speech: speech
      ? "Google turns lines of the companions into speech. It is given our words, not yours."
      : "No service is connected. Where something is read aloud, your browser's own voice does it.",
  };
}

function demoNote(sendsMails: boolean): string {
  const note = "This is a demonstration copy: please write nothing real into it.";
  if (sendsMails) return note;
  return `${note} Its mails are not sent, but can be [read by anyone who reaches it](/demo/outbox).`;
}
