import { data, href, redirect } from "react-router";
import { z } from "zod";
import { signedInAccount } from "#app/middleware/account.server.ts";
import { fileField } from "#app/middleware/file-field.ts";
import { formAction, valuesOf } from "#app/middleware/form-action.server.ts";
import {
  keepAccountImport,
  withoutExistingRows,
} from "#app/models/accounts/account-imports.server.ts";
import type { SignedIn } from "#app/models/accounts/user-sessions.server.ts";
import { findJournalAccess } from "#app/models/record/journal-access.server.ts";
import { doHeavyWork } from "#app/models/storage/heavy-work.server.ts";
import { consumeRateLimit } from "#app/models/storage/rate-limits.server.ts";
import { COPY_MAX_MB } from "./limits.ts";
import { isNewer, readCopy } from "./read-copy.server.ts";
import { screenCopy, findImportable } from "./screen-copy.server.ts";
import { unpackCopy, type UnpackProblem } from "./unpack.server.ts";

/** Why a copy was not taken. */
export type CopyRefusal = UnpackProblem | "no-file" | "newer" | "too-often" | "busy";

const schema = z.object({
  file: fileField(z.instanceof(File).optional(), COPY_MAX_MB * 1024 * 1024),
});

/** Takes a copy, reads and screens it, and leads to what is in it. Nothing of it is written yet. */
export const receiveCopy = formAction(
  schema,
  async ({ submission }, { context }) => {
    const account = signedInAccount(context);
    const { file } = valuesOf(submission);
    // A browser sends an empty one where none was chosen.
    if (!file || file.size === 0) return refuse("no-file");
    if (!(await consumeRateLimit("import.account", account.user.id)).isAllowed) {
      return refuse("too-often", 429);
    }
    const outcome = await doHeavyWork(async () =>
      keepCopy(account, Buffer.from(await file.bytes())),
    );
    if (!outcome.isDone) return refuse("busy", 503);
    if (outcome.result.problem) return refuse(outcome.result.problem);
    throw redirect(href("/settings/import/:copyId", { copyId: outcome.result.id }));
  },
  { onTooLarge: async () => refuse("too-large", 413) },
);

async function keepCopy(
  { user, risk }: SignedIn,
  zip: Buffer,
): Promise<{ problem: CopyRefusal } | { problem: null; id: string }> {
  const unpacked = await unpackCopy(zip);
  if (unpacked.problem) return unpacked;
  if (isNewer(unpacked.files)) return { problem: "newer" };
  const read = readCopy(unpacked.files, user);
  const allowed = findImportable(user, await findJournalAccess(user, risk), read.raw);
  const fresh = await withoutExistingRows(user.id, allowed.raw);
  const { copy, leftOut } = await screenCopy(fresh.raw, user.timeZone);
  const left = [...fresh.leftOut, ...allowed.leftOut, ...leftOut, ...read.leftOut];
  return { problem: null, id: await keepAccountImport(user.id, { copy, leftOut: left }) };
}

function refuse(refusal: CopyRefusal, status = 400) {
  return data({ refusal }, { status });
}
