import { ALWAYS } from "./help-line.ts";
import type { HelpLine, Need, Region, Way } from "./help-line.ts";

export const HOURS_VARY = { en: "Hours vary", es: "El horario varía" };

/** No source is at hand for these rows: an operator checks them before serving the region. */
export function unconfirmedLine(
  region: Region,
  needs: readonly Need[],
  name: string,
  what: readonly [en: string, es: string],
  how: readonly [en: string, es: string],
  ways: readonly Way[],
  hours = ALWAYS,
): HelpLine {
  return {
    id: `${region}-${name}`.toLowerCase().replace(/[^a-z0-9]+/g, "-"),
    region,
    needs,
    name,
    what: { en: what[0], es: what[1] },
    how: { en: how[0], es: how[1] },
    ways,
    hours,
    languages: ["en"],
    source: null,
    sourceDay: null,
    verified: false,
  };
}

export const LISTENS = [
  "Someone who listens, whatever you are going through, and never hurries you.",
  "Alguien que escucha, sea lo que sea por lo que estás pasando, y sin prisas.",
] as const;
export const BY_TEXT = [
  "Support by text message, when talking aloud is too much.",
  "Apoyo por mensaje de texto, cuando hablar en voz alta es demasiado.",
] as const;
export const IN_DANGER = [
  "Ambulance, police and fire, when a life is in danger now.",
  "Ambulancia, policía y bomberos, cuando una vida corre peligro ahora.",
] as const;
export const POISONING = [
  "Says what to do after someone took or touched something harmful.",
  "Dice qué hacer cuando alguien ha tomado o tocado algo dañino.",
] as const;
export const ALCOHOL_AND_DRUGS = [
  "Advice and local support about alcohol and drugs.",
  "Orientación y apoyo cercano sobre alcohol y drogas.",
] as const;
export const AT_HOME = [
  "Talks through what is happening at home and what could make you safer.",
  "Para hablar de lo que pasa en casa y de lo que puede darte más seguridad.",
] as const;
export const ASSAULT = [
  "Support after sexual assault or abuse, recent or long ago.",
  "Apoyo después de una agresión o un abuso sexual, reciente o de hace tiempo.",
] as const;
export const YOUNG = [
  "For children and young people, about anything that hurts or frightens them.",
  "Para niñas, niños y jóvenes, sobre todo lo que les duele o les asusta.",
] as const;
export const NEW_PARENTS = [
  "Support in pregnancy and with a baby, for hard thoughts too.",
  "Apoyo en el embarazo y con un bebé, también con pensamientos difíciles.",
] as const;
export const EATING = [
  "Listens, and helps to find treatment for eating disorders.",
  "Escucha y ayuda a buscar tratamiento para los trastornos alimentarios.",
] as const;
