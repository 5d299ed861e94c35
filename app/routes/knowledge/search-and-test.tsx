import { entryPath } from "#app/catalogue/knowledge.ts";
import { appTitle } from "#app/catalogue/app-title.ts";
import { formToken } from "#app/middleware/forms.server.ts";
import type { MatchedWord } from "#app/models/knowledge/knowledge-explain.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CrisisPanel } from "#app/ui/crisis-panel.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { FormToken } from "#app/ui/form-token.tsx";
import { PlainText } from "#app/ui/plain-text.tsx";
import type { Route } from "./+types/search-and-test";
import { Console, consoleLinks, CONSOLE_TITLE } from "./console.tsx";
import type { NotGiven } from "#app/companion/prompt/knowledge.server.ts";
import { searchAndTest, type SearchAnswer } from "./search-page.server.ts";

export const links: Route.LinksFunction = consoleLinks;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: appTitle(`Search & Test, ${CONSOLE_TITLE}`, matches) },
];

export function loader({ context }: Route.LoaderArgs) {
  return { formToken: formToken(context) };
}

export const action = searchAndTest;

/** What a message finds, why, what the companion would be given of it, and what it would answer. */
export default function SearchAndTest({ loaderData, actionData }: Route.ComponentProps) {
  const answer = actionData?.answer ?? null;
  return (
    <Console
      tab="search"
      lead="Type what someone might write. You'll see what's found, why, and what the companion would do with it. Nothing you type here is kept."
    >
      {answer?.panel ? <CrisisPanel panel={answer.panel} /> : null}
      <form className="form" method="post">
        <FormToken value={loaderData.formToken} />
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
      </form>
      {answer ? <Answer answer={answer} /> : null}
    </Console>
  );
}

function Answer({ answer }: { answer: SearchAnswer }) {
  const { hits, given, tried } = answer;
  return (
    <>
      {tried ? <Tried tried={tried} /> : null}
      <Card title="What the companion would be given" look="sage">
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
  danger: "Nothing. This may be about danger, so a safety text answers it and no article is used.",
  "not-english": "Nothing. The articles are in English, and this doesn't look like English.",
  "nothing-fits": "Nothing. No approved entry is plainly about the same thing as this message.",
} as const;

/** Danger, or another language, keeps all of them out. */
const SAYS_WHY: ReadonlySet<string> = new Set(["given", "nothing-fits"]);

const NOT_GIVEN_WORDS: Readonly<Record<NotGiven, string>> = {
  "few-words": "a message of fewer than four words gets no article.",
  "other-subject":
    "this article comes with the product and belongs to a subject. The message isn't surely about that.",
  "no-tag":
    "none of its tags is in the message, word for word. An entry without tags goes by its title.",
  "one-word":
    "only one of its tags is in the message, a single word that may be about anything. Two tags, a longer one, or “my anxiety” would do.",
  "others-fit-better": "other entries fit better, and at most three are given.",
};

function Tried({ tried }: { tried: NonNullable<SearchAnswer["tried"]> }) {
  const { by, text, sources, withheldBy } = tried;
  return (
    <Card title="A reply to this message" look="outline">
      <p className="fine-print">{withheldBy ? WITHHELD : BY_WORDS[by]}</p>
      {withheldBy ? <p className="fine-print">The rule: {withheldBy}.</p> : null}
      {text === "" ? null : (
        <blockquote className="quoted">
          <PlainText text={text} />
        </blockquote>
      )}
      {by === "model" && !withheldBy ? (
        <p className="fine-print">
          {sources.length === 0
            ? "It drew on no article."
            : `Drew on: ${sources.map(({ title }) => title).join("; ")}.`}
        </p>
      ) : null}
    </Card>
  );
}

const WITHHELD =
  "The model's reply was withheld: it said something that no reply may say. A written one takes its place.";

const BY_WORDS = {
  model: "Written by the model just now, as the first reply of a conversation.",
  guided:
    "No model is configured, or today's budget is used up. This is the written companion; it doesn't use articles.",
  safety: "This may be about danger, so a prepared safety text answers it. No reply was tried.",
  none: "The model didn't answer. Please try again in a moment.",
} as const;

const FIELD_WORDS = { title: "title", tags: "tags", content: "text" } as const;

function foundBy(matched: readonly MatchedWord[], isNear: boolean): string {
  return [...matched.map(matchWords), ...(isNear ? ["what it means"] : [])].join("; ");
}

function matchWords({ word, fields, isSynonym }: MatchedWord): string {
  const where = fields.map((field) => FIELD_WORDS[field]).join(" and ");
  return `“${word}”${isSynonym ? " (another word for it)" : ""} in the ${where}`;
}
