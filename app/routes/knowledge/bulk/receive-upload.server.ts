import { data, redirect } from "react-router";
import { z } from "zod";
import { CONSOLE_PATHS } from "#app/catalogue/knowledge.ts";
import { signedInUser } from "#app/middleware/account.server.ts";
import { fileField } from "#app/middleware/file-field.ts";
import { formAction, valuesOf } from "#app/middleware/form-action.server.ts";
import { doHeavyWork } from "#app/models/storage/heavy-work.server.ts";
import {
  readUploadRows,
  type UploadRows,
} from "#app/models/knowledge/knowledge-upload-rows.server.ts";
import { keepUpload } from "#app/models/knowledge/knowledge-uploads.server.ts";
import { UPLOAD_MAX_MB } from "./limits.ts";

/** Why an upload was not taken. */
export type UploadRefusal =
  | Exclude<UploadRows, { problem: null }>
  | { problem: "no-file" | "both" | "too-large" | "not-utf8" | "busy" };

/** What was pasted is given back for mending up to here; a file is still on the admin's disk. */
const GIVEN_BACK_MAX_LENGTH = 500_000;

const schema = z.object({
  file: fileField(z.instanceof(File).optional(), UPLOAD_MAX_MB * 1024 * 1024),
  items: z.string().optional(),
});

/** Takes a file, or what was pasted of one, checks every row, and leads to what would be stored. */
export const receiveUpload = formAction(
  schema,
  async ({ submission }, { context }) => {
    const admin = signedInUser(context);
    const { file: sent, items: pasted = "" } = valuesOf(submission);
    // A browser sends an empty one where none was chosen.
    const file = sent && sent.size > 0 ? sent : null;
    if (!file && pasted.trim() === "") return refuse({ problem: "no-file" }, "");
    if (file && pasted.trim() !== "") return refuse({ problem: "both" }, pasted);
    const text = file ? decoded(await file.arrayBuffer()) : pasted;
    if (text === null) return refuse({ problem: "not-utf8" }, "");
    const outcome = await doHeavyWork(async () => {
      const rows = await readUploadRows(text);
      return rows.problem === null ? keepUpload(admin.id, rows.items) : rows;
    });
    if (!outcome.isDone) return refuse({ problem: "busy" }, file ? "" : pasted, 503);
    const { result } = outcome;
    if (typeof result !== "string") return refuse(result, file ? "" : pasted);
    throw redirect(`${CONSOLE_PATHS.bulk}/${result}`);
  },
  { onTooLarge: async () => refuse({ problem: "too-large" }, "", 413) },
);

/** What a file says; null where it is written in another encoding, which would be read as garbage. */
function decoded(bytes: ArrayBuffer): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function refuse(refusal: UploadRefusal, pasted: string, status = 400) {
  const isGivenBack = pasted.length <= GIVEN_BACK_MAX_LENGTH;
  return data({ refusal, pasted: isGivenBack ? pasted : "" }, { status });
}
