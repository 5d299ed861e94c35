import { z } from "zod";
import { readContent } from "./read-content.ts";

const therapistId = z.enum(["ali", "alina", "alice", "alicia", "alijah", "alister"]);

/** How each companion talks, for a model. What is said as it is written stands elsewhere. */
export const PERSONAS = readContent("", "personas.yaml", z.record(therapistId, z.string().min(1)));
