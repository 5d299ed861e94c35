import { dollars, FREE_MESSAGES, PLANS } from "#app/catalogue/plans.ts";
import { environment, type Environment } from "#app/config/environment.server.ts";
import {
  LEGAL_FACTS,
  legalText,
  SAFETY_PAGE,
  type LegalSection,
  type LegalText,
} from "#app/content/legal.ts";
import { fillIn } from "#app/content/fill-in.ts";
import { mayModelTalkAtRisk } from "#app/companion/risk/model-at-risk.server.ts";
import { fillWording } from "#app/safety/scripts/fill-line.ts";
import { callRecords } from "#app/services/anthropic.server.ts";
import { providerName } from "#app/services/openid.server.ts";

const ANTHROPIC_HOST = "api.anthropic.com";
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** A text as it holds for this copy: with its operator, its providers and its region's help lines. */
export async function legalPage(name: string): Promise<LegalText> {
  const text = legalText(name);
  const put = await filler();
  return {
    ...text,
    lead: put(text.lead),
    ...(text.banner && { banner: { title: text.banner.title, text: put(text.banner.text) } }),
    sections: filledSections(text.sections, put),
  };
}

/** How danger is met, as it holds for this copy. */
export async function safetyPage() {
  const put = await filler();
  return {
    ...SAFETY_PAGE,
    lead: put(SAFETY_PAGE.lead),
    inCrisis: put(SAFETY_PAGE.inCrisis),
    sections: filledSections(SAFETY_PAGE.sections, put),
  };
}

type Fill = (line: string) => string;

async function filler(): Promise<Fill> {
  const settings = environment();
  const facts = { ...describeMessage(settings), ...(await dangerFacts(settings)) };
  return (line) => fillNested(fillWording(line, settings.crisisRegion, "en"), facts);
}

/** What isn't so in this copy is left out. */
function filledSections(sections: readonly LegalSection[], put: Fill): readonly LegalSection[] {
  const isSaid = (part: LegalSection["body"][number]) => part.length > 0;
  return sections.map(({ title, body }) => ({
    title,
    body: body
      .map((part) => (typeof part === "string" ? put(part) : part.map(put).filter(isSaid)))
      .filter(isSaid),
  }));
}

// Three times: a text names the model, what is said of it names its provider, and that its host. A
// name that is not known stays as it is.
function fillNested(line: string, facts: Readonly<Record<string, string>>): string {
  return fillIn(fillIn(fillIn(line, facts), facts), facts);
}

function describeMessage(settings: Environment): Readonly<Record<string, string>> {
  return {
    app: settings.appName,
    operator: settings.operatorName,
    email: `[${settings.supportEmail}](mailto:${settings.supportEmail})`,
    messages: String(FREE_MESSAGES),
    monthly: dollars(PLANS.monthly.amountCents),
    yearly: dollars(PLANS.yearly.amountCents),
    ...modelFacts(settings.anthropic),
    ...serverFacts(settings),
    ...signInFacts(),
    ...paymentFacts(settings),
  };
}

function modelFacts(anthropic: Environment["anthropic"]) {
  const { model, modelInUse, answers } = LEGAL_FACTS;
  if (!anthropic) return { model: model.none, modelInUse: modelInUse.none, answers: answers.none };
  return {
    model: model.used,
    modelInUse: modelInUse.used,
    answers: answers.used,
    modelName: anthropic.model,
    ...providerFacts(anthropic.baseUrl),
  };
}

function providerFacts(baseUrl: string): Readonly<Record<string, string>> {
  const { hostname: host } = new URL(baseUrl);
  const { anthropic, own, other } = LEGAL_FACTS.provider;
  if (host === ANTHROPIC_HOST) return { provider: anthropic };
  return LOOPBACK.test(host) ? { provider: own } : { provider: other, host };
}

/** What a language model may do where danger is met; without a model nothing. */
async function dangerFacts({ anthropic }: Environment) {
  const { secondOpinion, modelCheck, whileOpen } = LEGAL_FACTS;
  if (!anthropic) return { secondOpinion: "", modelCheck: "", whileOpen: whileOpen.noModel };
  const { never, afterOpening } = whileOpen;
  const mayTalk = await mayModelTalkAtRisk();
  return {
    secondOpinion: secondOpinionFact(secondOpinion),
    modelCheck,
    whileOpen: mayTalk ? afterOpening : never,
  };
}

/** So few answers say nothing yet; below this share nobody may count on it. */
const MIN_ASKED = 10;
const MIN_IN_TIME = 0.9;

/** The second opinion is claimed where it comes: as long as nine in ten are answered in time. */
function secondOpinionFact(claim: string): string {
  const record = callRecords().find(({ caller }) => caller === "second_opinion");
  const { answered = 0, failed = 0 } = record ?? {};
  const asked = answered + failed;
  if (asked < MIN_ASKED) return claim;
  if (answered < MIN_IN_TIME * asked) return "";
  const figure = LEGAL_FACTS.secondOpinionFigure
    .replace("{asked}", String(asked))
    .replace("{inTime}", String(answered));
  return `${claim} ${figure}`;
}

function paymentFacts({ stripe, mode }: Environment): Readonly<Record<string, string>> {
  const { payments } = LEGAL_FACTS;
  if (stripe) return { payments: payments.stripe, ownAddress: payments.script };
  return {
    payments: mode === "demo" ? payments.demo : payments.none,
    ownAddress: payments.noScript,
  };
}

/** What another account to sign in with means; nothing where none is set up. */
function signInFacts(): Readonly<Record<string, string>> {
  const provider = providerName();
  if (provider === null) return { signInKept: "", signInShared: "", signInCookies: "" };
  const { kept, shared, cookies } = LEGAL_FACTS.signIn;
  return {
    signInKept: kept,
    signInShared: shared,
    signInCookies: cookies,
    signInProvider: provider,
  };
}

function serverFacts({ mode, appUrl, database, smtpUrl, speech }: Environment) {
  const { demo, transport, storage, mail, speech: voices } = LEGAL_FACTS;
  const demoNote = smtpUrl === null ? `${demo.note} ${demo.mails}` : demo.note;
  return {
    demo: mode === "demo" ? demoNote : "",
    transport: appUrl.startsWith("https:") ? transport.encrypted : transport.plain,
    storage: database.encryptionKey === null ? storage.server : storage.encrypted,
    mail: smtpUrl ? mail.sent : mail.kept,
    speech: speech ? voices.google : voices.none,
  };
}
