import type { Programme } from "../programme.ts";
import { befriending } from "./befriending.ts";
import { criticAndFirefighter } from "./critic-and-firefighter.ts";
import { doorAndTable } from "./door-and-table.ts";
import { feeling } from "./feeling.ts";
import { finding } from "./finding.ts";
import { parts } from "./parts.ts";
import { room } from "./room.ts";
import { twoSidesAndLead } from "./two-sides-and-lead.ts";

/** Twelve sessions on getting to know one's protecting parts, with their permission. */
export const internalFamilySystems: Programme = {
  id: "internal-family-systems",
  title: "Internal Family Systems",
  modality: "IFS",
  about:
    "Twelve sessions on the parts of you that protect, push and soothe, and on leading them kindly. We speak with protectors only, with their permission, and leave hurt places closed: going there belongs in the company of a trained IFS therapist, and an AI is no substitute for one. It is not the right thing if you hear voices from outside, lose time, or are flooded by memories; a doctor or therapist comes first then. Every session can be stopped at any point, and each has a way back into the room.",
  sessions: [
    parts,
    room,
    finding,
    feeling,
    ...befriending,
    ...criticAndFirefighter,
    ...twoSidesAndLead,
    ...doorAndTable,
  ],
};
