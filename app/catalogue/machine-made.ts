/**
 * How a program reads that a language model wrote something, or that a program speaks it: the IPTC's code,
 * as C2PA and schema.org use it. Regulation (EU) 2024/1689, Article 50(2), asks for such a mark.
 * https://cv.iptc.org/newscodes/digitalsourcetype/
 */
export const MACHINE_MADE =
  "http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia";

/** The other kind of reply, for programs: people wrote it before anybody asked. */
export const WRITTEN = "written";

/** What software wrote about somebody, by a model or by rules: which of them isn't kept. */
export const BY_SOFTWARE = "software";

/** What these marks mean, for whoever reads a copy by program. */
export const MARKS_EXPLAINED = {
  digitalSourceType: `A language model wrote this text. The value is the IPTC's code for that: ${MACHINE_MADE}`,
  source: {
    [WRITTEN]: "People wrote this text before anybody asked, and software chose it.",
    [BY_SOFTWARE]:
      "Software wrote this text about its owner: a language model, or fixed rules where there was none. Which of them isn't kept.",
  },
  html: "On the pages, the same marks are the attributes data-digital-source-type and data-source.",
} as const;

/** The same for people, where a text leaves its page. */
export const MACHINE_MADE_LINE = "written by an AI model";

/** The same of what software wrote about somebody, by a model or by rules. */
export const BY_SOFTWARE_LINE = "written by software";

/** What every copy of a conversation says first. */
export const AI_NOTE = "The companion is an AI: not a human, and not a licensed therapist.";
