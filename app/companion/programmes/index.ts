export { findCore, findProgramme, programmes, sessionOf } from "#app/content/programmes.ts";
export type { Programme, ProgrammeId, ProgrammeSession } from "#app/content/programme.ts";
