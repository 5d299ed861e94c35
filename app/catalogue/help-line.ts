/** The language of a wording here; the same codes as everywhere in the product. */
type Wording = Readonly<Record<"en" | "es", string>>;

export const REGIONS = ["US", "GB", "IE", "CA", "AU"] as const;
export type Region = (typeof REGIONS)[number];

/** What a person may need a line for. Every region answers every one of them. */
export const NEEDS = [
  "suicide",
  "text_line",
  "emergency",
  "poison",
  "substance",
  "domestic_abuse",
  "sexual_assault",
  "child_abuse",
  "maternal",
  "eating",
] as const;
export type Need = (typeof NEEDS)[number];

/** One way to reach a line. `only` limits it to people who read that language. */
export interface Way {
  kind: "call" | "text" | "chat";
  number?: string;
  body?: string;
  href: string;
  label: Wording;
  only?: "en" | "es";
}

export interface HelpLine {
  id: string;
  region: Region;
  needs: readonly Need[];
  name: string;
  /** One plain sentence: what it is. */
  what: Wording;
  /** How to reach it, as an instruction that fits into a sentence: "call or text 988". */
  how: Wording;
  /** The same for somebody who has just been told the name. */
  briefly?: Wording;
  ways: readonly Way[];
  hours: Wording;
  languages: readonly string[];
  /** Who published the number, and when; null where no source is at hand. */
  source: string | null;
  sourceDay: string | null;
  verified: boolean;
}

export const ALWAYS: Wording = { en: "24 hours, every day", es: "Las 24 horas, todos los días" };

export function call(number: string, note?: Wording): Way {
  const suffix = { en: note ? `, ${note.en}` : "", es: note ? `, ${note.es}` : "" };
  return {
    kind: "call",
    number,
    href: `tel:${number.replace(/[^+\d]/g, "")}`,
    label: { en: `Call ${number}${suffix.en}`, es: `Llamar al ${number}${suffix.es}` },
  };
}

/** A text message. Phones on both platforms understand `?body=` after the number. */
export function text(number: string, body?: string, only?: "en" | "es"): Way {
  const digits = number.replace(/[^+\d]/g, "");
  return {
    kind: "text",
    number,
    ...(body === undefined ? {} : { body }),
    href: body === undefined ? `sms:${digits}` : `sms:${digits}?body=${encodeURIComponent(body)}`,
    label:
      body === undefined
        ? { en: `Text ${number}`, es: `Enviar un mensaje al ${number}` }
        : { en: `Text ${body} to ${number}`, es: `Enviar ${body} al ${number}` },
    ...(only === undefined ? {} : { only }),
  };
}

export function chat(href: string): Way {
  const address = href.replace("https://", "").replace(/\/$/, "");
  return {
    kind: "chat",
    href,
    label: { en: `Online at ${address}`, es: `En línea: ${address}` },
  };
}
