import { parseWithZod } from "@conform-to/zod/v4";
import type { Submission } from "@conform-to/react";
import {
  createContext,
  data,
  redirectDocument,
  type ActionFunctionArgs,
  type RouterContextProvider,
} from "react-router";
import { z } from "zod";
import type { PageReason } from "#app/catalogue/refused-pages.ts";
import { errorFields, log } from "#app/config/log.server.ts";
import { recordRefusedFinding } from "#app/models/risk/crisis-events.server.ts";
import { isDatabaseFailure } from "#app/models/storage/database-health.server.ts";
import {
  addToDraft,
  clearDraft,
  saveDraft,
  type DraftPage,
} from "#app/models/conversations/drafts.server.ts";
import { NoRoomError } from "#app/models/storage/room.server.ts";
import type { SignedIn } from "#app/models/accounts/user-sessions.server.ts";
import { asksAboutDanger } from "#app/safety/assessment.ts";
import type { Panel } from "#app/safety/panels.server.ts";
import { screenText, type Screening } from "#app/safety/screened-text.server.ts";
import { panelOf } from "#app/safety/shown-panel.server.ts";
import { accessRefusal } from "./access.server.ts";
import {
  currentAccount,
  expiredAccount,
  isDatabaseDown,
  lockedAccount,
  signInFirst,
} from "./account.server.ts";
import { markAsFormAction } from "./form-action.server.ts";
import { isForeign, readForm, statusOf } from "./forms.server.ts";
import { typedWords } from "./own-words.ts";
import { showQuietLine } from "./quiet-line.server.ts";
import { refusedPage, sentTextsOf, type PageNotice, type Refused } from "./refused-page.server.ts";
import { toastHeader } from "./toasts.server.ts";
import { STILL_WAITING, workWithPatience } from "./write-patience.server.ts";
import {
  callsForCheckIn,
  screenWords,
  withFallback,
  type ScreenedWords,
} from "./screened-words.server.ts";

/** Refused words, as the page of their form shows them again. */
export interface Refusal<Reason extends string> {
  reason: Reason;
  texts: Record<string, string>;
  errors: Record<string, string[]>;
  panel: Panel | null;
  isCheckIn: boolean;
}

/** A form with a person's own words, screened. */
export interface SubmittedWords<Schema extends z.ZodObject> {
  account: SignedIn;
  form: FormData;
  submission: Submission<z.input<Schema>, string[], z.output<Schema>>;
  /** What was found in a marked field; of one that was not sent, in an empty text. */
  screeningOf: (name: string) => Screening;
  /** The id of the button that was tapped, where it still stood. */
  choice: string | null;
  /** The most severe of them. */
  worst: Screening;
  /** The writer's messages that it was judged together with. */
  earlier: readonly string[];
  panel: Panel | null;
  isCheckIn: boolean;
  /** Writes what was found, of words that are kept nowhere. Once a form. */
  record: () => Promise<void>;
  /** The page that the form was on, as drafts know it. */
  page: DraftPage;
  /** Forgets the drafts of these words, once they were stored. */
  clearDrafts: () => Promise<void>;
  /** Records what was found and answers with the words as they were typed. */
  refuse: <Reason extends string>(
    reason: Reason,
    status: number,
    errors?: Record<string, string[]>,
  ) => Promise<ReturnType<typeof data<{ refusal: Refusal<Reason> }>>>;
  /** Records what was found and leads to a page of its own that gives the words back. Throws it. */
  refuseOnPage: (reason: PageReason, status: number) => Promise<never>;
}

/** A button that posts nothing but its id: what it means, and the words that it stands for in which field. */
export interface Tapped {
  id: string;
  field: string;
  words: string;
}

interface ScreenedOptions<Args> {
  /** Earlier messages of the writer, oldest first: each text is also judged together with them. */
  earlier?: (account: SignedIn, args: Args) => Promise<readonly string[]>;
  /** The button that a form was sent with, where that stands: its words are kept as its writer's. */
  tapped?: (form: FormData, args: Args, account: SignedIn) => Promise<Tapped | null>;
  /** The draft in which a field's words wait where their writer's session had ended; null for none. */
  draft: (name: string, args: Args, account: SignedIn) => string | null | Promise<string | null>;
  /** Fields in which something was chosen or listed: they wait beside those words, the last as sent. */
  choices?: readonly string[];
  /** Where the form stands, if its drafts hold all that was filled in: what an older page of it sent waits there. */
  formAt?: (url: URL) => string;
  /** What a page of refused words says of this form, where the usual words do not fit. */
  notices?: Partial<Record<PageReason, PageNotice>>;
  /** Whether a reply answers it, which carries the quiet line itself. */
  hasReply?: boolean;
  /** Whether its writer is not done with it: then it raises nothing yet. */
  isUnfinished?: boolean;
}

/** Of what was chosen or listed nothing sensible is longer. Characters. */
const CHOICE_MAX_LENGTH = 2_000;

const dangerContext = createContext<Screening | null>(null);

/** What this request said of danger. */
export function dangerFound(context: Readonly<RouterContextProvider>): Screening | null {
  return context.get(dangerContext);
}

/** Whether danger was found in what this request sent: its page then sells nothing. */
export function wasDangerFound(context: Readonly<RouterContextProvider>): boolean {
  return dangerFound(context) !== null;
}

/**
 * The action of a form with a person's own words. Whatever becomes of the form, its words are
 * screened first, and what was found shows on every answer, also where nothing can be written.
 */
export function screenedAction<Schema extends z.ZodObject, Args extends ActionFunctionArgs, Answer>(
  schema: Schema,
  handle: (submitted: SubmittedWords<Schema>, args: Args) => Answer,
  options: ScreenedOptions<Args>,
): (args: Args) => Promise<Awaited<Answer>> {
  return markAsFormAction(async (args: Args): Promise<Awaited<Answer>> => {
    const { request, context, url } = args;
    const sent = await readForm(request, context, z.object({ ...pageFields, ...schema.shape }));
    const account = currentAccount(context);
    const choice = await takeTapped(sent.form, args, options);
    const screened = await screenWords(schema, sent.form, context, async () =>
      account && options.earlier ? options.earlier(account, args) : [],
    );
    const isInDanger = asksAboutDanger(screened.worst.assessment.tier) && !options.isUnfinished;
    if (isInDanger) context.set(dangerContext, screened.worst);
    const words: Refused = { sent, screened, url, notices: options.notices };
    const work = async (): Promise<Awaited<Answer>> => {
      const writer = await requireWriter(words, args, options);
      return await handle(takenWords(schema, words, writer, { args, options, choice }), args);
    };
    const answer = await workWithPatience(work, isInDanger).catch(async (error: unknown) => {
      await showLine(words, error, context, options);
      if (error instanceof NoRoomError) return refuseFull(words, context);
      if (!isDatabaseFailure(error)) throw error;
      log().error(errorFields(error), "a form was not stored");
      throw refusedPage("not-saved", 503, words);
    });
    await showLine(words, answer, context, options);
    if (answer === STILL_WAITING) throw refusedPage("not-saved-yet", 503, words);
    return answer;
  });
}

/** Puts the words of the button that was tapped where they would have been typed, and says what it means. */
async function takeTapped<Args extends ActionFunctionArgs>(
  form: FormData,
  args: Args,
  { tapped }: ScreenedOptions<Args>,
): Promise<string | null> {
  const sender = currentAccount(args.context) ?? expiredAccount(args.context);
  if (!tapped || !sender || isForeign(args.request)) return null;
  const found = await withFallback(() => tapped(form, args, sender), null);
  if (!found) return null;
  form.set(found.field, found.words);
  return found.id;
}

/** There is no room for these words: what was found in them is met all the same. */
async function refuseFull(
  words: Refused,
  context: Readonly<RouterContextProvider>,
): Promise<never> {
  const writer = currentAccount(context);
  if (writer) await recordFound(writer, words.screened);
  throw refusedPage("full", statusOf("full"), words);
}

/** After a weak sign the next page has one quiet line, unless a reply has it already. */
async function showLine<Args>(
  { screened }: Refused,
  answer: unknown,
  context: Readonly<RouterContextProvider>,
  { hasReply, isUnfinished }: ScreenedOptions<Args>,
): Promise<void> {
  if (screened.worst.assessment.tier !== "watch" || isUnfinished) return;
  if (!(hasReply && answer instanceof Response)) await showQuietLine(context, answer);
}

/** Whose words they are, if they may be accepted; what is refused is recorded and kept, then thrown. */
async function requireWriter<Args extends ActionFunctionArgs>(
  words: Refused,
  args: Args,
  options: ScreenedOptions<Args>,
): Promise<SignedIn> {
  const { context } = args;
  const { sent, screened } = words;
  const { problem } = sent;
  const account = currentAccount(context);
  const refused = accessRefusal(context);
  if (account && !problem && !refused) return account;
  if (isDatabaseDown(context)) throw refusedPage("not-saved", 503, words);
  const writer = account ?? expiredAccount(context);
  // Another site may have sent this post, so nothing of it may reach the person's record.
  const isTheirs = writer !== null && problem !== "origin";
  if (isTheirs && !options.isUnfinished) await recordFound(writer, screened);
  if (screened.isBeyondLimit) throw refusedPage("too-fast", 429, words);
  const isHarmless = screened.worst.assessment.tier === "none";
  if (account && problem === "token" && options.formAt && isHarmless) {
    // Its page was of an earlier session: opened anew, it can send them. A weak sign has its line with the page.
    await keepAsDrafts(account, words, { args, options, keep: addToDraft });
    const headers = { "Set-Cookie": await toastHeader("not-sent-yet") };
    throw redirectDocument(options.formAt(args.url), { headers });
  }
  if (problem && (account || problem !== "token")) {
    throw refusedPage(problem, statusOf(problem), words);
  }
  if (account && refused?.reason === "not-premium") {
    // What is written in danger is never behind a lock.
    if (callsForHelp(screened)) return account;
    // The writer still sees these words and may send them again, so keep only the last wording.
    await keepAsDrafts(account, words, { args, options, keep: saveDraft });
    throw refusedPage("premium", 403, words);
  }
  if (account && refused) throw refused.answer;
  if (!isTheirs || problem) throw refusedPage("signed-out", 401, words);
  await keepAsDrafts(writer, words, { args, options, keep: addToDraft });
  if (!lockedAccount(context)) throw refusedPage("signed-out-kept", 401, words);
  // Nothing stands in front of help: only then the way to the lock is a button.
  if (callsForHelp(screened)) throw refusedPage("locked-kept", 401, words);
  throw signInFirst(args.url);
}

function callsForHelp({ worst }: ScreenedWords): boolean {
  return asksAboutDanger(worst.assessment.tier);
}

interface FormDrafts<Args> {
  args: Args;
  options: ScreenedOptions<Args>;
}

interface KeepingDrafts<Args> extends FormDrafts<Args> {
  keep: (userId: string, draft: string, screening: Screening) => Promise<void>;
}

async function keepAsDrafts<Args extends ActionFunctionArgs>(
  writer: SignedIn,
  { sent, screened }: Refused,
  { args, options, keep }: KeepingDrafts<Args>,
): Promise<void> {
  const { choices = [] } = options;
  for (const [name, screening] of screened.words) {
    if (screening.text.trim() === "" || choices.includes(name)) continue;
    const draft = await options.draft(name, args, writer);
    if (draft !== null) await keep(writer.user.id, draft, screening);
  }
  for (const name of choices) {
    const draft = await options.draft(name, args, writer);
    const chosen = typedWords(sent.form, name)?.slice(0, CHOICE_MAX_LENGTH) ?? "";
    if (draft === null || chosen === "") continue;
    await saveDraft(writer.user.id, draft, await screenText(chosen, [], "aside"));
  }
}

/** What the form of a draft says of its page. */
const pageFields = {
  formKey: z.string().optional(),
  entryId: z.string().optional(),
  draftVersion: z.string().optional(),
};

/** The page that a form was on, as its hidden fields say. */
function draftPageIn(form: FormData): DraftPage {
  const [key, entryId, version] = ["formKey", "entryId", "draftVersion"].map((name) =>
    typedWords(form, name),
  );
  const writer = key ?? `${entryId ?? ""}:${version ?? ""}`;
  return { writer, version: /^\d{1,15}$/.test(version ?? "") ? Number(version) : 0 };
}

async function clearDraftsOf<Args>(
  account: SignedIn,
  { sent, screened }: Refused,
  { args, options: { draft, choices = [] } }: FormDrafts<Args>,
): Promise<void> {
  const page = draftPageIn(sent.form);
  for (const [name, { text }] of screened.words) {
    if (choices.includes(name) || typedWords(sent.form, name) === null) continue;
    const kept = await draft(name, args, account);
    if (kept !== null) await clearDraft(account.user.id, kept, { words: text, ...page });
  }
}

function takenWords<Schema extends z.ZodObject, Args>(
  schema: Schema,
  words: Refused,
  account: SignedIn,
  { choice, ...drafts }: FormDrafts<Args> & { choice: string | null },
): SubmittedWords<Schema> {
  const { sent, screened } = words;
  const { worst, earlier } = screened;
  const submission = parseWithZod(sent.form, { schema });
  const help = { panel: panelOf(worst), isCheckIn: callsForCheckIn(worst) };
  let recorded: Promise<void> | undefined;
  const record = () => (recorded ??= recordFound(account, screened));
  return {
    account,
    form: sent.form,
    choice,
    submission,
    screeningOf(name) {
      const screening = screened.words.get(name);
      if (!screening) throw new Error(`${name} is not marked as a person's own words`);
      return screening;
    },
    worst,
    earlier,
    ...help,
    record,
    page: draftPageIn(sent.form),
    clearDrafts: () => clearDraftsOf(account, words, drafts),
    async refuse(reason, status, errors = errorsOf(submission)) {
      await record();
      return data({ refusal: { reason, texts: sentTextsOf(words), errors, ...help } }, { status });
    },
    async refuseOnPage(reason, status) {
      await record();
      throw refusedPage(reason, status, words);
    },
  };
}

function errorsOf(submission: { reply: () => { error?: Record<string, string[] | null> | null } }) {
  const entries = Object.entries(submission.reply().error ?? {});
  return Object.fromEntries(entries.map(([name, messages]) => [name, messages ?? []]));
}

async function recordFound({ user }: SignedIn, { worst }: ScreenedWords): Promise<void> {
  await withFallback(() => recordRefusedFinding(user.id, worst.assessment), undefined);
}
