import { data } from "react-router";
import { REFUSED_PAGES, type PageReason } from "#app/catalogue/refused-pages.ts";
import type { Panel } from "#app/safety/panels.server.ts";
import { panelOf } from "#app/safety/shown-panel.server.ts";
import type { SentForm } from "./forms.server.ts";
import { typedWords } from "./own-words.ts";
import { callsForCheckIn, type ScreenedWords } from "./screened-words.server.ts";

/** What a form says of its refused words in words of its own. */
export interface PageNotice {
  title: string;
  text: string;
}

/** Words that were not taken at all, as their page shows them. */
interface RefusedPage {
  reason: PageReason;
  /** What it says of them. */
  words: PageNotice;
  texts: Record<string, string>;
  /** What the form held besides, to be sent once more; null where that would help nobody. */
  again: { action: string; fields: readonly (readonly [string, string])[] } | null;
  notice: PageNotice | null;
  path: string;
  panel: Panel | null;
  isCheckIn: boolean;
}

/** A screened form that is refused as a whole. */
export interface Refused {
  sent: SentForm;
  screened: ScreenedWords;
  url: URL;
  notices: Partial<Record<PageReason, PageNotice>> | undefined;
}

const MAY_BE_SENT_AGAIN: ReadonlySet<PageReason> = new Set([
  "token",
  "signed-out",
  "not-saved",
  "not-saved-yet",
]);

/** The answer to words that were not taken at all, to be thrown: a page of its own gives them back. */
export function refusedPage(reason: PageReason, status: number, refused: Refused) {
  const { sent, screened, url, notices } = refused;
  const page: RefusedPage = {
    reason,
    words: REFUSED_PAGES[reason],
    // Kept for whoever wrote it: not shown to whoever holds the browser now.
    texts: ["signed-out-kept", "locked-kept"].includes(reason) ? {} : sentTextsOf(refused),
    again: formToSendAgain(reason, sent.form, (name) => !screened.words.has(name), url),
    notice: notices?.[reason] ?? null,
    path: url.pathname,
    panel: panelOf(screened.worst),
    isCheckIn: callsForCheckIn(screened.worst),
  };
  return data({ refusedPage: page }, { status });
}

/** The same for a form without a person's own words: some of its fields were typed. */
export function givenBackPage(
  reason: PageReason,
  status: number,
  { form, typed = [], url }: { form: FormData; typed: readonly string[] | undefined; url: URL },
) {
  const page: RefusedPage = {
    reason,
    words: REFUSED_PAGES[reason],
    texts: Object.fromEntries(typed.map((name) => [name, typedWords(form, name) ?? ""])),
    again: formToSendAgain(reason, form, (name) => !typed.includes(name), url),
    notice: null,
    path: url.pathname,
    panel: null,
    isCheckIn: false,
  };
  return data({ refusedPage: page }, { status });
}

/** How the same is sent once more, where that may help: its address, and what is in it besides the texts. */
function formToSendAgain(
  reason: PageReason,
  form: FormData,
  isBeside: (name: string) => boolean,
  url: URL,
): RefusedPage["again"] {
  if (!MAY_BE_SENT_AGAIN.has(reason)) return null;
  const fields = [...form].flatMap(([name, value]) =>
    typeof value === "string" && isBeside(name) ? [[name, value] as const] : [],
  );
  return { action: url.pathname + url.search, fields };
}

/** The words of the fields that were sent, as they were typed. */
export function sentTextsOf({ sent, screened }: Pick<Refused, "sent" | "screened">) {
  const texts: Record<string, string> = {};
  for (const name of screened.words.keys()) {
    const typed = typedWords(sent.form, name);
    if (typed !== null) texts[name] = typed;
  }
  return texts;
}
