import { Button, ButtonLink } from "#app/ui/button.tsx";
import { CrisisPanel } from "#app/ui/crisis-panel.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { Markdown } from "#app/ui/markdown.tsx";
import { Message } from "#app/ui/message.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { ReplySources } from "#app/ui/reply-sources.tsx";
import { PlainText } from "#app/ui/plain-text.tsx";
import type { ChatPage } from "../chat-page.server.ts";
import { GrowingReply } from "../replies/growing-reply.tsx";
import { RiskForms } from "../risk-forms.tsx";
import { ReadAloud } from "../voice/read-aloud-button.tsx";
import { EntryMenu } from "./entry-menu.tsx";
import { entryTime } from "./entry-time.ts";
import { KeptLine, OfferCard } from "./offer-card.tsx";
import { Answers, OftenAsked } from "./quick-answers.tsx";
import { ReplacedEntry } from "./replaced-entry.tsx";
import type { ShownEntry } from "./shown-entry.server.ts";
import { replyHref } from "../conversation-href.ts";

const AROUND = {
  en: {
    title: "A look back so far",
    honest: "Made by software from what you wrote. It can be wrong, and it isn't an assessment.",
  },
  es: {
    title: "Una mirada atrás",
    honest:
      "Lo ha hecho un programa con lo que has escrito. Puede equivocarse, y no es una evaluación.",
  },
} as const;

/** The look back after the first free messages, in the person's language: it stays where it was made. */
function Checkpoint({ text, language }: { text: string; language: keyof typeof AROUND }) {
  const { title, honest } = AROUND[language];
  return (
    <section className="card card-sage checkpoint" aria-labelledby="checkpoint" lang={language}>
      <h2 className="card-title" id="checkpoint">
        {title}
      </h2>
      <p>
        <PlainText text={text} />
      </p>
      <p className="fine-print">{honest}</p>
    </section>
  );
}

interface EntryViewProps {
  entry: ShownEntry;
  page: ChatPage;
  isLast: boolean;
  isLastOwn: boolean;
  hasPanelId: boolean;
}

/** One message or reply, with what belongs to it: panel, menu, answers to tap. */
export function EntryView(props: EntryViewProps) {
  const { entry, page, isLast, isLastOwn, hasPanelId } = props;
  const { conversationId } = page;
  const isOwn = entry.role === "user";
  const speaker = isOwn ? "You" : (entry.spokenBy?.name ?? page.companionName);
  const time = entryTime(entry.at, page.timeZone);
  const menu = { entry, page, speaker, time };
  if (entry.role === "user") {
    return (
      <>
        {entry.isReplaced ? (
          <ReplacedEntry {...menu} />
        ) : (
          <Message
            id={`message-${entry.id}`}
            role="user"
            speaker={speaker}
            time={time}
            actions={<EntryMenu {...menu} isLast={isLastOwn} />}
            language={entry.language}
          >
            {entry.content}
          </Message>
        )}
        {entry.panel ? (
          <CrisisPanel
            panel={entry.panel}
            isFolded={page.isPanelFolded || entry.isPanelSettled || entry.panel.isFolded}
            id={hasPanelId ? "crisis-panel" : `crisis-panel-${entry.id}`}
          >
            {hasPanelId && page.isRiskOpen ? <RiskForms page={page} /> : null}
          </CrisisPanel>
        ) : null}
        {entry.checkpoint ? <Checkpoint {...entry.checkpoint} /> : null}
      </>
    );
  }
  if (entry.status === "running" && conversationId) {
    const portrait = page.companionPortrait;
    return <GrowingReply {...{ entry, speaker, portrait, conversationId }} />;
  }
  if (entry.isReplaced) return <ReplacedEntry {...menu} />;
  const mayRetry = entry.status && isLast && page.isWritable && conversationId;
  return (
    <>
      <Message
        id={`reply-${entry.id}`}
        role="assistant"
        speaker={speaker}
        speakerColor={entry.spokenBy?.id}
        portrait={entry.spokenBy ? undefined : page.companionPortrait}
        isMachineMade={entry.isMachineMade}
        status={entry.status && !entry.notice ? STATUS_LINES[entry.status] : null}
        remedy={mayRetry ? <Retry entry={entry} page={page} /> : null}
        time={time}
        actions={
          <>
            {entry.content === "" ? null : <ReadAloud entry={entry} page={page} />}
            <EntryMenu {...menu} isLast={isLast} />
          </>
        }
      >
        {entry.disclosure && !entry.isDisclosureLast ? (
          <NoticeLine text={entry.disclosure} />
        ) : null}
        {entry.notice && !entry.isCutOff ? <Notice text={entry.notice} /> : null}
        <div lang={entry.language}>
          <Markdown text={entry.content} />
        </div>
        {entry.wayOn ? (
          <p className="reply-way-on">
            <ButtonLink href={entry.wayOn.href} small>
              {entry.wayOn.label}
            </ButtonLink>
          </p>
        ) : null}
        {entry.isCutOff ? <CutOff entry={entry} page={page} isLast={isLast} /> : null}
        {entry.sources ? <ReplySources sources={entry.sources} /> : null}
        {entry.disclosure && entry.isDisclosureLast ? <NoticeLine text={entry.disclosure} /> : null}
      </Message>
      {entry.checkpoint ? <Checkpoint {...entry.checkpoint} /> : null}
      {entry.kept ? <KeptLine kept={entry.kept} /> : null}
      {isLast && !page.checkBack ? <OfferCard entry={entry} page={page} /> : null}
      {isLast && !page.checkBack ? (
        <>
          <Answers answers={entry.quickAnswers} under={entry.id} page={page} />
          <OftenAsked under={entry.id} page={page} />
        </>
      ) : null}
    </>
  );
}

const STATUS_LINES = {
  running: null,
  stopped: "Stopped",
  failed: "The reply was cut off",
  interrupted: "Interrupted",
} as const;

function Retry({ entry, page }: { entry: ShownEntry; page: ChatPage }) {
  return (
    <PostForm action={replyHref(page, entry, "retry")}>
      <Button variant="link" small>
        Try again
      </Button>
    </PostForm>
  );
}

/** That a reply is longer than what can be said at once, and the way to the rest of it. */
function CutOff({ entry, page, isLast }: Pick<EntryViewProps, "entry" | "page" | "isLast">) {
  const mayGoOn = isLast && page.isWritable && !page.isRiskOpen && !page.asksAboutDanger;
  return (
    <>
      {entry.notice ? <Notice text={entry.notice} /> : null}
      {mayGoOn && page.conversationId ? (
        <PostForm action={replyHref(page, entry, "retry")}>
          <Button name="way" value="on" small>
            Continue
          </Button>
        </PostForm>
      ) : null}
    </>
  );
}

/** That an AI is writing: said in the conversation itself, at its start and when it is due. */
export function NoticeLine({ text }: { text: string }) {
  return <p className="disclosure-line">{text}</p>;
}
