export type {
  OpeningCheck,
  Programme,
  ProgrammeId,
  ProgrammeSession,
} from "#app/content/programme.ts";
