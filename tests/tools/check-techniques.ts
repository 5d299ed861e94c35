import { TRACKS } from "#app/catalogue/tracks.ts";
import type { ContentProblem } from "./read-pieces.ts";

/**
 * Technique names that differ from another in case alone: beside it among the techniques of a session,
 * such a one would be a second technique.
 */
export function doubledTechniques(
  named: readonly { file: string; name: string }[],
): readonly ContentProblem[] {
  const ofTracks = TRACKS.flatMap(({ modalities }) => modalities);
  const first = new Map<string, { name: string; where: string }>(
    ofTracks.map((name) => [name.toLowerCase(), { name, where: "the tracks" }]),
  );
  return named.flatMap(({ file, name }) => {
    const known = first.get(name.toLowerCase());
    if (known === undefined) first.set(name.toLowerCase(), { name, where: file });
    return known === undefined || known.name === name
      ? []
      : [{ file, problem: `modality: ${name} is called ${known.name} in ${known.where}` }];
  });
}
