import { KNOWLEDGE_CATEGORIES, entryPath } from "#app/catalogue/knowledge.ts";
import type { KnowledgeEntry } from "#app/models/knowledge/knowledge-entries.server.ts";
import type { Suggestions } from "#app/models/knowledge/knowledge-suggestions.server.ts";
import type { KnowledgeWording } from "#app/models/knowledge/knowledge-wording.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { FlagKind } from "#app/models/knowledge/knowledge-flags.server.ts";

const KINDS: Readonly<Record<FlagKind, string>> = {
  overrides: "tells a model to ignore or change its rules",
  "speaks-as-system": "poses as the system or a model",
  "gives-a-role": "tells a model who to be",
  "asks-to-hide": "asks to hide help or to show hidden rules",
  "addresses-a-model": "speaks to a model",
  "hidden-characters": "has invisible characters",
  markup: "has web page markup",
  "source-mark": "has a source mark that replies use",
  encoded: "has a long run of encoded text",
  dangerous: "has words that could raise the risk of suicide or self-harm",
  violent: "has words that could raise the risk of violence",
  medication: "gives advice about taking or stopping medicine",
};

/** What a flag means, as a sentence's end: "The content speaks to a model". */
function flagWords(flag: string): string {
  const [field = "", kind = ""] = flag.split(":");
  return `The ${field} ${isKind(kind) ? KINDS[kind] : "looks odd"}.`;
}

function isKind(kind: string): kind is FlagKind {
  return Object.hasOwn(KINDS, kind);
}

/** What is odd about an entry, for whoever decides on it. */
export function Flags({ flags }: { flags: readonly string[] }) {
  if (flags.length === 0) return null;
  return (
    <Notice tone="warning" title="Read this one carefully">
      <ul>
        {flags.map((flag) => (
          <li key={flag}>{flagWords(flag)}</li>
        ))}
      </ul>
    </Notice>
  );
}

interface SuggestedProps {
  entry: Pick<KnowledgeEntry, "id" | "kind" | "version" | "wording">;
  suggested: Suggestions;
}

/** What an entry could be found by, to choose from; without a tag only its title leads to it. */
export function Suggested({ entry, suggested }: SuggestedProps) {
  const { id, kind, version, wording } = entry;
  const techniques = kind === "page" ? suggested.techniques : [];
  if (suggested.tags.length + techniques.length === 0) return null;
  return (
    <Card title="Suggested tags" look="outline">
      <p>
        {wording.tags.length === 0 ? "No tags yet, so only its title can match. " : null}
        Choose the words this is really about.
      </p>
      <PostForm className="form" action={entryPath(id)}>
        <input type="hidden" name="version" value={version} />
        <Choices name="tags" label="Tags" choices={suggested.tags} />
        <Choices name="techniques" label="Techniques" choices={techniques} />
        <div className="button-row">
          <Button name="intent" value="tag" busyLabel="Saving...">
            Add selected
          </Button>
        </div>
      </PostForm>
    </Card>
  );
}

interface ChoicesProps {
  name: string;
  label: string;
  choices: readonly string[];
}

function Choices({ name, label, choices }: ChoicesProps) {
  if (choices.length === 0) return null;
  return (
    <fieldset className="suggested">
      <legend>{label}</legend>
      {choices.map((choice) => (
        <label key={choice}>
          <input type="checkbox" name={name} value={choice} /> {choice}
        </label>
      ))}
    </fieldset>
  );
}

/** What an entry says, with what is known about it. */
export function Wording({ wording }: { wording: KnowledgeWording }) {
  const { content, category, modality, tags, techniques, summary, source } = wording;
  const label = KNOWLEDGE_CATEGORIES.find(({ id }) => id === category)?.label ?? category;
  const facts = [
    ["Kind", [label, modality].filter(Boolean).join(", ")],
    ["Tags", tags.join(", ")],
    ["Techniques", techniques.join(", ")],
    ["Summary", summary],
    ["Source", source],
  ].filter(([, fact]) => fact !== "");
  return (
    <>
      <dl className="facts">
        {facts.map(([name, fact]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <div className="entry-content" dir="auto">
        {content}
      </div>
    </>
  );
}
