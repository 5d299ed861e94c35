export type TherapistId = "ali" | "alina" | "alice" | "alicia" | "alijah" | "alister";

/** Who answers where nobody was chosen. */
export const UNCHOSEN: TherapistId = "alina";

/** The address of a companion's portrait. */
export function portraitOf(id: TherapistId): string {
  return `/portraits/${id}.svg`;
}
