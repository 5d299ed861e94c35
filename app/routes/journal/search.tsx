import { moodChoices, type Feeling } from "#app/catalogue/feelings.ts";
import { PATHS } from "#app/catalogue/paths.ts";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { signedInAccount } from "#app/middleware/account.server.ts";
import { readLastAsked } from "#app/middleware/last-asked.server.ts";
import { openDraft } from "#app/models/conversations/drafts.server.ts";
import { NO_FILTER, type JournalFilter } from "#app/models/record/journal-search.server.ts";
import { findUsedTags } from "#app/models/record/moods.server.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, SelectField } from "#app/ui/field.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { FollowUpHelp } from "#app/ui/follow-up-help.tsx";
import { HiddenWords } from "#app/ui/hidden-words.tsx";
import { Screen } from "#app/ui/page.tsx";
import type { PageHandle } from "#app/ui/page-handle.ts";
import type { Route } from "./+types/search";
import { JOURNAL_SEARCH_DRAFT } from "./drafts.ts";
import { EntryList, foundText } from "./entry-list.tsx";
import { findShownFeelings, hiddenUntilDay } from "./own-choices.server.ts";
import { TagsField } from "./tags-field.tsx";
import { searchJournal, showFoundEntries, type FilterRefusal } from "./search-journal.server.ts";

// A page on which help may stand.
export const handle = { sellsNothing: true } satisfies PageHandle;

export const meta = pageTitle("Search your journal");

const TAGS_OFFERED = 60;

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const account = signedInAccount(context);
  const { id } = account.user;
  const asked = await readLastAsked(request, url, context);
  const [feelings, usedTags, draft, found] = await Promise.all([
    findShownFeelings(account),
    account.wordsHiddenUntil === null ? findUsedTags(id, TAGS_OFFERED) : [],
    openDraft(id, JOURNAL_SEARCH_DRAFT),
    asked && showFoundEntries(context, asked),
  ]);
  return {
    found,
    feelings,
    wordsHiddenUntil: hiddenUntilDay(account),
    usedTags: usedTags.map(String),
    filter: { ...NO_FILTER, query: String(draft.content) },
    draftVersion: draft.updatedAt,
  };
}

export const action = searchJournal;

const ERRORS: Readonly<Record<FilterRefusal, string>> = {
  "too-long": "A search can have up to 200 characters. Please shorten it.",
  dates: "The first day has to come before the last.",
  "too-fast": "That's a lot of searches in a short time. Please try again in a minute.",
};

/** Entries by their words, mood, tag and days, to read and to take along. */
export default function SearchJournal({ loaderData, actionData }: Route.ComponentProps) {
  const refusal = actionData?.refusal ?? null;
  const found = refusal ? null : loaderData.found;
  const answer = found?.answer ?? null;
  const help = refusal ?? found;
  const error = refusal ? ERRORS[refusal.reason] : null;
  const filter = actionData?.filter ?? found?.filter ?? loaderData.filter;
  return (
    <Screen title="Search your journal" back="journal" className="journal">
      <FollowUpHelp help={help} />
      {error ? (
        <ErrorSummary
          errors={[{ fieldId: refusal?.reason === "dates" ? "from" : "query", message: error }]}
        />
      ) : null}
      <FilterForm
        {...loaderData}
        filter={filter}
        error={refusal?.reason === "dates" ? null : error}
      />
      <HiddenWords until={loaderData.wordsHiddenUntil} />
      {answer ? (
        <section aria-labelledby="results">
          <h2 id="results">{foundText(answer.number)}</h2>
          <EntryList entries={answer.entries} />
          {answer.next ? (
            <PostForm action={PATHS.journalSearch}>
              <HiddenFilter filter={filter} />
              <Button name="before" value={answer.next}>
                Earlier entries
              </Button>
            </PostForm>
          ) : null}
        </section>
      ) : null}
    </Screen>
  );
}

interface FilterFormProps {
  draftVersion: number;
  feelings: readonly Feeling[];
  usedTags: readonly string[];
  filter: JournalFilter;
  error: string | null;
}

function FilterForm({ draftVersion, feelings, usedTags, filter, error }: FilterFormProps) {
  const isNarrowed = [filter.mood, filter.tag, filter.from, filter.to].some(Boolean);
  return (
    <search>
      <PostForm
        action={PATHS.journalSearch}
        className="form"
        noValidate
        draftVersion={draftVersion}
      >
        <Field
          label="Words"
          name="query"
          type="search"
          defaultValue={filter.query}
          error={error}
          autoComplete="off"
        >
          <Button variant="main">Search</Button>
        </Field>
        <details className="fold" open={isNarrowed}>
          <summary>Mood, tag and days</summary>
          <div className="form">
            <SelectField label="Mood" name="mood" defaultValue={filter.mood ?? ""}>
              <option value="">Any</option>
              {moodChoices(feelings).map(({ choice, label }) => (
                <option key={choice} value={choice}>
                  {label}
                </option>
              ))}
            </SelectField>
            <TagsField
              label="Tag"
              name="tag"
              defaultValue={filter.tag}
              own={{ activities: [], usedTags }}
            />
            <div className="side-by-side">
              <Field label="From" name="from" type="date" defaultValue={filter.from ?? ""} />
              <Field label="To" name="to" type="date" defaultValue={filter.to ?? ""} />
            </div>
          </div>
        </details>
        <details className="fold">
          <summary>Download what you find</summary>
          <div className="button-row">
            <Button formAction={`${PATHS.journalCopy}?format=csv`} small>
              Entries as CSV
            </Button>
            <Button formAction={`${PATHS.journalCopy}?format=json`} small>
              Entries as JSON
            </Button>
            <Button formAction={`${PATHS.moods}/copy?format=csv`} small>
              Moods as CSV
            </Button>
            <Button formAction={`${PATHS.moods}/copy?format=json`} small>
              Moods as JSON
            </Button>
          </div>
        </details>
      </PostForm>
    </search>
  );
}

function HiddenFilter({ filter }: { filter: JournalFilter }) {
  return Object.entries(filter).map(([name, value]) =>
    value === null || value === "" ? null : (
      <input key={name} type="hidden" name={name} value={value} />
    ),
  );
}
