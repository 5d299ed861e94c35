import { entryPath } from "#app/catalogue/knowledge.ts";
import { pageTitle } from "#app/catalogue/app-title.ts";
import type { MatchedWord } from "#app/models/knowledge/knowledge-explain.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CrisisPanel } from "#app/ui/crisis-panel.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { PlainText } from "#app/ui/plain-text.tsx";
import type { Route } from "./+types/search-and-test";
import { Console, consoleLinks, CONSOLE_TITLE } from "./console.tsx";
import type { NotGiven } from "#app/companion/prompt/knowledge.server.ts";
import { searchAndTest, type SearchAnswer } from "./search-page.server.ts";

export const links: Route.LinksFunction = consoleLinks;

export const meta = pageTitle(`Search & Test, ${CONSOLE_TITLE}`);

export const action = searchAndTest;

/** What a message finds, why, what the companion would be given of it, and what it would answer. */
export default function SearchAndTest({ actionData }: Route.ComponentProps) {
  const answer = actionData?.answer ?? null;
  return (
    <Console
      tab="search"
      lead="Type what someone might write. You'll see what's found and why. Nothing is saved."
    >
      {answer?.panel ? <CrisisPanel panel={answer.panel} /> : null}
      <PostForm className="form">
        <TextAreaField
          label="Search query"
          name="query"
          rows={3}
          defaultValue={actionData?.query}
          error={actionData?.problem}
        />
        <div className="button-row">
          <Button variant="main" name="intent" value="search" busyLabel="Searching...">
            Search
          </Button>
          <Button name="intent" value="try" busyLabel="Asking the companion...">
            Search and try a reply
          </Button>
        </div>
      </PostForm>
      {answer ? <Answer answer={answer} /> : null}
    </Console>
  );
}

function Answer({ answer }: { answer: SearchAnswer }) {
  const { hits, given, tried } = answer;
  return (
    <>
      {tried ? <Tried tried={tried} /> : null}
      <Card title="What the companion would get" look="sage">
        {given.passages.length === 0 ? (
          <p>{GIVEN_WORDS[given.reason]}</p>
        ) : (
          given.passages.map(({ id, title, text }) => (
            <details key={id}>
              <summary>{title}</summary>
              <div className="entry-content" dir="auto">
                {text}
              </div>
            </details>
          ))
        )}
      </Card>
      <h2>{hits.length === 0 ? "Nothing found" : "Results"}</h2>
      {hits.length === 0 ? <p>No approved entry has any of these words.</p> : null}
      <ol className="plain-list entry-rows">
        {hits.map(({ id, title, source, excerpt, matched, isNear, isGiven, whyNot }) => (
          <li key={id}>
            <div>
              <a href={entryPath(id)}>
                <bdi>{title}</bdi>
              </a>{" "}
              {isGiven ? <span className="badge">Given to the companion</span> : null}
              <p dir="auto">{excerpt}…</p>
              <p className="fine-print">Found by: {foundBy(matched, isNear)}.</p>
              {whyNot === null || !SAYS_WHY.has(given.reason) ? null : (
                <p className="fine-print">Not given: {NOT_GIVEN_WORDS[whyNot]}</p>
              )}
              {source === "" ? null : <p className="fine-print">{source}</p>}
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}

const GIVEN_WORDS = {
  given: "",
  danger: "Nothing. This may be about danger, so a safety text answers it.",
  "not-english": "Nothing. The articles are in English, and this doesn't look like English.",
  "nothing-fits": "Nothing. No approved entry clearly matches this message.",
} as const;

/** Danger, or another language, keeps all of them out. */
const SAYS_WHY: ReadonlySet<string> = new Set(["given", "nothing-fits"]);

const NOT_GIVEN_WORDS: Readonly<Record<NotGiven, string>> = {
  "few-words": "the message has fewer than four words.",
  "other-subject":
    "this built-in article is about one subject, and the message isn't clearly about it.",
  "no-tag": "none of its tags (or its title, if it has none) is in the message, word for word.",
  "one-word": "only a single-word tag matched. It takes two tags, a longer one, or “my anxiety”.",
  "others-fit-better": "other entries fit better, and three is the limit.",
};

function Tried({ tried }: { tried: NonNullable<SearchAnswer["tried"]> }) {
  const { by, text, sources, withheldBy } = tried;
  return (
    <Card title="A reply to this message" look="outline">
      <p className="fine-print">{withheldBy ? WITHHELD : BY_WORDS[by]}</p>
      {withheldBy ? <p className="fine-print">Rule: {withheldBy}.</p> : null}
      {text === "" ? null : (
        <blockquote className="quoted">
          <PlainText text={text} />
        </blockquote>
      )}
      {by === "model" && !withheldBy ? (
        <p className="fine-print">
          {sources.length === 0
            ? "No article used."
            : `Used: ${sources.map(({ title }) => title).join("; ")}.`}
        </p>
      ) : null}
    </Card>
  );
}

const WITHHELD = "The model's reply broke a rule, so a prepared one replaces it.";

const BY_WORDS = {
  model: "Written by the model, as the first reply of a conversation.",
  guided:
    "No model is set up, or today's budget is used up. This is a prepared reply. It doesn't use articles.",
  safety: "This may be about danger, so a prepared safety text answers it.",
  none: "The model didn't answer. Please try again in a moment.",
} as const;

const FIELD_WORDS = { title: "title", tags: "tags", content: "text" } as const;

function foundBy(matched: readonly MatchedWord[], isNear: boolean): string {
  return [...matched.map(matchWords), ...(isNear ? ["similar meaning"] : [])].join("; ");
}

function matchWords({ word, fields, isSynonym }: MatchedWord): string {
  const where = fields.map((field) => FIELD_WORDS[field]).join(" and ");
  return `“${word}”${isSynonym ? " (a synonym)" : ""} in the ${where}`;
}
