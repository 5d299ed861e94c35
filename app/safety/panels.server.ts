import { PATHS } from "#app/catalogue/paths.ts";
import {
  helpLinesFor,
  ordinaryPage,
  outsideLine,
  waysIn,
  type HelpLine,
  type Need,
  type Region,
  type Way,
} from "#app/content/help-lines.ts";
import { PANELS, panelTextFor } from "#app/content/safety.ts";
import { situationOf, type Situation } from "./scripts/situation.ts";
import { NO_NUMBERS, type Kind, type Language, type Severity, type Subject } from "./assessment.ts";

export interface PanelLink {
  kind: Way["kind"];
  /** As it's written; a page has none. */
  number?: string;
  label: string;
  href: string;
}

export interface PanelContact {
  id: string;
  name: string;
  line: string;
  hours: string;
  links: readonly PanelLink[];
}

/** A panel as plain data, to be kept with the conversation and shown by any view. */
export interface Panel {
  situation: Situation;
  language: Language;
  title: string;
  lead: readonly string[];
  /** At most three, the most urgent first. */
  contacts: readonly PanelContact[];
  /** Someone that the person trusts, after those. */
  trusted?: Pick<PanelContact, "name" | "line"> & {
    links: readonly { label: string; href: string }[];
  };
  /** The way to name someone, where nobody is. */
  addTrusted?: { label: string; href: string };
  /** Of those lines, for an admin: the names of which no source confirms. */
  unverified?: readonly string[];
  outside: string;
  /** What opens the words about the lines. */
  about: string;
  more: { label: string; href: string };
  /** How to say that it was misread; on the panel of a finding, not on a page of help. */
  notMeant?: { label: string; href: string };
  /** True where somebody else may be looking at the screen: the view offers a quick way off. */
  quickExit: boolean;
  quickExitLabel: string;
  quickExitHref: string;
  /** Whoever wants no numbers on the screen opens it by themselves. */
  isFolded?: boolean;
}

export interface PanelInput {
  kind: Kind;
  subject: Subject;
  severity: Severity;
  language: Language;
  region: Region;
  rules?: readonly string[];
}

export const NOT_MEANT_PATH = "/crisis/not-meant";

/** Where "This isn't what I meant" leads: to one direct question about what its panel is about. */
export function notMeantHref({ quickExit }: Pick<Panel, "quickExit">, from?: string): string {
  const asked = new URLSearchParams({
    ...(from && { from }),
    ...(quickExit && { about: "abuse" }),
  }).toString();
  return asked === "" ? NOT_MEANT_PATH : `${NOT_MEANT_PATH}?${asked}`;
}

export const NOT_MEANT = PANELS.notMeant;

/** The panel that fits what was found. `rules` only sharpen the choice. */
export function panelFor(input: PanelInput): Panel {
  const panel = panelForSituation(situationOf(input), input.region, input.language);
  return input.rules?.includes(NO_NUMBERS) ? { ...panel, isFolded: true } : panel;
}

/** The panel of a situation, for what a written answer found to be graver than the message. */
export function panelForSituation(situation: Situation, region: Region, language: Language): Panel {
  const texts = panelTextFor(situation);
  return {
    situation,
    language,
    title: texts.title[language],
    lead: texts.lead[language],
    contacts: contactsFor(texts.needs, region, language),
    outside: outsideLine(region, language),
    about: PANELS.about[language],
    more: { label: PANELS.more[language], href: PATHS.help },
    quickExit: texts.quickExit,
    quickExitLabel: PANELS.quickExit[language],
    quickExitHref: ordinaryPage(region),
  };
}

/** What a way to reach help is called for programs. */
export const WAY_KINDS = ["call", "text", "chat"] as const satisfies readonly Way["kind"][];

/** Whom to call, text or write to, as a program is told: each way of reaching them by itself. */
export function resourcesOf({ contacts }: Pick<Panel, "contacts">) {
  return contacts.flatMap(({ name, line, links }) =>
    links.map(({ kind: action, number, label, href: link }) => {
      return { name, line, number: number ?? null, action, label, link };
    }),
  );
}

/** Whom young people can talk to, whatever it is about: for the page that meets them. */
export function forYoungPeople(region: Region, language: Language) {
  const { title, lead, needs } = PANELS.young;
  return {
    language,
    title: title[language],
    lead: lead[language],
    contacts: contactsFor(needs, region, language),
    outside: outsideLine(region, language),
    about: PANELS.about[language],
    more: { label: PANELS.more[language], href: PATHS.help },
    quickExit: false,
  };
}

/** One line for each need, at most three; a line that answers two of them stands once. */
function contactsFor(
  needs: readonly Need[],
  region: Region,
  language: Language,
): readonly PanelContact[] {
  const lines = needs.flatMap((need) => helpLinesFor(region, need).slice(0, 1));
  return [...new Set(lines)].slice(0, 3).map((line) => contactOf(line, language));
}

function contactOf(line: HelpLine, language: Language): PanelContact {
  return {
    id: line.id,
    name: line.name,
    line: line.what[language],
    hours: line.hours[language],
    links: waysIn(line, language).map((way) => ({
      kind: way.kind,
      ...(way.kind === "chat" ? {} : { number: way.number }),
      label: way.label[language],
      href: way.href,
    })),
  };
}
